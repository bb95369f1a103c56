package org.gametree.games;

import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;
import org.gametree.game.Score;

/** {@link ConnectFour} in the fast form: the same moves in the same order, the same evaluation. */
public final class ConnectFourBoard extends MutableGame {
    private final ConnectFour game;
    private final int[] columns;
    private final long[] inner;

    // By column: the bit of its lowest empty square, and that of the square above its last.
    private final int[] next;
    private final int[] limit;
    private final int squares;
    private int stones;
    private long first;
    private long second;

    /**
     * Makes an empty board.
     *
     * @param game the rules, which know the board
     */
    public ConnectFourBoard(ConnectFour game) {
        this.game = game;
        columns = game.columns();
        inner = new long[(game.width() - 1) / 2];
        for (int i = 0; i < inner.length; i++) {
            inner[i] = game.inner(i + 1);
        }
        next = new int[game.width()];
        limit = new int[game.width()];
        for (int column = 0; column < game.width(); column++) {
            next[column] = game.bottom(column);
            limit[column] = game.bottom(column) + game.height();
        }
        squares = game.width() * game.height();
    }

    private ConnectFourBoard(ConnectFourBoard other) {
        game = other.game;
        columns = other.columns;
        inner = other.inner;
        next = other.next.clone();
        limit = other.limit;
        squares = other.squares;
        stones = other.stones;
        first = other.first;
        second = other.second;
    }

    @Override
    public boolean maxToMove() {
        return (stones & 1) == 0;
    }

    @Override
    public void moves(MoveList moves) {
        if (lastMoverHasFour()) {
            return;
        }
        for (int column : columns) {
            if (next[column] < limit[column]) {
                moves.add(column);
            }
        }
    }

    @Override
    public void make(int column) {
        long stone = 1L << next[column]++;
        if (maxToMove()) {
            first |= stone;
        } else {
            second |= stone;
        }
        stones++;
    }

    @Override
    public void unmake(int column) {
        stones--;
        long others = ~(1L << --next[column]);
        first &= others;
        second &= others;
    }

    @Override
    public int evaluate() {
        if (lastMoverHasFour()) {
            return maxToMove() ? Score.LOSS : Score.WIN;
        }
        if (stones == squares) {
            return 0;
        }
        int balance = 0;
        for (long columnsInside : inner) {
            balance += Long.bitCount(first & columnsInside) - Long.bitCount(second & columnsInside);
        }
        return balance;
    }

    private boolean lastMoverHasFour() {
        return game.hasFour(maxToMove() ? second : first);
    }

    /** Returns MAX's stones and, as a carry above each column's last stone, how high the columns are. */
    @Override
    public long key() {
        long key = first;
        for (int bit : next) {
            key += 1L << bit;
        }
        return key;
    }

    @Override
    public ConnectFourBoard copy() {
        return new ConnectFourBoard(this);
    }

    /** Returns the rows as {@link ConnectFour.Position#toString} does. */
    @Override
    public String toString() {
        return new ConnectFour.Position(game, first, second).toString();
    }
}
