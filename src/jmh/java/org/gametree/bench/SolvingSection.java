package org.gametree.bench;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Connect Four solved: time per position, by the engine and by hand. */
record SolvingSection() implements TimedSection {

    @Override
    public String name() {
        return "solving";
    }

    @Override
    public void choose(ChainedOptionsBuilder options) {
        options.include(SolvingBenchmark.class.getName());
    }

    @Override
    public String tables(List<Timing> timings) {
        Map<SolvingBenchmark.Stage, Double> byHand = new EnumMap<>(SolvingBenchmark.Stage.class);
        Map<SolvingBenchmark.Stage, Double> engine = new EnumMap<>(SolvingBenchmark.Stage.class);
        for (Timing timing : timings) {
            SolvingBenchmark.Stage stage = SolvingBenchmark.Stage.valueOf(timing.parameter("stage"));
            (timing.method().equals("byHand") ? byHand : engine).put(stage, timing.time() / stage.count());
        }
        MarkdownTable table =
                new MarkdownTable("Connect Four 7x6 solved", "by hand, ms each", "engine, ms each", "times as long");
        byHand.forEach((stage, millis) -> table.row(
                stage,
                String.format(Locale.ROOT, "%.3f", millis),
                String.format(Locale.ROOT, "%.3f", engine.get(stage)),
                String.format(Locale.ROOT, "%.2f", engine.get(stage) / millis)));
        return table + "\n";
    }
}
