package org.gametree.game;

/** What a number says of a value. */
public enum Bound {
    /** The value is the number. */
    EXACT,
    /** The value is the number or greater. */
    AT_LEAST,
    /** The value is the number or less. */
    AT_MOST;

    /**
     * Tells whether a number with this bound is true of a value.
     *
     * @param number the number
     * @param value the value
     * @return whether the value may be what the number says
     */
    public boolean admits(int number, int value) {
        return switch (this) {
            case EXACT -> value == number;
            case AT_LEAST -> value >= number;
            case AT_MOST -> value <= number;
        };
    }

    /** Returns {@code =}, {@code ≥} or {@code ≤}. */
    @Override
    public String toString() {
        return switch (this) {
            case EXACT -> "=";
            case AT_LEAST -> "≥";
            case AT_MOST -> "≤";
        };
    }
}
