package org.gametree.trace;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One call on the stack of a running search: what it searches, where its bounds stand, and who called it.
 *
 * <p>A frame is immutable. When a bound moves, another frame takes its place above the same caller, so the stack of
 * every step stays as it was at that step, and the stacks of all steps share what they have in common.
 *
 * @param <V> the type of the values
 * @param trace what the call searches
 * @param a alpha as it stands now in this call
 * @param b beta as it stands now in this call
 * @param returned how many children have returned to this call. In a caller this is the index of the child being
 *     searched
 * @param caller the call that waits for this one; empty at the root
 */
public record Frame<V>(Searched<V> trace, V a, V b, int returned, Optional<Frame<V>> caller) {

    /**
     * Makes a frame.
     *
     * @param trace what the call searches
     * @param a alpha as it stands now in this call
     * @param b beta as it stands now in this call
     * @param returned how many children have returned to this call
     * @param caller the call that waits for this one; empty at the root
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code returned} is not from 0 to the number of children searched, or if the
     *     caller does not wait for this call: the trace is not that of the child it searches
     */
    public Frame {
        Objects.requireNonNull(trace, "trace is null; expected what the call searches");
        Objects.requireNonNull(a, "a is null; expected alpha");
        Objects.requireNonNull(b, "b is null; expected beta");
        Objects.requireNonNull(caller, "caller is null; expected a frame or the empty Optional");
        int most = searched(trace).size();
        if (returned < 0 || returned > most) {
            throw new IllegalArgumentException("returned = " + returned + "; expected a number of children from 0 to "
                    + most + ", as many as were searched");
        }
        if (caller.isPresent() && !caller.get().waitsFor(trace)) {
            throw new IllegalArgumentException(
                    "caller is " + caller.get() + "; expected one that searches " + trace + " next");
        }
    }

    // The same trace, not an equal one: to compare two would recurse to their depth.
    @SuppressWarnings("ReferenceEquality")
    private boolean waitsFor(Searched<V> child) {
        return returned < searched(trace).size() && searched(trace).get(returned) == child;
    }

    private static <V> List<Searched<V>> searched(Searched<V> trace) {
        return trace instanceof SearchedNode<V> node ? node.searched() : List.of();
    }

    static <V> Frame<V> enter(Searched<V> trace, Optional<Frame<V>> caller) {
        return new Frame<>(trace, trace.alpha(), trace.beta(), 0, caller);
    }

    // The window that the next child was searched in is where the bounds stood after this one.
    Frame<V> childReturned() {
        SearchedNode<V> node = (SearchedNode<V>) trace;
        int next = returned + 1;
        if (next < node.searched().size()) {
            Searched<V> child = node.searched().get(next);
            return new Frame<>(node, child.alpha(), child.beta(), next, caller);
        }
        return switch (node.player()) {
            case MAX -> new Frame<>(node, node.value(), b, next, caller);
            case MIN -> new Frame<>(node, a, node.value(), next, caller);
        };
    }

    /**
     * Returns how deep this call is, which is the number of calls that wait for it.
     *
     * @return 0 at the root; takes time in proportion to itself
     */
    public int depth() {
        int depth = 0;
        for (Frame<V> frame = this; frame.caller.isPresent(); frame = frame.caller.get()) {
            depth++;
        }
        return depth;
    }

    /**
     * Returns the way from the root to what this call searches.
     *
     * @return child indices, empty at the root; takes time in proportion to the depth
     */
    public List<Integer> path() {
        Integer[] path = new Integer[depth()];
        Optional<Frame<V>> above = caller;
        for (int i = path.length - 1; above.isPresent(); i--) {
            path[i] = above.get().returned;
            above = above.get().caller;
        }
        return List.copyOf(Arrays.asList(path));
    }

    /** Returns the bounds and the trace, not the callers: {@code a = 0, b = 9 in MAX (0, 9) = 3, 2 of 2 children …}. */
    @Override
    public String toString() {
        return "a = " + a + ", b = " + b + " in " + trace;
    }
}
