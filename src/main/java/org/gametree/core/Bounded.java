package org.gametree.core;

import java.util.Comparator;
import java.util.Objects;

/**
 * A value of any type, or one of two bounds that stand below and above all of them: Lean's
 * {@code WithBot (WithTop α)}. Ordered by {@link BoundedOrder#adjoin}.
 *
 * @param <V> the type of the values between the bounds
 */
public sealed interface Bounded<V> {

    /**
     * The bound below every value.
     *
     * @param <V> the type of the values above it
     */
    record Bottom<V>() implements Bounded<V> {
        /** Returns {@code ⊥}. */
        @Override
        public String toString() {
            return "⊥";
        }
    }

    /**
     * A value between the bounds.
     *
     * @param <V> the type of the value
     * @param value the value itself
     */
    record Value<V>(V value) implements Bounded<V> {
        /**
         * Wraps a value.
         *
         * @param value the value itself
         * @throws NullPointerException if {@code value} is null
         */
        public Value {
            Objects.requireNonNull(value, "value is null; expected a value between the bounds");
        }

        /** Returns the text of the value alone. */
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /**
     * The bound above every value.
     *
     * @param <V> the type of the values below it
     */
    record Top<V>() implements Bounded<V> {
        /** Returns {@code ⊤}. */
        @Override
        public String toString() {
            return "⊤";
        }
    }

    /**
     * Returns the bound below every value.
     *
     * @param <V> the type of the values
     * @return the bottom
     */
    static <V> Bounded<V> bottom() {
        return new Bottom<>();
    }

    /**
     * Wraps a value.
     *
     * @param <V> the type of the value
     * @param value the value itself
     * @return the value, between the bounds
     * @throws NullPointerException if {@code value} is null
     */
    static <V> Bounded<V> value(V value) {
        return new Value<>(value);
    }

    /**
     * Returns the bound above every value.
     *
     * @param <V> the type of the values
     * @return the top
     */
    static <V> Bounded<V> top() {
        return new Top<>();
    }

    /**
     * Orders the bounds around the values, and the values by {@code values}.
     *
     * @param <V> the type of the values
     * @param values orders the values
     * @return the comparator of {@link BoundedOrder#adjoin}
     */
    static <V> Comparator<Bounded<V>> comparator(Comparator<? super V> values) {
        Objects.requireNonNull(values, "values is null; expected a comparator of the values between the bounds");
        return (x, y) -> x instanceof Value<V> v && y instanceof Value<V> w
                ? values.compare(v.value, w.value)
                : Integer.compare(x.rank(), y.rank());
    }

    private int rank() {
        if (this instanceof Bottom) {
            return -1;
        }
        return this instanceof Top ? 1 : 0;
    }
}
