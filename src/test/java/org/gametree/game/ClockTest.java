package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search keeps its time: on a clock that the game itself moves on, and on the real one. */
class ClockTest {
    private static final long SLACK = TimeUnit.MILLISECONDS.toNanos(50);

    @ParameterizedTest
    @ValueSource(longs = {100, 10_000, 190_000, 1_000_000, 20_000_000})
    void theTimeIsKeptWithin50MillisecondsWhateverAMoveCosts(long nanosPerMove) {
        AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);
        Game<ConnectFour.Position, Integer> game = new Tapped<>(new ConnectFour(7, 6), call -> {
            if (call.equals("play")) {
                clock.addAndGet(nanosPerMove);
            }
        });
        ConnectFour.Position start = new ConnectFour(7, 6).start();
        for (long millis : new long[] {0, 1, 20, 100}) {
            long before = clock.get();
            SearchResult<Integer> result =
                    GameSearch.of(game).search(start, Limits.time(Duration.ofMillis(millis), clock::get));
            long spent = clock.get() - before;
            long replayed = nanosPerMove * result.principalVariation().size();
            assertThat(result.stopReason()).contains(StopReason.TIME);
            assertThat(spent - replayed).isBetween(millis * 1_000_000, millis * 1_000_000 + SLACK);
            assertThat(result.bestMove()).isPresent();
        }
    }

    @Test
    void theClockIsNotReadForEveryNodeWhereMovesAreCheap() {
        AtomicLong reads = new AtomicLong();
        SearchResult<Integer> result = GameSearch.ofMutable()
                .search(
                        new ConnectFourBoard(new ConnectFour(7, 6)),
                        Limits.depth(8).and(Limits.time(Duration.ofDays(1), () -> reads.incrementAndGet())));
        assertThat(result.depth()).isEqualTo(8);
        assertThat(reads.get()).isBetween(10L, result.statistics().nodes() / Watch.LONGEST_PERIOD + 20);
    }

    @Test
    void theFirstOfTwoClocksToRunOutStopsTheSearch() {
        AtomicLong slow = new AtomicLong();
        AtomicLong fast = new AtomicLong();
        Limits limits = Limits.time(Duration.ofNanos(100), slow::get)
                .and(Limits.time(Duration.ofNanos(100), () -> fast.addAndGet(9)));
        SearchResult<Integer> result =
                GameSearch.of(new ConnectFour(7, 6)).search(new ConnectFour(7, 6).start(), limits);
        assertThat(result.stopReason()).contains(StopReason.TIME);
        assertThat(fast.get()).isBetween(100L, 120L);
    }

    @Test
    void theTimeToldIsThatOfTheClock() {
        AtomicLong clock = new AtomicLong(1_000);
        SearchResult<Integer> result = GameSearch.of(new TicTacToe())
                .search(Board.EMPTY, Limits.depth(0).and(Limits.time(Duration.ofDays(1), () -> clock.getAndAdd(7))));
        assertThat(result.statistics().time()).isEqualTo(Duration.ofNanos(7));
    }

    @Test
    void aRealSecondTenthIsKept() {
        ConnectFourBoard start = new ConnectFourBoard(new ConnectFour(7, 6));
        GameSearch.ofMutable().search(start, Limits.depth(6));
        List<Long> late = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            long before = System.nanoTime();
            SearchResult<Integer> result = GameSearch.ofMutable().search(start, Limits.time(Duration.ofMillis(100)));
            late.add(System.nanoTime() - before - 100_000_000);
            assertThat(result.stopReason()).contains(StopReason.TIME);
            assertThat(result.depth()).isPositive();
        }
        // The machine may be busy with other things at some of these times, hardly at all of them.
        assertThat(late).allMatch(nanos -> nanos >= 0).anyMatch(nanos -> nanos <= SLACK);
    }

    @Test
    void everyTimeLimitLeavesTheAnswerOfAFinishedDepth() {
        for (int limit = 0; limit < 300; limit++) {
            AtomicLong clock = new AtomicLong();
            SearchResult<Integer> result = GameSearch.of(new ConnectFour(4, 4))
                    .search(
                            new ConnectFour(4, 4).start(),
                            Limits.time(Duration.ofNanos(limit), clock::getAndIncrement)
                                    .and(Limits.depth(5)));
            Law.verify(
                    new SearchLaws<>(new ConnectFour(4, 4)).all(),
                    List.of(new Answered<>(new ConnectFour(4, 4).start(), result)));
        }
    }
}
