package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.gametree.game.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game with whoever types. */
class PlayTest {
    @TempDir
    Path folder;

    private static String played(String input, String... args) {
        Run run = run(input, args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return withoutOptions(run.out());
    }

    /** What is said at the end without the options of this session, which one test looks at. */
    private static String withoutOptions(String out) {
        return out.replaceAll("(To go on: .*?)( --(engine|time|depth) \\S+)+\n", "$1\n");
    }

    private static Run run(String input, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "play";
        System.arraycopy(args, 0, all, 1, args.length);
        return Run.withInput(input, all);
    }

    @Test
    void aWholeGameOfTicTacToe() {
        assertThat(played("5\n9\n4\nquit\n", "tictactoe", "--depth", "9")).isEqualTo("""
                tictactoe: X begins. A move is written like 1; help tells more.
                Three in a row, upright, level or slanting, win.

                1 2 3
                4 5 6
                7 8 9

                X> 5

                1 2 3
                4 X 6
                7 8 9

                O plays 1 (a draw)

                O 2 3
                4 X 6
                7 8 9

                X> 9

                O 2 3
                4 X 6
                7 8 X

                O plays 3 (a draw)

                O 2 O
                4 X 6
                7 8 X

                X> 4

                O 2 O
                X X 6
                7 8 X

                O plays 2

                O O O
                X X 6
                7 8 X
                O wins.

                over> quit
                """);
    }

    @ParameterizedTest
    @CsvSource({"tictactoe, 3x3", "connect4, 4x4", "othello, 4x4", "dots, 2x2", "dots, 2x1"})
    void theEngineFinishesAGameAgainstItself(String game, String size) {
        String out = played("", game, "--size", size, "--engine", "both", "--depth", "3");
        assertThat(out).doesNotContain("> ").doesNotContain("To go on");
        assertThat(out.strip().lines().reduce((one, two) -> two).orElseThrow()).matches("A draw\\.|[XO] wins.*\\.");
    }

    @Test
    void theEngineBeginsWhereItIsToldTo() {
        assertThat(played("", "connect4", "--engine", "first", "--depth", "2"))
                .contains("X plays 4 (", "\nO> \nTo go on: gametree play connect4 4\n");
        assertThat(played("", "connect4", "--engine", "none")).contains("\nX> \nTo go on: gametree play connect4\n");
    }

    @Test
    void aGameGoesOnWithTheSidesAndLimitsItHad() {
        assertThat(run("", "connect4", "--engine", "first", "--time", "60.50", "--depth", "2")
                        .out())
                .endsWith("\nTo go on: gametree play connect4 4 --engine first --time 60.5 --depth 2\n");
        assertThat(run("", "connect4").out()).endsWith("\nTo go on: gametree play connect4\n");
        assertThat(run("quit\n", "connect4", "4", "--engine", "first", "--depth", "2")
                        .out())
                .endsWith("\nTo go on: gametree play connect4 4 --engine first --depth 2\n");
    }

    @Test
    void aGameGoesOnAfterMovesThatAreGiven() {
        assertThat(played("", "connect4", "--engine", "none", "44", "5", "5")).endsWith("""

                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . O O . .
                . . . X X . .
                1 2 3 4 5 6 7

                X>\s
                To go on: gametree play connect4 4 4 5 5
                """);
    }

    @Test
    void whatIsNoMoveIsToldWhatWasExpectedAndChangesNothing() {
        String out = played("z9\nd4\n\nd3 c5\nq\nd3\n", "othello", "--engine", "none");
        assertThat(out)
                .contains(
                        "X> z9\nmove = 'z9'; expected a column from a to h and a row from 1 to 8, such as d3, or pass\n",
                        "X> d4\n'd4' is not legal here; expected one of d3 c4 f5 e6\n",
                        "X> \ntype a move, or help\n",
                        "X> d3 c5\none move or command a line, please; the commands are " + Session.COMMANDS,
                        "X> q\nmove = 'q'; expected a column")
                .endsWith("To go on: gametree play othello d3\n");
    }

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

    @ParameterizedTest
    @ValueSource(strings = {"hint", "pv", "values"})
    void adviceChangesNothing(String word) {
        assertThat(played(word + "\n", "othello", "--depth", "3", "--size", "4"))
                .endsWith("To go on: gametree play othello --size 4x4\n");
    }

    @Test
    void adviceIsTheEngines() {
        String out = played("hint\npv\nvalues\n", "tictactoe", "--depth", "9", "1", "2");
        assertThat(out)
                .contains("X> hint\n4 (X wins in 5)\n")
                .containsPattern("X> pv\n4 7 5 \\d \\d \\(X wins in 5\\)\n");
        assertThat(out).contains("X> values\n3  0\n4  X wins in 5\n5  X wins in 5\n6  0\n7  X wins in 5\n8  0\n9  0\n");
        assertThat(out).containsPattern("at depth \\d, proven; \\+ is good for X, - for O");
    }

    @Test
    void aMoveIsTakenBackWithTheEnginesAnswer() {
        assertThat(played("4\n3\nundo\n", "connect4", "--depth", "1"))
                .matches("(?s).*To go on: gametree play connect4 4 \\d\n");
        assertThat(played("4\nundo\nundo\n", "connect4", "--depth", "1"))
                .contains("X> undo\nthere is no move of yours to take back\n")
                .endsWith("To go on: gametree play connect4\n");
        assertThat(played("4\n3\nundo\n", "connect4", "--engine", "none")).endsWith("play connect4 4\n");
        assertThat(played("undo\n", "connect4", "--engine", "first", "--depth", "1"))
                .contains("there is no move of yours to take back");
    }

    @Test
    void whoResignsHasLostUntilTheResignationIsTakenBack() {
        assertThat(played("4\nresign\nresign\n4\nhint\nmoves\nundo\n", "connect4", "--engine", "none"))
                .contains("O> resign\nO resigns. X wins.\nover> resign\nthe game is over; type undo")
                .contains(
                        "over> 4\nthe game is over",
                        "over> hint\nthe game is over",
                        "over> moves\nnone, the game is over")
                .endsWith("To go on: gametree play connect4 4\n");
    }

    @Test
    void aGameThatIsOverCanBeTakenBackOrBegunAgain() {
        String won = "1 2 1 2 1 2 1";
        assertThat(played("2\nundo\n", ("connect4 --engine none " + won).split(" ", -1)))
                .contains("\nX wins.\n\nover> 2\nthe game is over")
                .endsWith("To go on: gametree play connect4 1 2 1 2 1 2\n");
        assertThat(played("new\n", ("connect4 --engine none " + won).split(" ", -1)))
                .endsWith("To go on: gametree play connect4\n");
        assertThat(played("quit\n", ("connect4 --engine none " + won).split(" ", -1)))
                .endsWith("over> quit\n");
    }

    @Test
    void aGameIsSavedAndLoaded() throws IOException {
        Path file = folder.resolve("a game.txt");
        assertThat(played("4\n4\nsave " + file + "\nnew\nload " + file + "\n", "connect4", "--engine", "none"))
                .contains("saved to " + file + "\n")
                .endsWith("To go on: gametree play connect4 4 4\n");
        assertThat(file).hasContent("# gametree connect4 7x6\n4 4\n");
        assertThat(played("save " + file + "\n", "connect4", "--engine", "none", "--load", file.toString()))
                .contains(file + " exists and is kept; save to another file\n")
                .endsWith("To go on: gametree play connect4 4 4\n");
        assertThat(file).hasContent("# gametree connect4 7x6\n4 4\n");
    }

    @Test
    void aFileThatHoldsNoGameOfThisKindIsRefusedAndTheGameGoesOn() throws IOException {
        notLoaded("# gametree othello 8x8\nd3\n", " holds a game of othello 8x8; expected one of connect4 7x6");
        notLoaded("# gametree connect4 6x5\n4\n", " holds a game of connect4 6x5; expected one of connect4 7x6");
        notLoaded("4 4 9", ", move 3: move = '9'; expected a column from 1 to 7");
        notLoaded("4444441 4", ", move 8: '4' is not legal here; expected one of 3 5 2 6 1 7");
        notLoaded("12121212", ", move 8: '2' comes after the end of the game");
        notLoaded("\u001b[2J", ", move 1: move = '\uFFFD[2J'; expected a column from 1 to 7");
        notLoaded("1 ".repeat(100_000), " is no saved game: it has more than 65536 bytes");
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC3, (byte) 0x28, 0});
        notLoaded(bytes, " is no saved game: it is not text");
        notLoaded(folder, " is not a file");
        notLoaded(folder.resolve("none"), " does not exist");
    }

    private void notLoaded(String text, String why) throws IOException {
        notLoaded(Files.writeString(folder.resolve("game"), text), why);
    }

    private static void notLoaded(Path file, String why) {
        assertThat(played("load " + file + "\n", "connect4", "--engine", "none", "4"))
                .contains("load " + file + "\n" + file + why + "\n")
                .endsWith("To go on: gametree play connect4 4\n");
        refused("--load " + file + why, "connect4", "--load", file.toString());
    }

    @Test
    void aBadOptionIsRefusedInOneLine() {
        refused("Missing required parameter: 'GAME'");
        refused("Invalid value for positional parameter at index 0 (GAME): expected one of", "chess");
        refused("--depth 0; expected at least 1", "othello", "--depth", "0");
        refused("Invalid value for option '--depth'", "othello", "--depth", "deep");
        refused("Invalid value for option '--time'", "othello", "--time", "-1");
        refused(
                "Invalid value for option '--time': '1e9'; expected seconds from 0 to 99999",
                "othello",
                "--time",
                "1e9");
        refused("Invalid value for option '--size': '8by8'; expected WIDTHxHEIGHT", "othello", "--size", "8by8");
        refused("--size 5x5: size = 5; expected 4, 6 or 8", "othello", "--size", "5");
        refused("--size 6x4: an Othello board is square", "othello", "--size", "6x4");
        refused("--size 4x4: tictactoe has 3x3 squares", "tictactoe", "--size", "4");
        refused("--size 9x9: width = 9, height = 9; expected", "connect4", "--size", "9x9");
        refused("--size 9x9: width = 9, height = 9; expected", "dots", "--size", "9x9");
        refused("Invalid value for option '--engine'", "othello", "--engine", "white");
        refused("Unknown option: '--fast'", "othello", "--fast");
        refused("move 2: 'd3' is not legal here; expected one of c3 e3 c5", "othello", "d3", "d3");
        refused("two games, MOVE and --load x; expected one of them", "othello", "--load", "x", "d3");
    }

    private static void refused(String why, String... args) {
        Run run = run("", args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1).endsWith(" (see gametree play --help)\n");
    }

    @Test
    void helpExplainsItInTenLines() {
        String help = played("", "--help");
        assertThat(help).hasLineCount(10).startsWith("Usage: gametree play [OPTIONS] GAME [MOVE...]\n");
        assertThat(help.lines()).allMatch(line -> line.length() <= 110);
        assertThat(help).contains("tictactoe, connect4, othello or dots", "--time", "--depth", Session.COMMANDS);
        assertThat(played("help\n", "dots", "--size", "1"))
                .contains("Type a move, or one of: " + Session.COMMANDS + ".\nLegal here: b1 a2 c2 b3\n");
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
        String[] args = {"play", "othello", "--engine", "none", "d3"};
        assertThat(Main.run(args, broken, out, new ByteArrayOutputStream(), 1 << 20))
                .isZero();
        assertThat(out.toString(UTF_8)).endsWith("O> \nTo go on: gametree play othello d3 --engine none\n");
    }

    @Test
    void anInterruptedGameEndsItsLineAndTellsHowToGoOn() {
        PlayableGame<?> game = GameName.DOTS.on(GameName.DOTS.usualSize());
        StringWriter out = new StringWriter();
        interrupted(game, out);
        assertThat(out).hasToString("\nTo go on: gametree play dots b1 a2\n");
    }

    private static <P> void interrupted(PlayableGame<P> game, StringWriter out) {
        Match<P> match = Match.of(game, List.of("b1", "a2"));
        InputLines none = new InputLines(new StringReader(""));
        Restart restart = new Restart("gametree play", "");
        new Session<>(match, Opponent.NONE, Limits.depth(1), restart, none, false, new PrintWriter(out)).interrupt();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "othello", "dots"})
    void aMoveTakesNoLongerThanItsTime(String game) {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long start = System.nanoTime();
            assertThat(played("hint\n", game, "--time", "0.2")).containsPattern("hint\n\\w+ \\(.* at depth [1-9]");
            shortest = Math.min(shortest, System.nanoTime() - start);
        }
        assertThat(Duration.ofNanos(shortest)).isBetween(Duration.ofMillis(200), Duration.ofMillis(300));
    }

    @Test
    void withoutTimeThereIsStillAMove() {
        assertThat(played("values\n4\n", "connect4", "--time", "0")).contains("at depth 0;", "O plays 4 (");
    }
}
