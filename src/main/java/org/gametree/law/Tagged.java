package org.gametree.law;

/**
 * A value that knows which leaf it came from, so that a search can be asked which leaves it evaluated without being
 * asked for more than its result.
 *
 * <p>Leaves are told apart by their place in the tree, never by object or by equality: one shared subtree that occurs
 * twice holds different leaves.
 *
 * @param <V> the type of the values
 * @param value the value
 * @param leaf the leaf's index, counted from 0 over all leaves from left to right; {@link #NO_LEAF} for a bound
 */
public record Tagged<V>(V value, int leaf) {

    /** What {@link #leaf} is for a value that came from no leaf. */
    public static final int NO_LEAF = -1;

    /**
     * Tags a value that came from no leaf.
     *
     * @param <V> the type of the value
     * @param value the value
     * @return the value, with {@link #NO_LEAF}
     */
    public static <V> Tagged<V> bound(V value) {
        return new Tagged<>(value, NO_LEAF);
    }
}
