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
 * Alpha-beta that returns the best value it has seen, even outside of the window (Fishburn 1983).
 *
 * <p>A node's best starts at the worst there is instead of at the player's bound, and only the windows of the children
 * take notice of that bound.
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> for a &lt; b the same leaves in the same order, and a value
 * at least as close to m, the minimax value, on the same side: m ≤ r ≤ r' or r' ≤ r ≤ m, where r' is alpha-beta's. So
 * below the window it is an upper bound of m that may be less than a, above it a lower bound that may be more than b.
 *
 * <p>The smallest tree that tells them apart: {@code MIN []}, an empty node, in the window from 0 to 1 is 1 to alpha-beta,
 * and ⊤ here. Without empty nodes and with leaves strictly between ⊥ and ⊤: {@code MIN [2]} in the same window is 1 to
 * alpha-beta, and 2 here.
 *
 * <p><b>For a ≥ b</b> it may evaluate more: it stops at b ≤ best, which need not hold although b ≤ a does. Of
 * {@code MAX [1, 1]} in the window from 2 to 2, alpha-beta evaluates one leaf, and this search both. The value lies between
 * min(b, m) and max(a, m), as alpha-beta's.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record FailSoft<V>(BoundedOrder<V> order) implements TreeSearch<V> {

    /**
     * Makes fail-soft alpha-beta over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public FailSoft {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Searches a tree within a window.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound
     * @param b the window's upper bound; any relation to a is legal
     * @param tree the tree
     * @return for a &lt; b the minimax value if it lies in the window, otherwise a bound of it on its side of the window;
     *     and the number of leaves evaluated, each at most once
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        Root<V> root = Root.of(order, p, a, b, tree);
        return failSoft(root.side(), root.own(), root.far(), tree);
    }

    private static <V> Timed<V> failSoft(Side<V> side, V own, V far, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return side.evaluate(leaf);
        }
        BoundedOrder<V> order = side.order();
        V best = order.bottom();
        long time = 0;
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            Timed<V> result = failSoft(side.opponent(), far, order.max(own, best), child);
            time += result.time();
            best = order.max(best, result.value());
            if (order.le(far, best)) {
                break;
            }
        }
        return new Timed<>(best, time);
    }
}
