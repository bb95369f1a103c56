package org.gametree.game;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** More threads than processors over tables that hold nearly nothing, again and again: every answer is minimax's. */
class ThreadStressTest {

    private static <P, M> GameSearch<P, M> shared(GameSearch<P, M> search, long bytes, int threads) {
        return search.withTable(new TranspositionTable(bytes)).withThreads(threads);
    }

    @ParameterizedTest
    @ValueSource(longs = {TranspositionTable.MIN_BYTES, 384, 1 << 16})
    void graphsOfPositions(long bytes) {
        for (int seed = 0; seed < 40; seed++) {
            InformedGraph game = InformedGraph.random(seed, 0);
            Answers<Integer> answers = Answers.of(new Unfold<>(game), 0, 9);
            PositionSearch<Integer, Integer> immutable = shared(GameSearch.of(game), bytes, 4);
            PositionSearch<Integer, Integer> fast =
                    Searches.fast(game, shared(GameSearch.ofMutable(), bytes, 4), new ConcurrentHashMap<>());
            PositionSearch<Integer, Integer> straight =
                    shared(GameSearch.of(game).withoutDeepening(), bytes, 3);
            for (int repeated = 0; repeated < 4; repeated++) {
                for (PositionSearch<Integer, Integer> search : List.of(immutable, fast, straight)) {
                    for (int depth : List.of(7, 3, 6)) {
                        answers.assertAdmit(search.search(0, Limits.depth(depth)), depth);
                    }
                }
            }
        }
    }
}
