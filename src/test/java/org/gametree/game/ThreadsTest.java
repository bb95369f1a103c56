package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A search by several threads answers what a search by one does, keeps the limits together with its helpers, and leaves
 * none behind. That it answers so with every option is shown where every way to search is; under stress, in
 * {@link ThreadStressTest}.
 */
class ThreadsTest {
    private static final ConnectFour GAME = new ConnectFour(5, 4);
    private static final int DEPTH = 12;

    @AfterEach
    void noHelperIsLeftAndNobodyInterrupted() {
        assertThat(Thread.interrupted()).isFalse();
        assertThat(Thread.getAllStackTraces().keySet().stream().map(Thread::getName))
                .noneMatch(ThreadsTest::isHelper);
    }

    private static boolean isHelper(String name) {
        return name.startsWith("gametree search, helper ");
    }

    private static boolean isHelper() {
        return isHelper(Thread.currentThread().getName());
    }

    private static ConnectFourBoard board() {
        return new ConnectFourBoard(GAME);
    }

    private static TappedBoard tapped(Consumer<String> tap) {
        return new TappedBoard(board(), tap);
    }

    private static <G extends MutableGame> GameSearch<G, Integer> fast(int threads, long bytes) {
        return GameSearch.<G>ofMutable()
                .withTable(new TranspositionTable(bytes))
                .withThreads(threads);
    }

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
        SearchResult<Integer> result = ThreadsTest.<TappedBoard>fast(4, 1 << 20)
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
    void togetherTheyNeverEnterMoreNodesThanAllowed() {
        Answers<Integer> answers = Answers.of(new Unfold<>(GAME), GAME.start(), 8);
        for (int nodes = 0; nodes < 600; nodes += nodes < 100 ? 1 : 25) {
            SearchResult<Integer> result =
                    fast(3, 1 << 12).search(board(), Limits.nodes(nodes).and(Limits.depth(6)));
            assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
            answers.assertAdmit(result);
        }
    }

    @Test
    void aSignalStopsAllOfThem() {
        Answers<Integer> answers = Answers.of(new Unfold<>(GAME), GAME.start(), 9);
        for (int k = 0; k < 60; k++) {
            Limits limits = Limits.until(signalAfter(k)::get).and(Limits.depth(7));
            answers.assertAdmit(fast(3, 1 << 12).search(board(), limits));
        }
    }

    // A signal that is given while it is asked for.
    private static CountedSignal signalAfter(int looks) {
        return new CountedSignal(looks);
    }

    @Test
    void anInterruptionStopsAllOfThemAndTheThreadStaysInterrupted() {
        for (int k = 0; k < 30; k++) {
            CountedSignal moment = signalAfter(50 * k);
            Thread caller = Thread.currentThread();
            TappedBoard start = tapped(call -> {
                if (moment.get()) {
                    caller.interrupt();
                }
            });
            SearchResult<Integer> result =
                    ThreadsTest.<TappedBoard>fast(3, 1 << 12).search(start, Limits.time(Duration.ofDays(1)));
            assertThat(Thread.interrupted()).isTrue();
            assertThat(result.stopReason()).contains(StopReason.INTERRUPTED);
        }
    }

