package org.gametree.core;

import java.util.Comparator;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A linear order with a least and a greatest value: what Lean states as {@code [LinearOrder α] [BoundedOrder α]}.
 *
 * <p>The comparator is trusted to be a linear order on the values between the bounds (total, transitive,
 * antisymmetric up to {@code compare(x, y) == 0}). It need not be consistent with {@code equals}: among values that
 * compare equal, {@link #max} and {@link #min} return their <em>first</em> argument, so that searches keep the first
 * of equal values.
 *
 * <p>Ready-made orders: {@link #ints}, {@link #longs}, {@link #doubles}, {@link #natural} for any {@link Comparable}
 * between two bounds, {@link #of} for a comparator between two bounds, and {@link #adjoin} for a comparator whose
 * values have no bounds of their own.
 *
 * @param <V> the type of the values
 */
public final class BoundedOrder<V> {
    private final Comparator<? super V> comparator;
    private final V bottom;
    private final V top;

    // Always true where the type has nothing outside the bounds, so that require costs no comparison there.
    private final Predicate<V> holds;

    private BoundedOrder(Comparator<? super V> comparator, V bottom, V top, Predicate<V> holds) {
        this.comparator = comparator;
        this.bottom = bottom;
        this.top = top;
        this.holds = holds;
    }

    /**
     * Returns the order of a comparator between two bounds. Values outside them are refused by {@link #require}.
     *
     * @param <V> the type of the values
     * @param comparator a linear order on the values from {@code bottom} to {@code top}
     * @param bottom the least value, ⊥
     * @param top the greatest value, ⊤, not below {@code bottom}
     * @return the order
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code bottom} is above {@code top}
     */
    public static <V> BoundedOrder<V> of(Comparator<? super V> comparator, V bottom, V top) {
        Objects.requireNonNull(comparator, "comparator is null; expected a linear order");
        Objects.requireNonNull(bottom, "bottom is null; expected the least value of the order");
        Objects.requireNonNull(top, "top is null; expected the greatest value of the order");
        if (comparator.compare(bottom, top) > 0) {
            throw new IllegalArgumentException(
                    "bottom = " + bottom + " is above top = " + top + "; expected bottom ≤ top");
        }
        return new BoundedOrder<>(
                comparator,
                bottom,
                top,
                value -> comparator.compare(bottom, value) <= 0 && comparator.compare(value, top) <= 0);
    }

    /**
     * Returns the natural order between two bounds.
     *
     * @param <V> the type of the values
     * @param bottom the least value, ⊥
     * @param top the greatest value, ⊤, not below {@code bottom}
     * @return the order
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code bottom} is above {@code top}
     */
    public static <V extends Comparable<? super V>> BoundedOrder<V> natural(V bottom, V top) {
        return of(Comparator.naturalOrder(), bottom, top);
    }

    /**
     * Returns the order of all ints, from {@link Integer#MIN_VALUE} to {@link Integer#MAX_VALUE}.
     *
     * @return the order; its {@link #require} costs nothing
     */
    public static BoundedOrder<Integer> ints() {
        return new BoundedOrder<>(
                Comparator.<Integer>naturalOrder(), Integer.MIN_VALUE, Integer.MAX_VALUE, any -> true);
    }

    /**
     * Returns the order of all longs, from {@link Long#MIN_VALUE} to {@link Long#MAX_VALUE}.
     *
     * @return the order; its {@link #require} costs nothing
     */
    public static BoundedOrder<Long> longs() {
        return new BoundedOrder<>(Comparator.<Long>naturalOrder(), Long.MIN_VALUE, Long.MAX_VALUE, any -> true);
    }

    /**
     * Returns the order of the doubles from −∞ to +∞, by {@link Double#compare}: −0.0 is below 0.0, and NaN, which
     * {@code Double.compare} puts above +∞, is refused by {@link #require}.
     *
     * @return the order
     */
    public static BoundedOrder<Double> doubles() {
        return of(Comparator.<Double>naturalOrder(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * Adjoins a bottom and a top to any linear order.
     *
     * <p>Trees of plain values are lifted by {@code map}, and a value comes back out of its {@link Bounded.Value}:
     *
     * <pre>{@code
     * AlphaBeta<Bounded<String>> search = new AlphaBeta<>(BoundedOrder.adjoin(Comparator.<String>naturalOrder()));
     * Bounded<String> best = search.alphaBeta(Player.MAX, words.map(Bounded::value)).value();
     * String word = best instanceof Bounded.Value<String> v ? v.value() : "nothing to choose from";
     * }</pre>
     *
     * @param <V> the type of the values
     * @param comparator a linear order on all values of the type
     * @return the order of {@link Bounded} values: {@link Bounded.Bottom} below, {@link Bounded.Top} above all others
     * @throws NullPointerException if {@code comparator} is null
     */
    public static <V> BoundedOrder<Bounded<V>> adjoin(Comparator<? super V> comparator) {
        Objects.requireNonNull(comparator, "comparator is null; expected a linear order");
        return new BoundedOrder<>(Bounded.comparator(comparator), Bounded.bottom(), Bounded.top(), any -> true);
    }

    /**
     * Returns the comparator that this order was made of.
     *
     * @return the comparator
     */
    public Comparator<? super V> comparator() {
        return comparator;
    }

    /**
     * Returns the least value, ⊥.
     *
     * @return the least value
     */
    public V bottom() {
        return bottom;
    }

    /**
     * Returns the greatest value, ⊤.
     *
     * @return the greatest value
     */
    public V top() {
        return top;
    }

    /**
     * Tells whether x ≤ y.
     *
     * @param x a value
     * @param y a value
     * @return true iff x does not compare above y
     */
    public boolean le(V x, V y) {
        return comparator.compare(x, y) <= 0;
    }

    /**
     * Tells whether x &lt; y.
     *
     * @param x a value
     * @param y a value
     * @return true iff x compares below y
     */
    public boolean lt(V x, V y) {
        return comparator.compare(x, y) < 0;
    }

    /**
     * Tells whether x = y in this order, which need not be {@code equals}.
     *
     * @param x a value
     * @param y a value
     * @return true iff x and y compare equal
     */
    public boolean eq(V x, V y) {
        return comparator.compare(x, y) == 0;
    }

    /**
     * Returns the greater of two values, the first if they compare equal.
     *
     * @param x a value
     * @param y a value
     * @return y if x &lt; y, otherwise x
     */
    public V max(V x, V y) {
        return comparator.compare(x, y) < 0 ? y : x;
    }

    /**
     * Returns the less of two values, the first if they compare equal.
     *
     * @param x a value
     * @param y a value
     * @return y if y &lt; x, otherwise x
     */
    public V min(V x, V y) {
        return comparator.compare(x, y) > 0 ? y : x;
    }

    /**
     * Returns x brought into the window from a to b: {@code max(a, min(b, x))}. For a ≥ b that is a.
     *
     * @param a the window's lower bound
     * @param b the window's upper bound
     * @param x a value
     * @return {@code max(a, min(b, x))}
     */
    public V clamp(V a, V b, V x) {
        return max(a, min(b, x));
    }

    /**
     * Returns this order upside down: ⊥ and ⊤ change places, and so do {@code max} and {@code min}.
     *
     * @return the reversed order
     */
    public BoundedOrder<V> reversed() {
        return new BoundedOrder<>(comparator.reversed(), top, bottom, holds);
    }

    /**
     * Returns a value that this order holds, and refuses any other: null, a value below the bottom or above the top,
     * and with them NaN in the order of doubles. Searches pass every leaf that they evaluate through it; leaves that
     * were pruned are not looked at.
     *
     * @param value the value
     * @return the same value
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if {@code value} is outside the bounds
     */
    public V require(V value) {
        return require("value", value);
    }

    /**
     * Does what {@link #require(Object)} does, and names the value in the message.
     *
     * @param name what to call the value in a message
     * @param value the value
     * @return the same value
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if {@code value} is outside the bounds
     */
    public V require(String name, V value) {
        if (value == null) {
            throw new NullPointerException(name + " is null; expected a value from " + bottom + " to " + top);
        }
        if (!holds.test(value)) {
            throw new IllegalArgumentException(
                    name + " = " + value + "; expected a value from " + bottom + " to " + top);
        }
        return value;
    }

    /** Returns the bounds, as in {@code BoundedOrder[0 .. 9]}. */
    @Override
    public String toString() {
        return "BoundedOrder[" + bottom + " .. " + top + "]";
    }
}
