package org.gametree.trace;

/**
 * The trace of a tree that was searched: in what window, and what came of it.
 *
 * @param <V> the type of the values
 */
public sealed interface Searched<V> extends Trace<V> permits SearchedLeaf, SearchedNode {

    /**
     * Returns the lower bound of the window that the search came with.
     *
     * @return alpha
     */
    V alpha();

    /**
     * Returns the upper bound of the window that the search came with.
     *
     * @return beta
     */
    V beta();

    /**
     * Returns what the search returned.
     *
     * @return the value, which may be a bound only: see {@link #reading}
     */
    V value();

    /**
     * Returns what the value says about the minimax value of the tree.
     *
     * @return exact, a bound on one side, or nothing
     */
    Reading reading();
}
