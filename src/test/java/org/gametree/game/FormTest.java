package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a search does with a game in the fast form, and what it refuses. */
class FormTest {
    private static final Limits LIMITS = Limits.depth(1);

    /** A game whose copies are not what they should be. */
    private static final class Uncopied extends MutableGame {
        private final @Nullable MutableGame copy;
        private final boolean self;

        Uncopied(@Nullable MutableGame copy, boolean self) {
            this.copy = copy;
            this.self = self;
        }

        @Override
        public boolean maxToMove() {
            return true;
        }

        @Override
        public void moves(MoveList moves) {
            moves.add(1);
        }

        @Override
        public void make(int move) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void unmake(int move) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int evaluate() {
            return 0;
        }

        @Override
        public long key() {
            return 0;
        }

        @Override
        public MutableGame copy() {
            return self ? this : copy;
        }

        @Override
        public String toString() {
            return "uncopied";
        }
    }

    @Test
    void aCopyThatIsNoneIsRefused() {
        GameSearch<Uncopied, Integer> search = GameSearch.ofMutable();
        assertThatNullPointerException()
                .isThrownBy(() -> search.search(new Uncopied(null, false), LIMITS))
                .withMessage("copy of uncopied is null; expected a game");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(new Uncopied(null, true), LIMITS))
                .withMessage("copy of uncopied is the same object; expected another " + Uncopied.class.getName());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(new Uncopied(new FastStones(), false), LIMITS))
                .withMessage("copy of uncopied is a org.gametree.game.FastStones; expected another "
                        + Uncopied.class.getName());
    }

    /** A game that does not say by what rules. */
    private static final class Unruly extends FastStones {
        @Override
        public Object rules() {
            return null;
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Unruly());
        }
    }

    @Test
    void rulesThatAreNoneAreRefusedByATable() {
        GameSearch<Unruly, Integer> search = GameSearch.<Unruly>ofMutable().withTable(new TranspositionTable(64));
        assertThatNullPointerException()
                .isThrownBy(() -> search.search(new Unruly(), LIMITS))
                .withMessage(
                        "rules of a org.gametree.game.FormTest$Unruly are null; expected what tells them from others");
    }

    @Test
    void aClassThatHasButOneGameIsItsRules() {
        TranspositionTable table = new TranspositionTable(64);
        GameSearch.<FastStones>ofMutable().withTable(table).search(new FastStones(), LIMITS);
        assertThat(table).hasToString("table of 64 bytes for class org.gametree.game.FastStones");
    }

    @Test
    void anOrderingIsAskedOfTheGameThatIsSearchedWhereThereAreSeveralMoves() {
        ConnectFourBoard board = new ConnectFourBoard(new ConnectFour(2, 2));
        List<Integer> asked = new ArrayList<>();
        GameSearch<ConnectFourBoard, Integer> search = GameSearch.ofMutable((position, column) -> {
            MoveList moves = new MoveList();
            position.moves(moves);
            assertThat(moves.size()).isEqualTo(2);
            assertThat(position).isNotSameAs(board);
            asked.add(column);
            return column;
        });
        SearchResult<Integer> result = search.search(board, Limits.depth(4));
        assertThat(result.bestMove()).contains(0);
        assertThat(asked).startsWith(0, 1, 0, 1);
    }

    @Test
    void anOrderingDecidesWhatIsSearchedFirst() {
        ConnectFourBoard board = new ConnectFourBoard(new ConnectFour(4, 4));
        MutableOrdering<ConnectFourBoard> last = (position, column) -> column;
        MutableOrdering<ConnectFourBoard> first = (position, column) -> -column;
        assertThat(nodes(board, last)).isNotEqualTo(nodes(board, first));
    }

    private static long nodes(ConnectFourBoard board, MutableOrdering<ConnectFourBoard> ordering) {
        return GameSearch.ofMutable(ordering)
                .search(board, Limits.depth(5))
                .statistics()
                .nodes();
    }
}
