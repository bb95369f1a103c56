package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that goes straight to its depth finds there what a search that deepens does. */
class WithoutDeepeningTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final GameSearch<Board, Integer> DEEPENING = GameSearch.of(GAME);
    private static final GameSearch<Board, Integer> STRAIGHT = DEEPENING.withoutDeepening();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5, 9})
    void onlyDepthZeroComesBeforeTheGreatest(int depth) {
        List<SearchResult<Integer>> heard = new ArrayList<>();
        SearchResult<Integer> result = STRAIGHT.withListener(heard::add).search(Board.EMPTY, Limits.depth(depth));
        SearchResult<Integer> expected = DEEPENING.search(Board.EMPTY, Limits.depth(depth));
        assertThat(heard)
                .map(SearchResult::depth)
                .containsExactlyElementsOf(depth == 0 ? List.of(0) : List.of(0, depth));
        assertThat(result.depth()).isEqualTo(depth);
        assertThat(result.bestMove()).isEqualTo(expected.bestMove());
        assertThat(result.value()).isEqualTo(expected.value());
        assertThat(result.principalVariation()).hasSameSizeAs(expected.principalVariation());
        assertThat(result.stopReason()).isEqualTo(expected.stopReason());
    }

    @Test
    void withoutALimitOfDepthItGoesToTheEndOfTheGame() {
        for (Board board : List.of(Board.EMPTY, new Board(0b000_000_001, 0b000_000_010))) {
            SearchResult<Integer> result = STRAIGHT.search(board, Limits.nodes(Long.MAX_VALUE));
            assertThat(result.stopReason()).contains(StopReason.PROVEN);
            assertThat(result.value())
                    .isEqualTo(DEEPENING.search(board, Limits.depth(9)).value());
        }
    }

    @Test
    void stoppedOnTheWayItHasTheAnswerOfDepthZero() {
        long needed = STRAIGHT.search(Board.EMPTY, Limits.depth(6)).statistics().nodes();
        SearchResult<Integer> result =
                STRAIGHT.search(Board.EMPTY, Limits.depth(6).and(Limits.nodes(needed - 1)));
        assertThat(result.stopReason()).contains(StopReason.NODES);
        assertThat(result.depth()).isZero();
        assertThat(result.bestMove()).contains(GAME.moves(Board.EMPTY).get(0));
    }

    @Test
    void itNeedsFewerNodesToTheEnd() {
        Limits end = Limits.depth(9);
        assertThat(STRAIGHT.search(Board.EMPTY, end).statistics().nodes())
                .isLessThan(DEEPENING.search(Board.EMPTY, end).statistics().nodes());
    }

    @Test
    void exactRootMovesStayExact() {
        List<RootMove<Integer>> moves = STRAIGHT.withExactRootMoves()
                .search(Board.EMPTY, Limits.depth(5))
                .rootMoves();
        assertThat(moves).hasSize(9).allMatch(move -> move.bound() == Bound.EXACT);
    }
}
