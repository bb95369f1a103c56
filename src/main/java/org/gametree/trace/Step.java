package org.gametree.trace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One step of a search, with the call stack as it stands after the step.
 *
 * @param <V> the type of the values
 * @param kind what happens
 * @param frame the innermost call, in which it happens; its callers are the rest of the stack
 */
public record Step<V>(Kind kind, Frame<V> frame) {

    /** What happens in a step. */
    public enum Kind {
        /** A node is called; its bounds are the window it came with. */
        ENTER,
        /** A leaf is called, evaluated, and returns its value. */
        LEAF,
        /** A child has returned; its value has been taken into the bound of the player to move, moving it or not. */
        UPDATE,
        /** The scan stops, since b ≤ a, and prunes the children that are left. */
        CUT,
        /** A node returns the bound of its player to move. */
        LEAVE
    }

    /**
     * Makes a step.
     *
     * @param kind what happens
     * @param frame the innermost call
     * @throws NullPointerException if an argument is null
     */
    public Step {
        Objects.requireNonNull(kind, "kind is null; expected what happens");
        Objects.requireNonNull(frame, "frame is null; expected the innermost call");
    }

    /**
     * Returns the trace of the leaf or node in which the step happens.
     *
     * @return what the innermost call searches
     */
    public Searched<V> trace() {
        return frame.trace();
    }

    /**
     * Returns the way from the root to where the step happens.
     *
     * @return child indices, empty at the root; takes time in proportion to the depth
     */
    public List<Integer> path() {
        return frame.path();
    }

    /**
     * Returns the value that the step brings.
     *
     * @return for LEAF and LEAVE what is returned, for UPDATE what the child has returned; empty for ENTER and CUT
     */
    public Optional<V> value() {
        return switch (kind) {
            case LEAF, LEAVE -> Optional.of(trace().value());
            case UPDATE ->
                Optional.of(((SearchedNode<V>) trace())
                        .searched()
                        .get(frame.returned() - 1)
                        .value());
            case ENTER, CUT -> Optional.empty();
        };
    }
}
