package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every law on every small case, in seconds; {@link ExhaustiveTest} goes on from here. */
class SmallWorldsTest {
    private static final List<Integer> VALUES = List.of(0, 1, 2, 3);
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);
    private static final TreeSearch<Integer> SEARCH = new AlphaBeta<>(ORDER)::alphaBeta;

    @ParameterizedTest(name = "{0} vertices")
    @CsvSource({
        "1,     5,    128,    240,     4,     6,     4,    9",
        "2,     5,    128,    240,     4,     9,     4,    6",
        "3,    30,    880,   1440,    36,    67,    36,   23",
        "4,   205,   6480,   9840,   300,   472,   300,  143",
        "5,  1530,  51184,  73440,  2560,  3553,  2560, 1037",
        "6, 12130, 424848, 582240, 22440, 28337, 22440, 8053",
    })
    void costsAndValuesAddUpToTheKnownChecksums(
            int vertices, long trees, long cost, long value, long maxCost, long maxValue, long minCost, long minValue) {
        long smaller = vertices == 1 ? 0 : Universe.of(VALUES, vertices - 1).size();
        Universe<Integer> universe = Universe.of(VALUES, vertices);
        assertThat(universe.size() - smaller).isEqualTo(trees);

        Sum all = new Sum();
        Sum max = new Sum();
        Sum min = new Sum();
        universe.trees().skip(smaller).flatMap(SmallWorldsTest::cases).forEach(c -> {
            Timed<Integer> result = c.run(SEARCH);
            all.add(result);
            if (c.a() == 0 && c.b() == 3) {
                (c.p() == Player.MAX ? max : min).add(result);
            }
        });
        assertThat(List.of(all.cost, all.value, max.cost, max.value, min.cost, min.value))
                .containsExactly(cost, value, maxCost, maxValue, minCost, minValue);
    }

    private static final class Sum {
        private long cost;
        private long value;

        void add(Timed<Integer> result) {
            cost += result.time();
            value += result.value();
        }
    }

    @Test
    void everyLawOfAlphaBetaHoldsOnAllTreesUpTo4Vertices() {
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(ORDER, SEARCH).all(), Universe.of(VALUES, 4).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void everyLawOfAlphaBetaHoldsOnAllTreesUpTo4VerticesWhereNoLeafAttainsABound() {
        everyLawOfAlphaBetaHoldsWhereNoLeafAttainsABound(4);
    }

    static void everyLawOfAlphaBetaHoldsWhereNoLeafAttainsABound(int vertices) {
        BoundedOrder<Integer> wide = BoundedOrder.natural(-1, 4);
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(wide, new AlphaBeta<>(wide)::alphaBeta).all(),
                Universe.of(VALUES, vertices).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void everyLawOfVisitedLeavesHoldsOnAllTreesUpTo4Vertices() {
        everyLawOfVisitedLeavesHolds(4);
    }

    static void everyLawOfVisitedLeavesHolds(int vertices) {
        Tally tally = Law.verify(
                new LeafLaws<>(ORDER, over -> new AlphaBeta<>(over)::alphaBeta).all(),
                Universe.of(VALUES, vertices).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void increasingMapsKeepWhatTheyShould() {
        MapLaws<Integer> strict = new MapLaws<>(
                ORDER, over -> new AlphaBeta<>(over)::alphaBeta, x -> 2 * x + 1, BoundedOrder.natural(0, 9));
        MapLaws<Integer> weak = new MapLaws<>(ORDER, over -> new AlphaBeta<>(over)::alphaBeta, x -> (x + 1) / 2, ORDER);
        Iterable<SearchCase<Integer>> cases = Universe.of(VALUES, 5).cases();
        assertThat(Law.verify(List.of(strict.naturality(), strict.weaklyIncreasing()), cases)
                        .neverApplied())
                .isEmpty();
        assertThat(Law.verify(List.of(weak.weaklyIncreasing()), cases).neverApplied())
                .isEmpty();
    }

    @Test
    void theLeastCostOverAllOrdersOfUpTo4VerticesIsTheSizeOfASmallestCertificate() {
        everyLawOfReorderingHolds(4);
    }

    static void everyLawOfReorderingHolds(int vertices) {
        ReorderingLaws<Integer> laws = new ReorderingLaws<>(ORDER, SEARCH);
        Iterable<SearchCase<Integer>> cases = () -> Universe.of(VALUES, vertices)
                .trees()
                .flatMap(tree -> Stream.of(Player.values()).map(p -> new SearchCase<>(p, 0, 3, tree)))
                .iterator();
        Tally tally = Law.verify(List.of(laws.permutation(), laws.leastCost(), laws.knuthMoore()), cases);
        assertThat(tally.neverApplied()).isEmpty();
    }

    private static Stream<SearchCase<Integer>> cases(GameTree<Integer> tree) {
        return Stream.of(Player.values())
                .flatMap(p -> VALUES.stream().flatMap(a -> VALUES.stream().map(b -> new SearchCase<>(p, a, b, tree))));
    }
}
