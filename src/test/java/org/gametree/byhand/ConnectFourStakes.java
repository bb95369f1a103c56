package org.gametree.byhand;

import static org.gametree.byhand.ConnectFourThreats.COLUMNS;
import static org.gametree.byhand.ConnectFourThreats.SQUARES;

import java.util.Arrays;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/**
 * Connect Four on 7 columns and 6 rows as a game that tells the engine what {@link ConnectFourSolver} knows: who wins is
 * paid the stones left, the last one dropped included. A move is the number of a square's bit.
 */
// What one call finds out of the position serves the others, until it changes: a search asks for bounds and moves.
public final class ConnectFourStakes extends MutableGame {
    // By square, its column's place in the order from the centre outwards.
    private static final byte[] DISTANCE = distances();

    private long own;
    private long all;
    private int stones;

    // Of this position, once somebody asked: what who is to move is paid at least and at most, and the moves to search.
    private boolean studied;
    private int least;
    private int most;
    private long worthwhile;

    // Whether it is known that nobody has won or can win with the next stone.
    private boolean calm;

    // By the number of empty squares, of this position and those that led here: squares known to lead to a calm one.
    private final long[] calming;

    private static byte[] distances() {
        byte[] distances = new byte[COLUMNS * COLUMNS];
        for (byte place = 0; place < COLUMNS; place++) {
            int bottom = COLUMNS * ConnectFourStones.ORDER[place];
            Arrays.fill(distances, bottom, bottom + COLUMNS, place);
        }
        return distances;
    }

    /**
     * Makes a game.
     *
     * @param own the stones of who is to move
     * @param all all stones; the player with an even number of them before the next, MAX, is to move or has moved last
     */
    public ConnectFourStakes(long own, long all) {
        this.own = own;
        this.all = all;
        stones = Long.bitCount(all);
        calming = new long[SQUARES - stones + 1];
    }

    /**
     * Returns how promising a move is: by how many squares win after it, and of equals by how close it is to the centre.
     *
     * @param square the move
     * @return a number, the greater the better
     */
    public int promise(int square) {
        long move = 1L << square;
        int threats = Long.bitCount(ConnectFourThreats.winning(own | move, all | move));
        return COLUMNS * threats - DISTANCE[square];
    }

    @Override
    public boolean maxToMove() {
        return (stones & 1) == 0;
    }

    @Override
    public void moves(MoveList moves) {
        if (!isLost()) {
            long squares = ConnectFourThreats.possible(all);
            for (int column : ConnectFourStones.ORDER) {
                long square = squares & ConnectFourThreats.column(column);
                if (square != 0) {
                    moves.add(Long.numberOfTrailingZeros(square));
                }
            }
        }
    }

    @Override
    public void worthwhileMoves(MoveList moves) {
        study();
        for (long squares = worthwhile; squares != 0; squares &= squares - 1) {
            moves.add(Long.numberOfTrailingZeros(squares));
        }
    }

    @Override
    public void make(int square) {
        long move = 1L << square;
        calm = (calming[SQUARES - stones] & move) != 0;
        own ^= all;
        all |= move;
        stones++;
        calming[SQUARES - stones] = 0;
        studied = false;
    }

    @Override
    public void unmake(int square) {
        all ^= 1L << square;
        own ^= all;
        stones--;
        calm = false;
        studied = false;
    }

    @Override
    public int evaluate() {
        study();
        return toMax(least == most ? least : 0);
    }

    @Override
    public int lowerBound() {
        study();
        return maxToMove() ? least : -most;
    }

    @Override
    public int upperBound() {
        study();
        return maxToMove() ? most : -least;
    }

    private int toMax(int score) {
        return maxToMove() ? score : -score;
    }

    private boolean isLost() {
        return ConnectFourStones.hasFour(own ^ all);
    }

    private void study() {
        if (!studied) {
            studied = true;
            worthwhile = 0;
            if (!calm && isLost()) {
                know(-(SQUARES + 2 - stones) / 2);
            } else if (stones == SQUARES) {
                know(0);
            } else {
                studyMoves();
            }
        }
    }

    private void studyMoves() {
        long wins = calm ? 0 : ConnectFourThreats.winning(own, all) & ConnectFourThreats.possible(all);
        if (wins != 0) {
            worthwhile = wins;
            know((SQUARES + 1 - stones) / 2);
            return;
        }
        worthwhile = ConnectFourThreats.nonLosing(own, all);
        if (worthwhile == 0) {
            know(-(SQUARES - stones) / 2);
        } else if (stones >= SQUARES - 2) {
            know(0);
        } else {
            calming[SQUARES - stones] = worthwhile;
            least = -(SQUARES - 2 - stones) / 2;
            most = (SQUARES - 1 - stones) / 2;
        }
    }

    private void know(int score) {
        least = score;
        most = score;
    }

    @Override
    public long key() {
        return ConnectFourThreats.key(own, all);
    }

    @Override
    public long keyAfter(int square) {
        return ConnectFourThreats.key(own ^ all, all | 1L << square);
    }

    @Override
    public ConnectFourStakes copy() {
        return new ConnectFourStakes(own, all);
    }

    /** Returns the stones as numbers. */
    @Override
    public String toString() {
        return "own " + own + ", all " + all;
    }
}
