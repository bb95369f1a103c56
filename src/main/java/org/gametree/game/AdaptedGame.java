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
    public boolean maxToMove() {
        return game.maxToMove(position);
    }

    @Override
    public void moves(MoveList list) {
        List<M> legal = game.moves(position);
        if (legal == null) {
            throw new NullPointerException(
                    "moves of position " + position + " are null; expected a list, empty if the game is over");
        }
        int size = legal.size();
        for (int i = 0; i < size; i++) {
            list.add(i);
        }
        int ply = path.size();
        if (ply == moves.size()) {
            moves.add(legal);
        } else {
            moves.set(ply, legal);
        }
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
