package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.gametree.game.SeveralThreads.GAME;
import static org.gametree.game.SeveralThreads.board;
import static org.gametree.game.SeveralThreads.fast;
import static org.gametree.game.SeveralThreads.tapped;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A search by several threads answers what a search by one does. That it answers so with every option is shown where
 * every way to search is; under stress, in {@link ThreadStressTest}; however it ends, in {@link CrewTest}.
 */
@ExtendWith(SeveralThreads.class)
class ThreadsTest {
    private static final int DEPTH = 12;

    @ParameterizedTest
    @ValueSource(longs = {TranspositionTable.MIN_BYTES, 1 << 10, 1 << 20})
    void valueAndMoveAreThoseOfOneThread(long bytes) {
        SearchResult<Integer> alone = GameSearch.ofMutable().search(board(), Limits.depth(DEPTH));
        for (int threads = 2; threads <= 5; threads++) {
            ConnectFourBoard start = board();
            SearchResult<Integer> fast = fast(threads, bytes).search(start, Limits.depth(DEPTH));
            SearchResult<Integer> immutable = GameSearch.of(GAME)
                    .withTable(new TranspositionTable(bytes))
                    .withThreads(threads)
                    .search(GAME.start(), Limits.depth(DEPTH));
            for (SearchResult<Integer> result : List.of(fast, immutable)) {
                assertThat(result.value()).isEqualTo(alone.value());
                assertThat(result.bestMove()).isEqualTo(alone.bestMove());
                assertThat(result.depth()).isEqualTo(alone.depth());
                assertThat(result.statistics().helperNodes()).hasSize(threads - 1);
            }
            assertThat(start).hasToString(board().toString());
        }
    }

    @Test
    void whatEachHelperDidIsTold() {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        TappedBoard start = tapped(call -> {
            if (call.equals("make")) {
                seen.add(Thread.currentThread());
            }
        });
        List<Long> told = new ArrayList<>();
        SearchResult<Integer> result = SeveralThreads.<TappedBoard>fast(4, 1 << 20)
                .withListener(depth -> told.add(depth.statistics().nodes()))
                .search(start, Limits.until(() -> seen.size() == 4));
        Statistics statistics = result.statistics();
        assertThat(statistics.helperNodes())
                .hasSize(3)
                .allSatisfy(nodes -> assertThat(nodes).isPositive());
        long all = statistics.helperNodes().stream().mapToLong(Long::longValue).sum();
        assertThat(statistics.nodes()).isGreaterThan(all);
        assertThat(told).isSorted().last().satisfies(last -> assertThat(last).isLessThanOrEqualTo(statistics.nodes()));
    }

    @Test
    void oneThreadHasNoHelpersAndNeedsNoTable() {
        SearchResult<Integer> alone = GameSearch.of(GAME).withThreads(1).search(GAME.start(), Limits.depth(4));
        assertThat(alone.statistics().helperNodes()).isEmpty();
        assertThat(alone.statistics().nodes())
                .isEqualTo(GameSearch.of(GAME)
                        .search(GAME.start(), Limits.depth(4))
                        .statistics()
                        .nodes());
    }

    @Test
    void whereNothingIsSearchedNobodyHelps() {
        SearchResult<Integer> result = fast(3, 1 << 10).search(board(), Limits.depth(0));
        assertThat(result.statistics().helperNodes()).isEmpty();
        Board over = new Board(0b111, 0b110_000);
        assertThat(GameSearch.of(new TicTacToe())
                        .withTable(new TranspositionTable(1 << 10))
                        .withThreads(2)
                        .search(over, Limits.depth(9))
                        .stopReason())
                .contains(StopReason.PROVEN);
    }

    @Test
    void theListenerIsToldInTheThreadThatSearches() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        fast(3, 1 << 12)
                .withListener(result -> threads.add(Thread.currentThread()))
                .search(board(), Limits.depth(6));
        assertThat(threads).containsExactly(Thread.currentThread());
    }

    @Test
    void whatItTakesIsRefusedWhereItIsMissing() {
        for (int count : List.of(0, -1, Integer.MIN_VALUE)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameSearch.of(GAME).withThreads(count))
                    .withMessage("count = " + count + "; expected at least 1");
        }
        assertThatIllegalStateException()
                .isThrownBy(() -> GameSearch.of(GAME).withThreads(2).search(GAME.start(), Limits.depth(1)))
                .withMessage(
                        "threads = 2 without a table; expected a search with a table, which is where threads meet");
    }
}
