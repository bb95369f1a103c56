package org.gametree.games;

/**
 * The squares of an Othello board as bits, row by row from the upper left corner: where a player may place a disc, and
 * which discs it turns.
 *
 * @param size the number of rows and of columns
 * @param all all squares
 * @param left the squares of the first column
 * @param right the squares of the last column
 */
record OthelloSquares(int size, long all, long left, long right) {

    static OthelloSquares of(int size) {
        long left = 0;
        long all = 0;
        for (int row = 0; row < size; row++) {
            left |= 1L << (row * size);
            all |= ((1L << size) - 1) << (row * size);
        }
        return new OthelloSquares(size, all, left, left << (size - 1));
    }

    long corners() {
        return (left | right) & (1L | 1L << (size - 1) | 1L << (size * (size - 1)) | 1L << (size * size - 1));
    }

    /** Returns the squares that touch one of some squares, also slantwise, and are none of them. */
    long neighbours(long some) {
        long rows = some | (some & ~right) << 1 | (some & ~left) >>> 1;
        return (rows | rows << size | rows >>> size) & all & ~some;
    }

    /** Returns the squares where a player may place a disc. */
    long placements(long own, long other) {
        // A disc of the first or last column is never enclosed within its row or on a slant; left out, it also keeps
        // the shifts from running over the edge.
        long enclosed = other & ~(left | right);
        long reached = reached(own, enclosed, 1)
                | reached(own, enclosed, size - 1)
                | reached(own, other, size)
                | reached(own, enclosed, size + 1);
        return reached & all & ~(own | other);
    }

    private long reached(long own, long through, int step) {
        long up = own << step & through;
        long down = own >>> step & through;
        for (int turned = 1; turned < size - 2; turned++) {
            up |= up << step & through;
            down |= down >>> step & through;
        }
        return up << step | down >>> step;
    }

    /** Returns the discs that a disc turns where it is placed. */
    long turned(long own, long other, int square) {
        long enclosed = other & ~(left | right);
        return turned(own, enclosed, square, 1)
                | turned(own, enclosed, square, size - 1)
                | turned(own, other, square, size)
                | turned(own, enclosed, square, size + 1);
    }

    private static long turned(long own, long through, int square, int step) {
        long up = 0;
        long at = 1L << square << step;
        for (; (at & through) != 0; at <<= step) {
            up |= at;
        }
        long turned = (at & own) != 0 ? up : 0;
        long down = 0;
        at = 1L << square >>> step;
        for (; (at & through) != 0; at >>>= step) {
            down |= at;
        }
        return (at & own) != 0 ? turned | down : turned;
    }
}
