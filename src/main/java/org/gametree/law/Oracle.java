package org.gametree.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/**
 * What alpha-beta must return and which leaves it must evaluate, said from {@link Minimax} alone: no scan of its own, no
 * result of a search.
 *
 * <p>The ten theorems do not pin the algorithm: a search that never cuts off passes them all. These two oracles do: the
 * value ({@link #value}, "V") and the leaves ({@link #visits}, "C") together admit {@link
 * org.gametree.core.AlphaBeta} only. They are specifications, not fast: minimax values are computed again wherever they
 * are needed, which takes time in proportion to leaves times depth.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record Oracle<V>(BoundedOrder<V> order) {

    /**
     * Makes the oracles over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public Oracle {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Returns the value that alpha-beta must return: oracle V.
     *
     * <p>A leaf gives its value. A MAX node, for a &lt; b, with m its minimax value: m ≤ a gives a; a &lt; m &lt; b gives m;
     * b ≤ m gives the value of the first child worth at least b if that child is a leaf, and b if it is a node. A MAX
     * node for a ≥ b: no child gives a, a first child that is a leaf x gives max(a, x), any other a. A MIN node: the
     * dual.
     *
     * @param c the case
     * @return the value
     * @throws NullPointerException if {@code c} is null
     */
    public V value(SearchCase<V> c) {
        Objects.requireNonNull(c, "c is null; expected a case");
        if (c.tree() instanceof Leaf<V> leaf) {
            return leaf.value();
        }
        List<GameTree<V>> children = ((Node<V>) c.tree()).children();
        return c.p() == Player.MAX
                ? new Oracle<>(order).nodeValue(c.a(), c.b(), children)
                : new Oracle<>(order.reversed()).nodeValue(c.b(), c.a(), children);
    }

    // A MAX node in this order. MIN's half is this one in the reversed order.
    private V nodeValue(V a, V b, List<GameTree<V>> children) {
        if (order.le(b, a)) {
            return !children.isEmpty() && children.get(0) instanceof Leaf<V> first ? order.max(a, first.value()) : a;
        }
        Minimax<V> minimax = new Minimax<>(order);
        V m = minimax.minimaxList(Player.MAX, children);
        if (order.le(m, a)) {
            return a;
        }
        if (order.lt(m, b)) {
            return m;
        }
        return children.stream()
                .filter(child -> order.le(b, minimax.minimax(Player.MIN, child)))
                .findFirst()
                .map(child -> child instanceof Leaf<V> leaf ? leaf.value() : b)
                .orElse(b);
    }

    /**
     * Returns the leaves that alpha-beta must evaluate, in order: oracle C.
     *
     * <p>For a &lt; b they are those with α &lt; β, where on the path from the root α starts at a and is raised at every
     * MAX node to the minimax values of the siblings to the left, and β starts at b and is lowered at every MIN node
     * likewise. For a ≥ b only the leaf reached by always taking the first child is evaluated, if that path ends in
     * one.
     *
     * @param c the case
     * @return the indices of the leaves, counted from 0 over all leaves from left to right, ascending
     * @throws NullPointerException if {@code c} is null
     */
    public List<Integer> visits(SearchCase<V> c) {
        Objects.requireNonNull(c, "c is null; expected a case");
        Visits visits = new Visits();
        if (c.isOpen(order)) {
            visits.open(c.p(), c.a(), c.b(), c.tree());
        } else {
            visits.first(c.tree());
        }
        return visits.leaves;
    }

    private final class Visits {
        final List<Integer> leaves = new ArrayList<>();
        private final Minimax<V> minimax = new Minimax<>(order);
        private int next;

        void open(Player p, V alpha, V beta, GameTree<V> tree) {
            if (tree instanceof Leaf) {
                if (order.lt(alpha, beta)) {
                    leaves.add(next);
                }
                next++;
                return;
            }
            V low = alpha;
            V high = beta;
            for (GameTree<V> child : ((Node<V>) tree).children()) {
                open(p.opponent(), low, high, child);
                V value = minimax.minimax(p.opponent(), child);
                low = p == Player.MAX ? order.max(low, value) : low;
                high = p == Player.MIN ? order.min(high, value) : high;
            }
        }

        void first(GameTree<V> tree) {
            GameTree<V> at = tree;
            while (at instanceof Node<V> node) {
                if (node.children().isEmpty()) {
                    return;
                }
                at = node.children().get(0);
            }
            leaves.add(0);
        }
    }
}
