package org.gametree.games;

import java.util.Arrays;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/** {@link Othello} in the fast form: the same moves in the same order, the same evaluation. */
public final class OthelloBoard extends MutableGame {
    private static final long WHITE_TO_MOVE = 0x9E3779B97F4A7C15L;

    private final Othello game;
    private final OthelloSquares squares;
    private long black;
    private long white;
    private boolean blackToMove;

    // The discs that each move turned, none if it was a pass.
    private long[] turned;
    private int plies;

    /**
     * Makes a board.
     *
     * @param position where the game stands, which also knows its rules
     */
    public OthelloBoard(Othello.Position position) {
        this(position, position.game().squares());
    }

    private OthelloBoard(Othello.Position position, OthelloSquares squares) {
        this.squares = squares;
        game = position.game();
        black = position.black();
        white = position.white();
        blackToMove = position.blackToMove();
        turned = new long[squares.size() * squares.size()];
    }

    @Override
    public boolean maxToMove() {
        return blackToMove;
    }

    @Override
    public void moves(MoveList moves) {
        long own = blackToMove ? black : white;
        long other = blackToMove ? white : black;
        long placements = squares.placements(own, other);
        if (placements == 0 && squares.placements(other, own) != 0) {
            moves.add(Othello.PASS);
        }
        for (long rest = placements; rest != 0; rest &= rest - 1) {
            moves.add(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public void make(int move) {
        if (plies == turned.length) {
            turned = Arrays.copyOf(turned, 2 * plies);
        }
        long turn = move == Othello.PASS
                ? 0
                : blackToMove ? squares.turned(black, white, move) : squares.turned(white, black, move);
        turned[plies++] = turn;
        exchange(turn, move);
        blackToMove = !blackToMove;
    }

    @Override
    public void unmake(int move) {
        blackToMove = !blackToMove;
        exchange(turned[--plies], move);
    }

    private void exchange(long turn, int move) {
        long placed = move == Othello.PASS ? 0 : 1L << move;
        black ^= blackToMove ? turn | placed : turn;
        white ^= blackToMove ? turn : turn | placed;
    }

    @Override
    public int evaluate() {
        return game.evaluation().of(squares, black, white);
    }

    @Override
    public Othello rules() {
        return game;
    }

    /** Returns a mixture of the bits of both players and of whose turn it is. */
    // Each disc turned would change a number kept by squares; to mix two words anew costs less.
    @Override
    public long key() {
        return Key.mixed(Key.mixed(black) ^ white ^ (blackToMove ? 0 : WHITE_TO_MOVE));
    }

    @Override
    public OthelloBoard copy() {
        return new OthelloBoard(position(), squares);
    }

    private Othello.Position position() {
        return new Othello.Position(game, black, white, blackToMove);
    }

    /** Returns the board as {@link Othello.Position#toString} does. */
    @Override
    public String toString() {
        return position().toString();
    }
}
