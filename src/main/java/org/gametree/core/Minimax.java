package org.gametree.core;

import java.util.List;
import java.util.Objects;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/**
 * What a tree is worth: the specification of every search.
 *
 * <p>The players alternate. Values need a least and a greatest, since a node without children is worth the worst for
 * the player to move there: ⊥ for MAX, ⊤ for MIN.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record Minimax<V>(BoundedOrder<V> order) {

    /**
     * Makes minimax over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public Minimax {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Returns the value of a tree: a leaf is worth its value, a node the best of its children for {@code p}.
     *
     * <pre>{@code
     * minimax p (leaf x)  = x
     * minimax p (node ts) = minimaxList p ts
     * }</pre>
     *
     * Lean: {@code minimax}. Every leaf is evaluated, so the time is that of {@link GameTree#leaves}; the stack needed
     * is that of the <a href="package-summary.html#depth">depth of the tree</a>.
     *
     * @param p the player to move at the root
     * @param tree the tree
     * @return its value; among values that compare equal, the one that comes first in the tree
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a leaf's value is outside the order's bounds
     */
    public V minimax(Player p, GameTree<V> tree) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        return tree instanceof Leaf<V> leaf
                ? order.require("leaf", leaf.value())
                : minimaxList(p, ((Node<V>) tree).children());
    }

    /**
     * Returns the value of a list of trees for the player who may choose among them.
     *
     * <pre>{@code
     * minimaxList max []        = ⊥
     * minimaxList max (t :: ts) = max (minimax min t) (minimaxList max ts)
     * minimaxList min []        = ⊤
     * minimaxList min (t :: ts) = min (minimax max t) (minimaxList min ts)
     * }</pre>
     *
     * Lean: {@code minimaxList}.
     *
     * @param p the player to move, who chooses; the opponent moves at the roots of {@code trees}
     * @param trees the trees
     * @return the maximum for MAX and the minimum for MIN, the first of equal values; ⊥ and ⊤ for the empty list
     * @throws NullPointerException if an argument or a tree is null
     * @throws IllegalArgumentException if a leaf's value is outside the order's bounds
     */
    public V minimaxList(Player p, List<GameTree<V>> trees) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Objects.requireNonNull(trees, "trees is null; expected a list of trees, possibly empty");
        if (trees.isEmpty()) {
            return p == Player.MAX ? order.bottom() : order.top();
        }
        V best = minimax(p.opponent(), trees.get(0));
        for (GameTree<V> tree : trees.subList(1, trees.size())) {
            V value = minimax(p.opponent(), tree);
            best = p == Player.MAX ? order.max(best, value) : order.min(best, value);
        }
        return best;
    }
}
