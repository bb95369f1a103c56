package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;

/**
 * The arguments of a search, found legal, as the player to move at the root sees them.
 *
 * @param side the player to move
 * @param own what this player has already: a for MAX, b for MIN
 * @param far what the opponent has already: b for MAX, a for MIN
 */
record Root<V>(Side<V> side, V own, V far, GameTree<V> tree) {

    static <V> Root<V> of(BoundedOrder<V> order, Player p, V a, V b, GameTree<V> tree) {
        Side<V> side = Side.of(p, order);
        order.require("a", a);
        order.require("b", b);
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        return p == Player.MAX ? new Root<>(side, a, b, tree) : new Root<>(side, b, a, tree);
    }
}
