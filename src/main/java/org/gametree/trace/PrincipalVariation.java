package org.gametree.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Best play as both players see it: at every node the first child, in order, whose minimax value is the node's.
 *
 * <p>Alpha-beta does not compute the minimax value of every child: one that <em>returns</em> the node's value may be
 * worth less than it says, as the last child of {@code [[1, 1, 5], [3, 4], [3, 2]]} does. Yet the line can be read off
 * any trace whose value is exact, whatever its window: from the root down it follows the
 * {@linkplain SearchedNode#best child that gave the value}, and all values on it are exact. Take a MAX node on it,
 * worth m; MIN is the dual.
 *
 * <ul>
 *   <li>If a child moved alpha to m, it is worth m: what it returned is above the alpha that it was searched with, and
 *       as far from beta as the node's own value, so it is exact. The children left of it are worth less: they returned
 *       less than m, and less than beta since they did not cut, and such a value is never below what the child is
 *       worth.
 *   <li>If none did, the node returned its alpha, which is exact only if it is ⊥. Then every child is worth ⊥, and the
 *       first, which is always searched, returned it.
 * </ul>
 */
public final class PrincipalVariation {
    private PrincipalVariation() {}

    /**
     * Returns the principal variation.
     *
     * <p>Takes time in proportion to its length.
     *
     * @param <V> the type of the values
     * @param trace the trace of a search whose value is exact, as the full window's always is
     * @return at each node of the line the index of the child that it goes on with, down to a leaf or a node without
     *     children; empty if the root is one
     * @throws NullPointerException if {@code trace} is null
     * @throws IllegalArgumentException if the value of the trace is not exact
     */
    public static <V> List<Integer> of(Searched<V> trace) {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        if (trace.reading() != Reading.EXACT) {
            throw new IllegalArgumentException("trace is " + trace + "; expected one with an exact value");
        }
        List<Integer> line = new ArrayList<>();
        Searched<V> at = trace;
        while (at instanceof SearchedNode<V> node && node.best() >= 0) {
            line.add(node.best());
            at = node.searched().get(node.best());
        }
        return List.copyOf(line);
    }

    /**
     * Returns the best move at the root, the head of the principal variation.
     *
     * @param <V> the type of the values
     * @param trace the trace of a search whose value is exact, as the full window's always is
     * @return the index of the first child whose minimax value is the root's; empty at a leaf and at a node without
     *     children
     * @throws NullPointerException if {@code trace} is null
     * @throws IllegalArgumentException if the value of the trace is not exact
     */
    public static <V> OptionalInt bestMove(Searched<V> trace) {
        List<Integer> line = of(trace);
        return line.isEmpty() ? OptionalInt.empty() : OptionalInt.of(line.get(0));
    }
}
