package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * One table may be kept while a game goes on, and with it what came before the root, from anywhere to any depth: with draws
 * by repetition too, every search answers what minimax does after the history that it was given.
 */
class TableHistoryTest {
    private static final List<Integer> DEPTHS = List.of(5, 1, 5, 2, 4, 0, 3, 5);

    private long cutoffs;
    private long finals;

    /** One graph, searched in both forms with tables of 2, 16 and many entries, each kept. */
    private final class Played {
        private final InformedGraph game;
        private final int quiescence;
        private final Random random;
        private final Map<Integer, Long> keys = new HashMap<>();
        private final List<TranspositionTable> tables = new ArrayList<>();
        private final List<TranspositionTable> fastTables = new ArrayList<>();

        Played(InformedGraph game, long seed) {
            this.game = game;
            quiescence = (int) (seed % 3);
            random = new Random(seed);
            for (int bytes : List.of(TranspositionTable.MIN_BYTES, 384, 1 << 12)) {
                tables.add(new TranspositionTable(bytes));
                fastTables.add(new TranspositionTable(bytes));
            }
        }

        void search(int depth) {
            search(depth, random.nextInt(game.nodes()));
        }

        void search(int depth, int root) {
            List<Integer> before =
                    random.ints(random.nextInt(4), 0, game.nodes()).boxed().toList();
            finals += before.stream().filter(node -> game.moves(node).isEmpty()).count();
            Unfold<Integer, Integer> unfold =
                    new Unfold<>(game).withQuiescence(quiescence).withRepetition(before);
            Answers<Integer> answers = Answers.of(unfold, root, depth + 2);
            for (TranspositionTable table : tables) {
                assertAnswers(answers, immutable(before).withTable(table), root, depth);
            }
            for (TranspositionTable table : fastTables) {
                PositionSearch<Integer, Integer> search =
                        Searches.fast(game, fast(before).withTable(table), keys);
                assertAnswers(answers, search, root, depth);
            }
        }

        private GameSearch<Integer, Integer> immutable(List<Integer> before) {
            return GameSearch.of(game).withQuiescence(quiescence).withRepetition(before);
        }

        private GameSearch<PathGame<Integer, Integer>, Integer> fast(List<Integer> before) {
            return GameSearch.<PathGame<Integer, Integer>>ofMutable()
                    .withQuiescence(quiescence)
                    .withRepetition(before.stream()
                            .map(node -> new PathGame<>(game, node, keys))
                            .toList());
        }

        private void assertAnswers(
                Answers<Integer> answers, PositionSearch<Integer, Integer> search, int root, int depth) {
            SearchResult<Integer> result = search.search(root, Limits.depth(depth));
            answers.assertAdmit(result, depth);
            cutoffs += result.statistics().tableCutoffs();
        }
    }

    @Test
    void ofGraphsOfPositions() {
        for (int seed = 0; seed < 600; seed++) {
            Played played = new Played(InformedGraph.randomWithRepetition(seed), seed);
            DEPTHS.forEach(played::search);
        }
        assertThat(cutoffs).isGreaterThan(500);
        assertThat(finals).isGreaterThan(500);
    }

    @Test
    void ofGraphsOfManyLevelsBelowWhichNothingComesBack() {
        for (int seed = 0; seed < 30; seed++) {
            Played played = new Played(InformedGraph.climbing(seed), seed);
            for (int depth : List.of(6, 7, 1, 6)) {
                played.search(depth, depth % 2);
            }
        }
        assertThat(cutoffs).isGreaterThan(500);
    }

    @Test
    void aFinalPositionInTheHistoryKeepsItsValue() {
        GraphGame game = GraphGame.of("max 0: 1 2", "min 5: 3 4", "min 6: 4", "max W:", "max -7:");
        List<Integer> before = List.of(3, 4);
        for (PositionSearch<Integer, Integer> search :
                new Ways<>(game, 0, before).withTables().values()) {
            for (int depth : List.of(3, 1, 2, 3)) {
                SearchResult<Integer> result = search.search(0, Limits.depth(depth));
                assertThat(result.value()).isEqualTo(depth == 1 ? 6 : -7);
                assertThat(result.bestMove()).contains(depth == 1 ? 1 : 0);
            }
            assertThat(search.search(3, Limits.depth(2)).value()).isEqualTo(Score.WIN);
        }
    }
}
