package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;

/** A search is configured once and used again and again. */
class ReuseTest {
    private static final ConnectFour GAME = new ConnectFour(7, 6);

    private static List<Object> seen(SearchResult<Integer> result) {
        return List.of(
                result.bestMove(),
                result.value(),
                result.principalVariation(),
                result.rootMoves(),
                result.statistics().nodes());
    }

    @Test
    void theSameQuestionHasTheSameAnswerAndTheSameCounts() {
        GameSearch<ConnectFour.Position, Integer> search = GameSearch.of(GAME);
        List<Object> first = seen(search.search(GAME.start(), Limits.depth(6)));
        search.search(GAME.play(GAME.start(), 0), Limits.depth(7));
        assertThat(seen(search.search(GAME.start(), Limits.depth(6)))).isEqualTo(first);
    }

    @Test
    void manyThreadsMayUseOneSearchOfOnePosition() {
        GameSearch<ConnectFourBoard, Integer> search = GameSearch.ofMutable();
        ConnectFourBoard board = new ConnectFourBoard(GAME);
        List<Object> alone = seen(search.search(board, Limits.depth(7)));
        List<List<Object>> together = IntStream.range(0, 16)
                .parallel()
                .mapToObj(i -> seen(search.search(board, Limits.depth(7))))
                .toList();
        assertThat(together).hasSize(16).allMatch(alone::equals);
    }

    @Test
    void anOptionMakesANewSearchAndLeavesTheOldOne() {
        GameSearch<ConnectFour.Position, Integer> search = GameSearch.of(GAME);
        GameSearch<ConnectFour.Position, Integer> exact = search.withExactRootMoves();
        assertThat(exact.search(GAME.start(), Limits.depth(4)).rootMoves())
                .allMatch(root -> root.bound() == Bound.EXACT);
        assertThat(search.search(GAME.start(), Limits.depth(4)).rootMoves())
                .anyMatch(root -> root.bound() == Bound.AT_MOST);
    }
}
