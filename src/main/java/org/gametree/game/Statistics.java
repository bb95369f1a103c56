package org.gametree.game;

import java.time.Duration;

/**
 * What a search cost, over all its depths, the unfinished one included.
 *
 * @param nodes how many positions were entered: at each depth from 1 on the root, and every position reached by a move,
 *     at the horizon too, as often as it was
 * @param evaluations how often a position was evaluated, the root at depth 0 included
 * @param cutoffs how often the rest of a position's moves was left out
 * @param researches how often a move was searched again because it beat a null window
 * @param tableHits how often the table knew a position
 * @param tableCutoffs how often what it knew was the answer, so that the position's moves were not looked at
 * @param time how long it took
 */
public record Statistics(
        long nodes, long evaluations, long cutoffs, long researches, long tableHits, long tableCutoffs, Duration time) {

    /** Returns the number of nodes and the time. */
    @Override
    public String toString() {
        return nodes + " nodes in " + time.toMillis() + " ms";
    }
}
