package org.gametree.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Runs the benchmarks and prints their tables. */
public final class Report {
    private static final String COMMAND =
            "    mvn -B -ntp -q -Pbench test-compile exec:exec -Dbench.sections=%s -Dbench.pace=%s%n";

    private static final List<Section> SECTIONS = List.of(
            new SearchSection("connect-four", EnumSet.of(Setting.CONNECT_FOUR), EnumSet.allOf(Contender.class)),
            new SearchSection(
                    "deeper",
                    EnumSet.of(Setting.CONNECT_FOUR_DEEPER),
                    EnumSet.complementOf(EnumSet.of(Contender.FAST_OF_THREE, Contender.IMMUTABLE_OF_THREE))),
            new SearchSection(
                    "table",
                    EnumSet.of(Setting.CONNECT_FOUR_TABLE),
                    EnumSet.range(Contender.BY_HAND, Contender.IMMUTABLE_OF_THREE)),
            new SearchSection(
                    "games",
                    EnumSet.range(Setting.OTHELLO, Setting.GRAPH_TABLE),
                    EnumSet.range(Contender.FAST, Contender.IMMUTABLE_OF_THREE)),
            new ThreadsSection(),
            new TreeSection(),
            new TraceSection(),
            new SolvingSection(),
            new SpeedupSection());

    private Report() {}

    /**
     * Runs the benchmarks.
     *
     * @param args the {@link Pace}, and the names of the sections with commas between them, or {@code all}
     * @throws RunnerException if a benchmark fails
     * @throws IOException if the log cannot be written
     */
    public static void main(String[] args) throws RunnerException, IOException {
        Pace pace = Pace.valueOf(args[0]);
        Files.createDirectories(TimedSection.LOG.getParent());
        System.out.println(COMMAND.formatted(args[1], pace));
        for (Section section : chosen(args[1])) {
            section.report(pace, System.out);
        }
    }

    private static List<Section> chosen(String names) {
        if (names.equals("all")) {
            return SECTIONS;
        }
        return Arrays.stream(names.split(",", -1)).map(Report::section).toList();
    }

    private static Section section(String name) {
        return SECTIONS.stream()
                .filter(section -> section.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("section = '" + name + "'; expected all, or some of "
                        + SECTIONS.stream().map(Section::name).toList() + " with commas between them"));
    }
}
