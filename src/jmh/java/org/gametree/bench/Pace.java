package org.gametree.bench;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How long to measure. */
enum Pace {
    /** As the benchmarks say, in several rounds. */
    // The heap has all of its memory from the beginning. The operating system gives memory when it is first touched,
    // on a virtual machine in up to 15 microseconds for 4 KiB. Until the heap had grown, that was measured instead of
    // the search: the immutable form with a table, which makes 50 MB of objects in 0.1 s, took 0.3 s, or not, as other
    // processes had used the memory before.
    FULL(3) {
        @Override
        void set(ChainedOptionsBuilder options) {
            options.jvmArgsAppend("-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch");
        }
    },
    /** Just enough to see that everything runs; the figures mean nothing. */
    SMOKE(1) {
        @Override
        void set(ChainedOptionsBuilder options) {
            options.warmupIterations(0).measurementIterations(1).measurementTime(TimeValue.milliseconds(1));
        }
    };

    private final int rounds;

    Pace(int rounds) {
        this.rounds = rounds;
    }

    /** Returns how often each benchmark is run, in a process of its own. */
    int rounds() {
        return rounds;
    }

    abstract void set(ChainedOptionsBuilder options);
}
