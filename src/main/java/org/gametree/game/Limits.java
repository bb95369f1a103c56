package org.gametree.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * How far a search may go: at least one limit, and with {@link #and} several, of which the first that is reached ends
 * the search. There is no search without a limit.
 *
 * <p>An interrupted thread ends its search under any limits, and stays interrupted.
 *
 * <p>Time, signal and interruption are looked at every few nodes: about every quarter of a millisecond, and at least
 * every {@code 256} nodes. Where a single move or evaluation takes long, a search stops only after it.
 */
public final class Limits {
    private final int depth;
    private final long nodes;
    private final List<Deadline> deadlines;
    private final List<BooleanSupplier> signals;

    /** A duration on a clock. */
    record Deadline(long nanos, LongSupplier clock) {}

    private Limits(int depth, long nodes, List<Deadline> deadlines, List<BooleanSupplier> signals) {
        this.depth = depth;
        this.nodes = nodes;
        this.deadlines = deadlines;
        this.signals = signals;
    }

    /**
     * Limits the depth.
     *
     * @param plies the greatest depth to search, at least 0
     * @return the limit
     * @throws IllegalArgumentException if {@code plies} is negative
     */
    public static Limits depth(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("plies = " + plies + "; expected at least 0");
        }
        return new Limits(plies, Long.MAX_VALUE, List.of(), List.of());
    }

    /**
     * Limits the number of positions entered, as {@link Statistics#nodes} counts them. Never more are entered.
     *
     * @param count the number of nodes, at least 0
     * @return the limit
     * @throws IllegalArgumentException if {@code count} is negative
     */
    public static Limits nodes(long count) {
        if (count < 0) {
            throw new IllegalArgumentException("count = " + count + "; expected at least 0");
        }
        return new Limits(Integer.MAX_VALUE, count, List.of(), List.of());
    }

    /**
     * Limits the time, from when the search begins.
     *
     * @param duration how long, at least 0 and less than 292 years
     * @return the limit
     * @throws IllegalArgumentException if {@code duration} is negative or too long
     */
    public static Limits time(Duration duration) {
        return time(duration, System::nanoTime);
    }

    /**
     * Limits the time on a clock.
     *
     * @param duration how long, at least 0 and less than 292 years
     * @param clock nanoseconds from an origin of its own, never running backwards, like {@link System#nanoTime}; asked
     *     by the thread that searches
     * @return the limit
     * @throws IllegalArgumentException if {@code duration} is negative or too long
     */
    public static Limits time(Duration duration, LongSupplier clock) {
        Objects.requireNonNull(duration, "duration is null; expected how long a search may take");
        Objects.requireNonNull(clock, "clock is null; expected a source of nanoseconds");
        if (duration.isNegative() || duration.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0) {
            throw new IllegalArgumentException(
                    "duration = " + duration + "; expected one from 0 to " + Duration.ofNanos(Long.MAX_VALUE));
        }
        return new Limits(
                Integer.MAX_VALUE, Long.MAX_VALUE, List.of(new Deadline(duration.toNanos(), clock)), List.of());
    }

    /**
     * Searches until told to stop, typically by another thread: {@code until(flag::get)} for an {@code AtomicBoolean}.
     *
     * @param signal true when the search should stop; asked by the thread that searches
     * @return the limit
     */
    public static Limits until(BooleanSupplier signal) {
        Objects.requireNonNull(signal, "signal is null; expected what tells a search to stop");
        return new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, List.of(), List.of(signal));
    }

    /**
     * Joins limits: whichever is reached first ends the search.
     *
     * @param other the other limits
     * @return both
     */
    public Limits and(Limits other) {
        Objects.requireNonNull(other, "other is null; expected limits");
        return new Limits(
                Math.min(depth, other.depth),
                Math.min(nodes, other.nodes),
                joined(deadlines, other.deadlines),
                joined(signals, other.signals));
    }

    private static <T> List<T> joined(List<T> some, List<T> more) {
        if (some.isEmpty() || more.isEmpty()) {
            return some.isEmpty() ? more : some;
        }
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    int depth() {
        return depth;
    }

    long nodes() {
        return nodes;
    }

    List<Deadline> deadlines() {
        return deadlines;
    }

    List<BooleanSupplier> signals() {
        return signals;
    }

    /** Returns text such as {@code depth 5 and 1000 nodes}. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        if (depth < Integer.MAX_VALUE) {
            parts.add("depth " + depth);
        }
        if (nodes < Long.MAX_VALUE) {
            parts.add(nodes + " nodes");
        }
        deadlines.forEach(deadline -> parts.add("time " + Duration.ofNanos(deadline.nanos)));
        signals.forEach(signal -> parts.add("a signal"));
        return parts.isEmpty() ? "depth " + depth : String.join(" and ", parts);
    }
}
