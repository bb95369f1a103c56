package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;

/**
 * A place in an order just below or just above a value: what a null window is, without a next value.
 *
 * <p>Every value lies on one side of it. The literature's window from v to v + 1 over the integers is the cut just above
 * v, and so is the cut just below v + 1; in an order without successors they are two different places.
 *
 * @param <V> the type of the values
 * @param value the value beside the cut
 * @param above true for the cut just above the value, false for the one just below it
 */
public record Cut<V>(V value, boolean above) {

    /**
     * Makes a cut.
     *
     * @param value the value beside the cut
     * @param above true for the cut just above the value, false for the one just below it
     * @throws NullPointerException if {@code value} is null
     */
    public Cut {
        Objects.requireNonNull(value, "value is null; expected the value beside the cut");
    }

    /**
     * Returns the cut just below a value: it asks whether m ≥ v.
     *
     * @param <V> the type of the values
     * @param value the value
     * @return the cut
     */
    public static <V> Cut<V> below(V value) {
        return new Cut<>(value, false);
    }

    /**
     * Returns the cut just above a value: it asks whether m &gt; v.
     *
     * @param <V> the type of the values
     * @param value the value
     * @return the cut
     */
    public static <V> Cut<V> above(V value) {
        return new Cut<>(value, true);
    }

    /**
     * Tells whether a value lies above the cut.
     *
     * @param order the order in which the cut lies
     * @param x the value
     * @return true if it lies above, false if it lies below
     */
    public boolean isPassedBy(BoundedOrder<V> order, V x) {
        return above ? order.lt(value, x) : order.le(value, x);
    }

    /**
     * Returns the same place as the reversed order has it.
     *
     * @return the cut on the other side of the same value
     */
    public Cut<V> reversed() {
        return new Cut<>(value, !above);
    }

    /** Returns the question that the cut asks, as in {@code > 3} or {@code ≥ 3}. */
    @Override
    public String toString() {
        return (above ? "> " : "≥ ") + value;
    }
}
