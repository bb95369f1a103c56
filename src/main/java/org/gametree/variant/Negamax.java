package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * Alpha-beta in one clause: what is good for one player is bad for the other, so MIN's half is MAX's over the reversed
 * order (Knuth and Moore 1975, their F2).
 *
 * <p>The literature negates values and the window. Here the order turns instead, so there is nothing that negation could
 * overflow, and any order will do.
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> the same value, the same leaves in the same order, the same
 * time. No tree tells them apart.
 *
 * <p><b>For a ≥ b</b>, as for every window, it does what alpha-beta does.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record Negamax<V>(BoundedOrder<V> order) implements TreeSearch<V> {

    /**
     * Makes negamax over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public Negamax {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Does what {@link org.gametree.core.AlphaBeta#alphaBeta(Player, Object, Object, GameTree) alphaBeta} does.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound
     * @param b the window's upper bound; any relation to a is legal
     * @param tree the tree
     * @return alpha-beta's value and time
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        Root<V> root = Root.of(order, p, a, b, tree);
        return negamax(root.side(), root.own(), root.far(), tree);
    }

    private static <V> Timed<V> negamax(Side<V> side, V own, V far, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return side.evaluate(leaf);
        }
        BoundedOrder<V> order = side.order();
        long time = 0;
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            Timed<V> result = negamax(side.opponent(), far, own, child);
            time += result.time();
            own = order.max(own, result.value());
            if (order.le(far, own)) {
                break;
            }
        }
        return new Timed<>(own, time);
    }
}
