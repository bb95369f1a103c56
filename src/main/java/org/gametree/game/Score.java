package org.gametree.game;

import java.util.OptionalInt;
import org.gametree.core.BoundedOrder;

/**
 * The scale of values: a payoff within ±{@link #MAX_PAYOFF}, or a win, the sooner the better, or a loss, the later the
 * better.
 *
 * <p>All values are worths to MAX. A game says {@link #WIN} or {@link #LOSS} of a final position; a search that meets it
 * n plies (single moves, whoever makes them) after its root reads it as WIN − n or LOSS + n. Wins are above every
 * payoff and losses below:
 *
 * <pre>{@code
 * LOSS < LOSS + 1 < … < −MAX_PAYOFF ≤ payoffs ≤ MAX_PAYOFF < … < WIN − 1 < WIN
 * }</pre>
 *
 * An evaluation of fractions is scaled into the range of payoffs, for instance by
 * {@code (int) Math.round(pawns * 1000)}.
 */
public final class Score {
    /** The worth of a final position that MAX has won; also the top of the scale. */
    // Small enough for the difference of any two values to be an int.
    public static final int WIN = 1_000_000_000;

    /** The worth of a final position that MIN has won, −WIN; also the bottom of the scale. */
    public static final int LOSS = -WIN;

    /** The greatest payoff, and the greatest evaluation of a position that is not final. */
    public static final int MAX_PAYOFF = 900_000_000;

    /** The greatest number of plies that a win can be away and still be above every payoff. */
    public static final int MAX_DISTANCE = WIN - MAX_PAYOFF - 1;

    private Score() {}

    /**
     * Returns the order of all values, from {@link #LOSS} to {@link #WIN}.
     *
     * @return the order, as {@code Minimax} and {@code AlphaBeta} take it
     */
    public static BoundedOrder<Integer> order() {
        return BoundedOrder.natural(LOSS, WIN);
    }

    /**
     * Tells whether a value is a payoff, from −{@link #MAX_PAYOFF} to {@link #MAX_PAYOFF}.
     *
     * @param value any int
     * @return whether it is
     */
    public static boolean isPayoff(int value) {
        return -MAX_PAYOFF <= value && value <= MAX_PAYOFF;
    }

    /**
     * Tells whether a value is a win of MAX, at any distance.
     *
     * @param value any int
     * @return whether it is above every payoff and at most {@link #WIN}
     */
    public static boolean isWin(int value) {
        return MAX_PAYOFF < value && value <= WIN;
    }

    /**
     * Tells whether a value is a loss of MAX, at any distance.
     *
     * @param value any int
     * @return whether it is below every payoff and at least {@link #LOSS}
     */
    public static boolean isLoss(int value) {
        return LOSS <= value && value < -MAX_PAYOFF;
    }

    /**
     * Returns what a value of a position is worth when seen from so many plies before it: a win or a loss moves away,
     * a payoff stays as it is.
     *
     * @param value the value, from {@link #LOSS} to {@link #WIN}
     * @param plies how many plies before, at least 0
     * @return the value from there
     * @throws IllegalArgumentException if {@code value} is outside the scale, or {@code plies} is negative or takes a
     *     win or loss further away than {@link #MAX_DISTANCE}
     */
    public static int before(int value, int plies) {
        OptionalInt distance = distance(value);
        int room = MAX_DISTANCE - distance.orElse(0);
        if (plies < 0 || plies > room) {
            throw new IllegalArgumentException("plies = " + plies + "; expected a number from 0 to " + room);
        }
        if (distance.isEmpty()) {
            return value;
        }
        return isWin(value) ? value - plies : value + plies;
    }

    /** Returns what {@link #before} does, of arguments that are known to be right. */
    static int later(int value, int plies) {
        return value > MAX_PAYOFF ? value - plies : value < -MAX_PAYOFF ? value + plies : value;
    }

    /** Takes back what {@link #later} did. */
    static int sooner(int value, int plies) {
        return later(value, -plies);
    }

    /**
     * Returns how many plies away the win or loss is that a value tells of.
     *
     * @param value the value, from {@link #LOSS} to {@link #WIN}
     * @return the number of plies from the position whose value it is; empty for a payoff
     * @throws IllegalArgumentException if {@code value} is outside the scale
     */
    public static OptionalInt distance(int value) {
        if (isPayoff(value)) {
            return OptionalInt.empty();
        }
        if (isWin(value)) {
            return OptionalInt.of(WIN - value);
        }
        if (isLoss(value)) {
            return OptionalInt.of(value - LOSS);
        }
        throw new IllegalArgumentException("value = " + value + "; expected a score from " + LOSS + " to " + WIN);
    }

    /**
     * Returns a value as one reads it: {@code win in 3}, {@code loss in 4}, or the number of a payoff. Distances are in
     * plies; who wins is said as MAX sees it.
     *
     * @param value the value, from {@link #LOSS} to {@link #WIN}
     * @return its text
     * @throws IllegalArgumentException if {@code value} is outside the scale
     */
    public static String toString(int value) {
        OptionalInt distance = distance(value);
        if (distance.isEmpty()) {
            return Integer.toString(value);
        }
        return (isWin(value) ? "win in " : "loss in ") + distance.getAsInt();
    }
}
