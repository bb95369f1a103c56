package org.gametree.byhand;

/**
 * A board: seven bits to a column, the lowest row first, the seventh never occupied. MAX begins and has the stones of
 * {@code first}. A search is a board and reads its fields.
 */
public class ConnectFourStones {
    /** The number of columns. */
    public static final int COLUMNS = 7;

    static final int SQUARES = 42;

    /** The columns from the centre outwards. */
    static final int[] ORDER = {3, 2, 4, 1, 5, 0, 6};

    private static final long COLUMN = 0b111_111;
    private static final long COLUMNS_1_TO_5 = COLUMN << 7 | COLUMN << 14 | COLUMN << 21 | COLUMN << 28 | COLUMN << 35;
    private static final long COLUMNS_2_TO_4 = COLUMN << 14 | COLUMN << 21 | COLUMN << 28;
    private static final long COLUMN_3 = COLUMN << 21;

    /** By column, the bit of its lowest empty square. */
    final int[] next = {0, 7, 14, 21, 28, 35, 42};

    long first;
    long second;
    int stones;
    long nodes;

    /** Makes an empty board. */
    public ConnectFourStones() {}

    /**
     * Returns a column.
     *
     * @param place its place in the order from the centre outwards
     * @return the column
     */
    public static int column(int place) {
        return ORDER[place];
    }

    /**
     * Returns how many positions were entered.
     *
     * @return the number
     */
    public final long nodes() {
        return nodes;
    }

    /**
     * Tells whether MAX is to move.
     *
     * @return true if it is
     */
    public final boolean maxToMove() {
        return (stones & 1) == 0;
    }

    /**
     * Tells whether who moved last has won.
     *
     * @return true if there are four in a row
     */
    public final boolean isWon() {
        return hasFour(maxToMove() ? second : first);
    }

    /**
     * Tells whether no column has room.
     *
     * @return true if the board is full
     */
    public final boolean isFull() {
        return stones == SQUARES;
    }

    /**
     * Tells whether a column has room.
     *
     * @param column the column
     * @return true if it has
     */
    public final boolean hasRoom(int column) {
        return next[column] < 7 * column + 6;
    }

    /**
     * Drops a stone of who is to move.
     *
     * @param column a column with room
     */
    public final void make(int column) {
        long stone = 1L << next[column]++;
        if ((stones++ & 1) == 0) {
            first |= stone;
        } else {
            second |= stone;
        }
    }

    /**
     * Takes the last stone back.
     *
     * @param column where it was dropped
     */
    public final void unmake(int column) {
        stones--;
        long others = ~(1L << --next[column]);
        first &= others;
        second &= others;
    }

    /**
     * Returns the difference of the stones: one in columns 0 to 6 counts 0, 1, 2, 3, 2, 1, 0.
     *
     * @return what the position is worth to MAX if it is not over
     */
    public final int evaluate() {
        return evaluate(first, second);
    }

    /**
     * Returns the difference of some stones.
     *
     * @param first those of MAX
     * @param second those of MIN
     * @return what they are worth to MAX
     */
    public static int evaluate(long first, long second) {
        return Long.bitCount(first & COLUMNS_1_TO_5)
                - Long.bitCount(second & COLUMNS_1_TO_5)
                + Long.bitCount(first & COLUMNS_2_TO_4)
                - Long.bitCount(second & COLUMNS_2_TO_4)
                + Long.bitCount(first & COLUMN_3)
                - Long.bitCount(second & COLUMN_3);
    }

    /**
     * Tells whether four of some stones stand in a row.
     *
     * @param stones the stones
     * @return true if they do
     */
    public static boolean hasFour(long stones) {
        long upright = stones & (stones >>> 1);
        long level = stones & (stones >>> 7);
        long falling = stones & (stones >>> 6);
        long rising = stones & (stones >>> 8);
        return ((upright & (upright >>> 2))
                        | (level & (level >>> 14))
                        | (falling & (falling >>> 12))
                        | (rising & (rising >>> 16)))
                != 0;
    }
}
