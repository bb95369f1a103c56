package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.law.Comparison;
import org.gametree.law.Observation;
import org.gametree.law.SearchCase;
import org.gametree.law.Universe;
import org.gametree.variant.StockmanSss.Ties;

/** SSS* as published is the driver from above, under its conditions and with leftmost ties, and not otherwise. */
class StockmanSssTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);

    private static boolean hasEmptyNode(GameTree<Integer> tree) {
        return tree instanceof Node<Integer> node
                && (node.children().isEmpty() || node.children().stream().anyMatch(StockmanSssTest::hasEmptyNode));
    }

    private static void evaluatesTheSameLeavesInTheSameOrder(SearchCase<Integer> c) {
        Observation<Integer> published = Observation.of(ORDER, over -> new StockmanSss<>(over, Ties.LEFTMOST), c);
        assertThat(published).as("%s", c).isEqualTo(Observation.of(ORDER, MtdF::sss, c));
    }

    @Example
    void withLeftmostTiesItIsTheDriverFromAboveOnEverySmallTree() {
        List<SearchCase<Integer>> cases = Universe.of(List.of(1, 2, 3), 7)
                .trees()
                .filter(tree -> !hasEmptyNode(tree))
                .flatMap(tree -> Stream.of(Player.values()).map(p -> new SearchCase<>(p, 0, 9, tree)))
                .toList();
        assertThat(cases).hasSizeGreaterThan(3_000);
        cases.forEach(StockmanSssTest::evaluatesTheSameLeavesInTheSameOrder);
    }

    @Provide
    Arbitrary<SearchCase<Integer>> inside() {
        Arbitrary<GameTree<Integer>> trees = Arbitraries.of(1, 2, 3)
                .flatMap(branching -> Arbitraries.integers()
                        .between(2, branching == 3 ? 3 : 5)
                        .flatMap(depth ->
                                TreeArbitraries.uniform(Arbitraries.integers().between(1, 8), branching, depth)));
        Arbitrary<GameTree<Integer>> irregular =
                Combinators.combine(trees, trees, trees).as((x, y, z) -> GameTree.node(x, GameTree.node(y, z)));
        return Combinators.combine(Arbitraries.of(Player.class), irregular)
                .as((p, tree) -> new SearchCase<>(p, 0, 9, tree))
                .withoutEdgeCases();
    }

    @Property(tries = 300)
    void withLeftmostTiesItIsTheDriverFromAbove(@ForAll("inside") SearchCase<Integer> c) {
        evaluatesTheSameLeavesInTheSameOrder(c);
        Statistics.collect(c.tree().leaves() > 20);
        Statistics.coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
    }

    @Example
    void aLeafThatAttainsABoundOrAnEmptyNodeBreaksTheEquality() {
        List<SearchCase<Integer>> attained = Universe.of(List.of(0, 1, 9), 6)
                .trees()
                .filter(tree -> !hasEmptyNode(tree))
                .flatMap(tree -> Stream.of(Player.values()).map(p -> new SearchCase<>(p, 0, 9, tree)))
                .toList();
        assertThat(attained)
                .anyMatch(c -> !Observation.of(ORDER, over -> new StockmanSss<>(over, Ties.LEFTMOST), c)
                        .leaves()
                        .equals(Observation.of(ORDER, MtdF::sss, c).leaves()));
    }

    @Example
    void withOtherTiesItMayLeaveTheLeavesOfAlphaBetaEvenWhereAllLeavesDiffer() {
        for (Ties ties : List.of(Ties.RIGHTMOST, Ties.FIFO, Ties.LIFO)) {
            assertThat(leavingAlphaBeta(ties)).as("%s", ties).isPresent();
        }
        assertThat(leavingAlphaBeta(Ties.LEFTMOST)).isEmpty();
    }

    // Trees of eight different leaves, in shuffles that are always the same.
    private static Optional<SearchCase<Integer>> leavingAlphaBeta(Ties ties) {
        Random random = new Random(1);
        return Stream.generate(() -> shuffled(random))
                .limit(500)
                .filter(c -> {
                    Comparison<Integer> x = Comparison.of(ORDER, over -> new StockmanSss<>(over, ties), c);
                    return !x.alphaBeta().leaves().containsAll(x.other().leaves());
                })
                .findFirst();
    }

    private static SearchCase<Integer> shuffled(Random random) {
        List<Integer> values =
                new ArrayList<>(IntStream.rangeClosed(1, 8).boxed().toList());
        Collections.shuffle(values, random);
        List<GameTree<Integer>> trees =
                new ArrayList<>(values.stream().map(GameTree::leaf).toList());
        while (trees.size() > 1) {
            trees.add(GameTree.node(trees.remove(0), trees.remove(0)));
        }
        return new SearchCase<>(Player.MAX, 0, 9, trees.get(0));
    }
}
