package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.EnumMap;
import java.util.Map;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;
import org.junit.jupiter.api.Test;

/** Each speed-up saves nodes, and can be left out. That the answer stays the same is the contract's own matter. */
class SpeedupTest {

    private static GameSearch<OthelloBoard, Integer> plain() {
        return GameSearch.ofMutable();
    }

    private static Statistics statistics(GameSearch<OthelloBoard, Integer> search) {
        OthelloBoard start = new OthelloBoard(new Othello(6, OthelloEvaluation.POSITIONAL).start());
        return search.withTable(new TranspositionTable(1 << 20))
                .search(start, Limits.depth(11))
                .statistics();
    }

    @Test
    void eachByItselfSavesNodesOfOthello() {
        Map<Speedup, Long> nodes = new EnumMap<>(Speedup.class);
        for (Speedup speedup : Speedup.values()) {
            nodes.put(speedup, statistics(plain().without(speedup)).nodes());
        }
        long all = statistics(plain()).nodes();
        // The game tells nothing of its positions.
        assertThat(nodes.remove(Speedup.BOUNDS)).isEqualTo(all);
        assertThat(nodes.remove(Speedup.SELECTION)).isEqualTo(all);
        assertThat(nodes.values()).allMatch(without -> without > all).doesNotHaveDuplicates();
    }

    @Test
    void oneLeftOutStaysLeftOut() {
        GameSearch<OthelloBoard, Integer> neither =
                plain().without(Speedup.KILLERS).without(Speedup.HISTORY);
        long nodes = statistics(neither).nodes();
        assertThat(statistics(neither.without(Speedup.KILLERS)).nodes()).isEqualTo(nodes);
        assertThat(statistics(neither.withListener(result -> {})).nodes()).isEqualTo(nodes);
        assertThat(nodes)
                .isGreaterThan(statistics(plain().without(Speedup.KILLERS)).nodes());
        assertThat(nodes)
                .isGreaterThan(statistics(plain().without(Speedup.HISTORY)).nodes());
    }

    @Test
    void killersAndHistoryAreOfNoUseToAnOrderingOfTheUser() {
        GameSearch<OthelloBoard, Integer> ordered = GameSearch.ofMutable((board, square) -> square % 7);
        long nodes = statistics(ordered).nodes();
        assertThat(statistics(ordered.without(Speedup.KILLERS).without(Speedup.HISTORY))
                        .nodes())
                .isEqualTo(nodes);
        assertThat(statistics(ordered.without(Speedup.TABLE_MOVES)).nodes()).isGreaterThan(nodes);
    }

    @Test
    void whatIsNullIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> plain().without(null))
                .withMessage("speedup is null; expected what to do without");
    }
}
