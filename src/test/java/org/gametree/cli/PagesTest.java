package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages to go through a search, exercises and comparisons: what they are made of, and what is refused. */
class PagesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A[[3,B:5],[2,9]]",
                "((3 5) (2 9))",
                "full 2 3: 3 5 6 9 1 2 0 -1",
                "halves: 3 5 6 9",
                "[]",
                "-inf"
            })
    void aPageIsMadeOfAnyNotationPlayerAndWindow(String tree) {
        for (String player : List.of("max", "min")) {
            for (String window : List.of("-inf:inf", "2:5", "5:2")) {
                String[] args = {"--format", "html", "--player", player, "--window", window, tree};
                Run run = Run.of(args);
                assertThat(run.err()).isEmpty();
                assertThat(run.out()).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
                assertThat(Run.of(with("--practice", args)).out()).contains("<section id=\"exercise\">");
            }
        }
    }

    private static String[] with(String first, String... more) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void anExerciseIsAPageAndOfATreeThatIsDrawnLeafByLeaf() {
        refused("--practice is not served by --format svg; expected html", "--practice", "--format", "svg", "[1]");
        refused("--practice is not served by --format text; expected html", "--practice", "[1]");
        refused(
                "TREE, line 1: tree has 301 leaves and nodes; expected at most 300, since each is drawn",
                "--practice",
                "--format",
                "html",
                "[" + "1 ".repeat(300) + "]");
    }

    @Test
    void aComparisonIsATableOrAPage() {
        Run run = Run.of("--compare", "--format", "html", "--player", "min", "[[3,5],[2,9]]");
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("<p>MIN moves first, window (-inf, inf), mtdf guesses 0</p>")
                .contains("aria-label=\"alphabeta, worst-first\"")
                .contains("{\"algorithm\":\"scout\",\"words\":");
        assertThat(Run.of("--compare", "--format", "html", "A[B:1 C:2]").out().split(">B</text>", -1))
                .hasSize(4);
        refused(
                "--format is not served by --compare, which prints a table; of the formats expected html",
                "--compare",
                "--format",
                "svg",
                "[1]");
        refused(
                "--practice is not served by --compare, which shows all algorithms",
                "--compare",
                "--practice",
                "--format",
                "html",
                "[1]");
        refused(
                "TREE, line 1: tree has 1,000 leaves; expected at most 300, since each is drawn",
                "--compare",
                "--format",
                "html",
                "[" + "1 ".repeat(1_000) + "]");
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1);
    }
}
