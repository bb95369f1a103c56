package org.gametree.game;

import java.time.Duration;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * What a search cost, over all its depths, the unfinished one included, and in all its threads.
 *
 * @param nodes how many positions were entered: at each depth from 1 on the root, and every position reached by a move,
 *     at the horizon too, as often as it was
 * @param evaluations how often a position was evaluated, the root at depth 0 included
 * @param cutoffs how often the rest of a position's moves was left out
 * @param researches how often a move was searched again because it beat a null window
 * @param tableHits how often the table knew a position
 * @param tableCutoffs how often what it knew was the answer, so that the position's moves were not looked at
 * @param helperNodes how many of the nodes each thread entered but the one that asked for the search; empty if it searched
 *     alone
 * @param time how long it took
 */
public record Statistics(
        long nodes,
        long evaluations,
        long cutoffs,
        long researches,
        long tableHits,
        long tableCutoffs,
        List<Long> helperNodes,
        Duration time) {

    /**
     * Makes statistics over a copy of the list.
     *
     * @param nodes how many positions were entered
     * @param evaluations how often a position was evaluated
     * @param cutoffs how often the rest of a position's moves was left out
     * @param researches how often a move was searched again
     * @param tableHits how often the table knew a position
     * @param tableCutoffs how often what it knew was the answer
     * @param helperNodes how many of the nodes each thread entered but the first
     * @param time how long it took
     */
    public Statistics {
        helperNodes = List.copyOf(helperNodes);
    }

    /** Returns what a thread did, which these are of, together with what its helpers did. */
    Statistics with(List<Statistics> helpers) {
        if (helpers.isEmpty()) {
            return this;
        }
        return new Statistics(
                sum(helpers, Statistics::nodes),
                sum(helpers, Statistics::evaluations),
                sum(helpers, Statistics::cutoffs),
                sum(helpers, Statistics::researches),
                sum(helpers, Statistics::tableHits),
                sum(helpers, Statistics::tableCutoffs),
                helpers.stream().map(Statistics::nodes).toList(),
                time);
    }

    private long sum(List<Statistics> helpers, ToLongFunction<Statistics> count) {
        return count.applyAsLong(this) + helpers.stream().mapToLong(count).sum();
    }

    /** Returns the number of nodes and the time. */
    @Override
    public String toString() {
        return nodes + " nodes in " + time.toMillis() + " ms";
    }
}
