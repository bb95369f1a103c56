package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position of a game is worth. */
class AnalyzeTest {

    private static Run analyzed(String command) {
        return Run.of(Stream.concat(Stream.of("analyze"), Arrays.stream(command.split(" ", -1)))
                .toArray(String[]::new));
    }

    private static JsonObject json(String command) {
        Run run = analyzed(command + " --format json");
        assertThat(run.err()).isEmpty();
        return run.json().get(0);
    }

    @Test
    void textTellsTheBoardTheValueAndEveryMove() {
        assertThat(analyzed("tictactoe 1 2 --depth 9").out()).matches("""
                X O 3
                4 5 6
                7 8 9
                X to move

                value      X wins in 5, depth 7, proven
                best move  4
                line       4 7 5 [36] [369]
                moves      3    0
                           4    X wins in 5
                           5    X wins in 5
                           6    0
                           7    X wins in 5
                           8    0
                           9    0
                searched   [0-9,]+ nodes, ended by proven
                """);
    }

    @Test
    void jsonTellsTheSame() {
        assertThat(analyzed("tictactoe 1 2 5 3 --depth 9 --format json").out().replaceAll("nodes\":\\d+", "nodes\":0"))
                .isEqualTo(
                        "{\"game\":\"tictactoe\",\"moves\":[\"1\",\"2\",\"5\",\"3\"],\"toMove\":\"X\",\"depth\":5,"
                                + "\"value\":999999999,\"winIn\":1,\"bestMove\":\"9\",\"principalVariation\":[\"9\"],\"rootMoves\":["
                                + "{\"move\":\"4\",\"value\":999999997,\"winIn\":3},{\"move\":\"6\",\"value\":999999997,\"winIn\":3},"
                                + "{\"move\":\"7\",\"value\":999999997,\"winIn\":3},{\"move\":\"8\",\"value\":0,\"winIn\":null},"
                                + "{\"move\":\"9\",\"value\":999999999,\"winIn\":1}],\"proven\":true,\"nodes\":0,\"stop\":\"proven\"}\n");
    }

    @Test
    void aGameThatIsOverHasAValueAndNoMove() {
        JsonObject over = json("connect4 1212121");
        assertThat(over.get("toMove").isJsonNull()).isTrue();
        assertThat(over.get("bestMove").isJsonNull()).isTrue();
        assertThat(over.get("winIn").getAsInt()).isZero();
        assertThat(over.get("rootMoves").getAsJsonArray()).isEmpty();
        assertThat(over.get("proven").getAsBoolean()).isTrue();
        assertThat(analyzed("connect4 1212121").out())
                .contains("X wins.\n\nvalue      X wins in 0, depth 0, proven\nsearched");
    }

    @ParameterizedTest
    @CsvSource({
        "othello --size 4 --depth 30, -8",
        "dots --size 1 --depth 4, -1",
        "dots --size 2x1 --depth 7, 0",
        "dots --size 2 --depth 12, 2",
        "tictactoe --depth 9, 0"
    })
    void knownResultsAreFound(String command, int value) {
        JsonObject answer = json(command);
        assertThat(answer.get("value").getAsInt()).isEqualTo(value);
        assertThat(answer.get("proven").getAsBoolean()).isTrue();
        assertThat(answer.get("winIn").isJsonNull()).isTrue();
    }

    @Test
    void aLossIsToldByWhoWins() {
        assertThat(analyzed("tictactoe 2 1 3 5 6 --depth 9").out())
                .contains("O to move\n\nvalue      O wins in 1, depth");
        JsonObject lost = json("tictactoe 2 1 3 5 6 --depth 9");
        assertThat(lost.get("value").getAsInt()).isEqualTo(-999_999_999);
        assertThat(lost.get("winIn").getAsInt()).isEqualTo(1);
    }

    @Test
    void valuesOfOthelloAreInDiscs() {
        JsonObject answer = json("othello --depth 1");
        assertThat(answer.get("value").getAsBigDecimal().abs()).isLessThan(BigDecimal.valueOf(64));
        assertThat(answer.get("rootMoves").getAsJsonArray()).hasSize(4);
        assertThat(answer.get("stop").getAsString()).isEqualTo("depth");
    }

    @Test
    void aBadMoveOrOptionIsRefusedInOneLine() {
        refused("move 1: move = 'd9'; expected a column from a to h and a row from 1 to 8", "othello d9");
        refused("move 8: '1' comes after the end of the game", "connect4 12121211");
        refused("Invalid value for option '--format'", "connect4 --format xml");
        refused("Missing required parameter: 'GAME'", "--depth 3");
    }

    private static void refused(String why, String command) {
        Run run = analyzed(command);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("gametree: " + why)
                .hasLineCount(1)
                .endsWith(" (see gametree analyze --help)\n");
    }

    @Test
    void helpNamesTheOptions() {
        assertThat(analyzed("--help").out())
                .contains("Usage: gametree analyze", "--format=text|json", "--size", "--time");
        assertThat(Run.of("--help").out()).contains("  play ", "  analyze ");
    }
}
