package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.cli.Played.played;
import static org.gametree.cli.Played.refused;
import static org.gametree.cli.Played.run;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.gametree.game.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game with whoever types. */
class PlayTest {
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
                .contains("X> hint\n4 (X wins in 5 moves)\n")
                .containsPattern("X> pv\n4 7 5 \\d \\d \\(X wins in 5 moves\\)\n");
        assertThat(out).contains("""
                X> values
                3    a draw
                4    X wins in 5 moves
                5    X wins in 5 moves
                6    a draw
                7    X wins in 5 moves
                8    a draw
                9    a draw
                looking ahead to the end
                """);
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
                .contains("O> resign\nO resigned. X wins.\nover> resign\nthe game is over; type undo")
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
    void aBadOptionIsRefusedInOneLine() {
        refused("Missing required parameter: 'GAME'");
        refused(
                "Invalid value for positional parameter at index 0 (GAME): 'chess'; expected tictactoe, connect4, othello or dots",
                "chess");
        refused("--depth 0; expected at least 1", "othello", "--depth", "0");
        refused("Invalid value for option '--depth'", "othello", "--depth", "deep");
        refused("Invalid value for option '--time'", "othello", "--time", "-1");
        refused(
                "Invalid value for option '--time': '1e9'; expected seconds from 0 to 99999",
                "othello",
                "--time",
                "1e9");
        refused("Invalid value for option '--size': '8by8'; expected WIDTHxHEIGHT", "othello", "--size", "8by8");
        refused(
                "Invalid value for option '--engine': 'white'; expected first, second, both or none",
                "othello",
                "--engine",
                "white");
        refused("Unknown option: '--fast'", "othello", "--fast");
        refused("move 2: 'd3' is not legal here; expected one of c3 e3 c5", "othello", "d3", "d3");
        refused("two games, MOVE and --load x; expected one of them", "othello", "--load", "x", "d3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            othello   | 5     | 5x5   | othello has as many rows as columns, an even number of them from 4 to 8
            othello   | 6x4   | 6x4   | othello has as many rows as columns, an even number of them from 4 to 8
            othello   | 10    | 10x10 | othello has as many rows as columns, an even number of them from 4 to 8
            tictactoe | 4     | 4x4   | tictactoe has 3x3 squares
            connect4  | 9     | 9x9   | connect4 with 9 columns has at most 6 rows
            connect4  | 33x1  | 33x1  | connect4 has at most 32 columns
            dots      | 9X9   | 9x9   | dots with 9 boxes in a row has at most 2 rows of them
            dots      | 13x1  | 13x1  | dots has at most 12 boxes in a row
            """)
    void aBoardThatAGameHasNotIsRefusedInWords(String game, String typed, String size, String why) {
        refused("--size " + size + ": " + why + " (see", game, "--size", typed);
    }

    @ParameterizedTest
    @CsvSource({"connect4, 9x6", "connect4, 32x1", "dots, 9x2", "dots, 12x1", "othello, 8"})
    void theBoardsThatARefusalNamesAreThere(String game, String size) {
        assertThat(played("", game, "--size", size)).contains("To go on: gametree play " + game);
    }

    @Test
    void movesAreListedFromLeftToRight() {
        assertThat(played("moves\nhelp\n", "connect4", "--engine", "none"))
                .contains("X> moves\n1 2 3 4 5 6 7\n", "\nLegal here: 1 2 3 4 5 6 7\n");
        assertThat(played("values\n", "connect4", "--depth", "1", "--engine", "none", "44444"))
                .containsPattern("values\n1 .*\n2 .*\n3 .*\n4 .*\n5 .*\n6 .*\n7 .*\nlooking 1 move ahead\n");
        assertThat(played("9\n", "connect4", "--engine", "none")).contains("expected a column from 1 to 7");
        assertThat(played("pass\nmoves\n", "othello", "--engine", "none"))
                .contains("'pass' is not legal here; expected one of d3 c4 f5 e6\n", "X> moves\nd3 c4 f5 e6\n");
    }

    @Test
    void helpExplainsItInTenLines() {
        String help = played("", "--help");
        assertThat(help).hasLineCount(10).startsWith("Usage: gametree play [OPTIONS] GAME [MOVE...]\n");
        assertThat(help.lines()).allMatch(line -> line.length() <= 110);
        assertThat(help)
                .contains("tictactoe, connect4, othello or dots", "--time", "--depth", "--threads", Session.COMMANDS);
        assertThat(played("help\n", "dots", "--size", "1"))
                .contains("Type a move, or one of: " + Session.COMMANDS + ".\nLegal here: b1 a2 c2 b3\n")
                .contains("\nEvery . is a line to draw; who closes a box")
                .contains("\nIn 'wins in 3 moves' the moves of both count. 'ahead by' counts the boxes");
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
        new Session<>(Sheet.of(match), Opponent.NONE, Limits.depth(1), restart, none, false, new PrintWriter(out))
                .interrupt();
    }

    @Test
    void withoutTimeThereIsStillAMoveAndItIsSaidThatThereWasNoTime() {
        assertThat(played("values\nhint\npv\n4\n", "connect4", "--time", "0"))
                .contains(
                        "X> values\nno time to look ahead; start with more --time\n",
                        "X> hint\n4 (no time to look ahead)\n",
                        "X> pv\nno time to look ahead\n",
                        "O plays 4 (no time to look ahead)\n");
    }

    @Test
    void aMoveThatEndsTheGameIsFollowedByHowItEndedAndNothingElse() {
        assertThat(played("", "tictactoe", "--engine", "first", "1", "4", "2", "5"))
                .contains("\nX plays 3\n\nX X X\nO O 6\n7 8 9\nX wins.\n");
        assertThat(played("", "dots", "--size", "1", "--engine", "both"))
                .containsPattern(
                        "\nO plays b3\n\n  a b c\n1 \\+ - \\+\n2 \\| # \\|\n3 \\+ - \\+\nO wins by 1 box\\.\n");
    }

    @Test
    void aWinIsCountedFromTheBoardThatIsShownNext() {
        assertThat(played("", "tictactoe", "--engine", "first", "--depth", "9", "1", "2"))
                .contains("\nX plays 4 (then X wins in 4 moves)\n");
    }
}
