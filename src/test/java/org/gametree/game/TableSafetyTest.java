package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
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
                        assertLegal(
                                graph, root, search.withExactRootMoves().search(new Keyed(graph, root, keys), limits));
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

    @Test
    void aTableOfABoardOfOtherRulesIsRefused() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        GameSearch<ConnectFourBoard, Integer> search =
                GameSearch.<ConnectFourBoard>ofMutable().withTable(table);
        Limits limits = Limits.depth(2);
        search.search(new ConnectFourBoard(new ConnectFour(4, 4)), limits);
        search.search(new ConnectFourBoard(new ConnectFour(4, 4)), limits);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(new ConnectFourBoard(new ConnectFour(5, 4)), limits))
                .withMessageContaining("with ConnectFour[width=4, height=4]; expected a table of")
                .withMessageContaining("with ConnectFour[width=5, height=4], or one");
    }

    @Test
    void aTableOfAnotherGameIsRefusedUntilItIsCleared() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        ConnectFour one = new ConnectFour(4, 4);
        ConnectFour same = new ConnectFour(4, 4);
        ConnectFour other = new ConnectFour(5, 4);
        Limits limits = Limits.depth(2);
        GameSearch.of(one).withTable(table).search(one.start(), limits);
        GameSearch.of(same).withTable(table).search(same.start(), limits);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(other).withTable(table).search(other.start(), limits))
                .withMessage("table holds positions of ConnectFour[width=4, height=4]; expected a table of "
                        + "ConnectFour[width=5, height=4], or one that was cleared");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        GameSearch.of(one).withQuiescence(2).withTable(table).search(one.start(), limits))
                .withMessageContaining("[width=4, height=4] with quiescence of 2 plies, or one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(one)
                        .withRepetition(List.of())
                        .withTable(table)
                        .search(one.start(), limits))
                .withMessageContaining("[width=4, height=4] with draws by repetition, or one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.ofMutable().withTable(table).search(new ConnectFourBoard(one), limits))
                .withMessageContaining("ConnectFourBoard with ConnectFour[width=4, height=4], or one");
        table.clear();
        assertThat(GameSearch.of(other)
                        .withTable(table)
                        .search(other.start(), limits)
                        .depth())
                .isEqualTo(2);
    }

    @Test
    void aTableServesOneSearchAtATimeAndAfterAnyEndTheNext() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        List<Throwable> refused = new ArrayList<>();
        Game<Board, Integer> game = new TicTacToe();
        GameSearch<Board, Integer> search = GameSearch.of(game).withTable(table);
        search.withListener(result -> {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> search.search(Board.EMPTY, Limits.depth(1)))
                            .satisfies(refused::add)
                            .withMessage("table is in use; expected one search at a time");
                    assertThatIllegalStateException().isThrownBy(table::clear);
                })
                .search(Board.EMPTY, Limits.depth(1));
        assertThat(refused).hasSize(2);
        IllegalStateException thrown = new IllegalStateException("out of sorts");
        assertThatThrownBy(() -> search.withListener(result -> {
                            throw thrown;
                        })
                        .search(Board.EMPTY, Limits.depth(1)))
                .isSameAs(thrown);
        assertThat(search.search(Board.EMPTY, Limits.depth(1)).depth()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, 0, 47, TranspositionTable.MAX_BYTES + 1, Long.MAX_VALUE})
    void aSizeOutOfRangeIsRefused(long bytes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TranspositionTable(bytes))
                .withMessage("bytes = " + bytes + "; expected a number from 48 to " + TranspositionTable.MAX_BYTES);
    }

    @Test
    void aTableTellsItsSizeAndWhoseItIs() {
        TranspositionTable table = new TranspositionTable(64);
        assertThat(table).hasToString("table of 64 bytes");
        GameSearch.of(new TicTacToe()).withTable(table).search(Board.EMPTY, Limits.depth(1));
        assertThat(table).hasToString("table of 64 bytes for TicTacToe[]");
    }
}
