package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.gametree.game.WrongGamesTest.Stones.Row;
import org.gametree.law.Law;
import org.gametree.law.LawFailure;
import org.gametree.law.Tally;
import org.junit.jupiter.api.Test;

/** Each law of games catches a game that breaks it, and lets the right game pass. */
class WrongGamesTest {

    /** A right game: take one or two stones; who takes the last one wins. Subclasses break it. */
    static class Stones implements Game<Row, Integer> {

        /** So many stones, in a place that a wrong game can write to. */
        record Row(AtomicInteger left, boolean max) {
            @Override
            public String toString() {
                return left + " left";
            }
        }

        static Row row(int left, boolean max) {
            return new Row(new AtomicInteger(left), max);
        }

        static Row start() {
            return row(6, true);
        }

        @Override
        public boolean maxToMove(Row row) {
            return row.max;
        }

        @Override
        public List<Integer> moves(Row row) {
            return row.left.get() == 0 ? List.of() : row.left.get() == 1 ? List.of(1) : List.of(1, 2);
        }

        @Override
        public Row play(Row row, Integer move) {
            return row(row.left.get() - move, !row.max);
        }

        @Override
        public int evaluate(Row row) {
            return row.left.get() > 0 ? 0 : row.max ? Score.LOSS : Score.WIN;
        }
    }

    private static <P> void fails(String law, Collection<Law<P>> laws, Iterable<P> positions) {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(laws, positions))
                .satisfies(failure -> assertThat(failure.law()).isEqualTo(law));
    }

    private static void fails(String law, Game<Row, Integer> game) {
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
        fails("asked twice", new Stones() {
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
        fails("asked twice", new Stones() {
            @Override
            public int evaluate(Row row) {
                return asked.getAndIncrement();
            }
        });
    }

    @Test
    void aTurnThatDependsOnWhatWasAskedBefore() {
        AtomicInteger asked = new AtomicInteger();
        fails("asked twice", new Stones() {
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
        fails("distinct moves", new Stones() {
            @Override
            public List<Integer> moves(Row row) {
                return List.of(1, 2, 1);
            }
        });
    }

    @Test
    void aMoveThatChangesThePositionItIsPlayedIn() {
        fails("play keeps its argument", new Stones() {
            @Override
            public Row play(Row row, Integer move) {
                row.left.addAndGet(-move);
                return new Row(row.left, !row.max);
            }
        });
    }

    @Test
    void evaluationsOutsideTheScale() {
        for (int value : new int[] {Score.WIN, Score.LOSS, Score.MAX_PAYOFF + 1, Integer.MIN_VALUE}) {
            fails("evaluation", new Stones() {
                @Override
                public int evaluate(Row row) {
                    return row.left.get() > 0 ? value : super.evaluate(row);
                }
            });
        }
        fails("evaluation", new Stones() {
            @Override
            public int evaluate(Row row) {
                return row.left.get() == 0 ? Score.WIN - 1 : 0;
            }
        });
    }

    @Test
    void aMoveGeneratorThatForgetsMoves() {
        Law.verify(List.of(new GameLaws<>(new Stones()).perft(3, 8)), List.of(Stones.start()));
        Game<Row, Integer> forgetful = new Stones() {
            @Override
            public List<Integer> moves(Row row) {
                return row.left.get() == 4 ? List.of(1) : super.moves(row);
            }
        };
        fails("perft 3", List.of(new GameLaws<>(forgetful).perft(3, 8)), List.of(Stones.start()));
    }

    @Test
    void anOrderingThatRollsDice() {
        AtomicInteger dice = new AtomicInteger();
        GameLaws<Row, Integer> laws = new GameLaws<>(new Stones());
        Law.verify(List.of(laws.ordering((row, move) -> -move)), List.of(Stones.start()));
        fails("ordering", List.of(laws.ordering((row, move) -> dice.incrementAndGet())), List.of(Stones.start()));
    }

    /** The same game in the fast form; subclasses break it. */
    static class FastStones extends MutableGame {
        int[] left = {6};
        boolean max = true;
        long made;

        @Override
        public boolean maxToMove() {
            return max;
        }

        @Override
        public void moves(MoveList moves) {
            for (int move = 1; move <= Math.min(2, left[0]); move++) {
                moves.add(move);
            }
        }

        @Override
        public void make(int move) {
            left[0] -= move;
            max = !max;
            made++;
        }

        @Override
        public void unmake(int move) {
            left[0] += move;
            max = !max;
            made--;
        }

        @Override
        public int evaluate() {
            return left[0] > 0 ? 0 : max ? Score.LOSS : Score.WIN;
        }

        @Override
        public long key() {
            return max ? left[0] : ~left[0];
        }

        @Override
        public MutableGame copy() {
            return copyTo(new FastStones());
        }

        FastStones copyTo(FastStones copy) {
            copy.left = left.clone();
            copy.max = max;
            return copy;
        }
    }

    private static void failsFast(String law, FastStones game) {
        fails(law, new MutableGameLaws<FastStones>().all(), List.of(game));
    }

    @Test
    void aRightGameInTheFastFormKeepsAllLaws() {
        GameLaws<FastStones, Integer> laws = new GameLaws<>(new CopiedGame<>());
        Iterable<FastStones> positions = laws.positions(new FastStones(), 5, 20);
        Law.verify(laws.all(), positions);
        Law.verify(new MutableGameLaws<FastStones>().all(), positions);
    }

    @Test
    void unmakeThatForgetsTheTurn() {
        failsFast("unmake restores", new Forgetful());
    }

    /** Takes the stones back, not the turn. */
    private static final class Forgetful extends FastStones {
        @Override
        public void unmake(int move) {
            left[0] += move;
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Forgetful());
        }
    }

    @Test
    void aKeyThatIsNotTakenBack() {
        failsFast("unmake restores", new Counting());
    }

    /** Counts the moves made in its key and never takes one back. */
    private static final class Counting extends FastStones {
        @Override
        public void unmake(int move) {
            super.unmake(move);
            made++;
        }

        @Override
        public long key() {
            return made;
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Counting());
        }
    }

    @Test
    void aCopyOfAnotherClassOrAtAnotherPosition() {
        failsFast("copy looks the same", new FastStones() {
            @Override
            public MutableGame copy() {
                return copyTo(new FastStones());
            }
        });
        failsFast("copy looks the same", new Restarting());
    }

    /** Its copies are at the beginning. */
    private static final class Restarting extends FastStones {
        Restarting() {
            left[0] = 5;
        }

        @Override
        public MutableGame copy() {
            Restarting copy = new Restarting();
            copy.left[0] = 6;
            return copy;
        }
    }

    @Test
    void aCopyThatSharesAnArray() {
        failsFast("copy is independent", new Sharing());
    }

    /** Its copies share the array. */
    private static final class Sharing extends FastStones {
        @Override
        public MutableGame copy() {
            Sharing copy = new Sharing();
            copy.left = left;
            copy.max = max;
            return copy;
        }
    }

    @Test
    void aListOfMovesThatIsOnlyFilledWhenEmpty() {
        failsFast("moves are only added", new Presuming());
    }

    /** Takes a list that holds something for its own. */
    private static final class Presuming extends FastStones {
        @Override
        public void moves(MoveList moves) {
            if (moves.size() == 0) {
                super.moves(moves);
            }
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Presuming());
        }
    }
}
