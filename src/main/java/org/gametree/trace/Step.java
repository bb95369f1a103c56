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
        LEAVE;

        private boolean isPossibleIn(Frame<?> frame) {
            if (!(frame.trace() instanceof SearchedNode<?> node)) {
                return this == LEAF;
            }
            boolean hasAll = frame.returned() == node.searched().size();
            return switch (this) {
                case ENTER -> frame.returned() == 0;
                case LEAF -> false;
                case UPDATE -> frame.returned() > 0;
                case CUT -> hasAll && node.cutoff().isPresent();
                case LEAVE -> hasAll;
            };
        }
    }

    /**
     * Makes a step.
     *
     * @param kind what happens
     * @param frame the innermost call
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if it cannot happen in the call: LEAF elsewhere than at a leaf, another at one;
     *     ENTER after a child has returned, UPDATE before; CUT or LEAVE while children are still to be searched, CUT
     *     where none is pruned
     */
    public Step {
        Objects.requireNonNull(kind, "kind is null; expected what happens");
        Objects.requireNonNull(frame, "frame is null; expected the innermost call");
        if (!kind.isPossibleIn(frame)) {
            throw new IllegalArgumentException("kind = " + kind + " after " + frame.returned()
                    + " children; expected what can happen then in " + frame.trace());
        }
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
