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

    // By the number of stones, of the positions that led here and this one, once somebody asked: what who is to move is
    // paid at least and at most, and the moves to search.
    private final boolean[] studied = new boolean[SQUARES + 1];
    private final int[] least = new int[SQUARES + 1];
    private final int[] most = new int[SQUARES + 1];
    private final long[] worthwhile = new long[SQUARES + 1];

    // Whether it is known that nobody has won or can win with the next stone.
    private final boolean[] calm = new boolean[SQUARES + 1];

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
        add(worthwhile[stones], moves);
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
        boolean becomesCalm = studied[stones] && least[stones] < most[stones] && (worthwhile[stones] & move) != 0;
        own ^= all;
        all |= move;
        stones++;
        studied[stones] = false;
        calm[stones] = becomesCalm;
    }

    @Override
    public void unmake(int column) {
        long inColumn = all & ConnectFourThreats.column(column);
        all ^= Long.highestOneBit(inColumn);
        own ^= all;
        stones--;
    }

    @Override
    public int evaluate() {
        study();
        return toMax(least[stones] == most[stones] ? least[stones] : 0);
    }

    @Override
    public int lowerBound() {
        study();
        return maxToMove() ? least[stones] : -most[stones];
    }

    @Override
    public int upperBound() {
        study();
        return maxToMove() ? most[stones] : -least[stones];
    }

    private int toMax(int score) {
        return maxToMove() ? score : -score;
    }

    private boolean isLost() {
        return ConnectFourStones.hasFour(own ^ all);
    }

    private void study() {
        if (!studied[stones]) {
            studied[stones] = true;
            worthwhile[stones] = 0;
            if (!calm[stones] && isLost()) {
                know(-(SQUARES + 2 - stones) / 2);
            } else if (stones == SQUARES) {
                know(0);
            } else {
                studyMoves();
            }
        }
    }

    private void studyMoves() {
        long wins = calm[stones] ? 0 : ConnectFourThreats.winning(own, all) & ConnectFourThreats.possible(all);
        if (wins != 0) {
            worthwhile[stones] = wins;
            know((SQUARES + 1 - stones) / 2);
            return;
        }
        worthwhile[stones] = ConnectFourThreats.nonLosing(own, all);
        if (worthwhile[stones] == 0) {
            know(-(SQUARES - stones) / 2);
        } else if (stones >= SQUARES - 2) {
            know(0);
        } else {
            least[stones] = -(SQUARES - 2 - stones) / 2;
            most[stones] = (SQUARES - 1 - stones) / 2;
        }
    }

    private void know(int score) {
        least[stones] = score;
        most[stones] = score;
    }

    @Override
    public long key() {
        return ConnectFourThreats.key(own, all);
    }

    @Override
    public long keyAfter(int column) {
        long move = ConnectFourThreats.possible(all) & ConnectFourThreats.column(column);
        return ConnectFourThreats.key(own ^ all, all | move);
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
