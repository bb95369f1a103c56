package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What was searched as steps, as a picture and as a graph, and where it is written. */
class FormatsTest {
    private static final String HOSTILE =
            "\"<script>alert(1)</script>\"[\"\\\"&\\u0000\\u202e\":3 A[" + "x".repeat(10_000) + ":2 9]]";

    @TempDir
    Path folder;

    @Test
    void stepsAreOneObjectALine() {
        Run run = Run.of("--format", "steps", "A[[3,B:5],[2,9]]");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().limit(3)).containsExactly("""
                {"step":0,"kind":"enter","depth":0,"child":null,"label":"A","player":"max","a":"-inf","b":"inf",\
                "value":null,"cutoff":null}""", """
                {"step":1,"kind":"enter","depth":1,"child":0,"label":null,"player":"min","a":"-inf","b":"inf",\
                "value":null,"cutoff":null}""", """
                {"step":2,"kind":"leaf","depth":2,"child":0,"label":null,"player":null,"a":"-inf","b":"inf",\
                "value":3,"cutoff":null}""");
        assertThat(run.json())
                .extracting(step -> step.get("kind").getAsString())
                .containsExactly(
                        "enter", "enter", "leaf", "update", "leaf", "update", "leave", "update", "enter", "leaf",
                        "update", "cut", "leave", "update", "leave");
        assertThat(run.json().get(4).get("label").getAsString()).isEqualTo("B");
        assertThat(run.json().get(11).get("cutoff"))
                .hasToString("{\"path\":[1],\"kind\":\"alpha\",\"deep\":false,\"boundBy\":[],\"prunedLeaves\":1}");
    }

    @Test
    void stepsOfManyTreesFollowEachOther() {
        Run run = Run.withInput("[1,2]\n7\n", "--format", "steps", "--player", "min", "--window", "0:9", "-");
        assertThat(run.json()).extracting(step -> step.get("step").getAsInt()).containsExactly(0, 1, 2, 3, 4, 5, 0);
        assertThat(run.json().get(0).get("b").getAsInt()).isEqualTo(9);
    }

    @Test
    void aPictureIsAnSvgDocumentWithTheLabels() throws Exception {
        Run run = Run.of("--format", "svg", "root[[3,5],cut[2,9]]");
        assertThat(run.err()).isEmpty();
        assertThat(texts(run.out())).contains("root", "cut", "= 3", "(-inf, inf)", "1 leaf not searched: 9");
    }

    private static List<String> texts(String svg) throws Exception {
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getElementsByTagName("script").getLength()).isZero();
        return IntStream.range(0, root.getElementsByTagName("text").getLength())
                .mapToObj(i -> root.getElementsByTagName("text").item(i).getTextContent())
                .toList();
    }

    @Test
    void aGraphIsInDot() {
        Run run = Run.withInput("[[3,5],[2,9]]\n[1]\n", "--format", "dot", "-");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().filter("digraph gametree {"::equals)).hasSize(2);
        assertThat(run.out().lines().filter("}"::equals)).hasSize(2);
    }

    @Test
    void labelsAreShownInTextAndChangeNoFigure() {
        assertThat(Run.of("A[B:3 C[2 4]]").out()).startsWith("""
                A: MAX (-inf, inf) = 3
                ├★ B: 3
                └─ C: MIN (3, inf) ≤ 2  ✂ α-cutoff: 2 ≤ 3; MAX, one level up, already has 3
                   ├─ 2
                   └─ ✂ 1 leaf not searched: 4
                """);
        assertThat(Run.of("--format", "json", "A[B:3 C[2 4]]")).isEqualTo(Run.of("--format", "json", "[3 [2 4]]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "steps", "svg", "dot", "html"})
    void hostileLabelsAreHarmless(String format) throws Exception {
        Run run = Run.of("--format", format, HOSTILE);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).doesNotContain("\u0000");
        switch (format) {
            case "html" ->
                assertThat(run.out())
                        .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "\\u003cscript\\u003ealert(1)")
                        .doesNotContain("<script>alert", "x".repeat(50));
            case "svg" -> assertThat(texts(run.out())).contains("<script>alert(1)</script>");
            case "steps" -> {
                assertThat(run.out()).doesNotContain("<", ">", "&");
                assertThat(run.json().get(0).get("label").getAsString()).isEqualTo("<script>alert(1)</script>");
            }
            default -> assertThat(run.out().length()).isLessThan(4_000);
        }
    }

    @ParameterizedTest
    @CsvSource({"svg, </svg>", "html, </html>"})
    void aPictureHoldsOneTree(String format, String end) {
        Run run = Run.withInput("[1]\n[2]\n", "--format", format, "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).endsWith(end + "\n");
        assertThat(run.err())
                .isEqualTo("gametree: standard input, line 2: a second tree; expected one, since a document in "
                        + format.toUpperCase(Locale.ROOT) + " holds one picture\n");
    }

    @Test
    void labelsGoWithTheirLeavesWhereTheChildrenAreSorted() {
        assertThat(Run.of("--order", "best-first", "A[B:1 C[D:4 E:2] F:3]").out())
                .startsWith("""
                A: MAX (-inf, inf) = 3
                ├★ F: 3
                ├─ C: MIN (3, inf) ≤ 2  ✂ α-cutoff: 2 ≤ 3; MAX, one level up, already has 3
                │  ├─ E: 2
                │  └─ ✂ 1 leaf not searched: D: 4
                └─ B: 1
                """);
    }

    @ParameterizedTest
    @CsvSource({"steps", "svg", "dot", "html"})
    void whatAnAlgorithmCannotShowIsRefusedByName(String format) {
        assertThat(Run.of("--algorithm", "minimax", "--format", format, "[1]"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "gametree: --format " + format
                                + " is not served by algorithm minimax, which has no trace; expected alphabeta "
                                + "(see --help)\n"));
        assertThat(Run.of("--ascii", "--format", format, "[1]").err())
                .isEqualTo("gametree: --ascii is not served by --format " + format + "; expected text (see --help)\n");
    }

    @Test
    void answersAreWrittenToAFile() throws IOException {
        Path file = folder.resolve("tree.svg");
        assertThat(Run.of("--output", file.toString(), "--format", "svg", "A[1]"))
                .isEqualTo(new Run(0, "", ""));
        assertThat(file)
                .content(UTF_8)
                .isEqualTo(Run.of("--format", "svg", "A[1]").out());
    }

    @Test
    void aFileThatExistsIsKeptUnlessForced() throws IOException {
        Path file = Files.writeString(folder.resolve("kept.txt"), "precious");
        assertThat(Run.of("--output", file.toString(), "[1]"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "gametree: --output " + file
                                + " exists and is kept; expected --force as well to replace it (see --help)\n"));
        assertThat(file).content().isEqualTo("precious");
        assertThat(Run.of("--output", file.toString(), "--force", "[1").code()).isEqualTo(2);
        assertThat(file).content().isEqualTo("precious");
        assertThat(Run.of("--output", file.toString(), "--force", "[1]").code()).isZero();
        assertThat(file).content(UTF_8).isEqualTo(Run.of("[1]").out());
    }

    @Test
    void aFileThatCannotBeWrittenIsRefused() throws IOException {
        Path trees = Files.writeString(folder.resolve("trees.txt"), "[1]\n");
        Path nowhere = folder.resolve("none").resolve("x");
        refused("--output " + folder + " is a folder; expected a file", "--output", folder.toString(), "[1]");
        refused("--output " + nowhere + " is in no folder that exists", "--output", nowhere.toString(), "[1]");
        refused("--force without --output FILE", "--force", "[1]");
        refused(
                "--output " + trees + " is the file that the trees are read from",
                "--force",
                "--output",
                trees.toString(),
                "--file",
                trees.toString());
        assertThat(trees).content().isEqualTo("[1]\n");
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1);
    }

    /** Counts lines and keeps nothing. */
    private static final class LineCount extends OutputStream {
        long lines;

        @Override
        public void write(int b) {
            lines += b == '\n' ? 1 : 0;
        }
    }

    @Test
    void aTreeOfAHundredThousandLeavesIsToldStepByStepAndItsPictureIsFolded() throws Exception {
        Path tree = folder.resolve("large.txt");
        try (BufferedWriter text = Files.newBufferedWriter(tree)) {
            text.write("full 10 5: " + "7 ".repeat(100_000));
        }
        String file = tree.toString();
        LineCount steps = new LineCount();
        LineCount err = new LineCount();
        String[] args = {"--window", "0:9", "--format", "steps", "--file", file};
        ByteArrayInputStream nothing = new ByteArrayInputStream(new byte[0]);
        assertThat(Main.run(args, nothing, steps, err, 1 << 24)).isZero();
        JsonObject answer = Run.of("--window", "0:9", "--format", "json", "--file", file)
                .json()
                .get(0);
        long searched =
                answer.get("cost").getAsLong() + answer.get("nodesVisited").getAsLong();
        long cutoffs = answer.get("cutoffs").getAsJsonArray().size();
        // A leaf is a step, a node two, every one of them but the root an update of its parent.
        assertThat(steps.lines)
                .isEqualTo(2 * searched - 1 + answer.get("nodesVisited").getAsLong() + cutoffs);
        assertThat(err.lines).isZero();
        String svg =
                Run.of("--window", "0:9", "--format", "svg", "--file", file).out();
        assertThat(svg).contains("folded").hasSizeLessThan(200_000);
        String html =
                Run.of("--window", "0:9", "--format", "html", "--file", file).out();
        assertThat(html).contains("folded").hasSizeLessThan(400_000);
    }

    @Test
    void stepsOfATreeNested100000DeepAreShortLines() {
        String deep = "[".repeat(100_000) + "5" + "]".repeat(100_000);
        Run run = Run.withInput(deep, "--format", "steps", "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).hasLineCount(300_001).hasSizeLessThan(50_000_000);
    }
}
