package org.gametree.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.variant.CountedMinimax;
import org.gametree.variant.FailSoft;
import org.gametree.variant.MtdF;
import org.gametree.variant.Negamax;
import org.gametree.variant.PrincipalVariationSearch;
import org.gametree.variant.Scout;
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

/** Time per evaluation of each search of the family, on the same uniform random tree. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class VariantBenchmark {
    private static final long SEED = 20261130;
    private static final int BRANCHING = 4;
    private static final int DEPTH = 8;
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();
    private static final GameTree<Integer> TREE = tree(new Random(SEED), DEPTH);

    /** The searches. */
    public enum Subject {
        /** What the others are measured by. */
        ALPHA_BETA("alpha-beta"),
        /** With a count. */
        MINIMAX("minimax"),
        /** One clause for both players. */
        NEGAMAX("negamax"),
        /** Alpha-beta that tells more than the window. */
        FAIL_SOFT("fail-soft"),
        /** Null windows inside the window. */
        PVS("principal variation search"),
        /** Tests alone. */
        SCOUT("Scout"),
        /** Beginning in the middle of the values. */
        MTD_F("MTD(f)"),
        /** From above. */
        SSS("SSS*"),
        /** From below. */
        DUAL("DUAL*");

        private final String label;

        Subject(String label) {
            this.label = label;
        }

        private TreeSearch<Integer> search() {
            return switch (this) {
                case ALPHA_BETA -> new AlphaBeta<>(ORDER)::alphaBeta;
                case MINIMAX -> new CountedMinimax<>(ORDER);
                case NEGAMAX -> new Negamax<>(ORDER);
                case FAIL_SOFT -> new FailSoft<>(ORDER);
                case PVS -> new PrincipalVariationSearch<>(ORDER);
                case SCOUT -> new Scout<>(ORDER);
                case MTD_F -> new MtdF<>(ORDER, 0);
                case SSS -> MtdF.sss(ORDER);
                case DUAL -> MtdF.dual(ORDER);
            };
        }

        Timed<Integer> run() {
            return search().search(Player.MAX, ORDER.bottom(), ORDER.top(), TREE);
        }

        /** Returns what the search is called in a table. */
        @Override
        public String toString() {
            return label;
        }
    }

    /** Which search. */
    @Param
    public Subject subject;

    static String title() {
        return "search of a tree, branching " + BRANCHING + ", depth " + DEPTH;
    }

    private static GameTree<Integer> tree(Random random, int depth) {
        if (depth == 0) {
            return GameTree.leaf(random.nextInt());
        }
        List<GameTree<Integer>> children = new ArrayList<>(BRANCHING);
        for (int i = 0; i < BRANCHING; i++) {
            children.add(tree(random, depth - 1));
        }
        return GameTree.node(children);
    }

    /** Checks that the search finds the value. */
    @Setup
    public void requireTheValue() {
        int expected = new Minimax<>(ORDER).minimax(Player.MAX, TREE);
        if (subject.run().value() != expected) {
            throw new IllegalStateException(subject + " finds " + subject.run() + "; expected " + expected);
        }
    }

    /**
     * One search.
     *
     * @return value and cost
     */
    @Benchmark
    public Timed<Integer> search() {
        return subject.run();
    }
}
