package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bad keys and the wrong table do, and what they do not. */
class TableSafetyTest {

    /** A node of a graph whose hash code says nothing of it, or hardly anything. */
    private record Dull(int node, int hashCodes) {
        @Override
        public int hashCode() {
            return node % hashCodes;
        }
    }

    private record DullGraph(GraphGame graph) implements Game<Dull, Integer> {
        @Override
        public boolean maxToMove(Dull dull) {
            return graph.maxToMove(dull.node);
        }

        @Override
        public List<Integer> moves(Dull dull) {
            return graph.moves(dull.node);
        }

        @Override
        public Dull play(Dull dull, Integer move) {
            return new Dull(graph.play(dull.node, move), dull.hashCodes);
        }

        @Override
        public int evaluate(Dull dull) {
            return graph.evaluate(dull.node);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void noHashCodeMisleadsATableThatComparesPositions(int hashCodes) {
        long cutoffs = 0;
        for (int seed = 0; seed < 150; seed++) {
            DullGraph game = new DullGraph(GraphGame.random(seed));
            for (int bytes : List.of(TranspositionTable.MIN_BYTES, 384, 1 << 14)) {
                GameSearch<Dull, Integer> search = GameSearch.of(game).withTable(new TranspositionTable(bytes));
                for (int depth : List.of(4, 1, 5, 2)) {
                    Dull root = new Dull(depth % game.graph.kids().size(), hashCodes);
                    Law.verify(
                            List.of(Law.always(
                                    "depth " + depth,
                                    "",
                                    position -> new SearchLaws<>(game).agreesWithMinimax(search, position, depth))),
                            List.of(root));
                    cutoffs += search.search(root, Limits.depth(depth))
                            .statistics()
                            .tableCutoffs();
                }
            }
        }
        assertThat(cutoffs).isGreaterThan(100);
    }

    /** A graph in the fast form with keys of one's own. */
    private static final class Keyed extends MutableGame {
        private final GraphGame graph;
        private final ToLongFunction<Integer> keys;
        private final List<Integer> path = new ArrayList<>();

        Keyed(GraphGame graph, int node, ToLongFunction<Integer> keys) {
            this.graph = graph;
            this.keys = keys;
            path.add(node);
        }

        private int node() {
            return path.get(path.size() - 1);
        }

        @Override
        public boolean maxToMove() {
            return graph.maxToMove(node());
        }

        @Override
        public void moves(MoveList moves) {
            graph.moves(node()).forEach(moves::add);
        }

        @Override
        public void make(int move) {
            assertThat(graph.moves(node())).contains(move);
            path.add(graph.play(node(), move));
        }

        @Override
        public void unmake(int move) {
            path.remove(path.size() - 1);
        }

        @Override
        public int evaluate() {
            return graph.evaluate(node());
        }

        @Override
        public long key() {
            return keys.applyAsLong(node());
        }

        @Override
        public Keyed copy() {
            return new Keyed(graph, node(), keys);
        }
    }

    @Test
    void badKeysMayCostTheValueButNeverALegalMoveAnExceptionOrTheEnd() {
        int wrong = 0;
        List<ToLongFunction<Integer>> bad = List.of(node -> 0, node -> node % 2, node -> Long.MIN_VALUE + node % 3);
        for (int seed = 0; seed < 400; seed++) {
            GraphGame graph = GraphGame.random(seed);
            for (ToLongFunction<Integer> keys : bad) {
                for (int bytes : List.of(TranspositionTable.MIN_BYTES, 1 << 14)) {
                    GameSearch<Keyed, Integer> search =
                            GameSearch.<Keyed>ofMutable().withTable(new TranspositionTable(bytes));
                    for (int depth : List.of(4, 1, 6)) {
                        int root = depth % graph.kids().size();
                        Limits limits = Limits.depth(depth);
                        SearchResult<Integer> result = search.search(new Keyed(graph, root, keys), limits);
                        assertLegal(graph, root, result);
                        for (GameSearch<Keyed, Integer> other :
                                List.of(search.withExactRootMoves(), search.withoutDeepening())) {
                            assertLegal(graph, root, other.search(new Keyed(graph, root, keys), limits));
                        }
                        wrong += result.value() == new Unfold<>(graph).minimax(root, result.depth()) ? 0 : 1;
                    }
                }
            }
        }
        assertThat(wrong).isPositive();
    }

    private static void assertLegal(GraphGame graph, int root, SearchResult<Integer> result) {
        assertThat(result.bestMove().isPresent()).isEqualTo(!graph.moves(root).isEmpty());
        assertThat(result.bestMove())
                .matches(move -> move.map(graph.moves(root)::contains).orElse(true));
        assertThat(Score.order().require(result.value())).isEqualTo(result.value());
        int node = root;
        for (int move : result.principalVariation()) {
            assertThat(graph.moves(node)).contains(move);
            node = graph.play(node, move);
        }
    }
}
