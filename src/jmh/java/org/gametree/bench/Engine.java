package org.gametree.bench;

import java.util.function.Supplier;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.Speedup;
import org.gametree.game.TranspositionTable;

/**
 * How the engine is to search.
 *
 * @param threads by how many threads
 * @param tableBytes the memory of the new table that each search gets, 0 for none
 * @param ordered whether killers and history order the moves; otherwise they stay as the game lists them
 */
record Engine(int threads, int tableBytes, boolean ordered) {
    static final Engine WITHOUT_TABLE = new Engine(1, 0, true);

    Engine withThreads(int number) {
        return new Engine(number, tableBytes, ordered);
    }

    Engine withTable(int bytes) {
        return new Engine(threads, bytes, ordered);
    }

    Engine inOrderOfGame() {
        return new Engine(threads, tableBytes, false);
    }

    /** Returns the search of a position to a depth. */
    <P, M> Supplier<Outcome> search(GameSearch<P, M> plain, P start, int depth) {
        GameSearch<P, M> search =
                ordered ? plain : plain.without(Speedup.KILLERS).without(Speedup.HISTORY);
        Limits limits = Limits.depth(depth);
        return () -> Outcome.of((tableBytes == 0
                        ? search
                        : search.withTable(new TranspositionTable(tableBytes)).withThreads(threads))
                .search(start, limits));
    }
}
