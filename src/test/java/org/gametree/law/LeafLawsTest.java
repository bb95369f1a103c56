package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Which leaves a law changes or asks about, and where it says nothing. */
class LeafLawsTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);
    private static final GameTree<Integer> PAIR = GameTree.node(GameTree.leaf(5), GameTree.leaf(6));

    @Test
    void theLawsOfLeavesAreFive() {
        assertThat(new LeafLaws<>(ORDER, over -> new AlphaBeta<>(over)::alphaBeta).all())
                .extracting(Law::name)
                .containsExactly("C", "narrowing", "duality", "non-interference", "relevance");
    }

    @Test
    void narrowingTriesTheWindowsBetweenLeafValues() {
        Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> blindFromFive = over ->
                (p, a, b, tree) -> a.value() == 5 ? Timed.pure(a) : new AlphaBeta<>(over).alphaBeta(p, a, b, tree);
        assertThat(new LeafLaws<>(ORDER, blindFromFive).narrowing().check(new SearchCase<>(Player.MAX, 6, 8, PAIR)))
                .isEqualTo(Outcome.FAILS);
    }

    @Test
    void nonInterferenceNoticesASearchThatKnowsALeafWithoutEvaluatingIt() {
        Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> peeking =
                over -> (p, a, b, tree) -> Timed.pure(lastLeaf(tree) > 3 ? a : b);
        SearchCase<Integer> c = new SearchCase<>(Player.MAX, 2, 8, PAIR);
        assertThat(new LeafLaws<>(ORDER, peeking).nonInterference().check(c)).isEqualTo(Outcome.FAILS);
    }

    private static int lastLeaf(GameTree<Tagged<Integer>> tree) {
        Node<Tagged<Integer>> node = (Node<Tagged<Integer>>) tree;
        return ((Leaf<Tagged<Integer>>) node.children().get(1)).value().value();
    }

    @Test
    void relevanceSaysNothingOfTreesWithEmptyNodesNorOfWindowsThatAreNotOpen() {
        Law<SearchCase<Integer>> law = new LeafLaws<>(ORDER, over -> new AlphaBeta<>(over)::alphaBeta).relevance();
        SearchCase<Integer> c = new SearchCase<>(Player.MAX, 2, 8, GameTree.node(PAIR));
        assertThat(law.check(c)).isEqualTo(Outcome.HOLDS);
        assertThat(law.check(c.within(8, 8))).isEqualTo(Outcome.VACUOUS);
        assertThat(law.check(c.with(GameTree.node()))).isEqualTo(Outcome.VACUOUS);
        assertThat(law.check(c.with(GameTree.node(PAIR, GameTree.node())))).isEqualTo(Outcome.VACUOUS);
    }
}
