package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many nodes a search of some depth takes. {@link CountsTest} has the same of small searches. */
class NodesToDepthTest {

    @Test
    void theNodeCountsOfConnectFourAreASignature() {
        ConnectFour game = new ConnectFour(7, 6);
        Limits limits = Limits.depth(11);
        assertThat(GameSearch.ofMutable()
                        .search(new ConnectFourBoard(game), limits)
                        .statistics()
                        .nodes())
                .isEqualTo(215_564);
        assertThat(GameSearch.of(game).search(game.start(), limits).statistics().nodes())
                .isEqualTo(271_378);
    }

    @ParameterizedTest
    @CsvSource({"16, 552293", "20, 4105366"})
    void withATableTheyAreToo(int depth, long nodes) {
        GameSearch<ConnectFourBoard, Integer> search =
                GameSearch.<ConnectFourBoard>ofMutable().withTable(new TranspositionTable(32 << 20));
        SearchResult<Integer> result = search.search(new ConnectFourBoard(new ConnectFour(7, 6)), Limits.depth(depth));
        assertThat(result.value()).isEqualTo(1);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
    }
}
