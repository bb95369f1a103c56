package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.junit.jupiter.api.Test;

/** When a child is searched again: if its test says that it is better, and leaves open how much. */
class PrincipalVariationSearchTest {
    private static final GameTree<Integer> RISING = node(leaf(1), leaf(2));
    private static final GameTree<Integer> FALLING = node(leaf(2), leaf(1));
    private static final GameTree<Integer> TESTED_TOO_LOW = node(leaf(1), node(node(leaf(2), leaf(3))));

    private static Timed<Integer> search(int b, GameTree<Integer> tree) {
        return new PrincipalVariationSearch<>(BoundedOrder.natural(0, 9)).search(Player.MAX, 0, b, tree);
    }

    @Test
    void aChildThatIsNoBetterIsTestedAlone() {
        assertThat(search(9, FALLING)).isEqualTo(new Timed<>(2, 2));
    }

    @Test
    void aBetterChildIsSearchedAgain() {
        assertThat(search(9, RISING)).isEqualTo(new Timed<>(2, 3));
        assertThat(search(9, TESTED_TOO_LOW)).isEqualTo(new Timed<>(3, 5));
    }

    @Test
    void aChildThatReachesTheFarEndIsNotSearchedAgain() {
        assertThat(search(2, RISING)).isEqualTo(new Timed<>(2, 2));
        assertThat(search(2, TESTED_TOO_LOW)).isEqualTo(new Timed<>(2, 2));
    }
}
