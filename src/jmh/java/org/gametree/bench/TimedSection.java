package org.gametree.bench;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Times, measured in one run of JMH. What it has to say of it goes to a file. */
interface TimedSection extends Section {

    /** Where JMH's own report goes. */
    Path LOG = Path.of("target", "jmh.log");

    /** Says what is to be measured. */
    void choose(ChainedOptionsBuilder options);

    /** Returns tables of what was measured. */
    String tables(List<Timing> timings);

    /** Throws if what was measured is not what it has to be. */
    default void require(List<Timing> timings) {}

    @Override
    default void report(Pace pace, PrintStream out) throws RunnerException {
        ChainedOptionsBuilder options =
                new OptionsBuilder().shouldFailOnError(true).output(LOG.toString());
        choose(options);
        pace.set(options);
        List<Timing> timings = inTurns(options.build(), pace.rounds());
        out.println(tables(timings));
        if (pace == Pace.FULL) {
            require(timings);
        }
    }

    // All once, then all again: a machine that others use too is slower at times, for minutes. What is compared then
    // has been measured at the same times.
    private static List<Timing> inTurns(Options options, int rounds) throws RunnerException {
        List<Timing> timings = once(options);
        for (int round = 1; round < rounds; round++) {
            timings = joined(timings, once(options));
        }
        return timings;
    }

    private static List<Timing> once(Options options) throws RunnerException {
        return new Runner(options).run().stream().map(Timing::new).toList();
    }

    private static List<Timing> joined(List<Timing> timings, List<Timing> more) {
        return IntStream.range(0, timings.size())
                .mapToObj(i -> timings.get(i).and(more.get(i)))
                .toList();
    }
}
