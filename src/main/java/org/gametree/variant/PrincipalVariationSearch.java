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
 * Alpha-beta that takes the first child for the best, and asks of the others by a null window only whether one is better
 * (Marsland and Campbell 1982; Reinefeld 1983, who names it NegaScout).
 *
 * <p>A later child is tested at the {@link Cut} just above what the player has. If it passes with a value inside the
 * window, it is searched again for its value.
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> the same value, and no leaf that alpha-beta does not
 * evaluate, with or without equal values. But a leaf searched again is evaluated again and counted again, so the time
 * may be more: within the full window, with leaves strictly between ⊥ and ⊤ and no empty node, the smallest tree with a
 * repeat is {@code MAX [1, 2]}, 3 evaluations against 2, and the smallest with a leaf saved {@code MAX [1, [[2, 1], 1]]}.
 *
 * <p><b>For a ≥ b</b> it is alpha-beta: both stop after the first leaf.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record PrincipalVariationSearch<V>(BoundedOrder<V> order) implements TreeSearch<V> {

    /**
     * Makes principal variation search over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public PrincipalVariationSearch {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Searches a tree within a window.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound
     * @param b the window's upper bound; any relation to a is legal
     * @param tree the tree
     * @return alpha-beta's value; and the number of evaluations, repeated ones included
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        Root<V> root = Root.of(order, p, a, b, tree);
        return pvs(root.side(), root.own(), root.far(), tree);
    }

    private static <V> Timed<V> pvs(Side<V> side, V own, V far, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return side.evaluate(leaf);
        }
        BoundedOrder<V> order = side.order();
        boolean first = true;
        long time = 0;
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            Timed<V> bound = first ? Timed.pure(own) : tested(side, own, far, child);
            time += bound.time();
            V value = bound.value();
            if (first || isInside(order, own, value, far)) {
                Timed<V> exact = pvs(side.opponent(), far, own, child);
                time += exact.time();
                value = exact.value();
            }
            first = false;
            own = order.max(own, value);
            if (order.le(far, own)) {
                break;
            }
        }
        return new Timed<>(own, time);
    }

    // A node's bound stays below the far end of the window, as alpha-beta's values do; a leaf's value is what it is.
    private static <V> Timed<V> tested(Side<V> side, V own, V far, GameTree<V> child) {
        Timed<V> bound = NullWindow.search(side.opponent(), Cut.above(own).reversed(), child);
        return child instanceof Leaf ? bound : bound.map(value -> side.order().min(value, far));
    }

    private static <V> boolean isInside(BoundedOrder<V> order, V own, V value, V far) {
        return order.lt(own, value) && order.lt(value, far);
    }
}
