package org.gametree.core;

/** One of the two players. In the Lean development the player is a Boolean: MAX is {@code true}, MIN {@code false}. */
public enum Player {
    /** The player who wants the greatest value. */
    MAX,
    /** The player who wants the least value. */
    MIN;

    /**
     * Returns the other player, written {@code !p} in Lean.
     *
     * @return MIN for MAX and MAX for MIN
     */
    public Player opponent() {
        return this == MAX ? MIN : MAX;
    }
}
