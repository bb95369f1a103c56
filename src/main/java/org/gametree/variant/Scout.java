package org.gametree.variant;

import java.util.List;
import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * Evaluates the first child, and of every other only whether it is better, before it evaluates that (Pearl 1980).
 *
 * <p>EVAL is {@link #search}, TEST a null-window search at a {@link Cut}. It knows no window: what was found elsewhere in
 * the tree is no bound of an evaluation.
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> its value is the minimax value itself. It is not dominated:
 * it may evaluate fewer leaves, and, since its evaluations have no window, also leaves that alpha-beta does not. Within
 * the full window, with leaves strictly between ⊥ and ⊤ and no empty node, that takes a tree of depth 4 or more: the
 * smallest where it evaluates another leaf is {@code MAX [1, [[[1, 1], 2]]]}, and the smallest where it saves one
 * {@code MAX [1, [[2, 1], 1]]}. Where ⊤ is reached alpha-beta stops and this search goes on, as in {@code MAX [[], 1]},
 * whose empty node is worth ⊤. A leaf evaluated again is counted again.
 *
 * <p><b>For a ≥ b</b>, as for every window, it does the same.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record Scout<V>(BoundedOrder<V> order) implements TreeSearch<V> {

    /**
     * Makes Scout over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public Scout {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Evaluates a tree.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound, of which no notice is taken
     * @param b the window's upper bound, of which no notice is taken
     * @param tree the tree
     * @return the minimax value; and the number of evaluations, repeated ones included
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        return eval(Root.of(order, p, a, b, tree).side(), tree);
    }

    private static <V> Timed<V> eval(Side<V> side, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return side.evaluate(leaf);
        }
        BoundedOrder<V> order = side.order();
        List<GameTree<V>> children = ((Node<V>) tree).children();
        if (children.isEmpty()) {
            return Timed.pure(order.bottom());
        }
        Timed<V> first = eval(side.opponent(), children.get(0));
        V best = first.value();
        long time = first.time();
        for (GameTree<V> child : children.subList(1, children.size())) {
            Cut<V> better = Cut.above(best);
            Timed<V> bound = NullWindow.search(side.opponent(), better.reversed(), child);
            time += bound.time();
            if (better.isPassedBy(order, bound.value())) {
                Timed<V> again = eval(side.opponent(), child);
                time += again.time();
                best = again.value();
            }
        }
        return new Timed<>(best, time);
    }
}
