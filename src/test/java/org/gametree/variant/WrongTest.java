package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.law.AlphaBetaLaws;
import org.gametree.law.Comparison;
import org.gametree.law.Law;
import org.gametree.law.Law.Outcome;
import org.gametree.law.RelationLaws;
import org.gametree.law.SearchCase;
import org.gametree.law.Tagged;
import org.gametree.law.Universe;
import org.gametree.variant.StockmanSss.Ties;
import org.gametree.variant.Wrong.Mistake;
import org.junit.jupiter.api.Test;

/** The relations are tested themselves: each wrong search of the family breaks one that its right version keeps. */
class WrongTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);
    private static final RelationLaws<Integer> LAWS = new RelationLaws<>(ORDER);
    private static final List<SearchCase<Integer>> CASES = Stream.concat(
                    Universe.of(List.of(1, 2), 7)
                            .trees()
                            .flatMap(tree -> Stream.of(Player.values()).map(p -> new SearchCase<>(p, 0, 3, tree))),
                    Stream.of(Player.values())
                            .flatMap(p -> IntStream.range(0, 200).mapToObj(seed -> deep(p, seed))))
            .toList();
    private static final List<SearchCase<Integer>> DEEP =
            CASES.stream().filter(c -> c.tree().leaves() == 16).toList();

    /** A search over tagged leaves, so that its leaves can be seen. */
    interface Search extends Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> {}

    private static SearchCase<Integer> deep(Player p, int seed) {
        Random random = new Random(seed);
        List<GameTree<Integer>> trees = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            trees.add(GameTree.leaf(1 + random.nextInt(2)));
        }
        while (trees.size() > 1) {
            trees.add(GameTree.node(trees.remove(0), trees.remove(0)));
        }
        return new SearchCase<>(p, 0, 3, trees.get(0));
    }

    private static List<String> broken(
            Search search, List<Law<Comparison<Integer>>> laws, List<SearchCase<Integer>> cases) {
        List<Law<Comparison<Integer>>> unbroken = new ArrayList<>(laws);
        for (SearchCase<Integer> c : cases) {
            Comparison<Integer> comparison = Comparison.of(ORDER, search, c);
            unbroken.removeIf(law -> law.check(comparison) == Outcome.FAILS);
        }
        return laws.stream()
                .filter(law -> !unbroken.contains(law))
                .map(Law::name)
                .toList();
    }

    private static List<String> brokenByPvs(Mistake mistake) {
        return broken(
                over -> new Wrong.Pvs<>(over, mistake),
                List.of(LAWS.sameValue(), LAWS.noOtherLeaf(), LAWS.byPath()),
                CASES);
    }

    private static List<String> brokenByDriver(Mistake mistake) {
        return broken(
                over -> new Wrong.Driver<>(over, mistake),
                List.of(LAWS.clampedValue(), LAWS.noOtherLeaf(), LAWS.noLeafTwice(), LAWS.byPath()),
                CASES);
    }

    @Test
    void theSubjectsWithoutAMistakeBreakNoLaw() {
        assertThat(brokenByPvs(Mistake.NONE)).isEmpty();
        assertThat(brokenByDriver(Mistake.NONE)).isEmpty();
        assertThat(CASES)
                .allSatisfy(c -> assertThat(Comparison.of(ORDER, over -> new Wrong.Driver<>(over, Mistake.NONE), c)
                                .other())
                        .isEqualTo(Comparison.of(ORDER, MtdF::sss, c).other()));
    }

    @Test
    void aSecondSearchFromTheWrongBoundIsRejected() {
        Map<Mistake, List<String>> broken = Map.of(
                Mistake.SEARCHED_AGAIN_BELOW_THE_BOUND, List.of("same value"),
                Mistake.SEARCHED_AGAIN_FROM_THE_BOTTOM, List.of("no other leaf"),
                Mistake.NOT_SEARCHED_AGAIN, List.of("same value"));
        broken.forEach((mistake, laws) ->
                assertThat(brokenByPvs(mistake)).as("%s", mistake).containsAll(laws));
    }

    @Test
    void aWrongMemoryIsRejected() {
        Map<Mistake, List<String>> broken = Map.of(
                Mistake.BOUND_AS_VALUE, List.of("clamped value"),
                Mistake.BOUNDS_SWAPPED, List.of("clamped value"),
                Mistake.PLAYER_FORGOTTEN, List.of("by path"),
                Mistake.EQUAL_SUBTREES_COLLIDE, List.of("by path"),
                Mistake.NO_MEMORY, List.of("no leaf twice"));
        broken.forEach((mistake, laws) ->
                assertThat(brokenByDriver(mistake)).as("%s", mistake).containsAll(laws));
    }

    @Test
    void sssWithoutLeftmostTiesIsRejected() {
        for (Ties ties : List.of(Ties.FIFO, Ties.LIFO, Ties.RIGHTMOST)) {
            assertThat(brokenByOpenList(ties)).as("%s", ties).containsExactly("no other leaf");
        }
        assertThat(brokenByOpenList(Ties.LEFTMOST)).isEmpty();
    }

    private static List<String> brokenByOpenList(Ties ties) {
        return broken(over -> new StockmanSss<>(over, ties), List.of(LAWS.exactValue(), LAWS.noOtherLeaf()), DEEP);
    }

    @Test
    void stepsOfOneMissAFractionAndAreRejected() {
        BoundedOrder<Double> order = BoundedOrder.natural(0.0, 4.0);
        SearchCase<Double> c =
                new SearchCase<>(Player.MAX, 0.0, 4.0, GameTree.node(GameTree.leaf(0.0), GameTree.leaf(0.5)));
        assertThat(c.run(new Wrong.StepByOne(order)).value()).isZero();
        assertThat(c.run(MtdF.dual(order)).value()).isEqualTo(0.5);
        assertThat(notSound(new Wrong.StepByOne(order), order, c))
                .contains("alphaBeta_spec", "alphaBeta_eq_of_mem_window", "alphaBeta_bot_top");
        assertThat(notSound(MtdF.dual(order), order, c)).isEmpty();
        SearchCase<Double> whole = c.with(GameTree.node(GameTree.leaf(1.0), GameTree.leaf(3.0)));
        assertThat(notSound(new Wrong.StepByOne(order), order, whole))
                .as("whole numbers hide it")
                .isEmpty();
    }

    private static List<String> notSound(TreeSearch<Double> search, BoundedOrder<Double> order, SearchCase<Double> c) {
        return new AlphaBetaLaws<>(order, search)
                .sound().stream()
                        .filter(law -> law.check(c) == Outcome.FAILS)
                        .map(Law::name)
                        .toList();
    }

    @Test
    void stepsOfOneStandStillAmongLargeNumbers() {
        BoundedOrder<Double> order = BoundedOrder.doubles();
        GameTree<Double> tree = GameTree.node(GameTree.leaf(1e17), GameTree.leaf(2e17));
        Timed<Double> stepped = new Wrong.StepByOne(order).search(Player.MAX, 1e17, 3e17, tree);
        assertThat(stepped.value()).as("given up").isNaN();
        assertThat(MtdF.dual(order).search(Player.MAX, 1e17, 3e17, tree).value())
                .isEqualTo(2e17);
    }
}
