package org.gametree.game;

import static org.gametree.game.LawFailures.fails;

import java.util.List;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

/** Each law of games in the fast form catches a game that breaks it, and lets the right game pass. */
class WrongFastGamesTest {

    private static void failsFast(String law, FastStones game) {
        fails(law, new MutableGameLaws<FastStones>().all(), List.of(game));
    }

    @Test
    void aRightGameInTheFastFormKeepsAllLaws() {
        GameLaws<FastStones, Integer> laws = new GameLaws<>(new CopiedGame<>());
        Iterable<FastStones> positions = laws.positions(new FastStones(), 5, 20);
        Law.verify(laws.all(), positions);
        Law.verify(new MutableGameLaws<FastStones>().all(), positions);
        Law.verify(List.of(new MutableGameLaws<FastStones>().equalKeys(6)), positions);
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

    @Test
    void noisyOrWorthwhileMovesThatReplaceWhatTheListHolds() {
        failsFast("moves are only added", new Replacing(true));
        failsFast("moves are only added", new Replacing(false));
    }

    /** Empties the list before it adds its noisy or its worthwhile moves. */
    private static final class Replacing extends FastStones {
        private final boolean noisy;

        Replacing(boolean noisy) {
            this.noisy = noisy;
        }

        @Override
        public void noisyMoves(MoveList moves) {
            replace(noisy, moves);
        }

        @Override
        public void worthwhileMoves(MoveList moves) {
            replace(!noisy, moves);
        }

        private void replace(boolean isWrong, MoveList moves) {
            if (isWrong && moves.size() > 0) {
                moves.truncate(0);
            }
            moves(moves);
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Replacing(noisy));
        }
    }

    @Test
    void aKeyAfterAMoveThatIsAnotherOrThatMakesTheMove() {
        failsFast("key after a move", new Hasty(false));
        failsFast("key after a move", new Hasty(true));
    }

    /** Forgets whose turn it is after a move, or tells it right and leaves the move made. */
    private static final class Hasty extends FastStones {
        private final boolean makes;

        Hasty(boolean makes) {
            this.makes = makes;
        }

        @Override
        public long keyAfter(int move) {
            if (makes) {
                make(move);
                return key();
            }
            return (long) left[0] - move;
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Hasty(makes));
        }
    }

    @Test
    void aKeyWithoutThePlayerToMoveOrOfNothingAtAll() {
        fails("equal keys", List.of(new MutableGameLaws<FastStones>().equalKeys(3)), List.of(new OneSided()));
        fails("equal keys", List.of(new MutableGameLaws<FastStones>().equalKeys(1)), List.of(new Constant()));
    }

    /** Its key is the number of stones. */
    private static final class OneSided extends FastStones {
        @Override
        public long key() {
            return left[0];
        }

        @Override
        public MutableGame copy() {
            return copyTo(new OneSided());
        }
    }

    /** All its positions have one key. */
    private static final class Constant extends FastStones {
        @Override
        public long key() {
            return 7;
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Constant());
        }
    }
}
