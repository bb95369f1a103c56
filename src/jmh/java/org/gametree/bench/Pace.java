package org.gametree.bench;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How long to measure. */
enum Pace {
    /** As the benchmarks say. */
    FULL {
        @Override
        void set(ChainedOptionsBuilder options) {}
    },
    /** Just enough to see that everything runs; the figures mean nothing. */
    SMOKE {
        @Override
        void set(ChainedOptionsBuilder options) {
            options.forks(1).warmupIterations(0).measurementIterations(1).measurementTime(TimeValue.milliseconds(1));
        }
    };

    abstract void set(ChainedOptionsBuilder options);
}
