package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.gametree.game.LawFailures.fails;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.gametree.game.Nim.Heaps;
import org.gametree.game.Stones.Row;
import org.gametree.law.Law;
import org.gametree.law.Tally;
import org.junit.jupiter.api.Test;

/** Each law of games catches a game that breaks it, and lets the right game pass. */
class WrongGamesTest {

    private static void breaks(String law, Game<Row, Integer> game) {
        List<Row> positions = List.of(Stones.start(), Stones.row(2, false), Stones.row(0, true));
        fails(law, new GameLaws<>(game).all(), positions);
    }

    @Test
    void aRightGameKeepsAllLaws() {
        GameLaws<Row, Integer> laws = new GameLaws<>(new Stones());
        Tally tally = Law.verify(laws.all(), laws.positions(Stones.start(), 5, 20));
        assertThat(tally.neverApplied()).isEmpty();
        Law.verify(List.of(laws.agreesWithMinimax(GameSearch.of(new Stones()), 6)), List.of(Stones.start()));
    }

    @Test
    void movesInAnotherOrderWhenAskedAgain() {
        AtomicInteger asked = new AtomicInteger();
        breaks("asked twice", new Stones() {
            @Override
            public List<Integer> moves(Row row) {
                List<Integer> moves = new ArrayList<>(super.moves(row));
                Collections.rotate(moves, asked.getAndIncrement());
                return moves;
            }
        });
    }

    @Test
    void anEvaluationThatDependsOnWhatWasAskedBefore() {
        AtomicInteger asked = new AtomicInteger();
        breaks("asked twice", new Stones() {
            @Override
            public int evaluate(Row row) {
                return asked.getAndIncrement();
            }
        });
    }

    @Test
    void aTurnThatDependsOnWhatWasAskedBefore() {
        AtomicInteger asked = new AtomicInteger();
        breaks("asked twice", new Stones() {
            @Override
            public boolean maxToMove(Row row) {
                return asked.getAndIncrement() % 2 == 0;
            }
        });
    }

    @Test
    void movesWithoutValueEquality() {
        Game<Integer, Object> game = new Game<>() {
            @Override
            public boolean maxToMove(Integer position) {
                return true;
            }

            @Override
            public List<Object> moves(Integer position) {
                return List.of(new Object());
            }

            @Override
            public Integer play(Integer position, Object move) {
                return position;
            }

            @Override
            public int evaluate(Integer position) {
                return 0;
            }
        };
        fails("asked twice", new GameLaws<>(game).all(), List.of(0));
    }

    @Test
    void aMoveListedTwice() {
        breaks("distinct moves", new Stones() {
            @Override
            public List<Integer> moves(Row row) {
                return List.of(1, 2, 1);
            }
        });
    }

    @Test
    void aMoveThatChangesThePositionItIsPlayedIn() {
        breaks("play keeps its argument", new Stones() {
            @Override
            public Row play(Row row, Integer move) {
                row.left().addAndGet(-move);
                return new Row(row.left(), !row.max());
            }
        });
    }

    @Test
    void evaluationsOutsideTheScale() {
        for (int value : new int[] {Score.WIN, Score.LOSS, Score.MAX_PAYOFF + 1, Integer.MIN_VALUE}) {
            breaks("evaluation", new Stones() {
                @Override
                public int evaluate(Row row) {
                    return row.left().get() > 0 ? value : super.evaluate(row);
                }
            });
        }
        breaks("evaluation", new Stones() {
            @Override
            public int evaluate(Row row) {
                return row.left().get() == 0 ? Score.WIN - 1 : 0;
            }
        });
    }

    @Test
    void aMoveGeneratorThatForgetsMoves() {
        Law.verify(List.of(new GameLaws<>(new Stones()).perft(3, 8)), List.of(Stones.start()));
        Game<Row, Integer> forgetful = new Stones() {
            @Override
            public List<Integer> moves(Row row) {
                return row.left().get() == 4 ? List.of(1) : super.moves(row);
            }
        };
        fails("perft 3", List.of(new GameLaws<>(forgetful).perft(3, 8)), List.of(Stones.start()));
    }

    @Test
    void linesOfSoManyPliesAreCountedAndShorterOnesAreNot() {
        GameLaws<Row, Integer> laws = new GameLaws<>(new Stones());
        assertThat(laws.lines(Stones.start(), 0)).isEqualTo(1);
        assertThat(laws.lines(Stones.start(), 4)).isEqualTo(1 + 4 + 6);
        assertThat(laws.lines(Stones.start(), 6)).isEqualTo(1);
        assertThat(laws.lines(Stones.start(), 7)).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> laws.lines(Stones.start(), -1))
                .withMessage("depth = -1; expected at least 0");
    }

    @Test
    void positionsAreThoseOfSoManyGamesOfSoManyPlies() {
        GameLaws<Heaps, Nim.Take> laws = new GameLaws<>(new Nim());
        Heaps start = Heaps.of(5, 5, 5);
        assertThat(laws.positions(start, 4, 2)).hasSize(4 * 3).containsAll(laws.positions(start, 1, 2));
        assertThat(laws.positions(start, 1, 0)).containsExactly(start);
        assertThat(laws.positions(start, 2, 100)).isEqualTo(laws.positions(start, 2, 100));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> laws.positions(start, 0, 1))
                .withMessage("games = 0; expected at least 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> laws.positions(start, 1, -1))
                .withMessage("plies = -1; expected at least 0");
    }

    @Test
    void anOrderingThatRollsDice() {
        AtomicInteger dice = new AtomicInteger();
        GameLaws<Row, Integer> laws = new GameLaws<>(new Stones());
        Law.verify(List.of(laws.ordering((row, move) -> -move)), List.of(Stones.start()));
        fails("ordering", List.of(laws.ordering((row, move) -> dice.incrementAndGet())), List.of(Stones.start()));
    }
}
