package org.gametree.byhand;

import static org.gametree.byhand.ConnectFourThreats.SQUARES;

import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/**
 * Connect Four on 7 columns and 6 rows as a game that tells the engine what {@link ConnectFourSolver} knows: who wins is
 * paid the stones left, the last one dropped included. A move is a column, from the centre outwards.
 */
public final class ConnectFourStakes extends MutableGame {
    private long own;
    private long all;
    private int stones;

    // Of this position, once somebody asked: what who is to move is paid at least and at most, and the moves to search.
    private boolean studied;
    private int least;
    private int most;
    private long worthwhile;

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
    }

    /**
     * Returns how many squares win after a move: what its order is by.
     *
     * @param column the move
     * @return the number of squares
     */
    public int threats(int column) {
        long move = ConnectFourThreats.possible(all) & ConnectFourThreats.column(column);
        return Long.bitCount(ConnectFourThreats.winning(own | move, all | move));
    }

    @Override
    public boolean maxToMove() {
        return (stones & 1) == 0;
    }

    @Override
    public void moves(MoveList moves) {
        if (!isLost()) {
            add(ConnectFourThreats.possible(all), moves);
        }
    }

    @Override
    public void worthwhileMoves(MoveList moves) {
        study();
        add(worthwhile, moves);
    }

    private static void add(long squares, MoveList moves) {
        for (int column : ConnectFourStones.ORDER) {
            if ((squares & ConnectFourThreats.column(column)) != 0) {
                moves.add(column);
            }
        }
    }

    @Override
    public void make(int column) {
        long move = ConnectFourThreats.possible(all) & ConnectFourThreats.column(column);
        own ^= all;
        all |= move;
        stones++;
        studied = false;
    }

    @Override
    public void unmake(int column) {
        long inColumn = all & ConnectFourThreats.column(column);
        all ^= Long.highestOneBit(inColumn);
        own ^= all;
        stones--;
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
            if (isLost()) {
                know(-(SQUARES + 2 - stones) / 2);
            } else if (stones == SQUARES) {
                know(0);
            } else {
                studyMoves();
            }
        }
    }

    private void studyMoves() {
        long wins = ConnectFourThreats.winning(own, all) & ConnectFourThreats.possible(all);
        if (wins != 0) {
            worthwhile = wins;
            know((SQUARES + 1 - stones) / 2);
            return;
        }
        worthwhile = ConnectFourThreats.nonLosing(own, all);
        if (worthwhile == 0) {
            know(-(SQUARES - stones) / 2);
        } else {
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
    public ConnectFourStakes copy() {
        return new ConnectFourStakes(own, all);
    }

    /** Returns the stones as numbers. */
    @Override
    public String toString() {
        return "own " + own + ", all " + all;
    }
}
