package org.gametree.game;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Game} as a {@link MutableGame}: the positions from the root to here, and of each the moves that were asked
 * for. An int move is an index into the moves of its position.
 */
// A position whose key was asked for before the move to it is made is kept until then: most are searched soon. Others
// are played when something is asked of them. One that is only evaluated, as most at the horizon, is kept nowhere, so
// that the compiler need not make it at all where it sees through the game's code; whether it has moves is asked only
// if it is won or lost, and found out with it. Connect Four 7x6 takes 37 bytes a node with a table, 52 if every
// position
// is made, and 0.9 of the time, since memory that is used for the first time costs more than what is done with it;
// without a table 15 instead of 32, in 1.06 of the time.
final class AdaptedGame<P, M> extends MutableGame {
    private final Game<P, M> game;
    private Ply<P, M> here;

    // The move that led here, and whether the position is known to have none though it is not kept.
    private int last;
    private boolean over;

    /** A place on the way from the root: a position, its moves, and the positions after them that are kept. */
    // Each is made once, and serves all the positions that come to stand there.
    private static final class Ply<P, M> {
        private final @Nullable Ply<P, M> before;
        private @Nullable Ply<P, M> after;
        private @Nullable P position;
        private List<M> moves = List.of();
        private @Nullable Object[] children = {};
        private boolean hasChildren;

        Ply(@Nullable Ply<P, M> before, @Nullable P position) {
            this.before = before;
            this.position = position;
        }

        void list(List<M> newMoves) {
            moves = newMoves;
            if (hasChildren) {
                Arrays.fill(children, null);
                hasChildren = false;
            }
        }

        void keep(int index, P child) {
            if (index >= children.length) {
                children = Arrays.copyOf(children, moves.size());
            }
            children[index] = child;
            hasChildren = true;
        }

        @SuppressWarnings("unchecked") // what was kept
        @Nullable
        P child(int index) {
            return hasChildren && index < children.length ? (P) children[index] : null;
        }

        Ply<P, M> next(@Nullable P child) {
            Ply<P, M> next = after;
            if (next == null) {
                next = new Ply<>(this, child);
                after = next;
            } else {
                next.position = child;
            }
            return next;
        }
    }

    AdaptedGame(Game<P, M> game, P position) {
        this.game = game;
        here = new Ply<>(null, position);
    }

    /** Returns what an int move stands for; the moves of this position have been asked for. */
    M move(int index) {
        return here.moves.get(index);
    }

    P position() {
        P position = here.position;
        return position == null ? arrive() : position;
    }

    @Override
    P identity() {
        return position();
    }

    @Override
    public boolean maxToMove() {
        return game.maxToMove(position());
    }

    @Override
    public void moves(MoveList list) {
        int size = legal().size();
        for (int i = 0; i < size; i++) {
            list.add(i);
        }
    }

    @Override
    public void noisyMoves(MoveList list) {
        addSelected("noisyMoves", game.noisyMoves(position()), list);
    }

    @Override
    public void worthwhileMoves(MoveList list) {
        addSelected("worthwhileMoves", game.worthwhileMoves(position()), list);
    }

    private List<M> legal() {
        if (over) {
            return List.of();
        }
        List<M> legal = moves(position());
        here.list(legal);
        return legal;
    }

    private List<M> moves(P position) {
        List<M> legal = game.moves(position);
        if (legal == null) {
            throw new NullPointerException(
                    "moves of position " + position + " are null; expected a list, empty if the game is over");
        }
        return legal;
    }

    // Each move is looked for from behind the one before, so that a selection in the game's order takes linear time.
    private void addSelected(String name, List<M> selection, MoveList list) {
        if (selection == null) {
            throw new NullPointerException(
                    name + " of position " + position() + " are null; expected some of its moves");
        }
        if (selection.isEmpty()) {
            return;
        }
        List<M> legal = legal();
        int place = -1;
        for (M move : selection) {
            place = next(legal, move, place);
            if (place < 0) {
                throw new IllegalArgumentException(name + " of position " + position() + " hold " + move
                        + "; expected some of its moves " + legal);
            }
            list.add(place);
        }
    }

    private static <M> int next(List<M> legal, M move, int after) {
        int size = legal.size();
        for (int step = 1; step <= size; step++) {
            int place = after + step < size ? after + step : after + step - size;
            if (Objects.equals(move, legal.get(place))) {
                return place;
            }
        }
        return -1;
    }

    @Override
    public void make(int index) {
        here = here.next(here.child(index));
        last = index;
        over = false;
    }

    private P arrive() {
        P position = arrival();
        here.position = position;
        return position;
    }

    private P arrival() {
        return play(Objects.requireNonNull(here.before), last);
    }

    private P play(Ply<P, M> from, int index) {
        P position = Objects.requireNonNull(from.position);
        M move = from.moves.get(index);
        if (move == null) {
            throw new NullPointerException("move " + index + " of position " + position + " is null; expected a move");
        }
        P next = game.play(position, move);
        if (next == null) {
            throw new NullPointerException(
                    "position after move " + move + " of position " + position + " is null; expected a position");
        }
        return next;
    }

    @Override
    public void unmake(int index) {
        here = Objects.requireNonNull(here.before);
        over = false;
    }

    @Override
    public long keyAfter(int index) {
        return identityAfter(index).hashCode();
    }

    @Override
    P identityAfter(int index) {
        P child = here.child(index);
        if (child == null) {
            child = play(here, index);
            here.keep(index, child);
        }
        return child;
    }

    @Override
    public int evaluate() {
        P position = here.position;
        return position == null ? evaluateAhead() : game.evaluate(position);
    }

    private int evaluateAhead() {
        P position = arrival();
        int value = game.evaluate(position);
        over = !Score.isPayoff(value) && moves(position).isEmpty();
        return value;
    }

    @Override
    public boolean mayStandPat() {
        return game.mayStandPat(position());
    }

    @Override
    public int lowerBound() {
        return game.lowerBound(position());
    }

    @Override
    public int upperBound() {
        return game.upperBound(position());
    }

    @Override
    public int progress() {
        return game.progress(position());
    }

    @Override
    public long key() {
        return position().hashCode();
    }

    @Override
    public AdaptedGame<P, M> copy() {
        return new AdaptedGame<>(game, position());
    }

    @Override
    public String toString() {
        return Objects.toString(position());
    }
}
