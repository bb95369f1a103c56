package org.gametree.core;

/**
 * A search of an explicit tree within a window: the type of {@link AlphaBeta#alphaBeta(Player, Object, Object, GameTree)
 * alpha-beta} and of every other search of the family.
 *
 * <p>A search of this type owes its caller, for a &lt; b and m the {@linkplain Minimax#minimax minimax} value: m itself
 * if a &lt; m &lt; b; otherwise a value on the same side of the window as m, ≤ a if m ≤ a (it fails low) and ≥ b if
 * b ≤ m (it fails high). What it returns for a ≥ b is its own to say.
 *
 * <p>An instance is usually a method reference: {@code new AlphaBeta<>(order)::alphaBeta}.
 *
 * @param <V> the type of the values
 */
@FunctionalInterface
public interface TreeSearch<V> {

    /**
     * Searches a tree within the window from a to b.
     *
     * @param p the player to move at the root; the players alternate from there
     * @param a alpha, the value that MAX has already; the search need not tell values ≤ a apart
     * @param b beta, the value that MIN has already; the search need not tell values ≥ b apart
     * @param tree the tree
     * @return the value and the number of leaf evaluations made, repeated ones included
     */
    Timed<V> search(Player p, V a, V b, GameTree<V> tree);
}
