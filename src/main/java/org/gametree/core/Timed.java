package org.gametree.core;

import java.util.Objects;
import java.util.function.Function;

/**
 * A value together with the number of leaf evaluations that were spent on it: the cost monad of the Lean development.
 *
 * <p>Lean's names map once and for all: {@code ret} is {@link #value}, {@code time} is {@link #time}, {@code pure} and
 * {@code tick} keep theirs, and bind is {@link #then}. The monad laws hold; times add up along {@code then}; and no
 * value ever depends on a time. What an algorithm ticks for is the algorithm's to say: here one tick is one evaluated
 * leaf. It is not wall-clock time.
 *
 * @param <V> the type of the value
 * @param value what was computed
 * @param time how many leaves were evaluated for it, at least 0
 */
public record Timed<V>(V value, long time) {

    /**
     * Pairs a value with its cost.
     *
     * @param value what was computed
     * @param time how many leaves were evaluated for it
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if {@code time} is negative
     */
    public Timed {
        Objects.requireNonNull(value, "value is null; expected what was computed");
        if (time < 0) {
            throw new IllegalArgumentException("time = " + time + "; expected a count of leaf evaluations, at least 0");
        }
    }

    /**
     * Returns {@code value} at no cost.
     *
     * @param <V> the type of the value
     * @param value the value
     * @return the value with time 0
     */
    public static <V> Timed<V> pure(V value) {
        return new Timed<>(value, 0);
    }

    /**
     * Returns {@code value} at the cost of one leaf evaluation.
     *
     * @param <V> the type of the value
     * @param value the value
     * @return the value with time 1
     */
    public static <V> Timed<V> tick(V value) {
        return new Timed<>(value, 1);
    }

    /**
     * Applies a function to the value and keeps the time.
     *
     * @param <W> the type of the new value
     * @param f the function
     * @return {@code f(value)} with this time
     * @throws NullPointerException if {@code f} is null or returns null
     */
    public <W> Timed<W> map(Function<? super V, ? extends W> f) {
        Objects.requireNonNull(f, "f is null; expected a function of the value");
        return new Timed<>(f.apply(value), time);
    }

    /**
     * Goes on with the value and adds the times: Lean's bind.
     *
     * @param <W> the type of the new value
     * @param f what to do next with the value
     * @return the value of {@code f(value)}, with both times added
     * @throws NullPointerException if {@code f} is null or returns null
     * @throws ArithmeticException if the sum exceeds {@link Long#MAX_VALUE}
     */
    public <W> Timed<W> then(Function<? super V, Timed<W>> f) {
        Objects.requireNonNull(f, "f is null; expected a function of the value");
        Timed<W> next = Objects.requireNonNull(f.apply(value), "f(value) is null; expected a value with its time");
        return new Timed<>(next.value, Math.addExact(time, next.time));
    }
}
