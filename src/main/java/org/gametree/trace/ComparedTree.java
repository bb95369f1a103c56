package org.gametree.trace;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.gametree.core.GameTree;
import org.gametree.notation.Labels;

/**
 * A tree in one order of its children, and what some searches did with it.
 *
 * @param <V> the type of the values
 * @param order what the order is called, such as {@code best-first}
 * @param tree the tree with its children in that order
 * @param labels the labels of its leaves and nodes, possibly {@link Labels#NONE}
 * @param runs what the searches did
 */
public record ComparedTree<V>(String order, GameTree<V> tree, Labels labels, List<Run<V>> runs) {

    /**
     * What one search did.
     *
     * @param <V> the type of the values
     * @param algorithm what the search is called
     * @param value what it returned
     * @param evaluations how many evaluations it made, each repeated one too; at least as many as leaves
     * @param passes how many passes it took; empty if it does not go in passes
     * @param leaves the different leaves that it evaluated, by their indices from left to right, in any order
     */
    public record Run<V>(String algorithm, V value, long evaluations, OptionalInt passes, List<Integer> leaves) {

        /**
         * Makes a run.
         *
         * @param algorithm what the search is called
         * @param value what it returned
         * @param evaluations how many evaluations it made, repeated ones too
         * @param passes how many passes it took; empty if it does not go in passes
         * @param leaves the different leaves that it evaluated, by their indices; copied unless it is unmodifiable
         * @throws NullPointerException if an argument is null
         * @throws IllegalArgumentException if an index is negative or stands twice, if there are fewer evaluations than
         *     leaves, or if there is a negative number of passes
         */
        public Run {
            Objects.requireNonNull(algorithm, "algorithm is null; expected a name");
            Objects.requireNonNull(value, "value is null; expected what the search returned");
            Objects.requireNonNull(passes, "passes is null; expected a number or the empty OptionalInt");
            leaves = List.copyOf(Objects.requireNonNull(leaves, "leaves is null; expected indices of leaves"));
            if (leaves.stream().anyMatch(leaf -> leaf < 0) || Set.copyOf(leaves).size() < leaves.size()) {
                throw new IllegalArgumentException("leaves = " + leaves + "; expected different indices from 0");
            }
            if (evaluations < leaves.size()) {
                throw new IllegalArgumentException("evaluations = " + evaluations + "; expected at least "
                        + leaves.size() + ", one for each leaf");
            }
            if (passes.orElse(0) < 0) {
                throw new IllegalArgumentException("passes = " + passes.getAsInt() + "; expected at least 0");
            }
        }
    }

    /**
     * Makes a compared tree.
     *
     * @param order what the order is called
     * @param tree the tree with its children in that order
     * @param labels the labels of its leaves and nodes, possibly {@link Labels#NONE}
     * @param runs what the searches did; copied unless it is unmodifiable
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a run evaluates a leaf that the tree has not
     */
    public ComparedTree {
        Objects.requireNonNull(order, "order is null; expected a name");
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
        runs = List.copyOf(Objects.requireNonNull(runs, "runs is null; expected what the searches did"));
        long count = tree.leaves();
        for (Run<V> run : runs) {
            if (run.leaves.stream().anyMatch(leaf -> leaf >= count)) {
                throw new IllegalArgumentException("the run of " + run.algorithm + " has leaves " + run.leaves
                        + "; expected indices below " + count + ", the number of the tree's leaves");
            }
        }
    }
}
