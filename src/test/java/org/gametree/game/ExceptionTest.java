package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the user's code throws passes through and leaves everything usable; what it may not answer is refused. */
class ExceptionTest {
    private static final Board START = new Board(0b1, 0b10000);
    private final IllegalStateException thrown = new IllegalStateException("out of sorts");

    @Test
    void anExceptionAtAnyCallPassesThroughAndTheNextSearchIsAsIfItHadNotBeen() {
        AtomicInteger calls = new AtomicInteger();
        Game<Board, Integer> game = failing(calls);
        Ordering<Board, Integer> anyhow = Searches.anyhow();
        GameSearch<Board, Integer> search = GameSearch.of(game, (board, move) -> {
            count(calls);
            return anyhow.priority(board, move);
        });
        everyCall(calls, () -> search.withListener(result -> count(calls)).search(START, Limits.depth(3)));
    }

    @Test
    void soItDoesInTheFastFormWhosePositionIsNeverChanged() {
        AtomicInteger calls = new AtomicInteger();
        PathGame<Board, Integer> position = new PathGame<>(failing(calls), START);
        GameSearch<PathGame<Board, Integer>, Integer> search = GameSearch.ofMutable();
        everyCall(calls, () -> {
            try {
                return search.search(position, Limits.depth(3));
            } finally {
                assertThat(position.position()).isEqualTo(START);
            }
        });
    }

    private void count(AtomicInteger calls) {
        if (calls.getAndDecrement() == 0) {
            throw thrown;
        }
    }

    private Game<Board, Integer> failing(AtomicInteger calls) {
        return new Tapped<>(new TicTacToe(), call -> count(calls));
    }

    private void everyCall(AtomicInteger calls, Supplier<SearchResult<Integer>> search) {
        calls.set(Integer.MAX_VALUE);
        SearchResult<Integer> expected = search.get();
        int whole = Integer.MAX_VALUE - calls.get();
        assertThat(whole).isGreaterThan(100);
        for (int k = 0; k < whole; k++) {
            calls.set(k);
            assertThatThrownBy(search::get).isSameAs(thrown);
            calls.set(Integer.MAX_VALUE);
            SearchResult<Integer> again = search.get();
            assertThat(again.bestMove()).isEqualTo(expected.bestMove());
            assertThat(again.rootMoves()).isEqualTo(expected.rootMoves());
            assertThat(again.principalVariation()).isEqualTo(expected.principalVariation());
            assertThat(again.statistics().nodes())
                    .isEqualTo(expected.statistics().nodes());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "W, 0, 'where there are moves'",
        "L, 0, 'where there are moves'",
        "900000001, 0, 'where there are moves'",
        "-2147483648, 0, 'where there are moves'",
        "2147483647, 0, 'where there are moves'",
        "W, 2, 'where there are moves'",
        "L, 2, 'where there are moves'",
        "-900000001, 2, 'where there are moves'",
        "-2147483648, 1, 'WIN or LOSS'",
        "900000001, 1, 'WIN or LOSS'",
        "-900000001, 1, 'WIN or LOSS'"
    })
    void anEvaluationOutsideTheScaleIsRefusedNamingPositionAndValue(String value, int node, String where) {
        GraphGame game = switch (node) {
            case 0 -> GraphGame.of("max " + value + ": 0");
            case 1 -> GraphGame.of("max 0: 1", "max " + value + ":");
            default -> GraphGame.of("max 0: 1 2", "max 0:", "min " + value + ": 1");
        };
        for (PositionSearch<Integer, Integer> search : Searches.of(game).values()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> search.search(0, Limits.depth(1)))
                    .withMessageStartingWith("evaluation of position " + node + " = " + game.evaluate(node))
                    .withMessageEndingWith(where);
        }
    }

    @Test
    void anEvaluationOutsideTheScaleIsRefusedInFinalPositionsAtAndBeforeTheHorizon() {
        GraphGame game = GraphGame.of("max 0: 1 2", "max 900000001:", "min 0: 0");
        for (int depth = 1; depth < 4; depth++) {
            Limits limits = Limits.depth(depth);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameSearch.of(game).search(0, limits))
                    .withMessage("evaluation of position 1 = 900000001; expected a value within ±MAX_PAYOFF = "
                            + "±900000000, WIN or LOSS");
        }
    }

    @Test
    void nullsAreRefusedByName() {
        GameSearch<Board, Integer> search = GameSearch.of(new TicTacToe());
        assertNull("position is null", () -> search.search(null, Limits.depth(1)));
        assertNull("limits is null", () -> search.search(START, null));
        assertNull("newListener is null", () -> search.withListener(null));
        assertNull("game is null", () -> GameSearch.of((Game<Board, Integer>) null));
        assertNull("game is null", () -> GameSearch.of((Game<Board, Integer>) null, (board, move) -> 0));
        assertNull("ordering is null", () -> GameSearch.of(new TicTacToe(), null));
        assertNull("ordering is null", () -> GameSearch.ofMutable(null));
    }

    @Test
    void aGameThatAnswersNullIsRefusedNamingThePosition() {
        assertNull("moves of position 7 are null; expected a list", () -> answering(null, 8));
        assertNull("move 0 of position 7 is null", () -> answering(Collections.singletonList(null), 8));
        assertNull("position after move 1 of position 7 is null", () -> answering(List.of(1), null));
    }

    private static void answering(List<Integer> moves, Integer next) {
        Game<Integer, Integer> game = new Game<>() {
            @Override
            public boolean maxToMove(Integer position) {
                return true;
            }

            @Override
            public List<Integer> moves(Integer position) {
                return moves;
            }

            @Override
            public Integer play(Integer position, Integer move) {
                return next;
            }

            @Override
            public int evaluate(Integer position) {
                return 0;
            }
        };
        GameSearch.of(game).search(7, Limits.depth(2));
    }

    private static void assertNull(String message, ThrowingCallable call) {
        assertThatNullPointerException().isThrownBy(call).withMessageStartingWith(message);
    }
}
