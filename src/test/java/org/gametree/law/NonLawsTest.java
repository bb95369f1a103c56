package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.junit.jupiter.api.Test;

/** What one might take for a law and is none, each with the counterexample that says so. */
class NonLawsTest {
    private static final List<Integer> VALUES = List.of(0, 1, 2, 3);
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);
    private static final AlphaBeta<Integer> ALPHA_BETA = new AlphaBeta<>(ORDER);

    @Test
    void theResultNeedNotLieInTheWindow() {
        refuted(
                new Law<>(
                        "in the window",
                        "a ≤ b implies a ≤ r ≤ b",
                        c -> c.a() <= c.b(),
                        c -> Claim.le(ORDER, c.a(), r(c)).and(Claim.le(ORDER, r(c), c.b()))),
                "MAX, window (1, 1), tree 0");
    }

    @Test
    void theResultNeedNotRiseWithTheWindowOnceAEqualsB() {
        refuted(
                Law.always(
                        "monotone",
                        "r(a, b) ≤ r(b, b)",
                        c -> Claim.le(ORDER, r(c), r(c.within(Math.max(c.a(), c.b()), c.b())))),
                "MAX, window (0, 1), tree [0, 2]");
    }

    @Test
    void aSearchMayCostNothing() {
        refuted(
                Law.always(
                        "at least one",
                        "1 ≤ cost",
                        c -> Claim.atMost(1, result(c).time())),
                "MAX, window (0, 0), tree []");
    }

    @Test
    void equalValuesNeedNotCostTheSame() {
        Law<SearchCase<Integer>> law = new Law<>(
                "equal cost",
                "m(a tree) = m(its mirror image) implies equal cost",
                c -> m(c) == m(c.with(mirrored(c.tree()))),
                c -> Claim.equal(
                        result(c).time(), result(c.with(mirrored(c.tree()))).time()));
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(
                        () -> Law.verify(List.of(law), Universe.of(VALUES, 5).cases()));
    }

    @Test
    void bestFirstOrderNeedNotBeTheCheapestOnIrregularTrees() {
        AlphaBeta<Integer> search = new AlphaBeta<>(BoundedOrder.ints());
        GameTree<Integer> three = GameTree.node(GameTree.leaf(3), GameTree.leaf(4));
        GameTree<Integer> bestFirst = GameTree.node(GameTree.leaf(1), GameTree.node(three, GameTree.leaf(2)));
        GameTree<Integer> cheapest = GameTree.node(GameTree.leaf(1), GameTree.node(GameTree.leaf(2), three));
        assertThat(search.alphaBeta(Player.MIN, bestFirst)).isEqualTo(new Timed<>(1, 3));
        assertThat(search.alphaBeta(Player.MIN, cheapest)).isEqualTo(new Timed<>(1, 2));
    }

    @Test
    void theRawResultNeedNotCommuteWithAWeaklyIncreasingMap() {
        GameTree<Integer> tree = GameTree.node(GameTree.leaf(1), GameTree.leaf(3));
        List<Integer> f = List.of(0, 1, 1, 2);
        int mapped = ALPHA_BETA
                .alphaBeta(Player.MAX, f.get(0), f.get(2), tree.map(f::get))
                .value();
        assertThat(mapped).isEqualTo(1);
        assertThat(f.get(ALPHA_BETA.alphaBeta(Player.MAX, 0, 2, tree).value())).isEqualTo(2);
    }

    private static void refuted(Law<SearchCase<Integer>> law, String smallest) {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(
                        () -> Law.verify(List.of(law), Universe.of(VALUES, 4).cases()))
                .withMessageEndingWith("case: " + smallest);
    }

    private static Timed<Integer> result(SearchCase<Integer> c) {
        return c.run(ALPHA_BETA::alphaBeta);
    }

    private static int r(SearchCase<Integer> c) {
        return result(c).value();
    }

    private static int m(SearchCase<Integer> c) {
        return new Minimax<>(ORDER).minimax(c.p(), c.tree());
    }

    private static GameTree<Integer> mirrored(GameTree<Integer> tree) {
        if (tree instanceof GameTree.Node<Integer> node) {
            List<GameTree<Integer>> images = new ArrayList<>();
            node.children().forEach(child -> images.add(0, mirrored(child)));
            return GameTree.node(images);
        }
        return tree;
    }
}
