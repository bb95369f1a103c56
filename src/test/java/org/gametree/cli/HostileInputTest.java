package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.cli.Played.played;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is typed, no game ends or is changed by it, and nothing of it acts on the terminal. */
class HostileInputTest {

    static List<String> hostile() {
        return List.of(
                "",
                " ",
                "\t\r",
                "\0",
                "\u001b[2J\u001b[31m",
                "\u0007",
                "\uFFFF",
                "\u202Eabc",
                "\uD83D\uDE00",
                "\uD800",
                "-1",
                "0",
                "10",
                "99999999999999999999",
                "1e9",
                "٣",
                "5;quit",
                "$(quit)",
                "%s%n%d",
                "--help",
                "save",
                "load",
                "save \0",
                "save /",
                "load /",
                "load /dev/zero",
                "save /no/such/folder/game",
                "load /no/such/file",
                "undo",
                "undo 3",
                "pass",
                "5 ".repeat(3) + "\u001b]0;title\u0007",
                "save \u001b[31m/no/such/folder",
                "load \u009B31m",
                "\uFEFF",
                "5" + " ".repeat(5_000) + "5",
                "quit" + " ".repeat(5_000) + "?",
                "x".repeat(100_000),
                "1 ".repeat(100_000));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void noInputEndsOrChangesAGame(String line) {
        for (String game : List.of("tictactoe", "connect4", "othello", "dots")) {
            String out = played(line + "\nmoves\n", game, "--engine", "none");
            assertThat(out).endsWith("\nTo go on: gametree play " + game + "\n");
            assertThat(out.codePoints().filter(c -> c != '\n')).noneMatch(Character::isISOControl);
            assertThat(out.length()).isLessThan(3_000);
        }
    }

    @Test
    void noRandomInputEndsOrChangesAGame() {
        Random random = new Random(1);
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            int c = random.nextInt(0x250);
            input.append(Character.isLetterOrDigit(c) && c < 128 ? '~' : (char) c);
        }
        assertThat(played(input + "\n", "othello", "--engine", "none")).endsWith("To go on: gametree play othello\n");
    }

    @Test
    void outputThatNobodyReadsEndsTheGame() throws Exception {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("closed");
            }
        };
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return '\n';
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                Arrays.fill(bytes, from, from + length, (byte) '\n');
                return length;
            }
        };
        String[] args = {"play", "othello"};
        assertThat(Main.run(args, endless, closed, new ByteArrayOutputStream(), 1 << 20))
                .isEqualTo(2);
    }

    @Test
    void bytesThatAreNoTextAreNoMove() throws Exception {
        byte[] bytes = {'5', (byte) 0xC3, '\n', (byte) 0xFF, (byte) 0xFE, '5', 0, '\n', (byte) 0x9B, '5', '\n'};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] args = {"play", "tictactoe", "--engine", "none"};
        assertThat(Main.run(args, new ByteArrayInputStream(bytes), out, new ByteArrayOutputStream(), 1 << 20))
                .isZero();
        assertThat(out.toString(UTF_8))
                .contains("X> 5\uFFFD\nmove = '5\uFFFD'; expected a square from 1 to 9\n")
                .endsWith("To go on: gametree play tictactoe --engine none\n");
    }

    @Test
    void linesMayEndAsTheyDoAnywhereAndBeginWithAMarkOfTheEncoding() {
        assertThat(played("\uFEFF5\r\n  1 \t\r\n9", "tictactoe", "--engine", "none"))
                .endsWith("To go on: gametree play tictactoe 5 1 9\n");
        assertThat(played("\uFEFF", "tictactoe", "--engine", "none")).endsWith("To go on: gametree play tictactoe\n");
    }

    @ParameterizedTest
    @MethodSource
    void nothingOfARefusalActsOnTheTerminal(List<String> args) {
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).hasSizeLessThan(2_200);
        assertThat(run.err().strip().codePoints()).noneMatch(Character::isISOControl);
        assertThat(run.out()).isEmpty();
    }

    static List<List<String>> nothingOfARefusalActsOnTheTerminal() {
        String red = "\u001b[31m\n\u009b2J\u0000";
        return List.of(
                List.of(red.replace("\n", "")),
                List.of("--" + red.replace("\n", ""), "[1]"),
                List.of("--format", red, "[1]"),
                List.of("--window", red, "[1]"),
                List.of("--guess", red, "[1]"),
                List.of("--file", "/no/" + red.strip().replace("\0", "")),
                List.of("--output", "/no/" + red.strip().replace("\0", ""), "[1]"),
                List.of(red, "play", "othello"),
                List.of("play", red),
                List.of("play", "othello", red),
                List.of("play", "othello", "--" + red),
                List.of("play", "othello", "--size", red),
                List.of("play", "othello", "--time", red),
                List.of("play", "othello", "--depth", red),
                List.of("play", "othello", "--engine", red),
                List.of("play", "othello", "--load", red),
                List.of("analyze", red),
                List.of("analyze", "othello", red),
                List.of("analyze", "othello", "--format", red),
                List.of("analyze", "othello", "x".repeat(100_000)));
    }

    @Test
    void inputThatCannotBeReadEndsTheGameAndTellsHowToGoOn() throws Exception {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                throw new IOException("broken");
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"play", "othello", "--engine", "none", "d3"};
        assertThat(Main.run(args, broken, out, err, 1 << 20)).isEqualTo(2);
        assertThat(err.toString(UTF_8))
                .isEqualTo("gametree: standard input cannot be read: broken (see gametree play --help)\n");
        assertThat(out.toString(UTF_8)).endsWith("O> \nTo go on: gametree play othello d3 --engine none\n");
    }
}
