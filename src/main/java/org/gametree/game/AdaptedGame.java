package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A {@link Game} as a {@link MutableGame}: the positions from the root to here, and of each the moves that were asked
 * for. An int move is an index into the moves of its position.
 */
final class AdaptedGame<P, M> extends MutableGame {
    private final Game<P, M> game;
    private final ArrayList<P> path = new ArrayList<>();
    private final ArrayList<List<M>> moves = new ArrayList<>();
    private P position;

    AdaptedGame(Game<P, M> game, P position) {
        this.game = game;
        this.position = position;
    }

    /** Returns what an int move stands for; the moves of this position have been asked for. */
    M move(int index) {
        return moves.get(path.size()).get(index);
    }

    P position() {
        return position;
    }

    @Override
    P identity() {
        return position;
    }

    @Override
    public boolean maxToMove() {
        return game.maxToMove(position);
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
        addSelected("noisyMoves", game.noisyMoves(position), list);
    }

    @Override
    public void worthwhileMoves(MoveList list) {
        addSelected("worthwhileMoves", game.worthwhileMoves(position), list);
    }

    private List<M> legal() {
        List<M> legal = game.moves(position);
        if (legal == null) {
            throw new NullPointerException(
                    "moves of position " + position + " are null; expected a list, empty if the game is over");
        }
        int ply = path.size();
        if (ply == moves.size()) {
            moves.add(legal);
        } else {
            moves.set(ply, legal);
        }
        return legal;
    }

    // Each move is looked for from behind the one before, so that a selection in the game's order takes linear time.
    private void addSelected(String name, List<M> selection, MoveList list) {
        if (selection == null) {
            throw new NullPointerException(name + " of position " + position + " are null; expected some of its moves");
        }
        if (selection.isEmpty()) {
            return;
        }
        List<M> legal = legal();
        int place = -1;
        for (M move : selection) {
            place = next(legal, move, place);
            if (place < 0) {
                throw new IllegalArgumentException(
                        name + " of position " + position + " hold " + move + "; expected some of its moves " + legal);
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
        M move = move(index);
        if (move == null) {
            throw new NullPointerException("move " + index + " of position " + position + " is null; expected a move");
        }
        P next = game.play(position, move);
        if (next == null) {
            throw new NullPointerException(
                    "position after move " + move + " of position " + position + " is null; expected a position");
        }
        path.add(position);
        position = next;
    }

    @Override
    public void unmake(int index) {
        position = path.remove(path.size() - 1);
    }

    @Override
    public int evaluate() {
        return game.evaluate(position);
    }

    @Override
    public boolean mayStandPat() {
        return game.mayStandPat(position);
    }

    @Override
    public int lowerBound() {
        return game.lowerBound(position);
    }

    @Override
    public int upperBound() {
        return game.upperBound(position);
    }

    @Override
    public int progress() {
        return game.progress(position);
    }

    @Override
    public long key() {
        return position.hashCode();
    }

    @Override
    public AdaptedGame<P, M> copy() {
        return new AdaptedGame<>(game, position);
    }

    @Override
    public String toString() {
        return Objects.toString(position);
    }
}
