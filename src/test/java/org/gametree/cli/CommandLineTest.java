package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

    @TempDir
    Path folder;

    @Test
    void textDrawsTheTreeAndSumsUp() {
        assertThat(Run.of("[[3,5],[2,9]]")).isEqualTo(new Run(0, """
                MAX (-inf, inf) = 3
                ├★ MIN (-inf, inf) = 3
                │  ├★ 3
                │  └─ 5
                └─ MIN (3, inf) ≤ 2  ✂ α-cutoff: 2 ≤ 3; MAX, one level up, already has 3
                   ├─ 2
                   └─ ✂ 1 leaf not searched: 9

                ★ principal variation
                ✂ cut: what is left cannot matter any more; a bound equal to the other cuts too (b ≤ a)

                value      3
                best move  0, principal variation 0 0
                leaves     3 of 4 evaluated
                cutoffs    1, pruning 1 leaf
                """, ""));
    }

    @Test
    void textTellsAValueInAWindowFromMinimax() {
        assertThat(Run.of("--window", "-inf:2", "[[3,5],[2,9]]").out())
                .contains("value      2 in this window; minimax is 3")
                .contains("best move  0 with the full window, principal variation 0 0");
        assertThat(Run.of("7").out()).contains("best move  none", "cutoffs    none");
    }

    @Test
    void figuresReadTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(Run.of("--algorithm", "minimax", "[" + "1 ".repeat(1_000) + "]")
                            .out())
                    .contains("1,000 of 1,000 evaluated");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void minimaxPrintsItsFigures() {
        assertThat(Run.of("--algorithm", "minimax", "[[3,5],[2,9]]").out()).isEqualTo("""
                value      3
                best move  0, principal variation 0 0
                leaves     4 of 4 evaluated
                """);
    }

    @Test
    void asciiOutputIsAscii() {
        assertThat(Run.of("--ascii", "[10,[20,[1,[4,2]]]]").out()).isASCII().contains("cutoff");
    }

    @ParameterizedTest
    @CsvSource({"-5, -5", "-inf, '\"-inf\"'", "inf, '\"inf\"'", "'full 1 2: -3', -3", "'((3 5) (2 9))', 3"})
    void aTreeMayLookLikeAnOptionOrBeWrittenInAnyNotation(String tree, String value) {
        assertThat(Run.of("--format=json", tree).out()).contains("\"value\":" + value + ",");
    }

    @Test
    void wordsOfATreeNeedNoQuotes() {
        JsonObject answer = Run.of("--format", "json", "full", "2", "3:", "3", "5", "6", "9", "1", "2", "0", "-1")
                .json()
                .get(0);
        assertThat(answer.get("value").getAsInt()).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({
        "-inf:3, [2 9 1], 9",
        "3:3,    [2 9 1], 3",
        "9:0,    [2 9 1], 9",
        "0.5:2,  [0.5 1], 1",
    })
    void anyWindowIsLegal(String window, String tree, String value) {
        assertThat(Run.of("--format", "json", "--window", window, tree).out()).contains("\"value\":" + value + ",");
    }

    @Test
    void manyTreesAreAnsweredInOrderAndBlankAndCommentLinesSkipped() {
        Run run = Run.withInput("# three\n1\n\n  # more\n[2,3] # a comment\nhalves: 4 5\n", "--format", "json", "-");
        assertThat(run.code()).isZero();
        assertThat(run.json())
                .extracting(answer -> answer.get("value").getAsInt())
                .containsExactly(1, 3, 5);
        assertThat(Run.withInput("1\n2\n", "-").out()).contains("evaluated\ncutoffs    none\n\nleaf");
    }

    @Test
    void aBadLineIsToldAndTheOthersAreAnswered() {
        Run run = Run.withInput("1\n[2,\n3\n\n4 4\n", "--format", "json", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.json())
                .extracting(answer -> answer.get("value").getAsInt())
                .containsExactly(1, 3);
        assertThat(run.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("gametree: standard input, line 2, column 4: found the end")
                                .endsWith("(a tree stands on one line)"),
                        line -> assertThat(line).startsWith("gametree: standard input, line 5, column 3: found '4'"));
    }

    @Test
    void everyBlankOfTheNotationIsBlankBetweenTrees() {
        Run run = Run.withInput("[1]\n\u00A0\n\u00A0# a comment\n\u00A0 2\n", "--format", "json", "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.json()).hasSize(2);
    }

    @Test
    void aLongVariationIsAsciiWhereAsciiIsAskedFor() {
        assertThat(Run.of("--ascii", "full 1 30: 5").out()).isASCII().contains("... (30 moves)");
        assertThat(Run.of("full 1 30: 5").out()).contains("… (30 moves)");
    }

    @Test
    void anArgumentIsNoFileOfArguments() {
        refused("TREE, line 1, column 1: found '@trees.txt', expected ", "@trees.txt");
    }

    @Test
    void outputThatNobodyReadsEndsTheRun() throws Exception {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("closed");
            }
        };
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return '1';
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                for (int i = 0; i < length; i++) {
                    bytes[from + i] = (byte) (i % 2 == 0 ? '1' : '\n');
                }
                return length;
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertThat(Main.run(new String[] {"-"}, endless, closed, err, 1 << 20)).isEqualTo(2);
        assertThat(err.toString(UTF_8)).startsWith("gametree: the output cannot be written");
        assertThat(Main.run(new String[] {"--help"}, endless, closed, err, 1 << 20))
                .isEqualTo(2);
    }

    @Test
    void aByteOrderMarkBeforeTheFirstTreeIsSkipped() {
        assertThat(Run.withInput("\uFEFF[1,2]\r\n", "--format", "json", "-").json())
                .hasSize(1);
        assertThat(Run.withInput("1\n\uFEFF2\n", "-").err()).contains("line 2, column 1: found '<U+FEFF>2'");
    }

    @Test
    void aFileIsRead(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("trees.txt"), "[1,2]\n[3,\n");
        Run run = Run.of("--format", "json", "--file", file.toString());
        assertThat(run.json()).hasSize(1);
        assertThat(run.err()).startsWith("gametree: " + file + ", line 2, column 4: found the end of the text");
    }

    @Test
    void aFileThatCannotBeReadIsRefused() {
        refused(
                "--file " + folder.resolve("none") + " does not exist",
                "--file",
                folder.resolve("none").toString());
        refused("--file " + folder + " is not a file", "--file", folder.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing\n\n", "\n"})
    void inputWithoutATreeIsRefused(String input) {
        assertThat(Run.withInput(input, "-"))
                .isEqualTo(new Run(2, "", "gametree: standard input holds no tree; expected one a line\n"));
    }

    @Test
    void aBadTreeIsRefusedInOneLineWithItsLineAndColumn() {
        refused("TREE, line 1, column 4: found ']', expected ", "[1,]");
        refused("TREE, line 1, column 4: found ',', expected ", "[1,,2]");
        refused("TREE, line 1, column 1: found ',', expected ", ",");
        refused("TREE, line 1, column 2: found ']', expected ", "1]");
        refused("TREE, line 1, column 2: found 'NaN', expected ", "[NaN]");
        refused("TREE holds no tree; expected one a line", "");
    }

    @Test
    void aBadOptionIsRefusedInOneLine() {
        refused("no tree; expected a TREE, - for standard input, or --file FILE");
        refused("two sources, TREE and --file x; expected one of them", "--file", "x", "[1]");
        refused("unknown option --depth", "--depth", "[1]");
        refused("unknown option -x", "-x", "[1]");
        refused("--ascii is not served by --format json; expected text", "--ascii", "--format", "json", "[1]");
        refused("Invalid value for option '--player': 'both'; expected max or min", "--player", "both", "[1]");
        refused("Invalid value for option '--algorithm': 'magic'; expected alphabeta, ", "--algorithm", "magic", "[1]");
        refused(
                "Invalid value for option '--format': 'xml'; expected text, json, steps, svg, dot or html",
                "--format",
                "xml",
                "[1]");
        refused("Missing required parameter for option '--window'", "[1]", "--window");
        refused("Invalid value for option '--window': '3'; expected A:B, such as -inf:3", "--window", "3", "[1]");
        refused("Invalid value for option '--window': '1:2:3'; expected A:B", "--window", "1:2:3", "[1]");
        refused("Invalid value for option '--window': 'a:2': found 'a', expected", "--window", "a:2", "[1]");
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1).endsWith("\n");
    }

    @Test
    void helpAndVersionAreTold() {
        assertThat(Run.of("--help").out()).contains("Usage: gametree", "--window=A:B", "Exit code");
        assertThat(Run.of("--version").out()).startsWith("gametree ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void aTreeNested100000DeepIsAnswered(String format) {
        Run run = Run.withInput("[".repeat(100_000) + "5" + "]".repeat(100_000), "--format", format, "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains(format.equals("json") ? "\"value\":5," : "value      5");
    }

    @Test
    void aTreeTooDeepForTheStackIsRefusedAndTheNextAnswered() {
        String deep = "[".repeat(100_000) + "5" + "]".repeat(100_000);
        Run run = Run.withStack(1 << 20, deep + "\n7\n", "--format", "json", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("gametree: standard input, line 1: the tree is too deep for this program\n");
        assertThat(run.json())
                .extracting(answer -> answer.get("value").getAsInt())
                .containsExactly(7);
    }
}
