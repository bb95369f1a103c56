package org.gametree.trace;

import org.gametree.core.BoundedOrder;

/** What the value r that a search returned says about the minimax value m. */
public enum Reading {
    /** r = m. */
    EXACT("="),
    /** r ≤ m: the tree is worth at least r. */
    AT_LEAST("≥"),
    /** m ≤ r: the tree is worth at most r. */
    AT_MOST("≤"),
    /** Neither: possible only in a window with a ≥ b. */
    NOTHING("?");

    private final String symbol;

    Reading(String symbol) {
        this.symbol = symbol;
    }

    /**
     * Returns the sign to write before r, read as a statement about m: {@code ≥ 6} is worth at least 6.
     *
     * @return one of {@code = ≥ ≤ ?}
     */
    public String symbol() {
        return symbol;
    }

    /**
     * Reads the value that a fail-hard search of a node returned.
     *
     * <p>For every window, min(b, m) ≤ r ≤ max(a, m). So r &gt; a implies r ≤ m, and r &lt; b implies m ≤ r; and the
     * bounds of the order add what they always say: ⊥ ≤ m, and m ≤ ⊤. A reading made of no more than that is sound, but
     * it may say less than the children together do.
     *
     * @param <V> the type of the values
     * @param order the order of the values
     * @param a alpha, the lower bound of the window that the search came with
     * @param b beta, the upper bound of that window
     * @param r the value that it returned
     * @return what r says about m
     */
    public static <V> Reading of(BoundedOrder<V> order, V a, V b, V r) {
        boolean atLeast = order.lt(a, r) || order.le(r, order.bottom());
        boolean atMost = order.lt(r, b) || order.le(order.top(), r);
        if (atLeast) {
            return atMost ? EXACT : AT_LEAST;
        }
        return atMost ? AT_MOST : NOTHING;
    }
}
