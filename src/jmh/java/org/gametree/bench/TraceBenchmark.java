package org.gametree.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.trace.Counters;
import org.gametree.trace.Searched;
import org.gametree.trace.Tracer;
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

/** What a trace costs beside the plain search of the same tree. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class TraceBenchmark {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();

    /** Branching and depth. */
    @Param({"2 16", "8 5", "40 3"})
    public String shape;

    private GameTree<Integer> tree;

    /** Makes a uniform tree of random leaves. */
    @Setup
    public void makeTree() {
        String[] words = shape.split(" ", -1);
        Random random = new Random(20261130);
        tree = uniform(Integer.parseInt(words[0]), Integer.parseInt(words[1]), random::nextInt);
    }

    private static GameTree<Integer> uniform(int branching, int depth, Supplier<Integer> leaves) {
        if (depth == 0) {
            return GameTree.leaf(leaves.get());
        }
        return GameTree.node(Stream.generate(() -> uniform(branching, depth - 1, leaves))
                .limit(branching)
                .toList());
    }

    /** Searches. */
    @Benchmark
    public Timed<Integer> search() {
        return new AlphaBeta<>(ORDER).alphaBeta(Player.MAX, tree);
    }

    /** Searches and keeps what was done. */
    @Benchmark
    public Searched<Integer> trace() {
        return new Tracer<>(ORDER).trace(Player.MAX, tree);
    }

    /** Traces and goes through all steps once. */
    @Benchmark
    public Counters traceAndCount() {
        return Counters.of(new Tracer<>(ORDER).trace(Player.MAX, tree));
    }
}
