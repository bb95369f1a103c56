package org.gametree.games;

import java.util.List;
import java.util.stream.IntStream;
import org.gametree.game.Game;
import org.gametree.game.Score;

/**
 * Connect Four on a board of any width and height that fits in 64 bits, one bit a square and one more on top of each
 * column.
 *
 * <p>MAX begins. A move is a column, numbered from 0 on the left; the moves are in the order from the centre outwards,
 * of two equally far from it the left one first. The evaluation is the difference of the stones, each weighted by the
 * distance of its column from the nearer edge: on 7 columns 0, 1, 2, 3, 2, 1, 0. A full board is worth 0.
 */
public final class ConnectFour implements Game<ConnectFour.Position, Integer> {
    private static final int USUAL_HEIGHT = 6;

    private final int width;
    private final int height;

    // The columns with room, from the centre outwards.
    private final OpenColumns open;

    // All squares, and the highest of every column.
    private final long squares;
    private final long tops;

    // The squares that are at least 1, 2, ... columns from the nearer edge.
    private final long[] inner;

    /**
     * Makes the rules on a board.
     *
     * @param width the number of columns, at least 1
     * @param height the number of rows, at least 1
     * @throws IllegalArgumentException if width or height is less than 1, or {@code width * (height + 1)} is above 64
     */
    public ConnectFour(int width, int height) {
        if (width < 1 || height < 1 || (long) width * (height + 1L) > Long.SIZE) {
            throw new IllegalArgumentException("width = " + width + ", height = " + height
                    + "; expected each at least 1 and width * (height + 1) at most " + Long.SIZE);
        }
        this.width = width;
        this.height = height;
        open = new OpenColumns(
                IntStream.range(0, width).map(this::column).boxed().toList(), height);
        squares = squares(0);
        tops = IntStream.range(0, width).mapToLong(open::top).sum();
        inner = IntStream.rangeClosed(1, (width - 1) / 2)
                .mapToLong(this::squares)
                .toArray();
    }

    /** Returns the squares that are so many columns from the nearer edge, or more. */
    private long squares(int fromEdge) {
        return IntStream.range(fromEdge, width - fromEdge)
                .mapToLong(column -> ((1L << height) - 1) << bottom(column))
                .sum();
    }

    /**
     * Returns the number of columns.
     *
     * @return the number
     */
    public int width() {
        return width;
    }

    /**
     * Returns the number of rows.
     *
     * @return the number
     */
    public int height() {
        return height;
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

        @Override
        public boolean equals(Object other) {
            return other instanceof Position position
                    && first == position.first
                    && second == position.second
                    && game.equals(position.game);
        }

        // That of a record would be the same for many positions, and takes longer: those with a table entered 6 in 100
        // nodes more.
        @Override
        public int hashCode() {
            return Long.hashCode(Key.spread(2 * first + second));
        }

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
        return isWon(position) ? List.of() : open.beside((position.first | position.second) & tops);
    }

    /** Tells whether who moved last has won. */
    private boolean isWon(Position position) {
        return hasFour(maxToMove(position) ? position.second : position.first);
    }

    @Override
    public Position play(Position position, Integer column) {
        long all = position.first | position.second;
        // Adding a stone at the bottom of a column carries up to its lowest empty square.
        long stone = (all + (1L << bottom(column))) & ~all;
        boolean max = maxToMove(position);
        return new Position(
                this, max ? position.first | stone : position.first, max ? position.second : position.second | stone);
    }

    @Override
    public int evaluate(Position position) {
        if (isWon(position)) {
            return maxToMove(position) ? Score.LOSS : Score.WIN;
        }
        return (position.first | position.second) == squares ? 0 : balance(position.first, position.second);
    }

    /** Returns the difference of the stones, each weighted by the distance of its column from the nearer edge. */
    int balance(long first, long second) {
        int balance = 0;
        for (long some : inner) {
            balance += Long.bitCount(first & some) - Long.bitCount(second & some);
        }
        return balance;
    }

    /** Tells whether four of some stones stand in a row, upright, level or slanting. */
    boolean hasFour(long stones) {
        return hasFour(stones, height);
    }

    // To shift by a constant is one instruction, by anything else three: of the usual height a fast form's search takes
    // a thirtieth less time so.
    static boolean hasFour(long stones, int height) {
        return height == USUAL_HEIGHT ? fours(stones, USUAL_HEIGHT) : fours(stones, height);
    }

    private static boolean fours(long stones, int height) {
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

    /** Two are equal if their boards are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ConnectFour game && game.width == width && game.height == height;
    }

    @Override
    public int hashCode() {
        return 31 * width + height;
    }

    /** Returns text such as {@code ConnectFour[width=7, height=6]}. */
    @Override
    public String toString() {
        return "ConnectFour[width=" + width + ", height=" + height + "]";
    }
}
