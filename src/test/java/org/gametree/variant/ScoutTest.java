package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.junit.jupiter.api.Test;

/** A later child is tested up to the leaf that decides, and evaluated, and paid for again, only if it is better. */
class ScoutTest {
    private static final Scout<Integer> SCOUT = new Scout<>(BoundedOrder.natural(0, 9));

    private static Timed<Integer> search(GameTree<Integer> tree) {
        return SCOUT.search(Player.MAX, 0, 9, tree);
    }

    @Test
    void aChildThatIsNoBetterIsTestedAlone() {
        assertThat(search(node(leaf(2), leaf(1)))).isEqualTo(new Timed<>(2, 2));
        assertThat(search(node(leaf(2), node(leaf(1), leaf(3))))).isEqualTo(new Timed<>(2, 2));
        assertThat(search(node(leaf(2), node(leaf(3), leaf(1))))).isEqualTo(new Timed<>(2, 3));
    }

    @Test
    void aBetterChildIsEvaluatedAgain() {
        assertThat(search(node(leaf(1), leaf(2)))).isEqualTo(new Timed<>(2, 3));
    }
}
