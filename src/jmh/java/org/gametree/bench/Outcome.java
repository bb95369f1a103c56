package org.gametree.bench;

import org.gametree.game.SearchResult;

/**
 * What a search found and what it took.
 *
 * @param value the value to MAX
 * @param nodes how many positions were entered, horizon included
 */
record Outcome(int value, long nodes) {

    static Outcome of(SearchResult<?> result) {
        return new Outcome(result.value(), result.statistics().nodes());
    }
}
