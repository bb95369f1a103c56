package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.Score;
import org.gametree.game.SearchResult;
import org.gametree.games.TicTacToe.Board;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

class TicTacToeTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final GameLaws<Board, Integer> LAWS = new GameLaws<>(GAME);

    private static long finished(Board board, int plies) {
        return LAWS.lines(board, plies);
    }

    @Test
    void thereAre255168GamesAnd549946PositionsInTheFullTree() {
        long positions = LongStream.rangeClosed(0, 9)
                .map(depth -> finished(Board.EMPTY, (int) depth))
                .sum();
        assertThat(positions).isEqualTo(549_946);
        assertThat(games(Board.EMPTY)).isEqualTo(255_168);
    }

    private static long games(Board board) {
        List<Integer> moves = GAME.moves(board);
        return moves.isEmpty()
                ? 1
                : moves.stream()
                        .mapToLong(move -> games(GAME.play(board, move)))
                        .sum();
    }

    @Test
    void thereAre5478DistinctPositionsAndEachKeepsTheLaws() {
        Set<Board> distinct = new HashSet<>(Set.of(Board.EMPTY));
        Deque<Board> open = new ArrayDeque<>(distinct);
        while (!open.isEmpty()) {
            Board board = open.remove();
            for (int move : GAME.moves(board)) {
                Board next = GAME.play(board, move);
                if (distinct.add(next)) {
                    open.add(next);
                }
            }
        }
        assertThat(distinct).hasSize(5_478);
        Law.verify(LAWS.all(), distinct);
    }

    @Test
    void itIsWrittenInLessThanSixtyLines() throws IOException {
        assertThat(Files.readAllLines(Path.of("src/main/java/org/gametree/games/TicTacToe.java")))
                .hasSizeLessThan(60);
    }

    @Test
    void itIsADraw() {
        SearchResult<Integer> result = GameSearch.of(GAME).search(Board.EMPTY, Limits.depth(9));
        assertThat(result.value()).isZero();
        assertThat(result.bestMove()).contains(0);
        assertThat(result.proven()).isTrue();
    }

    @Test
    void itIsADrawAfterEveryOpening() {
        for (int opening : GAME.moves(Board.EMPTY)) {
            SearchResult<Integer> result = GameSearch.of(GAME).search(GAME.play(Board.EMPTY, opening), Limits.depth(8));
            assertThat(result.value()).as("after square %s", opening).isZero();
            assertThat(result.proven()).isTrue();
        }
    }

    @Test
    void aWinIsTakenAndAThreatIsMet() {
        GameSearch<Board, Integer> search = GameSearch.of(GAME);
        Board threat = new Board(0b000_010_001, 0b000_000_100);
        assertThat(search.search(threat, Limits.depth(9)).bestMove()).contains(8);
        assertThat(GAME.play(threat, 8)).hasToString("X . O\n. X .\n. . O\n");
        Board win = new Board(0b000_011_000, 0b000_000_011);
        assertThat(search.search(win, Limits.depth(9)).bestMove()).contains(5);
        assertThat(GAME.evaluate(GAME.play(win, 5))).isEqualTo(Score.WIN);
    }
}
