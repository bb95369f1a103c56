package org.gametree.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
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

/** Time of a search of a game to a depth. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 2, time = 1)
@Fork(1)
public class SearchBenchmark {
    private static final int SMALL = 8;

    /** Who searches. */
    @Param
    public Contender contender;

    /** What is searched. */
    @Param
    public Setting setting;

    private Supplier<Outcome> search;

    /** Makes the search, once it found the values of the fast form to small depths. */
    @Setup
    public void makeSearch() {
        contender.load(setting);
        for (int depth = 1; depth <= SMALL; depth++) {
            requireAgreement(depth);
        }
        search = contender.search(setting, setting.depth());
    }

    private void requireAgreement(int depth) {
        Outcome found = contender.search(setting, depth).get();
        Outcome expected = Contender.FAST.search(setting, depth).get();
        boolean sameNodes = contender != Contender.BY_HAND || found.nodes() == expected.nodes();
        if (found.value() != expected.value() || !sameNodes) {
            throw new IllegalStateException(
                    contender + ", " + setting + ", to depth " + depth + ": " + found + "; the fast form: " + expected);
        }
    }

    /** What the thread that searches takes of the processor, without what others do for it, such as to collect garbage. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Processor {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        /** Its time in nanoseconds. */
        public long nanos;

        /** How many searches it took. */
        public long searches;

        private Object measure(Supplier<Outcome> search) {
            long start = THREADS.getCurrentThreadCpuTime();
            Outcome outcome = search.get();
            nanos += THREADS.getCurrentThreadCpuTime() - start;
            searches++;
            return outcome;
        }
    }

    /**
     * One search.
     *
     * @param processor counts what it takes
     * @return what it found
     */
    @Benchmark
    public Object search(Processor processor) {
        return processor.measure(search);
    }
}
