package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** Trees may be wide. */
class SizesTest {

    @Test
    void aCertificateIsCountedRightHoweverManyLeavesShowNothing() {
        BoundedOrder<Integer> order = BoundedOrder.natural(0, 10);
        GameTree<Integer> wide = GameTree.node(Collections.nCopies(10_000_000, GameTree.leaf(3)));
        GameTree<Integer> tree = GameTree.node(GameTree.leaf(5), wide);
        assertThat(new Certificate<>(order).size(Player.MAX, tree)).isEqualTo(2);
    }
}
