package org.gametree.core;

import java.util.List;
import java.util.Objects;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/**
 * Fail-hard alpha-beta: the value of a tree, evaluating only leaves that can still matter within a window.
 *
 * <p>The window is what the players have already secured elsewhere: MAX at least a (alpha), MIN at most b (beta). Let
 * m be the {@linkplain Minimax#minimax minimax} value and r the value returned. Then, for a &lt; b,
 *
 * <pre>
 *     m ≤ a        implies  r ≤ a    fail low   ({@code alphaBeta_le_of_minimax_le})
 *     a &lt; m &lt; b    implies  r = m    exact      ({@code alphaBeta_eq_of_mem_window})
 *     b ≤ m        implies  b ≤ r    fail high  ({@code le_alphaBeta_of_le_minimax})
 * </pre>
 *
 * and for a ≤ b, r and m are equal once both are {@linkplain BoundedOrder#clamp clamped} to the window
 * ({@code alphaBeta_spec}, {@code alphaBetaList_spec}). Outside the window r is a bound of m, not m. The search never
 * evaluates more leaves than there are ({@code alphaBeta_time_le}, {@code alphaBetaList_time_le}).
 *
 * <p>How many leaves are saved depends on the order of the children. With the best child first everywhere, a uniform
 * tree of branching b and depth d takes b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 evaluations: about the square root
 * n<sup>½</sup> of its n leaves (Knuth and Moore 1975), also for b = 2, where teaching pages sometimes say
 * n<sup>¾</sup>. In random order a binary tree takes about n<sup>0.694</sup> (Pearl 1982). Worst-first order evaluates most
 * leaves of small trees and a smaller share of larger ones, not always every leaf as teaching pages say; for some trees
 * no order evaluates all.
 *
 * <p>A record of its order, immutable, safe for use by many threads. As a {@link TreeSearch}:
 * {@code new AlphaBeta<>(order)::alphaBeta}.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record AlphaBeta<V>(BoundedOrder<V> order) {

    /**
     * Makes alpha-beta over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public AlphaBeta {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Searches a tree within the full window from ⊥ to ⊤; the value is minimax's ({@code alphaBeta_bot_top}).
     *
     * <p>The bounds belong to the order, and leaves may attain them, which cuts: MIN over leaves {@code [0, 0]} costs 1
     * if ⊥ = 0, and 2 if ⊥ is below 0.
     *
     * @param p the player to move at the root
     * @param tree the tree
     * @return the minimax value and the number of leaves evaluated
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if an evaluated leaf's value is outside the order's bounds
     */
    public Timed<V> alphaBeta(Player p, GameTree<V> tree) {
        return alphaBeta(p, order.bottom(), order.top(), tree);
    }

    /**
     * Searches a tree within a window: a leaf returns its value at the cost of one evaluation; a node scans its
     * children.
     *
     * <pre>{@code
     * alphaBeta p a b (leaf x)  = tick x
     * alphaBeta p a b (node ts) = alphaBetaList p a b ts
     * }</pre>
     *
     * Lean: {@code alphaBeta}. The value of a leaf is returned as it is, <em>not</em> clamped to the window, so the
     * result may lie outside of it. A node without children returns the bound of the player to move, a for MAX and b
     * for MIN. Any a and b are legal, also a ≥ b: then only the leaf reached by always taking the first child is
     * evaluated, if there is one. The stack needed is that of the
     * <a href="package-summary.html#depth">depth of the tree</a>.
     *
     * @param p the player to move at the root
     * @param a alpha, the window's lower bound
     * @param b beta, the window's upper bound
     * @param tree the tree
     * @return the value, and as its time the number of leaves evaluated, each at most once; among values that compare
     *     equal, a window bound comes before a leaf, and a leaf before those to its right
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    public Timed<V> alphaBeta(Player p, V a, V b, GameTree<V> tree) {
        requireWindow(p, a, b);
        Run run = new Run();
        V value = run.search(p, a, b, tree);
        return new Timed<>(value, run.time);
    }

    /**
     * Scans the children of a node from left to right: each is searched for the opponent within the current window,
     * and its value moves the bound of the player to move. The scan stops as soon as b ≤ a, tested after each child.
     *
     * <pre>{@code
     * alphaBetaList max a b []        = pure a
     * alphaBetaList max a b (t :: ts) = do
     *   let v ← alphaBeta min a b t
     *   if b ≤ max a v then pure (max a v) else alphaBetaList max (max a v) b ts
     * alphaBetaList min a b []        = pure b
     * alphaBetaList min a b (t :: ts) = do
     *   let v ← alphaBeta max a b t
     *   if min b v ≤ a then pure (min b v) else alphaBetaList min a (min b v) ts
     * }</pre>
     *
     * Lean: {@code alphaBetaList}. For MAX the result is at least a, for MIN at most b ({@code le_alphaBetaList_true},
     * {@code alphaBetaList_false_le}).
     *
     * @param p the player to move, who chooses; the opponent moves at the roots of {@code trees}
     * @param a alpha, the window's lower bound
     * @param b beta, the window's upper bound
     * @param trees the children
     * @return where the bound of {@code p} ended, a for MAX and b for MIN if there are no children; and as its time the
     *     number of leaves evaluated
     * @throws NullPointerException if an argument or a searched child is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    public Timed<V> alphaBetaList(Player p, V a, V b, List<GameTree<V>> trees) {
        requireWindow(p, a, b);
        Objects.requireNonNull(trees, "trees is null; expected a list of trees, possibly empty");
        Run run = new Run();
        V value = run.scan(p, a, b, trees);
        return new Timed<>(value, run.time);
    }

    // One search. Its ticks are counted here instead of being handed up with every value, which took an allocation for
    // every leaf and node and more than half of the time.
    private final class Run {
        private long time;

        V search(Player p, V a, V b, GameTree<V> tree) {
            if (tree instanceof Leaf<V> leaf) {
                time++;
                return order.require("leaf", leaf.value());
            }
            Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
            return scan(p, a, b, ((Node<V>) tree).children());
        }

        // A loop, since recursion over the list would take stack for every child. Stop and end return the same new
        // bound.
        V scan(Player p, V a, V b, List<GameTree<V>> trees) {
            for (GameTree<V> tree : trees) {
                V v = search(p.opponent(), a, b, tree);
                if (p == Player.MAX) {
                    a = order.max(a, v);
                } else {
                    b = order.min(b, v);
                }
                if (order.le(b, a)) {
                    break;
                }
            }
            return p == Player.MAX ? a : b;
        }
    }

    // Checked at the door only: inside, every bound is one of these two or a leaf that was required.
    private void requireWindow(Player p, V a, V b) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        order.require("a", a);
        order.require("b", b);
    }
}
