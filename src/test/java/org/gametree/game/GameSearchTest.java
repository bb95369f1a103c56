package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a search goes from one depth to the next, and why it ends. */
class GameSearchTest {
    private static final GameSearch<Board, Integer> SEARCH = GameSearch.of(new TicTacToe());

    @Test
    void aListenerGetsEveryFinishedDepthFromZeroOn() {
        List<SearchResult<Integer>> heard = new ArrayList<>();
        SearchResult<Integer> result = SEARCH.withListener(heard::add).search(Board.EMPTY, Limits.depth(3));
        assertThat(heard).map(SearchResult::depth).containsExactly(0, 1, 2, 3);
        assertThat(heard).map(SearchResult::stopReason).containsOnly(Optional.empty());
        assertThat(heard.get(3).principalVariation()).isEqualTo(result.principalVariation());
        assertThat(heard.get(3).statistics().nodes())
                .isEqualTo(result.statistics().nodes());
    }

    @ParameterizedTest
    @CsvSource({
        "'max 0: 1 2', 'max 0: 0', 5, DEPTH, 5, false",
        "'max 0: 1 2', 'max 3:', 5, PROVEN, 1, true",
        "'max 4:', 'max 0:', 5, PROVEN, 0, true",
        "'max 0: 1 2', 'max 3:', 0, DEPTH, 0, false"
    })
    void aSearchEndsAtItsDepthOrWhereAllIsKnown(
            String root, String next, int limit, StopReason reason, int depth, boolean proven) {
        GraphGame game = GraphGame.of(root, next, "min 2:");
        SearchResult<Integer> result = GameSearch.of(game).search(0, Limits.depth(limit));
        assertThat(result.stopReason()).contains(reason);
        assertThat(result.depth()).isEqualTo(depth);
        assertThat(result.proven()).isEqualTo(proven);
        assertThat(result.bestMove().isPresent()).isEqualTo(!game.moves(0).isEmpty());
    }

    @Test
    void aRootThatIsWonThoughItHasMovesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(GraphGame.of("max W: 0")).search(0, Limits.depth(0)))
                .withMessageStartingWith("evaluation of position 0 = 1000000000")
                .withMessageEndingWith("where there are moves");
    }

    @Test
    void whereverTheNodesEndTheAnswerIsThatOfTheDeepestFinishedDepth() {
        for (int nodes = 0; nodes < 120; nodes++) {
            SearchResult<Integer> result =
                    SEARCH.search(Board.EMPTY, Limits.nodes(nodes).and(Limits.depth(4)));
            SearchResult<Integer> finished = SEARCH.search(Board.EMPTY, Limits.depth(result.depth()));
            assertThat(result.stopReason()).contains(StopReason.NODES);
            assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
            assertThat(finished.statistics().nodes()).isLessThanOrEqualTo(nodes);
            assertThat(result.bestMove()).isEqualTo(finished.bestMove());
            assertThat(result.rootMoves()).isEqualTo(finished.rootMoves());
            assertThat(result.principalVariation()).isEqualTo(finished.principalVariation());
        }
    }

    @Test
    void aTableIsFreeAgainAfterASearchHoweverItEnded() {
        GameSearch<Board, Integer> search = SEARCH.withTable(new TranspositionTable(1 << 10));
        search.search(Board.EMPTY, Limits.depth(1));
        assertThatIllegalStateException()
                .isThrownBy(() -> search.withListener(result -> {
                            throw new IllegalStateException("out of sorts");
                        })
                        .search(Board.EMPTY, Limits.depth(1)))
                .withMessage("out of sorts");
        assertThat(search.search(Board.EMPTY, Limits.depth(1)).depth()).isEqualTo(1);
    }
}
