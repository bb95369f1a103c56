package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.games.ConnectFour;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.gametree.law.Law;
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
        for (Board board : List.of(Board.EMPTY, new Board(0b1, 0b10), new Board(0b100_000_001, 0b10))) {
            List<RootMove<Integer>> moves =
                    STRAIGHT.withExactRootMoves().search(board, Limits.depth(6)).rootMoves();
            assertThat(moves).isNotEmpty().allMatch(move -> move.bound() == Bound.EXACT);
            assertThat(moves)
                    .isEqualTo(DEEPENING
                            .withExactRootMoves()
                            .search(board, Limits.depth(6))
                            .rootMoves());
        }
    }

    @Test
    void whatIsSaidOfTheOtherMovesIsTrueOfEitherPlayersMoves() {
        ConnectFour game = new ConnectFour(4, 4);
        Set<Bound> ofMax = EnumSet.noneOf(Bound.class);
        Set<Bound> ofMin = EnumSet.noneOf(Bound.class);
        SearchLaws<ConnectFour.Position, Integer> laws = new SearchLaws<>(game);
        for (ConnectFour.Position position : new GameLaws<>(game).positions(game.start(), 10, 12)) {
            for (int depth = 1; depth <= 5; depth++) {
                SearchResult<Integer> result =
                        GameSearch.of(game).withoutDeepening().search(position, Limits.depth(depth));
                Law.verify(List.of(laws.rootMoves()), List.of(new Answered<>(position, result)));
                result.rootMoves().forEach(move -> (game.maxToMove(position) ? ofMax : ofMin).add(move.bound()));
            }
        }
        assertThat(ofMax).containsExactly(Bound.EXACT, Bound.AT_MOST);
        assertThat(ofMin).containsExactly(Bound.EXACT, Bound.AT_LEAST);
    }
}
