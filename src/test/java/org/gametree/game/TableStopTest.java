package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.gametree.games.ConnectFour;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;

/** Wherever a search ended, the next over the same table answers as if there had been none. */
class TableStopTest {

    private static <M> List<Object> answer(SearchResult<M> result) {
        return List.of(result.bestMove(), result.value());
    }

    @Test
    void afterAStopAtEveryNodeOfEveryGraphOfPositions() {
        for (int seed = 0; seed < 100; seed++) {
            InformedGraph game = InformedGraph.random(seed, 1);
            Ways<Integer, Integer> ways = new Ways<>(game, 1, null);
            List<Object> fresh =
                    answer(ways.withoutTable().get("no table, PLAIN").search(0, Limits.depth(4)));
            for (Map.Entry<String, PositionSearch<Integer, Integer>> each :
                    ways.withTables().entrySet()) {
                PositionSearch<Integer, Integer> search = each.getValue();
                for (int nodes = 0; nodes < 30; nodes++) {
                    search.search(0, Limits.nodes(nodes).and(Limits.depth(4)));
                    assertThat(answer(search.search(0, Limits.depth(4))))
                            .as(each.getKey())
                            .isEqualTo(fresh);
                    search.search(game.nodes() - 1, Limits.nodes(nodes).and(Limits.depth(5)));
                }
            }
        }
    }

    @Test
    void afterAStopAtEveryNodeOfConnectFour() {
        ConnectFour game = new ConnectFour(4, 4);
        Limits limits = Limits.depth(5);
        for (int bytes : List.of(TranspositionTable.MIN_BYTES, 384, 1 << 16)) {
            GameSearch<ConnectFour.Position, Integer> search = GameSearch.of(game);
            SearchResult<Integer> fresh = search.search(game.start(), limits);
            TranspositionTable table = new TranspositionTable(bytes);
            GameSearch<ConnectFour.Position, Integer> remembering = search.withTable(table);
            for (int nodes = 0; nodes < 300; nodes++) {
                table.clear();
                SearchResult<Integer> stopped = remembering.search(game.start(), Limits.nodes(nodes));
                assertThat(stopped.statistics().nodes()).isEqualTo(nodes);
                SearchResult<Integer> again = remembering.search(game.start(), limits);
                assertThat(answer(again)).isEqualTo(answer(fresh));
                assertThat(again.principalVariation()).hasSize(5);
            }
        }
    }

    @Test
    void afterAnExceptionAtEveryCall() {
        Board start = new Board(0b1, 0b10000);
        AtomicInteger calls = new AtomicInteger(Integer.MAX_VALUE);
        IllegalStateException thrown = new IllegalStateException("out of sorts");
        Game<Board, Integer> game = new Tapped<>(new TicTacToe(), call -> {
            if (calls.getAndDecrement() == 0) {
                throw thrown;
            }
        });
        TranspositionTable table = new TranspositionTable(1 << 14);
        GameSearch<Board, Integer> search = GameSearch.of(game).withTable(table);
        List<Object> fresh = answer(search.search(start, Limits.depth(4)));
        int whole = Integer.MAX_VALUE - calls.get();
        assertThat(whole).isGreaterThan(500);
        for (int k = 0; k < whole; k += 1 + k / 100) {
            table.clear();
            calls.set(k);
            assertThatThrownBy(() -> search.search(start, Limits.depth(4))).isSameAs(thrown);
            calls.set(Integer.MAX_VALUE);
            assertThat(answer(search.search(start, Limits.depth(4)))).isEqualTo(fresh);
        }
    }
}
