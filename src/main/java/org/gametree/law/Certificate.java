package org.gametree.law;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/**
 * How few leaves prove the value of a tree: the least that any search can evaluate, whatever its order.
 *
 * <p>A certificate of the value m is a set of leaves that alone show that the tree is worth at most m and at least m.
 * Where m is ⊥ or ⊤, one of the two needs no showing. For uniform trees its size is the minimum of Knuth and Moore
 * (1975), see {@link ReorderingLaws#knuthMoore}.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them, ⊥ below ⊤
 */
public record Certificate<V>(BoundedOrder<V> order) {

    // Stands for "no leaves show it": more than any certificate holds; sums stop there, so that they never overflow.
    private static final long IMPOSSIBLE = 1L << 40;

    /**
     * Makes the measure over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     * @throws IllegalArgumentException if ⊥ and ⊤ are equal
     */
    public Certificate {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        if (order.eq(order.bottom(), order.top())) {
            throw new IllegalArgumentException("order = " + order + "; expected a bottom below the top");
        }
    }

    /**
     * Returns the size of a smallest certificate of a tree's minimax value.
     *
     * @param p the player to move at the root
     * @param tree the tree
     * @return how many leaves it holds; 1 for a leaf
     */
    public long size(Player p, GameTree<V> tree) {
        return exactly(p, tree, new Minimax<>(order).minimax(p, tree));
    }

    private long exactly(Player p, GameTree<V> tree, V m) {
        if (order.eq(m, order.bottom())) {
            return atMost(p, tree, m);
        }
        if (tree instanceof Leaf<V> leaf) {
            return order.eq(leaf.value(), m) ? 1 : IMPOSSIBLE;
        }
        if (p == Player.MIN || order.eq(m, order.top())) {
            return new Certificate<>(order.reversed()).exactlyDual(p, tree, m);
        }
        return maxExactly((Node<V>) tree, m);
    }

    private long exactlyDual(Player p, GameTree<V> tree, V m) {
        return order.eq(m, order.bottom()) ? atMost(p.opponent(), tree, m) : maxExactly((Node<V>) tree, m);
    }

    // Every child has to be shown at most m, and one of them, as far as it goes by the same leaves, at least m too.
    private long maxExactly(Node<V> node, V m) {
        long sum = 0;
        long extra = IMPOSSIBLE;
        for (GameTree<V> child : node.children()) {
            long atMost = atMost(Player.MIN, child, m);
            sum = Math.min(IMPOSSIBLE, sum + atMost);
            extra = Math.min(extra, exactly(Player.MIN, child, m) - atMost);
        }
        return Math.min(IMPOSSIBLE, sum + extra);
    }

    private long atMost(Player p, GameTree<V> tree, V m) {
        if (tree instanceof Leaf<V> leaf) {
            return order.le(leaf.value(), m) ? 1 : IMPOSSIBLE;
        }
        long sum = 0;
        long least = IMPOSSIBLE;
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            long size = atMost(p.opponent(), child, m);
            sum = Math.min(IMPOSSIBLE, sum + size);
            least = Math.min(least, size);
        }
        return p == Player.MAX ? sum : least;
    }
}
