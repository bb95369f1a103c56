package org.gametree.trace;

import java.util.Objects;
import java.util.OptionalInt;
import org.gametree.core.Player;

/**
 * Why a scan stopped with children left: the bound of the player to move reached the bound of the opponent, who
 * therefore avoids the node.
 *
 * <p>A bound that is <em>equal</em> to the other cuts as well: the test is b ≤ a. A scan that stops after its last
 * child prunes nothing and has no cutoff.
 *
 * @param kind which of the bounds was in force
 * @param levelsUp how many levels above the node stands the ancestor that first established the bound in force: 1 is
 *     the parent. Empty if that is the window which the whole search came with. It counts only the opponent's nodes, so
 *     it is odd
 */
public record Cutoff(Kind kind, OptionalInt levelsUp) {

    /** Which bound was in force, and so who cut. */
    public enum Kind {
        /** At a MAX node: its value reached beta, the best that MIN has already. */
        BETA,
        /** At a MIN node: its value reached alpha, the best that MAX has already. */
        ALPHA;

        /**
         * Returns the kind of the cutoffs at the nodes of a player.
         *
         * @param player the player to move
         * @return BETA for MAX and ALPHA for MIN
         */
        public static Kind at(Player player) {
            return switch (player) {
                case MAX -> BETA;
                case MIN -> ALPHA;
            };
        }
    }

    /**
     * Makes a cutoff.
     *
     * @param kind which of the bounds was in force
     * @param levelsUp how far above the node its ancestor stands that first established that bound; empty for the
     *     window
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code levelsUp} is not odd and positive
     */
    public Cutoff {
        Objects.requireNonNull(kind, "kind is null; expected BETA or ALPHA");
        Objects.requireNonNull(levelsUp, "levelsUp is null; expected a number of levels or the empty OptionalInt");
        if (levelsUp.isPresent() && (levelsUp.getAsInt() < 1 || levelsUp.getAsInt() % 2 == 0)) {
            throw new IllegalArgumentException(
                    "levelsUp = " + levelsUp.getAsInt() + "; expected an odd number of levels from 1");
        }
    }

    /**
     * Tells whether the bound in force is one of the window that the whole search came with.
     *
     * @return true iff no ancestor established it
     */
    public boolean byWindow() {
        return levelsUp.isEmpty();
    }

    /**
     * Tells a deep cutoff from a shallow one.
     *
     * @return false iff the bound in force was first established by the parent; so true for the window's
     */
    public boolean deep() {
        return levelsUp.orElse(0) != 1;
    }
}
