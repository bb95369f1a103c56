package org.gametree.bench;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/**
 * Searches of games to a depth: one table for each setting, each search beside the first.
 *
 * @param name the name of the section
 * @param settings what is searched
 * @param contenders who searches
 */
record SearchSection(String name, EnumSet<Setting> settings, EnumSet<Contender> contenders) implements TimedSection {
    private static final double MILLION = 1e6;

    /** Million nodes a second: of the clock, and of the thread on the processor. */
    private record Speed(double byClock, double byProcessor) {}

    @Override
    public void choose(ChainedOptionsBuilder options) {
        options.include(SearchBenchmark.class.getName())
                .param("setting", names(settings))
                .param("contender", names(contenders))
                .addProfiler(GCProfiler.class);
    }

    private static String[] names(EnumSet<?> constants) {
        return constants.stream().map(Enum::name).toArray(String[]::new);
    }

    @Override
    public String tables(List<Timing> timings) {
        Map<Setting, MarkdownTable> tables = new EnumMap<>(Setting.class);
        Map<Setting, Speed> first = new EnumMap<>(Setting.class);
        for (Timing timing : timings) {
            Setting setting = Setting.valueOf(timing.parameter("setting"));
            Contender contender = Contender.valueOf(timing.parameter("contender"));
            long nodes = contender.search(setting, setting.depth()).get().nodes();
            Speed speed = new Speed(nodes / timing.time() / MILLION, nodes / timing.processorSeconds() / MILLION);
            Speed unit = first.computeIfAbsent(setting, key -> speed);
            tables.computeIfAbsent(setting, SearchSection::table)
                    .row(
                            contender,
                            format("%,d", nodes),
                            format("%.1f", 1000 * timing.time()),
                            format("%.1f", speed.byClock),
                            format("%.2f", speed.byClock / unit.byClock),
                            format("%.2f", speed.byProcessor / unit.byProcessor),
                            format("%.1f", timing.bytes() / nodes));
        }
        StringBuilder text = new StringBuilder();
        tables.forEach((setting, table) -> text.append(table).append('\n'));
        return text.toString();
    }

    private static MarkdownTable table(Setting setting) {
        return new MarkdownTable(
                setting.toString(), "nodes", "ms", "million nodes/s", "ratio", "by processor time", "bytes/node");
    }

    private static String format(String format, Object figure) {
        return String.format(Locale.ROOT, format, figure);
    }
}
