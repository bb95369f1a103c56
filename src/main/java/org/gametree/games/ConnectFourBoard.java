package org.gametree.games;

import java.util.stream.IntStream;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;
import org.gametree.game.Score;

/** {@link ConnectFour} in the fast form: the same moves in the same order, the same evaluation. */
public final class ConnectFourBoard extends MutableGame {
    private final ConnectFour game;
    private final int[] columns;

    // By column: the bit of its lowest empty square, and that of the square above its last.
    private final int[] next;
    private final int[] limit;
    private final int squares;
    private final int height;

    // The lowest square of every column.
    private final long bottoms;
    private int stones;

    // By column: what a stone there counts.
    private final int[] weights;
    private int balance;

    // All stones, and those of the player who moved last: to make a move is to exchange the players' stones.
    private long all;
    private long last;

    /**
     * Makes an empty board.
     *
     * @param game the rules, which know the board
     */
    public ConnectFourBoard(ConnectFour game) {
        this.game = game;
        columns = IntStream.range(0, game.width()).map(game::column).toArray();
        next = IntStream.range(0, game.width()).map(game::bottom).toArray();
        limit = IntStream.of(next).map(bottom -> bottom + game.height()).toArray();
        weights = IntStream.range(0, game.width())
                .map(column -> Math.min(column, game.width() - 1 - column))
                .toArray();
        squares = game.width() * game.height();
        height = game.height();
        bottoms = IntStream.of(next).mapToLong(bottom -> 1L << bottom).sum();
    }

    private ConnectFourBoard(ConnectFourBoard other) {
        game = other.game;
        columns = other.columns;
        next = other.next.clone();
        limit = other.limit;
        weights = other.weights;
        balance = other.balance;
        squares = other.squares;
        height = other.height;
        bottoms = other.bottoms;
        stones = other.stones;
        all = other.all;
        last = other.last;
    }

    @Override
    public boolean maxToMove() {
        return (stones & 1) == 0;
    }

    @Override
    public void moves(MoveList moves) {
        if (ConnectFour.hasFour(last, height)) {
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
        balance += maxToMove() ? weights[column] : -weights[column];
        last ^= all;
        long stone = 1L << next[column]++;
        all |= stone;
        last |= stone;
        stones++;
    }

    @Override
    public void unmake(int column) {
        long stone = 1L << --next[column];
        all ^= stone;
        last ^= stone;
        last ^= all;
        stones--;
        balance -= maxToMove() ? weights[column] : -weights[column];
    }

    @Override
    public int evaluate() {
        if (ConnectFour.hasFour(last, height)) {
            return maxToMove() ? Score.LOSS : Score.WIN;
        }
        return stones == squares ? 0 : balance;
    }

    private long first() {
        return maxToMove() ? all ^ last : last;
    }

    /** Returns MAX's stones and, as a carry above each column's last stone, how high the columns are. */
    @Override
    public ConnectFour rules() {
        return game;
    }

    @Override
    public long key() {
        return first() + all + bottoms;
    }

    // A stone is one of all, and if it is MAX's one of the first player's as well.
    @Override
    public long keyAfter(int column) {
        long stone = 1L << next[column];
        return key() + (maxToMove() ? 2 * stone : stone);
    }

    @Override
    public ConnectFourBoard copy() {
        return new ConnectFourBoard(this);
    }

    /** Returns the rows as {@link ConnectFour.Position#toString} does. */
    @Override
    public String toString() {
        return new ConnectFour.Position(game, first(), all ^ first()).toString();
    }
}
