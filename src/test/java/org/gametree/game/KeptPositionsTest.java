package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.gametree.games.ConnectFour;
import org.gametree.games.Othello;
import org.gametree.games.OthelloEvaluation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search with a table looks at before it searches, it does not make twice. */
class KeptPositionsTest {

    /** A game that keeps count of which moves were played since those of their position were listed. */
    private static final class Counted<P, M> implements Game<P, M> {
        private final Game<P, M> game;
        private final P root;
        private final Map<P, Set<M>> played = new HashMap<>();
        private int plays;

        Counted(Game<P, M> game, P root) {
            this.game = game;
            this.root = root;
        }

        @Override
        public boolean maxToMove(P position) {
            return game.maxToMove(position);
        }

        @Override
        public List<M> moves(P position) {
            played.put(position, new HashSet<>());
            return game.moves(position);
        }

        // The moves of the root are listed once for all depths.
        @Override
        public P play(P position, M move) {
            plays++;
            assertThat(position.equals(root) || played.get(position).add(move)).isTrue();
            return game.play(position, move);
        }

        @Override
        public int evaluate(P position) {
            return game.evaluate(position);
        }
    }

    private static <P, M> void assertPlaysOnce(Game<P, M> game, P root, int depth, int bytes) {
        Counted<P, M> counted = new Counted<>(game, root);
        GameSearch<P, M> search = GameSearch.of(counted);
        SearchResult<M> result = (bytes == 0 ? search : search.withTable(new TranspositionTable(bytes)))
                .search(root, Limits.depth(depth));
        assertThat(counted.plays).isGreaterThan(500);
        assertThat(result.value())
                .isEqualTo(GameSearch.of(game).search(root, Limits.depth(depth)).value());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1 << 10, 1 << 20})
    void eachMoveOfAPositionIsPlayedAtMostOnceEachTimeItsMovesAreListed(int bytes) {
        ConnectFour four = new ConnectFour(5, 5);
        assertPlaysOnce(four, four.start(), 9, bytes);
        Othello othello = new Othello(6, OthelloEvaluation.POSITIONAL);
        assertPlaysOnce(othello, othello.start(), 6, bytes);
    }

    /** Says of which moves it was asked for the key after them. */
    private static final class Asked extends FastStones {
        private final List<Integer> asked;

        Asked(List<Integer> asked) {
            this.asked = asked;
        }

        @Override
        public long keyAfter(int move) {
            asked.add(move);
            return super.keyAfter(move);
        }
    }

    private static TranspositionTable table(boolean comparesPositions) {
        TranspositionTable table = new TranspositionTable(1 << 10);
        table.begin(new TranspositionTable.Owner("a game", comparesPositions, 0, false));
        return table;
    }

    private static MoveList moves(int count) {
        MoveList moves = new MoveList();
        IntStream.range(0, count).forEach(moves::add);
        return moves;
    }

    @Test
    void whatIsFetchedIsAskedForMoveByMove() {
        List<Integer> asked = new ArrayList<>();
        Asked game = new Asked(asked);
        new Memory(game, table(false), null).fetch(moves(4), 1, 3);
        assertThat(asked).containsExactly(1, 2);
        asked.clear();
        MoveList many = moves(200);
        new Memory(game, table(false), null).fetch(many, 1, 200);
        assertThat(asked).isEqualTo(IntStream.range(1, 200).boxed().toList());
    }

    @Test
    void nothingIsFetchedWithoutATableOrWherePositionsMayRecur() {
        List<Integer> asked = new ArrayList<>();
        Asked game = new Asked(asked);
        new Memory(game, null, null).fetch(moves(4), 1, 3);
        new Memory(game, table(false), new Path()).fetch(moves(4), 1, 3);
        assertThat(asked).isEmpty();
    }

    @Test
    void beforeAnEnhancedCutoffOnlyWhatIsComparedIsFetched() {
        List<Integer> asked = new ArrayList<>();
        new Memory(new Asked(asked), table(false), null).fetchCompared(moves(4), 0, 4);
        assertThat(asked).isEmpty();
        List<String> calls = new ArrayList<>();
        AdaptedGame<Nim.Heaps, Nim.Take> adapted =
                new AdaptedGame<>(new Tapped<>(new Nim(), calls::add), Nim.Heaps.of(4));
        MoveList all = new MoveList();
        adapted.moves(all);
        new Memory(adapted, table(true), null).fetchCompared(all, 1, all.size());
        assertThat(calls).containsExactly("moves", "play", "play", "play");
    }

    /** Two moves from 0, after the second of which somebody is said to have won though play goes on. */
    private static final class WonTooSoon implements Game<Integer, Integer> {
        @Override
        public boolean maxToMove(Integer position) {
            return true;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return List.of(1, 2);
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return 2 * position + move;
        }

        @Override
        public int evaluate(Integer position) {
            return position == 2 ? Score.WIN : 0;
        }
    }

    @Test
    void aPositionThatIsOnlyEvaluatedIsAskedWhetherItIsOverIfItIsWon() {
        GameSearch<Integer, Integer> search = GameSearch.of(new WonTooSoon());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(0, Limits.depth(1)))
                .withMessageContaining("evaluation of position 2 = " + Score.WIN);
    }
}