    @Test
    void anInterruptionWhileItWaitsForAHelperIsKept() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        AtomicBoolean searched = new AtomicBoolean();
        Thread caller = Thread.currentThread();
        TappedBoard start = tapped(call -> {
            if (isHelper()) {
                begun.countDown();
                awaitUninterruptibly(interrupted);
            } else if (call.equals("make")) {
                awaitUninterruptibly(begun);
            }
        });
        Thread interrupter = new Thread(() -> {
            while (!searched.get() || caller.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            caller.interrupt();
            interrupted.countDown();
        });
        interrupter.start();
        SearchResult<Integer> result = ThreadsTest.<TappedBoard>fast(2, 1 << 12)
                .withListener(found -> searched.set(found.depth() == 1))
                .search(start, Limits.depth(1));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.depth()).isEqualTo(1);
        interrupter.join();
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 5, 4", "2147483647, 2, 2"})
    void aHelperGoesNoDeeperThanItMayAndNoFurtherThanToTheEnd(int depth, int width, int height) {
        AtomicInteger plies = new AtomicInteger();
        AtomicInteger deepest = new AtomicInteger();
        AtomicReference<Thread> helper = new AtomicReference<>();
        TappedBoard start = new TappedBoard(new ConnectFourBoard(new ConnectFour(width, height)), call -> {
            if (isHelper()) {
                helper.set(Thread.currentThread());
                plies.addAndGet(call.equals("make") ? 1 : call.equals("unmake") ? -1 : 0);
                deepest.accumulateAndGet(plies.get(), Math::max);
            } else if (call.equals("unmake")) {
                awaitEnd(helper);
            }
        });
        ThreadsTest.<TappedBoard>fast(2, 1 << 12).search(start, Limits.depth(depth));
        assertThat(helper.get().isDaemon()).isTrue();
        assertThat(helper.get().getName()).isEqualTo("gametree search, helper 1");
        assertThat(deepest).hasValue(Math.min(depth, width * height));
    }

    // As long as a helper goes on, this goes on.
    private static void awaitEnd(AtomicReference<Thread> helper) {
        while (helper.get() == null || helper.get().isAlive()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void anExceptionInAnyThreadIsThrownAndTheTableServesTheNextSearch() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        Answers<Integer> answers = Answers.of(new Unfold<>(GAME), GAME.start(), 7);
        Set<Boolean> byHelper = ConcurrentHashMap.newKeySet();
        GameSearch<TappedBoard, Integer> search =
                GameSearch.<TappedBoard>ofMutable().withTable(table).withThreads(2);
        for (int k = 0; k < 3_000; k += k < 300 ? 1 : 50) {
            CountedSignal moment = signalAfter(k);
            AtomicBoolean thrown = new AtomicBoolean();
            IllegalStateException exception = new IllegalStateException("out of sorts");
            TappedBoard start = tapped(call -> {
                if (moment.get() && thrown.compareAndSet(false, true)) {
                    byHelper.add(isHelper());
                    throw exception;
                }
            });
            table.clear();
            assertThatThrownBy(() -> search.search(start, Limits.time(Duration.ofDays(1))))
                    .isSameAs(exception);
            answers.assertAdmit(search.search(tapped(call -> {}), Limits.depth(5)), 5);
        }
        assertThat(byHelper).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void whateverAHelperThrowsIsThrown() {
        for (Throwable thrown : List.of(new IOException("no file"), new AssertionError("no"), new Error("none"))) {
            TappedBoard start = tapped(call -> {
                if (isHelper()) {
                    throw ThreadsTest.<RuntimeException>unchecked(thrown);
                }
            });
            assertThatThrownBy(() ->
                            ThreadsTest.<TappedBoard>fast(2, 1 << 12).search(start, Limits.time(Duration.ofDays(1))))
                    .isSameAs(thrown);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // at run time, any exception can be thrown
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void anExceptionOfTheListenerEndsTheHelpers() {
        IllegalStateException thrown = new IllegalStateException("out of sorts");
        assertThatThrownBy(() -> fast(3, 1 << 12)
                        .withListener(result -> {
                            if (result.depth() == 3) {
                                throw thrown;
                            }
                        })
                        .search(board(), Limits.time(Duration.ofDays(1))))
                .isSameAs(thrown);
    }

    @Test
    void aHelperWhoseStackIsTooSmallHelpsNoMore() {
        TappedBoard start = tapped(call -> {
            if (isHelper()) {
                throw new StackOverflowError();
            }
        });
        Answers<Integer> answers = Answers.of(new Unfold<>(GAME), GAME.start(), 6);
        answers.assertAdmit(ThreadsTest.<TappedBoard>fast(3, 1 << 12).search(start, Limits.depth(6)), 6);
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
