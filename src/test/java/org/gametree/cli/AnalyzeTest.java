package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.stream.Stream;
import org.gametree.game.Score;
import org.jspecify.annotations.Nullable;
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

                value      X wins in 5 moves, depth 7, proven
                best move  4
                line       4 7 5 [36] [369]
                moves      3    a draw
                           4    X wins in 5 moves
                           5    X wins in 5 moves
                           6    a draw
                           7    X wins in 5 moves
                           8    a draw
                           9    a draw
                searched   [0-9,]+ nodes, ended by proven
                """);
    }

    @Test
    void jsonTellsTheSame() {
        assertThat(analyzed("tictactoe 1 2 5 3 --depth 9 --format json").out().replaceAll("nodes\":\\d+", "nodes\":0"))
                .isEqualTo(
                        "{\"game\":\"tictactoe\",\"size\":\"3x3\",\"moves\":[\"1\",\"2\",\"5\",\"3\"],\"toMove\":\"X\",\"depth\":5,"
                                + "\"unit\":null,\"value\":999999999,\"winner\":\"X\",\"winIn\":1,\"bestMove\":\"9\","
                                + "\"principalVariation\":[\"9\"],\"rootMoves\":["
                                + won("4", 3) + won("6", 3) + won("7", 3)
                                + "{\"move\":\"8\",\"value\":0,\"winner\":null,\"winIn\":null},"
                                + "{\"move\":\"9\",\"value\":999999999,\"winner\":\"X\",\"winIn\":1}],"
                                + "\"proven\":true,\"nodes\":0,\"stop\":\"proven\"}\n");
    }

    private static String won(String move, int in) {
        return "{\"move\":\"%s\",\"value\":%d,\"winner\":\"X\",\"winIn\":%d},".formatted(move, Score.WIN - in, in);
    }

    @Test
    void aGameThatIsOverHasAValueAndNoMove() {
        JsonObject over = json("connect4 1212121");
        assertThat(over.get("toMove").isJsonNull()).isTrue();
        assertThat(over.get("bestMove").isJsonNull()).isTrue();
        assertThat(over.get("winIn").getAsInt()).isZero();
        assertThat(over.get("rootMoves").getAsJsonArray()).isEmpty();
        assertThat(over.get("proven").getAsBoolean()).isTrue();
        assertThat(over.get("winner").getAsString()).isEqualTo("X");
        assertThat(analyzed("connect4 1212121").out()).endsWith("1 2 3 4 5 6 7\nX wins.\n");
        assertThat(analyzed("dots --size 1 b1 a2 c2 b3").out()).endsWith("O wins by 1 box.\n");
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
        assertThat(answer.get("winner").isJsonNull()).isTrue();
        assertThat(answer.get("winIn").isJsonNull()).isTrue();
    }

    @Test
    void aLossIsToldByWhoWins() {
        assertThat(analyzed("tictactoe 2 1 3 5 6 --depth 9").out())
                .contains("O to move\n\nvalue      O wins in 1 move, depth");
        JsonObject lost = json("tictactoe 2 1 3 5 6 --depth 9");
        assertThat(lost.get("value").getAsInt()).isEqualTo(-999_999_999);
        assertThat(lost.get("winner").getAsString()).isEqualTo("O");
        assertThat(lost.get("winIn").getAsInt()).isEqualTo(1);
    }

    @Test
    void valuesOfOthelloAreInDiscs() {
        JsonObject answer = json("othello --depth 1");
        assertThat(answer.get("value").getAsBigDecimal().abs()).isLessThan(BigDecimal.valueOf(64));
        assertThat(answer.get("rootMoves").getAsJsonArray()).hasSize(4);
        assertThat(answer.get("stop").getAsString()).isEqualTo("depth");
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, 3x3, ",
        "connect4, 7x6, centre points",
        "connect4 --size 4x5, 4x5, centre points",
        "othello --size 6, 6x6, discs",
        "dots --size 2x3, 2x3, boxes"
    })
    void jsonTellsTheBoardAndWhatIsCounted(String command, String size, @Nullable String unit) {
        JsonObject answer = json(command + " --depth 1");
        assertThat(answer.get("size").getAsString()).isEqualTo(size);
        assertThat(answer.get("unit").isJsonNull() ? null : answer.get("unit").getAsString())
                .isEqualTo(unit);
    }

    @Test
    void aGuessSaysThatItIsOne() {
        assertThat(analyzed("connect4 --depth 1").out())
                .contains("value      X ahead by 3 centre points, depth 1\n")
                .contains("meaning    Centre points are a guess, and no stones: ");
        assertThat(analyzed("connect4 --size 4 --depth 16").out())
                .contains("value      a draw, depth 16, proven\n")
                .doesNotContain("meaning");
        assertThat(analyzed("othello --size 4 --depth 30").out()).contains("value      O wins by 8 discs, depth");
        assertThat(analyzed("othello --depth 2 d3").out())
                .containsPattern("value      [XO] expected to win by [0-9.]+ discs, depth");
        assertThat(analyzed("tictactoe --depth 2").out()).contains("value      even, depth 2\n");
    }

    @Test
    void rootMovesAreInNaturalOrder() {
        assertThat(json("connect4 --depth 2").getAsJsonArray("rootMoves"))
                .extracting(move -> move.getAsJsonObject().get("move").getAsString())
                .containsExactly("1", "2", "3", "4", "5", "6", "7");
    }

    @Test
    void withoutTimeItIsSaidThatThereWasNone() {
        assertThat(analyzed("connect4 --time 0").out()).endsWith("""
                        X to move

                        value      no time to look ahead; expected more --time, or --depth
                        searched   0 nodes, ended by time
                        """);
        JsonObject answer = json("connect4 --time 0");
        assertThat(answer.get("depth").getAsInt()).isZero();
        assertThat(answer.get("value").isJsonNull()).isTrue();
        assertThat(answer.get("winner").isJsonNull()).isTrue();
        assertThat(answer.get("winIn").isJsonNull()).isTrue();
        assertThat(answer.get("proven").getAsBoolean()).isFalse();
        assertThat(answer.getAsJsonArray("rootMoves")).isEmpty();
        assertThat(answer.get("bestMove").getAsString()).isEqualTo("4");
        assertThat(answer.get("stop").getAsString()).isEqualTo("time");
    }

    @Test
    void aBadMoveOrOptionIsRefusedInOneLine() {
        refused("move 1: move = 'd9'; expected a column from a to h and a row from 1 to 8", "othello d9");
        refused("move 8: '1' comes after the end of the game", "connect4 12121211");
        refused("Invalid value for option '--format': 'xml'; expected text or json", "connect4 --format xml");
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
                .contains("Usage: gametree analyze", "--format=text|json", "--size", "--time", "--threads");
        assertThat(analyzed("--help").out()).contains("In JSON winner is X or O", "Exit code: 0; 2 ", "130");
        assertThat(analyzed("--help").out().replaceAll("\\s+", " "))
                .contains("no time to look ahead, depth is 0, value is null, and bestMove is the first legal move.");
        assertThat(Run.of("--help").out()).contains("  play ", "  analyze ");
    }
}
