package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * {@link Minimax} as a search: the baseline, which evaluates every leaf once (Shannon 1950).
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> its value is the minimax value itself, and its leaves are all
 * there are. The smallest tree where alpha-beta saves one within the full window: {@code MAX [[], 1]}, whose empty node
 * is worth ⊤; without empty nodes and with leaves strictly between ⊥ and ⊤, {@code MAX [1, [1, 1]]}.
 *
 * <p><b>For a ≥ b</b>, as for every window, it does the same.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record CountedMinimax<V>(BoundedOrder<V> order) implements TreeSearch<V> {

    /**
     * Makes minimax with a count over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public CountedMinimax {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Evaluates a tree.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound, of which no notice is taken
     * @param b the window's upper bound, of which no notice is taken
     * @param tree the tree
     * @return the minimax value and the number of leaves
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or a leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        Root.of(order, p, a, b, tree);
        return new Timed<>(new Minimax<>(order).minimax(p, tree), tree.leaves());
    }
}
