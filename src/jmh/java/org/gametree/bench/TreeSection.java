package org.gametree.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Searches of explicit trees: alpha-beta beside two written by hand for ints, and the family beside alpha-beta. */
record TreeSection() implements TimedSection {

    @Override
    public String name() {
        return "trees";
    }

    @Override
    public void choose(ChainedOptionsBuilder options) {
        options.include(CoreBenchmark.class.getName()).include(VariantBenchmark.class.getName());
    }

    @Override
    public String tables(List<Timing> timings) {
        return shapes(timings) + "\n" + family(timings) + "\n";
    }

    private static String shapes(List<Timing> timings) {
        Map<String, Map<String, Double>> micros = new LinkedHashMap<>();
        for (Timing timing : timings) {
            if (timing.parameter("shape") != null) {
                micros.computeIfAbsent(timing.parameter("shape"), shape -> new LinkedHashMap<>())
                        .put(timing.method(), timing.time());
            }
        }
        MarkdownTable table = new MarkdownTable(
                "alpha-beta of a tree, branching and depth",
                "generic, µs",
                "plain objects by hand, µs",
                "array by hand, µs",
                "ratio to objects",
                "ratio to array");
        micros.forEach((shape, times) -> {
            double generic = times.get("alphaBeta");
            double objects = times.get("plainObjects");
            double array = times.get("intArray");
            table.row(
                    CoreBenchmark.Shape.valueOf(shape),
                    format("%,.0f", generic),
                    format("%,.0f", objects),
                    format("%,.0f", array),
                    format("%.2f", objects / generic),
                    format("%.2f", array / generic));
        });
        return table.toString();
    }

    private static String family(List<Timing> timings) {
        MarkdownTable table = new MarkdownTable(
                VariantBenchmark.title(), "evaluations", "µs", "ns per evaluation", "of alpha-beta's");
        double alphaBeta = 0;
        for (Timing timing : timings) {
            if (timing.parameter("subject") != null) {
                VariantBenchmark.Subject subject = VariantBenchmark.Subject.valueOf(timing.parameter("subject"));
                long evaluations = subject.run().time();
                double each = 1000 * timing.time() / evaluations;
                alphaBeta = subject == VariantBenchmark.Subject.ALPHA_BETA ? each : alphaBeta;
                table.row(
                        subject,
                        format("%,d", evaluations),
                        format("%,.0f", timing.time()),
                        format("%.1f", each),
                        format("%.2f", each / alphaBeta));
            }
        }
        return table.toString();
    }

    private static String format(String format, Object figure) {
        return String.format(Locale.ROOT, format, figure);
    }
}
