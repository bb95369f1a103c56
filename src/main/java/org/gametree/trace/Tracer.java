package org.gametree.trace;

import java.util.Objects;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.trace.Scan.Bound;

/**
 * {@link AlphaBeta} that keeps what it did: the same scan clause by clause, returning a {@link Trace} of it.
 *
 * <p>For all arguments the value is {@code AlphaBeta}'s, and the leaves that occur in the trace are those that
 * {@code AlphaBeta} evaluates, in the same order; so their number is its cost.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record Tracer<V>(BoundedOrder<V> order) {

    /**
     * Makes a tracer over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public Tracer {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Traces {@link AlphaBeta#alphaBeta(Player, GameTree) alpha-beta within the full window}.
     *
     * @param p the player to move at the root
     * @param tree the tree
     * @return the trace; its value is the minimax value
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if an evaluated leaf's value is outside the order's bounds
     */
    public Searched<V> trace(Player p, GameTree<V> tree) {
        return trace(p, order.bottom(), order.top(), tree);
    }

    /**
     * Traces {@link AlphaBeta#alphaBeta(Player, Object, Object, GameTree) alpha-beta within a window}.
     *
     * <p>Takes time and memory in proportion to the leaves and nodes searched, whatever is pruned; and stack, like
     * alpha-beta, in proportion to the <a href="../core/package-summary.html#depth">depth of the tree</a>: a
     * thread with 1&nbsp;MiB of stack was measured to hold chains 3&nbsp;000 nodes deep, however far compiled.
     *
     * @param p the player to move at the root
     * @param a alpha, the window's lower bound
     * @param b beta, the window's upper bound; also a ≥ b is legal
     * @param tree the tree
     * @return the trace
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    public Searched<V> trace(Player p, V a, V b, GameTree<V> tree) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Bound<V> alpha = Bound.ofWindow(order.require("a", a));
        Bound<V> beta = Bound.ofWindow(order.require("b", b));
        return search(p, alpha, beta, 0, Objects.requireNonNull(tree, "tree is null; expected a leaf or a node"));
    }

    private Searched<V> search(Player p, Bound<V> a, Bound<V> b, int depth, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            order.require("leaf", leaf.value());
            return new SearchedLeaf<>(leaf, a.value(), b.value());
        }
        Node<V> node = (Node<V>) tree;
        Scan<V> scan = new Scan<>(order, p, a, b, depth, node);
        for (GameTree<V> child : node.children()) {
            scan.take(search(p.opponent(), scan.alpha(), scan.beta(), depth + 1, child));
            if (scan.stops()) {
                break;
            }
        }
        return scan.end();
    }
}
