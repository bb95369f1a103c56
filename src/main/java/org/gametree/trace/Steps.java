package org.gametree.trace;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The steps of a search in the order in which they happened.
 *
 * <p>A node is entered; then, child by child, come the steps of the child and an update; then, if the scan stopped with
 * children left, a cut; and the node is left. A leaf is a single step, so there is exactly one such step for each leaf
 * evaluated.
 */
public final class Steps {
    private Steps() {}

    /**
     * Returns the steps of a search.
     *
     * @param <V> the type of the values
     * @param trace the trace of the search
     * @return its steps, made one from the other as they are asked for: memory in proportion to the depth, and no
     *     recursion. At a node of n searched children there are n + 2 steps, or n + 3 with a cutoff
     * @throws NullPointerException if {@code trace} is null
     */
    public static <V> Stream<Step<V>> of(Searched<V> trace) {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        return Stream.iterate(
                        Optional.of(call(trace, Optional.empty())),
                        Optional::isPresent,
                        (Optional<Step<V>> step) -> step.flatMap(Steps::next))
                .map(Optional::orElseThrow);
    }

    private static <V> Optional<Step<V>> next(Step<V> step) {
        Frame<V> frame = step.frame();
        return switch (step.kind()) {
            case ENTER, UPDATE -> Optional.of(goOn(frame));
            case CUT -> Optional.of(new Step<>(Step.Kind.LEAVE, frame));
            case LEAF, LEAVE -> frame.caller().map(caller -> new Step<>(Step.Kind.UPDATE, caller.childReturned()));
        };
    }

    private static <V> Step<V> goOn(Frame<V> frame) {
        SearchedNode<V> node = (SearchedNode<V>) frame.trace();
        if (frame.returned() < node.searched().size()) {
            return call(node.searched().get(frame.returned()), Optional.of(frame));
        }
        return new Step<>(node.cutoff().isPresent() ? Step.Kind.CUT : Step.Kind.LEAVE, frame);
    }

    private static <V> Step<V> call(Searched<V> trace, Optional<Frame<V>> caller) {
        Step.Kind kind = trace instanceof SearchedLeaf ? Step.Kind.LEAF : Step.Kind.ENTER;
        return new Step<>(kind, Frame.enter(trace, caller));
    }
}
