package org.gametree.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;

/**
 * What one search took on average over random uniform trees, whose leaves are ints drawn evenly.
 *
 * @param order how the children stood; {@link Order#GIVEN} is random
 * @param trees how many trees there were
 * @param leaves the mean number of different leaves evaluated
 * @param evaluations the mean number of evaluations, repeated ones included
 */
record Measurement(Uniform shape, Order order, Algorithm algorithm, int trees, double leaves, double evaluations) {

    static List<Measurement> of(Uniform shape, int trees, Random random) {
        List<Measurement> measurements = new ArrayList<>();
        Map<Order, Map<Algorithm, long[]>> sums = new EnumMap<>(Order.class);
        for (int i = 0; i < trees; i++) {
            Leaves leaves = new Leaves(random.ints(shape.size()).toArray());
            GameTree<Integer> tree = tree(shape, 0, shape.size());
            for (Order order : Order.values()) {
                GameTree<Integer> ordered = order.of(leaves.order(), Player.MAX, tree);
                Map<Algorithm, long[]> sum = sums.computeIfAbsent(order, any -> new EnumMap<>(Algorithm.class));
                for (Algorithm algorithm : Algorithm.values()) {
                    leaves.add(sum.computeIfAbsent(algorithm, any -> new long[2]), algorithm, ordered);
                }
            }
        }
        sums.forEach((order, byAlgorithm) -> byAlgorithm.forEach((algorithm, sum) -> measurements.add(
                new Measurement(shape, order, algorithm, trees, (double) sum[0] / trees, (double) sum[1] / trees))));
        return measurements;
    }

    // A leaf carries its index, so that the order can note which are looked at.
    private static GameTree<Integer> tree(Uniform shape, int first, int width) {
        if (width == 1) {
            return GameTree.leaf(first);
        }
        int part = width / shape.branching();
        List<GameTree<Integer>> children = new ArrayList<>(shape.branching());
        for (int child = 0; child < shape.branching(); child++) {
            children.add(tree(shape, first + child * part, part));
        }
        return GameTree.node(children);
    }

    /** The values of the leaves by their indices; after these come ⊥, ⊤ and 0, where MTD(f) begins. */
    private static final class Leaves {
        private final int[] values;
        private final int count;

        Leaves(int[] drawn) {
            count = drawn.length;
            values = Arrays.copyOf(drawn, count + 3);
            values[count] = Integer.MIN_VALUE;
            values[count + 1] = Integer.MAX_VALUE;
        }

        BoundedOrder<Integer> order() {
            return BoundedOrder.of(Comparator.comparingInt((Integer leaf) -> values[leaf]), count, count + 1);
        }

        void add(long[] sum, Algorithm algorithm, GameTree<Integer> tree) {
            BitSet seen = new BitSet(values.length);
            BoundedOrder<Integer> noting = BoundedOrder.of(
                    (x, y) -> {
                        seen.set(x);
                        seen.set(y);
                        return Integer.compare(values[x], values[y]);
                    },
                    count,
                    count + 1);
            sum[1] += algorithm
                    .over(noting, count + 2)
                    .search(Player.MAX, count, count + 1, tree)
                    .time();
            seen.clear(count, count + 3);
            sum[0] += seen.cardinality();
        }
    }
}
