package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.game.SeveralThreads.GAME;
import static org.gametree.game.SeveralThreads.board;
import static org.gametree.game.SeveralThreads.fast;
import static org.gametree.game.SeveralThreads.isHelper;
import static org.gametree.game.SeveralThreads.tapped;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * However a search by several threads ends, it ends for all of them: they keep its limits together, go no further than
 * it may, and what is thrown in one of them is thrown by the search, whose table serves the next.
 */
@ExtendWith(SeveralThreads.class)
class CrewTest {
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
            Limits limits = Limits.until(new CountedSignal(k)::get).and(Limits.depth(7));
            answers.assertAdmit(fast(3, 1 << 12).search(board(), limits));
        }
    }

    @Test
    void anInterruptionStopsAllOfThemAndTheThreadStaysInterrupted() {
        for (int k = 0; k < 30; k++) {
            CountedSignal moment = new CountedSignal(50 * k);
            Thread caller = Thread.currentThread();
            TappedBoard start = tapped(call -> {
                if (moment.get()) {
                    caller.interrupt();
                }
            });
            SearchResult<Integer> result =
                    SeveralThreads.<TappedBoard>fast(3, 1 << 12).search(start, Limits.time(Duration.ofDays(1)));
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
        SearchResult<Integer> result = SeveralThreads.<TappedBoard>fast(2, 1 << 12)
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
        SeveralThreads.<TappedBoard>fast(2, 1 << 12).search(start, Limits.depth(depth));
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
            CountedSignal moment = new CountedSignal(k);
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
                    throw CrewTest.<RuntimeException>unchecked(thrown);
                }
            });
            assertThatThrownBy(() ->
                            SeveralThreads.<TappedBoard>fast(2, 1 << 12).search(start, Limits.time(Duration.ofDays(1))))
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
        answers.assertAdmit(SeveralThreads.<TappedBoard>fast(3, 1 << 12).search(start, Limits.depth(6)), 6);
    }
}
