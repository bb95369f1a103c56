package org.gametree.byhand;

/**
 * What can be read off the stones of Connect Four on 7 columns and 6 rows: seven bits to a column, the lowest row first,
 * the seventh never occupied.
 */
final class ConnectFourThreats {
    static final int SQUARES = 42;
    static final int COLUMNS = 7;

    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final long BOARD = BOTTOM * 0b111_111;

    private ConnectFourThreats() {}

    static long column(int column) {
        return 0b111_111L << (COLUMNS * column);
    }

    /** Returns a number that no other position has, given the stones of who is to move and all stones. */
    static long key(long own, long all) {
        return own + all + BOTTOM;
    }

    /** Returns the squares where a stone can be dropped. */
    static long possible(long all) {
        return (all + BOTTOM) & BOARD;
    }

    /** Returns the empty squares where one more stone makes four in a row, whether it can be dropped there or not. */
    static long winning(long own, long all) {
        long wins = (own << 1) & (own << 2) & (own << 3);
        wins |= along(own, 6) | along(own, 7) | along(own, 8);
        return wins & BOARD & ~all;
    }

    private static long along(long own, int step) {
        long pairs = (own << step) & (own << (2 * step));
        long wins = pairs & (own << (3 * step));
        wins |= pairs & (own >>> step);
        pairs = (own >>> step) & (own >>> (2 * step));
        wins |= pairs & (own << step);
        return wins | (pairs & (own >>> (3 * step)));
    }

    /** Returns the moves after which the other player, who can win nowhere now, cannot win with the next stone. */
    static long nonLosing(long own, long all) {
        long possible = possible(all);
        long dangers = winning(own ^ all, all);
        long forced = possible & dangers;
        if (forced != 0) {
            if ((forced & (forced - 1)) != 0) {
                return 0;
            }
            possible = forced;
        }
        return possible & ~(dangers >>> 1);
    }
}
