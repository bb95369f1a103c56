package org.gametree.games;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;
import org.gametree.game.Score;

/** {@link ConnectFour} in the fast form: the same moves in the same order, the same evaluation. */
public final class ConnectFourBoard extends MutableGame {
    private final ConnectFour game;
    private final int height;

    // From the centre outwards: the columns, and the highest square of each.
    private final int[] columns;
    private final long[] tops;

    // By column: its squares, and what a stone there counts.
    private final long[] squares;
    private final int[] weights;

    // The lowest square of every column, and all squares.
    private final long bottoms;
    private final long board;

    // All stones, and those of the player who moved last: to make a move is to exchange the players' stones.
    private long all;
    private long last;
    private boolean max = true;

    // By how much the stones of that player weigh more than those of the other.
    private int lead;

    /**
     * Makes an empty board.
     *
     * @param game the rules, which know the board
     */
    public ConnectFourBoard(ConnectFour game) {
        this.game = game;
        height = game.height();
        columns = IntStream.range(0, game.width()).map(game::column).toArray();
        tops = IntStream.of(columns)
                .mapToLong(column -> 1L << (game.bottom(column) + height - 1))
                .toArray();
        squares = IntStream.range(0, game.width())
                .mapToLong(column -> ((1L << height) - 1) << game.bottom(column))
                .toArray();
        weights = IntStream.range(0, game.width())
                .map(column -> Math.min(column, game.width() - 1 - column))
                .toArray();
        bottoms = IntStream.range(0, game.width())
                .mapToLong(column -> 1L << game.bottom(column))
                .sum();
        board = LongStream.of(squares).sum();
    }

    private ConnectFourBoard(ConnectFourBoard other) {
        game = other.game;
        height = other.height;
        columns = other.columns;
        tops = other.tops;
        squares = other.squares;
        weights = other.weights;
        bottoms = other.bottoms;
        board = other.board;
        all = other.all;
        last = other.last;
        max = other.max;
        lead = other.lead;
    }

    @Override
    public boolean maxToMove() {
        return max;
    }

    @Override
    public void moves(MoveList moves) {
        if (ConnectFour.hasFour(last, height)) {
            return;
        }
        for (int i = 0; i < columns.length; i++) {
            if ((all & tops[i]) == 0) {
                moves.add(columns[i]);
            }
        }
    }

    @Override
    public void make(int column) {
        lead = weights[column] - lead;
        long stone = above(column);
        last ^= all;
        all |= stone;
        last |= stone;
        max = !max;
    }

    @Override
    public void unmake(int column) {
        long stone = above(column) >>> 1;
        all ^= stone;
        last ^= stone;
        last ^= all;
        max = !max;
        lead = weights[column] - lead;
    }

    // Adding a stone at the bottom of a column carries up to its lowest empty square.
    private long above(int column) {
        long mine = squares[column];
        return (all & mine) + (bottoms & mine);
    }

    @Override
    public int evaluate() {
        if (ConnectFour.hasFour(last, height)) {
            return max ? Score.LOSS : Score.WIN;
        }
        return all == board ? 0 : max ? -lead : lead;
    }

    private long first() {
        return max ? all ^ last : last;
    }

    @Override
    public ConnectFour rules() {
        return game;
    }

    /** Returns MAX's stones and, as a carry above each column's last stone, how high the columns are. */
    @Override
    public long key() {
        return first() + all + bottoms;
    }

    // A stone is one of all, and if it is MAX's one of the first player's as well.
    @Override
    public long keyAfter(int column) {
        long stone = above(column);
        return key() + (max ? 2 * stone : stone);
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
