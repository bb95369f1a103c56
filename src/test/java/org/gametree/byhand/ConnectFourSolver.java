package org.gametree.byhand;

import static org.gametree.byhand.ConnectFourThreats.COLUMNS;
import static org.gametree.byhand.ConnectFourThreats.SQUARES;

/**
 * Solves Connect Four on 7 columns and 6 rows as one would write it by hand: null windows that halve the range of the
 * score, moves that do not lose at once, ordered by how many squares win afterwards, and a table of bounds, 32 MiB, that
 * keeps what was searched last (the method of Pascal Pons).
 *
 * <p>A score is to who is to move: how many stones the winner has left when the last is dropped, that one included, 0 if
 * nobody wins.
 */
public final class ConnectFourSolver {
    private static final int LOG_ENTRIES = 22;
    private static final int MOST = SQUARES / 2;

    // An entry is a key, of 49 bits, and a byte: 0 for none, 1 to 43 for an upper bound, 65 to 107 for a lower one.
    private static final int UPPER = 1 + MOST;
    private static final int LOWER = 65 + MOST;

    private final long[] table = new long[1 << LOG_ENTRIES];
    private final long[] moves = new long[COLUMNS * (SQUARES + 1)];
    private final int[] counts = new int[COLUMNS];
    private long nodes;

    /** Makes a solver that knows nothing. */
    public ConnectFourSolver() {}

    /**
     * Returns how many positions were entered, as often as they were.
     *
     * @return the number
     */
    public long nodes() {
        return nodes;
    }

    /**
     * Solves a position that is not over.
     *
     * @param own the stones of who is to move
     * @param all all stones
     * @return the score
     */
    public int solve(long own, long all) {
        int stones = Long.bitCount(all);
        if ((ConnectFourThreats.winning(own, all) & ConnectFourThreats.possible(all)) != 0) {
            return (SQUARES + 1 - stones) / 2;
        }
        int least = -(SQUARES - stones) / 2;
        int most = (SQUARES + 1 - stones) / 2;
        while (least < most) {
            int middle = least + (most - least) / 2;
            if (middle <= 0 && least / 2 < middle) {
                middle = least / 2;
            } else if (middle >= 0 && most / 2 > middle) {
                middle = most / 2;
            }
            int score = search(own, all, stones, middle, middle + 1);
            if (score <= middle) {
                most = score;
            } else {
                least = score;
            }
        }
        return least;
    }

    // Who is to move cannot win with the next stone.
    private int search(long own, long all, int stones, int alpha, int beta) {
        nodes++;
        long next = ConnectFourThreats.nonLosing(own, all);
        if (next == 0) {
            return -(SQUARES - stones) / 2;
        }
        if (stones >= SQUARES - 2) {
            return 0;
        }
        int a = Math.max(alpha, -(SQUARES - 2 - stones) / 2);
        int b = Math.min(beta, (SQUARES - 1 - stones) / 2);
        if (a >= b) {
            return a > alpha ? a : b;
        }
        long key = ConnectFourThreats.key(own, all);
        int place = place(key);
        int known = table[place] >>> 8 == key ? (int) table[place] & 0xFF : 0;
        if (known >= LOWER - MOST) {
            a = Math.max(a, known - LOWER);
        } else if (known > 0) {
            b = Math.min(b, known - UPPER);
        }
        if (a >= b) {
            return a > alpha ? a : b;
        }
        int from = COLUMNS * stones;
        int to = listMoves(own, all, next, from);
        for (int i = from; i < to; i++) {
            int score = -search(own ^ all, all | moves[i], stones + 1, -b, -a);
            if (score >= b) {
                table[place] = key << 8 | (score + LOWER);
                return score;
            }
            a = Math.max(a, score);
        }
        table[place] = key << 8 | (a + UPPER);
        return a;
    }

    private int listMoves(long own, long all, long next, int from) {
        int to = from;
        for (int column : ConnectFourStones.ORDER) {
            long move = next & ConnectFourThreats.column(column);
            if (move != 0) {
                int count = Long.bitCount(ConnectFourThreats.winning(own | move, all | move));
                int place = to++;
                while (place > from && counts[place - 1 - from] < count) {
                    moves[place] = moves[place - 1];
                    counts[place - from] = counts[place - 1 - from];
                    place--;
                }
                moves[place] = move;
                counts[place - from] = count;
            }
        }
        return to;
    }

    private static int place(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - LOG_ENTRIES));
    }
}
