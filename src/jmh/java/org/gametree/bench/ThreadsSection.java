package org.gametree.bench;

import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Searches by several threads: time and nodes to a depth, beside those of one thread. */
record ThreadsSection() implements TimedSection {

    @Override
    public String name() {
        return "threads";
    }

    @Override
    public void choose(ChainedOptionsBuilder options) {
        options.include(ThreadsBenchmark.class.getName());
    }

    @Override
    public String tables(List<Timing> timings) {
        MarkdownTable table = new MarkdownTable("threads", "number", "nodes", "s", "times as fast");
        double alone = 0;
        for (Timing timing : timings) {
            ThreadsBenchmark.Subject subject = ThreadsBenchmark.Subject.valueOf(timing.parameter("subject"));
            int threads = Integer.parseInt(timing.parameter("threads"));
            alone = threads == 1 ? timing.time() : alone;
            table.row(
                    subject,
                    threads,
                    String.format(
                            Locale.ROOT, "%,d", subject.search(threads).get().nodes()),
                    String.format(Locale.ROOT, "%.2f", timing.time()),
                    String.format(Locale.ROOT, "%.2f", alone / timing.time()));
        }
        return table + "\n";
    }
}
