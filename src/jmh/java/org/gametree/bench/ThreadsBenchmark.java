package org.gametree.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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

/** Time of a search of several seconds by one or more threads. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 3)
@Fork(1)
public class ThreadsBenchmark {

    /** What is searched, and how deep. */
    public enum Subject {
        /** Connect Four. */
        CONNECT_FOUR(Setting.CONNECT_FOUR_TABLE, 24),
        /** Othello. */
        OTHELLO(Setting.OTHELLO_TABLE, 16),
        /** A random graph. */
        GRAPH(Setting.GRAPH_TABLE, 13);

        private final Setting setting;
        private final int depth;

        Subject(Setting setting, int depth) {
            this.setting = setting;
            this.depth = depth;
        }

        Supplier<Outcome> search(int threads) {
            return setting.fast(depth, setting.engine().withThreads(threads));
        }

        /** Returns the name as one reads it. */
        @Override
        public String toString() {
            return setting.toString(depth);
        }
    }

    /** What is searched. */
    @Param
    public Subject subject;

    /** How many threads search. */
    @Param({"1", "2"})
    public int threads;

    private Supplier<Outcome> search;

    /** Makes the search, once it found the value that one thread finds. */
    @Setup
    public void makeSearch() {
        search = subject.search(threads);
        int value = search.get().value();
        int expected = subject.search(1).get().value();
        if (value != expected) {
            throw new IllegalStateException(subject + ": " + threads + " threads find " + value + ", one " + expected);
        }
    }

    /**
     * One search.
     *
     * @return what it found
     */
    @Benchmark
    public Object search() {
        return search.get();
    }
}
