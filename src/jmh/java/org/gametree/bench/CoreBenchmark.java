package org.gametree.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Time per search of a uniform random tree: the generic alpha-beta, and two written by hand for ints. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class CoreBenchmark {
    private static final long SEED = 20261130;

    /** Branching and depth. */
    public enum Shape {
        /** Branching 4, depth 9. */
        B4_D9(4, 9),
        /** Branching 8, depth 6. */
        B8_D6(8, 6),
        /** Branching 2, depth 16. */
        B2_D16(2, 16);

        private final int branching;
        private final int depth;

        Shape(int branching, int depth) {
            this.branching = branching;
            this.depth = depth;
        }

        /** Returns branching and depth as a power. */
        @Override
        public String toString() {
            return branching + "^" + depth;
        }
    }

    /** Which tree. */
    @Param
    public Shape shape;

    private final AlphaBeta<Integer> search = new AlphaBeta<>(BoundedOrder.ints());
    private GameTree<Integer> tree;
    private IntSearch.Tree plain;
    private int[] leaves;

    /** Makes the tree in its three forms and checks that the three searches do the same on it. */
    @Setup
    public void makeTrees() {
        int count = (int) Math.pow(shape.branching, shape.depth);
        leaves = new Random(SEED).ints(count).toArray();
        tree = tree(0, count);
        plain = IntSearch.Tree.of(tree);
        Timed<Integer> expected = alphaBeta();
        if (!expected.equals(plainObjects()) || !expected.equals(intArray())) {
            throw new IllegalStateException(
                    "the searches disagree: " + expected + ", " + plainObjects() + ", " + intArray());
        }
    }

    private GameTree<Integer> tree(int first, int width) {
        if (width == 1) {
            return GameTree.leaf(leaves[first]);
        }
        List<GameTree<Integer>> children = new ArrayList<>();
        for (int child = first; child < first + width; child += width / shape.branching) {
            children.add(tree(child, width / shape.branching));
        }
        return GameTree.node(children);
    }

    /**
     * The generic search.
     *
     * @return value and cost
     */
    @Benchmark
    public Timed<Integer> alphaBeta() {
        return search.alphaBeta(Player.MAX, tree);
    }

    /**
     * By hand, over plain objects with int fields.
     *
     * @return value and cost
     */
    @Benchmark
    public Timed<Integer> plainObjects() {
        IntSearch byHand = new IntSearch();
        int value = byHand.max(plain, Integer.MIN_VALUE, Integer.MAX_VALUE);
        return new Timed<>(value, byHand.leaves());
    }

    /**
     * By hand, over an array of ints.
     *
     * @return value and cost
     */
    @Benchmark
    public Timed<Integer> intArray() {
        ArraySearch byHand = new ArraySearch(leaves, shape.branching);
        int value = byHand.max(0, leaves.length, Integer.MIN_VALUE, Integer.MAX_VALUE);
        return new Timed<>(value, byHand.leaves());
    }
}
