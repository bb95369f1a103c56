package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.gametree.game.CopiedGame;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGameLaws;
import org.gametree.game.Score;
import org.gametree.game.SearchResult;
import org.gametree.game.TranspositionTable;
import org.gametree.games.ConnectFour.Position;
import org.gametree.law.Claim;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourTest {
    private static final ConnectFour GAME = new ConnectFour(7, 6);

    private static Position after(ConnectFour game, String columns) {
        Position position = game.start();
        for (int i = 0; i < columns.length(); i++) {
            position = game.play(position, columns.charAt(i) - '1');
        }
        return position;
    }

    private static ConnectFourBoard boardAfter(ConnectFour game, String columns) {
        ConnectFourBoard board = new ConnectFourBoard(game);
        for (int i = 0; i < columns.length(); i++) {
            board.make(columns.charAt(i) - '1');
        }
        return board;
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 0", "4, 5, 0"})
    void onASmallBoardItIsADraw(int width, int height, int value) {
        SearchResult<Integer> result = GameSearch.ofMutable()
                .search(new ConnectFourBoard(new ConnectFour(width, height)), Limits.depth(width * height));
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.proven()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 0", "4, 5, 0", "5, 4, 0", "6, 4, loss"})
    void withATableLargerBoardsAreSolved(int width, int height, String value) {
        ConnectFour game = new ConnectFour(width, height);
        SearchResult<Integer> result = GameSearch.ofMutable()
                .withTable(new TranspositionTable(1 << 22))
                .search(new ConnectFourBoard(game), Limits.depth(width * height));
        assertThat(Score.toString(result.value())).startsWith(value);
        assertThat(result.proven()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"4455, 18", "44455554221, -15"})
    void positionsOfTheMiddleGameAreSolvedExactly(String columns, int score) {
        // The score is 22 less the stones that the winner will have played, negative if that is not who is to move.
        boolean maxWins = (columns.length() % 2 == 0) == score > 0;
        int stonesOfWinner = 22 - Math.abs(score);
        int plies = 2 * stonesOfWinner - (maxWins ? 1 : 0) - columns.length();
        int value = maxWins ? Score.WIN - plies : Score.LOSS + plies;
        for (GameSearch<ConnectFourBoard, Integer> search : List.of(
                GameSearch.<ConnectFourBoard>ofMutable(),
                GameSearch.<ConnectFourBoard>ofMutable().withTable(new TranspositionTable(1 << 20)))) {
            SearchResult<Integer> result = search.search(boardAfter(GAME, columns), Limits.depth(42));
            assertThat(result.value()).isEqualTo(value);
            assertThat(result.proven()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536"})
    void perft(int depth, long lines) {
        Law.verify(List.of(new GameLaws<>(GAME).perft(depth, lines)), List.of(GAME.start()));
    }

    @Test
    void bothFormsKeepTheLawsOfGamesOnManyBoards() {
        for (ConnectFour game : List.of(GAME, new ConnectFour(4, 4), new ConnectFour(8, 7), new ConnectFour(1, 1))) {
            GameLaws<Position, Integer> laws = new GameLaws<>(game);
            Law.verify(laws.all(), laws.positions(game.start(), 20, 64));
            GameLaws<ConnectFourBoard, Integer> fast = new GameLaws<>(new CopiedGame<>());
            Iterable<ConnectFourBoard> boards = fast.positions(new ConnectFourBoard(game), 20, 64);
            Law.verify(fast.all(), boards);
            Law.verify(new MutableGameLaws<ConnectFourBoard>().all(), boards);
        }
    }

    @Test
    void bothFormsAreTheSameGame() {
        for (ConnectFour game : List.of(GAME, new ConnectFour(5, 4), new ConnectFour(8, 7))) {
            GameLaws<Position, Integer> laws = new GameLaws<>(game);
            for (int seed = 0; seed < 30; seed++) {
                Position position = game.start();
                ConnectFourBoard board = new ConnectFourBoard(game);
                List<Integer> moves = game.moves(position);
                for (int ply = seed; !moves.isEmpty(); ply += 7) {
                    MoveList listed = new MoveList();
                    board.moves(listed);
                    assertThat(listed.toArray())
                            .containsExactly(
                                    moves.stream().mapToInt(move -> move).toArray());
                    assertThat(board.maxToMove()).isEqualTo(game.maxToMove(position));
                    assertThat(board.evaluate()).isEqualTo(game.evaluate(position));
                    assertThat(board).hasToString(position.toString());
                    int move = moves.get(ply * ply % moves.size());
                    position = game.play(position, move);
                    board.make(move);
                    moves = game.moves(position);
                }
                assertThat(board.evaluate()).isEqualTo(game.evaluate(position));
            }
            assertThat(laws.lines(game.start(), 3)).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({"1122334, level", "1212121, upright", "12233434474, rising", "76655454414, falling"})
    void fourInARowEndTheGame(String columns, String way) {
        Position position = after(GAME, columns);
        assertThat(GAME.moves(position)).as(way).isEmpty();
        assertThat(GAME.evaluate(position)).isEqualTo(Score.WIN);
        assertThat(GAME.moves(after(GAME, columns.substring(0, columns.length() - 1))))
                .isNotEmpty();
    }

    @Test
    void theMovesGoFromTheCentreOutwards() {
        assertThat(GAME.moves(GAME.start())).containsExactly(3, 2, 4, 1, 5, 0, 6);
        assertThat(new ConnectFour(4, 4).moves(new ConnectFour(4, 4).start())).containsExactly(1, 2, 0, 3);
        assertThat(GAME.moves(after(GAME, "444444"))).containsExactly(2, 4, 1, 5, 0, 6);
    }

    @ParameterizedTest
    @CsvSource({"7, 6", "12, 2", "32, 1"})
    void onlyColumnsThatAreFullAreNoMovesWhateverWasAskedForBefore(int width, int height) {
        ConnectFour game = new ConnectFour(width, height);
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Position position = game.start();
            List<Integer> left = new ArrayList<>(game.moves(position));
            for (int[] stones = new int[width]; !game.moves(position).isEmpty(); ) {
                assertThat(game.moves(position)).isEqualTo(left);
                int column = left.get(random.nextInt(left.size()));
                position = game.play(position, column);
                if (++stones[column] == height) {
                    left.remove((Integer) column);
                }
            }
        }
    }

    @Test
    void positionsWithTheSameColumnsFullShareTheListOfTheirMoves() {
        assertThat(GAME.moves(after(GAME, "11221122")))
                .isSameAs(GAME.moves(GAME.start()))
                .hasSize(7);
        assertThat(GAME.moves(after(GAME, "111111")))
                .isSameAs(GAME.moves(after(GAME, "1111112")))
                .hasSize(6);
    }

    @Test
    void hashCodesTellPositionsApart() {
        Set<Position> positions = new HashSet<>(List.of(GAME.start()));
        for (int ply = 0; ply < 7; ply++) {
            positions = positions.stream()
                    .flatMap(position -> GAME.moves(position).stream().map(move -> GAME.play(position, move)))
                    .collect(Collectors.toSet());
        }
        assertThat(positions).hasSize(54_859);
        assertThat(positions.stream().map(Position::hashCode).distinct()).hasSizeGreaterThan(54_850);
    }

    @Test
    void stonesCountByTheDistanceOfTheirColumnFromTheEdge() {
        List<Integer> weights = new ArrayList<>();
        for (int column = 0; column < 7; column++) {
            weights.add(GAME.evaluate(GAME.play(GAME.start(), column)));
        }
        assertThat(weights).containsExactly(0, 1, 2, 3, 2, 1, 0);
        assertThat(GAME.evaluate(after(GAME, "43"))).isEqualTo(1);
        assertThat(GAME.evaluate(after(GAME, "34"))).isEqualTo(-1);
    }

    @Test
    void aFullBoardWithoutFourIsWorthNothing() {
        ConnectFour narrow = new ConnectFour(3, 1);
        assertThat(narrow.evaluate(after(narrow, "21"))).isEqualTo(1);
        assertThat(narrow.evaluate(after(narrow, "213"))).isZero();
        assertThat(boardAfter(narrow, "213").evaluate()).isZero();
        assertThat(narrow.moves(after(narrow, "213"))).isEmpty();
    }

    @Test
    void keysTellPositionsApart() {
        assertThat(boardAfter(GAME, "12").key())
                .isNotEqualTo(boardAfter(GAME, "21").key());
        assertThat(boardAfter(GAME, "123").key())
                .isEqualTo(boardAfter(GAME, "321").key());
        Claim one =
                Claim.equal(boardAfter(GAME, "").key(), boardAfter(GAME, "4").key());
        assertThat(one.holds()).isFalse();
    }

    @Test
    void aPositionIsShownByRows() {
        assertThat(after(new ConnectFour(4, 3), "2213")).hasToString(". . . .\n. O . .\nX X O .\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 6", "7, 0", "8, 8", "65, 1", "1, 2147483647"})
    void aBoardThatDoesNotFitIsRefused(int width, int height) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ConnectFour(width, height))
                .withMessage("width = " + width + ", height = " + height
                        + "; expected each at least 1 and width * (height + 1) at most 64");
    }

    @Test
    void gamesAreEqualIfTheirBoardsAre() {
        assertThat(GAME).isEqualTo(new ConnectFour(7, 6)).hasSameHashCodeAs(new ConnectFour(7, 6));
        assertThat(GAME).isNotEqualTo(new ConnectFour(6, 6)).isNotEqualTo(new ConnectFour(7, 5));
        assertThat(GAME).isNotEqualTo("ConnectFour[width=7, height=6]").hasToString("ConnectFour[width=7, height=6]");
    }
}
