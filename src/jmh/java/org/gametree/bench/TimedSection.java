package org.gametree.bench;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
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
        List<Timing> timings =
                new Runner(options.build()).run().stream().map(Timing::new).toList();
        out.println(tables(timings));
        if (pace == Pace.FULL) {
            require(timings);
        }
    }
}
