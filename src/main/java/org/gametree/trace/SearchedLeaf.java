package org.gametree.trace;

import java.util.List;
import java.util.Objects;
import org.gametree.core.GameTree.Leaf;

/**
 * The trace of a leaf that was evaluated. Its value is returned as it is, whatever the window.
 *
 * @param <V> the type of the values
 * @param tree the leaf
 * @param alpha the lower bound of the window it was searched in
 * @param beta the upper bound of that window
 */
public record SearchedLeaf<V>(Leaf<V> tree, V alpha, V beta) implements Searched<V> {

    /**
     * Makes the trace of a leaf.
     *
     * @param tree the leaf
     * @param alpha the lower bound of the window it was searched in
     * @param beta the upper bound of that window
     * @throws NullPointerException if an argument is null
     */
    public SearchedLeaf {
        Objects.requireNonNull(tree, "tree is null; expected a leaf");
        Objects.requireNonNull(alpha, "alpha is null; expected the window's lower bound");
        Objects.requireNonNull(beta, "beta is null; expected the window's upper bound");
    }

    /** Returns the value of the leaf. */
    @Override
    public V value() {
        return tree.value();
    }

    /** Returns {@link Reading#EXACT}: a leaf is worth its value. */
    @Override
    public Reading reading() {
        return Reading.EXACT;
    }

    /** Returns the empty list. */
    @Override
    public List<Trace<V>> children() {
        return List.of();
    }

    /** Returns the window and the value, as in {@code leaf (0, 9) = 3}. */
    @Override
    public String toString() {
        return "leaf (" + alpha + ", " + beta + ") = " + value();
    }
}
