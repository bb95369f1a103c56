package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gametree.law.ReorderingLaws;
import org.junit.jupiter.api.Test;

/** The study's figures that are kept, and what README.md shows of them, are what its command writes. */
class StudyFiguresTest {
    private static final Path FOLDER = Path.of("src/main/java/org/gametree/variant/doc-files");

    private final List<Measurement> kept;
    private final String csv;
    private final String readme;

    StudyFiguresTest() throws IOException {
        csv = Files.readString(FOLDER.resolve("study.csv"));
        kept = csv.lines().skip(1).map(StudyFiguresTest::measurement).toList();
        readme = Files.readString(Path.of("README.md"));
    }

    private static Measurement measurement(String line) {
        String[] field = line.split(",", -1);
        String order = field[4].equals("random") ? "given" : field[4];
        return new Measurement(
                new Uniform(Integer.parseInt(field[0]), Integer.parseInt(field[1])),
                Order.valueOf(order.toUpperCase(Locale.ROOT).replace('-', '_')),
                Algorithm.valueOf(field[5].toUpperCase(Locale.ROOT)),
                Integer.parseInt(field[3]),
                Double.parseDouble(field[6]),
                Double.parseDouble(field[7]));
    }

    @Test
    void theyAreThoseThatTheStudyFinds() {
        List<String> found = new StudyTables(Study.measure(300)).csv().lines().toList();
        assertThat(found).hasSizeGreaterThan(500);
        assertThat(csv.lines()).containsAll(found);
        assertThat(new StudyTables(kept).csv()).isEqualTo(csv);
    }

    @Test
    void theyHoldEveryShapeOfUpToTwoMillionLeavesInEveryOrderByEverySearch() {
        List<Uniform> shapes = new ArrayList<>();
        for (int branching = 2; branching <= 8; branching++) {
            int depth = 1;
            for (long leaves = branching; leaves <= 2_000_000; leaves *= branching) {
                shapes.add(new Uniform(branching, depth));
                depth++;
            }
        }
        for (Order order : Order.values()) {
            for (Algorithm algorithm : Algorithm.values()) {
                assertThat(kept)
                        .filteredOn(m -> m.order() == order && m.algorithm() == algorithm)
                        .extracting(Measurement::shape)
                        .containsExactlyElementsOf(shapes);
            }
        }
    }

    @Test
    void theReadmeShowsTwoOfTheTables() {
        List<String> tables = List.of(new StudyTables(kept).markdown().split("(?m)^(?=\\*\\*)", -1));
        assertThat(tables)
                .filteredOn(table -> readme.contains(table.strip() + "\n\n"))
                .hasSize(2);
        assertThat(readme).contains("**Random order**", "**Growth**");
    }

    @Test
    void bestFirstAllThatPruneEvaluateTheMinimumAsTheReadmeSays() {
        assertThat(readme).contains("Best-first order is the Knuth–Moore minimum for all but minimax.");
        assertThat(kept)
                .filteredOn(m -> m.order() == Order.BEST_FIRST && m.algorithm() != Algorithm.MINIMAX)
                .allMatch(m -> m.leaves()
                        == ReorderingLaws.minimum(
                                m.shape().branching(), m.shape().depth()));
    }

    @Test
    void thePlotIsThatOfTheFigures() throws IOException {
        assertThat(Files.readString(FOLDER.resolve("study.svg"))).isEqualTo(new StudyPlot(kept).svg());
    }

    @Test
    void theCommandOfTheReadmeRunsTheStudyAndWritesWhereThesePicturesAre() {
        Matcher command = Pattern.compile("(?m)^java -cp target/gametree-cli\\.jar (\\S+) (\\S+)$")
                .matcher(readme);
        assertThat(command.find()).isTrue();
        assertThat(command.group(1)).isEqualTo(Study.class.getName());
        assertThat(Path.of(command.group(2))).isEqualTo(FOLDER);
        assertThat(readme).contains("](" + FOLDER + "/study.svg)", "](" + FOLDER + "/study.csv)");
    }
}
