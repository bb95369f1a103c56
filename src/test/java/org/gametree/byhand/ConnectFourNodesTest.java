package org.gametree.byhand;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.game.CopiedGame;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGame;
import org.gametree.game.MutableGameLaws;
import org.gametree.game.SearchResult;
import org.gametree.game.TranspositionTable;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The searches written by hand do what is said of them: their counts are signatures, and the engine's are the same. */
class ConnectFourNodesTest {
    private static final ConnectFourBoard START = new ConnectFourBoard(new ConnectFour(7, 6));
    private static final GameSearch<ConnectFourBoard, Integer> ENGINE = GameSearch.ofMutable();
    private static final int BYTES_OF_TABLE = 32 << 20;

    @ParameterizedTest
    @CsvSource({"8, 8958, 1", "10, 56641, 1", "11, 426829, 3", "13, 8078894, 3", "14, 14420974, 1"})
    void plainAlphaBetaEntersTheKnownNumberOfNodes(int depth, long nodes, int value) {
        ConnectFourAlphaBeta search = new ConnectFourAlphaBeta();
        assertThat(search.search(depth)).isEqualTo(value);
        assertThat(search.nodes()).isEqualTo(nodes);
    }

    @ParameterizedTest
    @CsvSource({"1, 8, 3", "8, 16354, 1", "10, 90426, 1", "11, 215564, 3"})
    void withoutATableTheEngineEntersTheNodesOfTheSearchByHand(int depth, long nodes, int value) {
        ConnectFourSearch byHand = new ConnectFourSearch();
        assertThat(byHand.deepen(depth)).isEqualTo(value);
        assertThat(byHand.nodes()).isEqualTo(nodes);
        assertThatTheEngineAgrees(ENGINE, START, depth, nodes, value);
        assertThatTheEngineAgrees(GameSearch.ofMutable(), new ConnectFourOfStones(), depth, nodes, value);
    }

    @ParameterizedTest
    @CsvSource({"1, 8, 3", "8, 7275, 1", "11, 44187, 3", "14, 199549, 1", "17, 984244, 3"})
    void withATableTheEngineEntersTheNodesOfTheSearchByHand(int depth, long nodes, int value) {
        ConnectFourTableSearch byHand = new ConnectFourTableSearch();
        assertThat(byHand.deepen(depth)).isEqualTo(value);
        assertThat(byHand.nodes()).isEqualTo(nodes);
        assertThatTheEngineAgrees(ENGINE.withTable(new TranspositionTable(BYTES_OF_TABLE)), START, depth, nodes, value);
    }

    @Test
    void theGameOnTheBoardOfTheSearchesByHandKeepsItsLaws() {
        MutableGameLaws<ConnectFourOfStones> laws = new MutableGameLaws<>();
        Law.verify(
                laws.all(),
                new GameLaws<>(new CopiedGame<ConnectFourOfStones>()).positions(new ConnectFourOfStones(), 20, 42));
    }

    private static <G extends MutableGame> void assertThatTheEngineAgrees(
            GameSearch<G, Integer> engine, G start, int depth, long nodes, int value) {
        SearchResult<Integer> result = engine.search(start, Limits.depth(depth));
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
    }
}
