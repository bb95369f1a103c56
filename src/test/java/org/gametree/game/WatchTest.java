package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often a watch looks up, and what it sees. */
class WatchTest {
    private static final Duration FOREVER = Duration.ofDays(1);

    private static Watch watch(Limits limits) {
        return new Watch(limits, new NodeBudget(limits.nodes()));
    }

    /** Returns how many nodes there are between the looks at a clock that each look finds so much later. */
    private static List<Integer> periods(int looks, long... nanos) {
        AtomicLong clock = new AtomicLong();
        AtomicLong reads = new AtomicLong();
        Watch watch = watch(Limits.time(FOREVER, () -> {
            int read = (int) reads.getAndIncrement();
            return read == 0 ? 0 : clock.addAndGet(nanos[Math.min(read, nanos.length) - 1]);
        }));
        List<Integer> periods = new ArrayList<>();
        watch.enter();
        while (periods.size() < looks) {
            long before = reads.get();
            int period = 0;
            while (reads.get() == before) {
                watch.enter();
                period++;
            }
            periods.add(period);
        }
        return periods;
    }

    @Test
    void whereNodesAreCheapItLooksUpEverMoreSeldomToALimit() {
        assertThat(periods(10, 0)).containsExactly(2, 4, 8, 16, 32, 64, 128, 256, 256, 256);
        assertThat(periods(3, 99_999)).containsExactly(2, 4, 8);
    }

    @Test
    void whereALookComesAtTheRightTimeThePeriodStays() {
        assertThat(periods(4, 0, 0, 100_000)).containsExactly(2, 4, 4, 4);
        assertThat(periods(4, 0, 0, 400_000)).containsExactly(2, 4, 4, 4);
    }

    @Test
    void whereNodesAreCostlyItLooksUpMoreOften() {
        assertThat(periods(7, 0, 0, 0, 400_001)).containsExactly(2, 4, 8, 4, 2, 1, 1);
    }

    @ParameterizedTest
    @CsvSource({"99, false", "100, true", "101, true"})
    void theTimeIsOverWhenItHasPassed(long passed, boolean isOver) {
        AtomicLong clock = new AtomicLong(-7);
        Watch watch = watch(Limits.time(Duration.ofNanos(100), clock::get));
        clock.addAndGet(passed);
        Watch.Stopped stopped = catchThrowableOfType(Watch.Stopped.class, watch::enter);
        if (isOver) {
            assertThat(stopped.reason()).isEqualTo(StopReason.TIME);
            assertThat(watch.nodes()).isZero();
        } else {
            assertThat(stopped).isNull();
            assertThat(watch.nodes()).isEqualTo(1);
        }
    }

    @Test
    void everyClockHasABeginningOfItsOwn() {
        AtomicLong second = new AtomicLong(5_000_000);
        Watch watch = watch(Limits.time(FOREVER, () -> 3).and(Limits.time(Duration.ofNanos(10), second::get)));
        watch.enter();
        second.addAndGet(10);
        Watch.Stopped stopped = catchThrowableOfType(Watch.Stopped.class, () -> {
            watch.enter();
            watch.enter();
        });
        assertThat(stopped).hasMessage("TIME");
    }

    @Test
    void itSeesASignalAndAnInterruption() {
        AtomicBoolean signal = new AtomicBoolean();
        Watch watch = watch(Limits.until(() -> false).and(Limits.until(signal::get)));
        watch.enter();
        signal.set(true);
        Watch.Stopped signalled = catchThrowableOfType(Watch.Stopped.class, () -> {
            watch.enter();
            watch.enter();
        });
        assertThat(signalled.reason()).isEqualTo(StopReason.SIGNAL);
        Thread.currentThread().interrupt();
        Watch.Stopped stopped = catchThrowableOfType(Watch.Stopped.class, watch(Limits.depth(1))::enter);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(stopped.reason()).isEqualTo(StopReason.INTERRUPTED);
    }

    @Test
    void itTellsTheTimeThatHasPassed() {
        AtomicLong clock = new AtomicLong(300);
        Watch watch = watch(Limits.time(FOREVER, clock::get));
        clock.addAndGet(5_000);
        assertThat(watch.time()).isEqualTo(Duration.ofNanos(5_000));
    }
}
