package org.gametree.trace;

import java.util.Objects;
import java.util.stream.LongStream;

/** Which leaves of the tree a search evaluated. */
public final class VisitedLeaves {
    private VisitedLeaves() {}

    /**
     * Returns the leaves that were evaluated, in the order in which they were.
     *
     * @param <V> the type of the values
     * @param trace the trace of the search
     * @return their indices, counted from 0 over all leaves of the tree from left to right, pruned ones included; so
     *     they increase. Finding them counts the leaves pruned: see {@link SearchedNode#prunedLeaves}
     * @throws NullPointerException if {@code trace} is null
     */
    public static <V> LongStream of(Searched<V> trace) {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        LongStream.Builder visited = LongStream.builder();
        long next = 0;
        for (Step<V> step : (Iterable<Step<V>>) Steps.of(trace)::iterator) {
            if (step.kind() == Step.Kind.LEAF) {
                visited.add(next++);
            } else if (step.kind() == Step.Kind.CUT) {
                next += ((SearchedNode<V>) step.trace()).prunedLeaves();
            }
        }
        return visited.build();
    }
}
