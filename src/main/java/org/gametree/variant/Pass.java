package org.gametree.variant;

import java.util.Objects;

/**
 * One null-window search of {@link MtdF}: what was asked, and what came of it.
 *
 * @param <V> the type of the values
 * @param cut where the search was made
 * @param lower what the minimax value is known to be at least, afterwards, or the window's a
 * @param upper what the minimax value is known to be at most, afterwards, or the window's b
 * @param time how many leaves were evaluated
 */
public record Pass<V>(Cut<V> cut, V lower, V upper, long time) {

    /**
     * Records a pass.
     *
     * @param cut where the search was made
     * @param lower the lower bound afterwards
     * @param upper the upper bound afterwards
     * @param time how many leaves were evaluated
     * @throws NullPointerException if an argument is null
     */
    public Pass {
        Objects.requireNonNull(cut, "cut is null; expected where the search was made");
        Objects.requireNonNull(lower, "lower is null; expected the lower bound afterwards");
        Objects.requireNonNull(upper, "upper is null; expected the upper bound afterwards");
    }
}
