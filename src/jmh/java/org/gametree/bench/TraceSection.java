package org.gametree.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Traces of explicit trees: their time beside that of the plain search, which is at most 5 times as short. */
record TraceSection() implements TimedSection {
    private static final double MOST = 5;

    @Override
    public String name() {
        return "traces";
    }

    @Override
    public void choose(ChainedOptionsBuilder options) {
        options.include(TraceBenchmark.class.getName());
    }

    @Override
    public String tables(List<Timing> timings) {
        MarkdownTable table = new MarkdownTable(
                "trace of a tree, branching and depth",
                "search, µs",
                "trace, µs",
                "times as long",
                "with all steps, times as long");
        byShape(timings)
                .forEach((shape, micros) -> table.row(
                        shape.replace(' ', '^'),
                        format("%,.0f", micros.get("search")),
                        format("%,.0f", micros.get("trace")),
                        format("%.2f", micros.get("trace") / micros.get("search")),
                        format("%.2f", micros.get("traceAndCount") / micros.get("search"))));
        return table + "\n";
    }

    @Override
    public void require(List<Timing> timings) {
        if (byShape(timings).values().stream().anyMatch(micros -> micros.get("trace") > MOST * micros.get("search"))) {
            throw new IllegalStateException("a trace took more than " + MOST + " times its search");
        }
    }

    private static Map<String, Map<String, Double>> byShape(List<Timing> timings) {
        Map<String, Map<String, Double>> byShape = new LinkedHashMap<>();
        for (Timing timing : timings) {
            byShape.computeIfAbsent(timing.parameter("shape"), shape -> new LinkedHashMap<>())
                    .put(timing.method(), timing.time());
        }
        return byShape;
    }

    private static String format(String format, double figure) {
        return String.format(Locale.ROOT, format, figure);
    }
}
