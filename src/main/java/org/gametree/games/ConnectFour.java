package org.gametree.games;

import java.util.ArrayList;
import java.util.List;
import org.gametree.game.Game;
import org.gametree.game.Score;

/**
 * Connect Four on a board of any width and height that fits in 64 bits, one bit a square and one more on top of each
 * column.
 *
 * <p>MAX begins. A move is a column, numbered from 0 on the left; the moves are in the order from the centre outwards,
 * of two equally far from it the left one first. The evaluation is the difference of the stones, each weighted by the
 * distance of its column from the nearer edge: on 7 columns 0, 1, 2, 3, 2, 1, 0. A full board is worth 0.
 *
 * @param width the number of columns, at least 1
 * @param height the number of rows, at least 1
 */
public record ConnectFour(int width, int height) implements Game<ConnectFour.Position, Integer> {

    /**
     * Makes the rules on a board.
     *
     * @param width the number of columns
     * @param height the number of rows
     * @throws IllegalArgumentException if width or height is less than 1, or {@code width * (height + 1)} is above 64
     */
    public ConnectFour {
        if (width < 1 || height < 1 || (long) width * (height + 1L) > Long.SIZE) {
            throw new IllegalArgumentException("width = " + width + ", height = " + height
                    + "; expected each at least 1 and width * (height + 1) at most " + Long.SIZE);
        }
    }

    /**
     * A position: who has which squares. Square (column, row), with row 0 at the bottom, is bit
     * {@code column * (height + 1) + row}.
     *
     * @param game the rules, which know the board
     * @param first the stones of the player who began, MAX
     * @param second the stones of the other
     */
    public record Position(ConnectFour game, long first, long second) {

        /** Returns the rows, the top one first, with {@code X} for MAX, {@code O} for MIN. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int row = game.height - 1; row >= 0; row--) {
                for (int column = 0; column < game.width; column++) {
                    long square = 1L << (game.bottom(column) + row);
                    char stone = (first & square) != 0 ? 'X' : (second & square) != 0 ? 'O' : '.';
                    text.append(stone).append(column + 1 < game.width ? " " : "\n");
                }
            }
            return text.toString();
        }
    }

    /**
     * Returns the empty board.
     *
     * @return the position at the beginning
     */
    public Position start() {
        return new Position(this, 0, 0);
    }

    @Override
    public boolean maxToMove(Position position) {
        return Long.bitCount(position.first) == Long.bitCount(position.second);
    }

    @Override
    public List<Integer> moves(Position position) {
        List<Integer> moves = new ArrayList<>(width);
        if (!hasFour(maxToMove(position) ? position.second : position.first)) {
            long all = position.first | position.second;
            for (int place = 0; place < width; place++) {
                int column = column(place);
                if ((all & top(column)) == 0) {
                    moves.add(column);
                }
            }
        }
        return moves;
    }

    @Override
    public Position play(Position position, Integer column) {
        long all = position.first | position.second;
        // Adding a stone at the bottom of a column carries up to its lowest empty square.
        long stone = (all + (1L << bottom(column))) & ~all & columnMask(column);
        return maxToMove(position)
                ? new Position(this, position.first | stone, position.second)
                : new Position(this, position.first, position.second | stone);
    }

    @Override
    public int evaluate(Position position) {
        if (hasFour(maxToMove(position) ? position.second : position.first)) {
            return maxToMove(position) ? Score.LOSS : Score.WIN;
        }
        boolean full = Long.bitCount(position.first | position.second) == width * height;
        return full ? 0 : balance(position.first, position.second);
    }

    /** Returns the difference of the stones, each weighted by the distance of its column from the nearer edge. */
    int balance(long first, long second) {
        int balance = 0;
        for (int edge = 1; 2 * edge < width; edge++) {
            int bits = (height + 1) * (width - 2 * edge);
            long inner = ((1L << bits) - 1) << bottom(edge);
            balance += Long.bitCount(first & inner) - Long.bitCount(second & inner);
        }
        return balance;
    }

    /** Tells whether four of some stones stand in a row, upright, level or slanting. */
    boolean hasFour(long stones) {
        return hasFour(stones, height);
    }

    static boolean hasFour(long stones, int height) {
        return (four(stones, 1) | four(stones, height) | four(stones, height + 1) | four(stones, height + 2)) != 0;
    }

    private static long four(long stones, int step) {
        long pairs = stones & (stones >>> step);
        return pairs & (pairs >>> (2 * step));
    }

    /** Returns the column that stands at a place in the order from the centre outwards. */
    int column(int place) {
        int step = (place + 1) / 2;
        boolean left = (place % 2 == 1) == (width % 2 == 1);
        return (width - 1) / 2 + (left ? -step : step);
    }

    int bottom(int column) {
        return column * (height + 1);
    }

    private long top(int column) {
        return 1L << (bottom(column) + height - 1);
    }

    private long columnMask(int column) {
        return ((1L << height) - 1) << bottom(column);
    }
}
