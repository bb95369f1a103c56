package org.gametree.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A finite, immutable game tree: a {@link Leaf} carries a value, a {@link Node} a list of trees, possibly empty.
 *
 * <p>Lean: {@code inductive GameTree α | leaf (x : α) | node (ts : List (GameTree α))}. The tree does not say who
 * moves: the search is told who moves at the root, and the players alternate from there. What a node without
 * children is worth is the search's to say as well: see {@link Minimax#minimaxList}.
 *
 * <p>A tree that occurs twice may be one object: {@code node(t, t)} is legal and means two subtrees that happen to look
 * alike. Equality is structural; {@code equals}, {@code hashCode} and every definition below recurse to the
 * <a href="package-summary.html#depth">depth of the tree</a>; {@code toString} does not.
 *
 * @param <V> the type of the values
 */
public sealed interface GameTree<V> {

    /**
     * The end of a line of play, with its value.
     *
     * @param <V> the type of the value
     * @param value what the position is worth
     */
    record Leaf<V>(V value) implements GameTree<V> {
        /**
         * Makes a leaf.
         *
         * @param value what the position is worth
         * @throws NullPointerException if {@code value} is null
         */
        public Leaf {
            Objects.requireNonNull(value, "value is null; expected the value of a leaf");
        }

        /** Returns the text of the value, shortened as {@link Node#toString} says. */
        @Override
        public String toString() {
            return BracketText.of(this);
        }
    }

    /**
     * A position with its moves, each leading to a child.
     *
     * @param <V> the type of the values
     * @param children what the moves lead to, in order
     */
    record Node<V>(List<GameTree<V>> children) implements GameTree<V> {
        /**
         * Makes a node over a copy of the list.
         *
         * @param children what the moves lead to, in order; may be empty
         * @throws NullPointerException if {@code children} or one of them is null
         */
        public Node {
            Objects.requireNonNull(children, "children is null; expected a list of trees, possibly empty");
            int index = 0;
            for (GameTree<V> child : children) {
                if (child == null) {
                    throw new NullPointerException("children[" + index + "] is null; expected a tree");
                }
                index++;
            }
            children = List.copyOf(children);
        }

        /** Returns bracket text such as {@code [[3, 5], 2]}; what exceeds some 200 characters is replaced by {@code …}. */
        @Override
        public String toString() {
            return BracketText.of(this);
        }
    }

    /**
     * Makes a leaf.
     *
     * @param <V> the type of the value
     * @param value what the position is worth
     * @return the leaf
     * @throws NullPointerException if {@code value} is null
     */
    static <V> GameTree<V> leaf(V value) {
        return new Leaf<>(value);
    }

    /**
     * Makes a node.
     *
     * @param <V> the type of the values
     * @param children what the moves lead to, in order; none for a node without moves
     * @return the node
     * @throws NullPointerException if {@code children} or one of them is null
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is copied and never written to
    static <V> GameTree<V> node(GameTree<V>... children) {
        Objects.requireNonNull(children, "children is null; expected trees, possibly none");
        return new Node<>(Arrays.asList(children));
    }

    /**
     * Makes a node.
     *
     * @param <V> the type of the values
     * @param children what the moves lead to, in order; may be empty; copied
     * @return the node
     * @throws NullPointerException if {@code children} or one of them is null
     */
    static <V> GameTree<V> node(List<GameTree<V>> children) {
        return new Node<>(children);
    }

    /**
     * Returns the number of leaves.
     *
     * <pre>{@code
     * leaves (leaf x)  = 1
     * leaves (node ts) = leavesList ts
     * }</pre>
     *
     * Lean: {@code leaves}. It bounds the cost of {@link AlphaBeta#alphaBeta alphaBeta} ({@code alphaBeta_time_le}).
     * Time is proportional to the tree as unfolded: a shared subtree counts wherever it occurs.
     *
     * @return 1 for a leaf, the total of its children for a node, so 0 for a node without children
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    default long leaves() {
        return this instanceof Node<V> node ? leavesList(node.children) : 1;
    }

    /**
     * Returns the number of leaves of all trees of a list.
     *
     * <pre>{@code
     * leavesList []        = 0
     * leavesList (t :: ts) = leaves t + leavesList ts
     * }</pre>
     *
     * Lean: {@code leavesList}.
     *
     * @param <V> the type of the values
     * @param trees the trees
     * @return the sum, 0 for the empty list
     * @throws NullPointerException if {@code trees} or one of them is null
     * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
     */
    static <V> long leavesList(List<GameTree<V>> trees) {
        Objects.requireNonNull(trees, "trees is null; expected a list of trees, possibly empty");
        long sum = 0;
        for (GameTree<V> tree : trees) {
            Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
            sum = Math.addExact(sum, tree.leaves());
        }
        return sum;
    }

    /**
     * Returns the tree of the same shape whose leaves carry the images of these leaves' values.
     *
     * @param <W> the type of the new values
     * @param f the function, called once for every leaf, from left to right
     * @return the new tree
     * @throws NullPointerException if {@code f} is null or returns null
     */
    default <W> GameTree<W> map(Function<? super V, ? extends W> f) {
        Objects.requireNonNull(f, "f is null; expected a function of the values");
        if (this instanceof Leaf<V> leaf) {
            return new Leaf<>(f.apply(leaf.value));
        }
        List<GameTree<V>> children = ((Node<V>) this).children;
        List<GameTree<W>> images = new ArrayList<>(children.size());
        for (GameTree<V> child : children) {
            images.add(child.map(f));
        }
        return new Node<>(images);
    }
}
