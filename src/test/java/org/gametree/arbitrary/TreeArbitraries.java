package org.gametree.arbitrary;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.gametree.core.GameTree;

/**
 * Random trees with what breaks careless searches: empty nodes, nodes with one child, one subtree in several places, lines
 * of different lengths, and, over few values, many ties.
 *
 * <p>Shapes are drawn level by level, so that depth is reached rather than hoped for; jqwik shrinks them towards single
 * leaves.
 */
public final class TreeArbitraries {
    private TreeArbitraries() {}

    /**
     * Returns trees up to a depth, with up to four children at a node.
     *
     * @param <V> the type of the values
     * @param values what the leaves carry
     * @param depth the greatest number of moves from the root to a leaf, at least 0
     * @return the trees
     * @throws IllegalArgumentException if {@code depth} is negative
     */
    public static <V> Arbitrary<GameTree<V>> trees(Arbitrary<V> values, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth = " + depth + "; expected at least 0");
        }
        Arbitrary<GameTree<V>> leaves = values.map(GameTree::leaf);
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<GameTree<V>> below = trees(values, depth - 1);
        Arbitrary<GameTree<V>> nodes = below.list().ofMinSize(1).ofMaxSize(4).map(GameTree::node);
        return Arbitraries.frequencyOf(
                Tuple.of(2, leaves),
                Tuple.of(1, Arbitraries.create(() -> GameTree.node())),
                Tuple.of(10, nodes),
                Tuple.of(2, Combinators.combine(below, nodes).as(TreeArbitraries::shared)));
    }

    /**
     * Returns uniform trees: every node above a depth has the same number of children, and every leaf lies at it.
     *
     * @param <V> the type of the values
     * @param values what the leaves carry
     * @param branching how many children each node has, at least 1
     * @param depth how many moves lead to a leaf, at least 0
     * @return the trees
     * @throws IllegalArgumentException if {@code branching} is less than 1 or {@code depth} is negative
     */
    public static <V> Arbitrary<GameTree<V>> uniform(Arbitrary<V> values, int branching, int depth) {
        if (branching < 1 || depth < 0) {
            throw new IllegalArgumentException("branching = " + branching + ", depth = " + depth
                    + "; expected a branching of at least 1 and a depth of at least 0");
        }
        return depth == 0
                ? values.map(GameTree::leaf)
                : uniform(values, branching, depth - 1).list().ofSize(branching).map(GameTree::node);
    }

    private static <V> GameTree<V> shared(GameTree<V> twice, GameTree<V> between) {
        List<GameTree<V>> children = new ArrayList<>();
        children.add(twice);
        children.add(between);
        children.add(twice);
        return GameTree.node(children);
    }
}
