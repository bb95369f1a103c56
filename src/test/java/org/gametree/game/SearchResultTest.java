package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.games.ConnectFour;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

class SearchResultTest {
    private static final Statistics COST = new Statistics(1_234, 700, 30, 2, 0, 0, List.of(), Duration.ofMillis(56));

    @Test
    void itReadsAsOneLine() {
        SearchResult<String> result = new SearchResult<>(
                Optional.of("c4"),
                Score.WIN - 3,
                List.of("c4", "d2", "c5"),
                List.of(),
                7,
                true,
                Optional.of(StopReason.PROVEN),
                COST);
        assertThat(result)
                .hasToString("best c4, value win in 3, depth 7 (proven), line c4 d2 c5, 1234 nodes in 56 ms, PROVEN");
        assertThat(result.winDistance()).hasValue(3);
        SearchResult<String> running =
                new SearchResult<>(Optional.of("c4"), -20, List.of(), List.of(), 0, false, Optional.empty(), COST);
        assertThat(running).hasToString("best c4, value -20, depth 0, 1234 nodes in 56 ms");
        assertThat(running.winDistance()).isEmpty();
    }

    @Test
    void itsListsAreCopies() {
        List<String> line = new ArrayList<>(List.of("a"));
        List<RootMove<String>> moves = new ArrayList<>(List.of(new RootMove<>("a", 1, Bound.EXACT)));
        SearchResult<String> result =
                new SearchResult<>(Optional.of("a"), 1, line, moves, 1, false, Optional.empty(), COST);
        line.clear();
        moves.clear();
        assertThat(result.principalVariation()).containsExactly("a");
        assertThat(result.rootMoves()).hasSize(1);
    }

    @Test
    void aBoundAdmitsWhatItSays() {
        assertThat(Bound.EXACT.admits(3, 3)).isTrue();
        assertThat(Bound.EXACT.admits(3, 2) || Bound.EXACT.admits(3, 4)).isFalse();
        assertThat(Bound.AT_LEAST.admits(3, 3) && Bound.AT_LEAST.admits(3, 4)).isTrue();
        assertThat(Bound.AT_LEAST.admits(3, 2)).isFalse();
        assertThat(Bound.AT_MOST.admits(3, 3) && Bound.AT_MOST.admits(3, 2)).isTrue();
        assertThat(Bound.AT_MOST.admits(3, 4)).isFalse();
        assertThat(new RootMove<>("a", Score.LOSS + 2, Bound.AT_LEAST)).hasToString("a ≥ loss in 2");
    }

    @Test
    void aListenerGetsEachFinishedDepth() {
        List<SearchResult<Integer>> heard = new ArrayList<>();
        ConnectFour game = new ConnectFour(4, 4);
        SearchResult<Integer> result =
                GameSearch.of(game).withListener(heard::add).search(game.start(), Limits.depth(5));
        assertThat(heard).extracting(SearchResult::depth).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(heard).allMatch(each -> each.stopReason().isEmpty());
        heard.forEach(each -> Law.verify(new SearchLaws<>(game).all(), List.of(new Answered<>(game.start(), each))));
        assertThat(heard.get(5).rootMoves()).isEqualTo(result.rootMoves());
        assertThat(heard).extracting(each -> each.statistics().nodes()).isSorted();
        assertThat(heard.get(5).statistics().nodes())
                .isEqualTo(result.statistics().nodes());
    }

    @Test
    void exactValuesOfAllRootMovesAreToldOnRequest() {
        ConnectFour game = new ConnectFour(5, 4);
        SearchLaws<ConnectFour.Position, Integer> laws = new SearchLaws<>(game);
        SearchResult<Integer> result = GameSearch.of(game).withExactRootMoves().search(game.start(), Limits.depth(5));
        assertThat(result.rootMoves()).allMatch(root -> root.bound() == Bound.EXACT);
        assertThat(result.rootMoves())
                .extracting(RootMove::value)
                .containsExactlyElementsOf(laws.moveValues(game.start(), 5));
    }

    @Test
    void withExactRootMovesAWinIsProvenOnlyWhenTheOtherMovesAreToo() {
        Board winning = new Board(0b000_011_000, 0b000_000_011);
        GameSearch<Board, Integer> search = GameSearch.of(new TicTacToe());
        assertThat(search.search(winning, Limits.depth(9)).depth()).isEqualTo(1);
        SearchResult<Integer> exact = search.withExactRootMoves().search(winning, Limits.depth(9));
        assertThat(exact.depth()).isEqualTo(3);
        assertThat(exact.proven()).isTrue();
    }

    @Test
    void statisticsCountEveryNodeOfEveryDepth() {
        GraphGame game = GraphGame.of("max 0: 1 2", "min 0: 3 4", "min 0: 3 4", "max 1: 0", "max 2: 0");
        Statistics one = GameSearch.of(game).search(0, Limits.depth(1)).statistics();
        assertThat(one.nodes()).isEqualTo(3);
        assertThat(one.evaluations()).isEqualTo(3);
        Statistics two = GameSearch.of(game).search(0, Limits.depth(2)).statistics();
        // The second move's first reply is enough to know that it is no better.
        assertThat(two.nodes()).isEqualTo(3 + 6);
        assertThat(two.evaluations()).isEqualTo(3 + 3);
        assertThat(two.cutoffs()).isEqualTo(1);
        assertThat(two.researches()).isZero();
        GraphGame better = GraphGame.of("max 0: 1 2", "min 0: 3", "min 0: 4", "max 1: 0", "max 2: 0");
        Statistics again = GameSearch.of(better).search(0, Limits.depth(2)).statistics();
        assertThat(again.researches()).isEqualTo(1);
        assertThat(again.nodes()).isEqualTo(3 + 7);
    }
}
