package org.gametree.game;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.gametree.game.Limits.Deadline;

/** Counts the nodes of one thread of a search and ends it at a limit. */
final class Watch {
    /** At most so many nodes are entered between two looks at clock, signal and interruption. */
    static final int LONGEST_PERIOD = 256;

    private static final long SHORT_NANOS = 100_000;
    private static final long LONG_NANOS = 400_000;

    /** Thrown through the search where it has to stop; everything under way is abandoned with it. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Why. */
        private final StopReason reason;

        private Stopped(StopReason reason) {
            super(reason.toString(), null, false, false);
            this.reason = reason;
        }

        StopReason reason() {
            return reason;
        }
    }

    private final Limits limits;
    private final NodeBudget budget;
    private final LongSupplier clock;
    private final long start;
    private final long[] starts;
    private long nodes;

    // The number of nodes at which to look up: as many as there is leave to enter before it is time to poll.
    private long pause;
    private int period = 1;
    private long polled;

    /** Makes the watch of a thread that shares a budget; the limits' own number of nodes is that of the budget. */
    Watch(Limits limits, NodeBudget budget) {
        this.limits = limits;
        this.budget = budget;
        clock = limits.deadlines().isEmpty()
                ? System::nanoTime
                : limits.deadlines().get(0).clock();
        start = clock.getAsLong();
        starts = new long[limits.deadlines().size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = i == 0 ? start : limits.deadlines().get(i).clock().getAsLong();
        }
        polled = start;
    }

    /** Enters one more node, if the limits allow it. */
    void enter() {
        if (nodes == pause) {
            pause();
        }
        nodes++;
    }

    long nodes() {
        return nodes;
    }

    Duration time() {
        return Duration.ofNanos(clock.getAsLong() - start);
    }

    private void pause() {
        if (budget.take(1) == 0) {
            throw new Stopped(StopReason.NODES);
        }
        poll();
        pause = nodes + 1 + budget.take(period - 1);
    }

    private void poll() {
        if (Thread.currentThread().isInterrupted()) {
            throw new Stopped(StopReason.INTERRUPTED);
        }
        for (int i = 0; i < limits.signals().size(); i++) {
            if (limits.signals().get(i).getAsBoolean()) {
                throw new Stopped(StopReason.SIGNAL);
            }
        }
        long now = clock.getAsLong();
        for (int i = 0; i < starts.length; i++) {
            Deadline deadline = limits.deadlines().get(i);
            long here = i == 0 ? now : deadline.clock().getAsLong();
            if (here - starts[i] >= deadline.nanos()) {
                throw new Stopped(StopReason.TIME);
            }
        }
        adaptPeriod(now - polled);
        polled = now;
    }

    // Cheap games are not slowed by the clock, and costly ones stop in time.
    private void adaptPeriod(long nanos) {
        if (nanos < SHORT_NANOS) {
            period = Math.min(2 * period, LONGEST_PERIOD);
        } else if (nanos > LONG_NANOS) {
            period = Math.max(period / 2, 1);
        }
    }
}
