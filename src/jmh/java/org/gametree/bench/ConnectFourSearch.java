package org.gametree.bench;

import java.util.Arrays;

/**
 * Principal variation search as one would write it by hand for Connect Four on 7 columns and 6 rows: bitboards, the
 * moves and the evaluation written out, the game in the search; moves are ordered by killers and history. Same order, same values and same nodes as the engine's.
 */
final class ConnectFourSearch {
    private static final int WIN = 1_000_000_000;
    private static final int[] ORDER = {3, 2, 4, 1, 5, 0, 6};
    private static final long COLUMN = 0b111_111;
    private static final long COLUMNS_1_TO_5 = COLUMN << 7 | COLUMN << 14 | COLUMN << 21 | COLUMN << 28 | COLUMN << 35;
    private static final long COLUMNS_2_TO_4 = COLUMN << 14 | COLUMN << 21 | COLUMN << 28;
    private static final long COLUMN_3 = COLUMN << 21;
    private static final int SQUARES = 42;

    private final int[] next = {0, 7, 14, 21, 28, 35, 42};
    private final int[] order = ORDER.clone();
    private final int[] moves = new int[7 * (SQUARES + 1)];
    private final int[] creditsOfMax = new int[7];
    private final int[] creditsOfMin = new int[7];
    private final int[] killers = new int[2 * (SQUARES + 1)];
    private long first;
    private long second;
    private int stones;
    private long nodes;

    long nodes() {
        return nodes;
    }

    /** Deepens from depth 1 to a depth and returns the value. */
    int deepen(int depth) {
        Arrays.fill(killers, -1);
        int value = 0;
        for (int d = 1; d <= depth; d++) {
            value = root(d);
        }
        return value;
    }

    private int root(int depth) {
        nodes++;
        int best = -1;
        int value = 0;
        for (int column : order) {
            make(column);
            int found;
            if (best < 0 || depth == 1) {
                found = search(depth - 1, -WIN, WIN, 1);
            } else {
                int goal = place(column) < place(best) ? value : value + 1;
                found = search(depth - 1, goal - 1, goal, 1);
                if (found >= goal) {
                    found = search(depth - 1, goal - 1, WIN, 1);
                }
            }
            unmake(column);
            if (best < 0 || found > value || (found == value && place(column) < place(best))) {
                best = column;
                value = found;
            }
        }
        bringForward(best);
        return value;
    }

    private static int place(int column) {
        int place = 0;
        while (ORDER[place] != column) {
            place++;
        }
        return place;
    }

    private void bringForward(int column) {
        int place = 0;
        while (order[place] != column) {
            place++;
        }
        System.arraycopy(order, 0, order, 1, place);
        order[0] = column;
    }

    private int search(int depth, int a, int b, int ply) {
        nodes++;
        if (depth > 0 && (-WIN + ply >= b || WIN - ply <= a)) {
            return -WIN + ply >= b ? -WIN + ply : WIN - ply;
        }
        boolean max = (stones & 1) == 0;
        if (hasFour(max ? second : first)) {
            return max ? -WIN + ply : WIN - ply;
        }
        if (stones == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        return max ? max(depth, a, b, ply) : min(depth, a, b, ply);
    }

    private int max(int depth, int alpha, int b, int ply) {
        int best = -WIN;
        int a = alpha;
        int count = listMoves(depth, ply, creditsOfMax);
        for (int i = 0; i < count; i++) {
            int column = moves[7 * ply + i];
            first |= 1L << next[column]++;
            stones++;
            boolean test = i > 0 && depth > 1 && b - a > 1;
            int value = search(depth - 1, a, test ? a + 1 : b, ply + 1);
            if (test && a < value && value < b) {
                value = search(depth - 1, a, b, ply + 1);
            }
            stones--;
            first &= ~(1L << --next[column]);
            best = Math.max(best, value);
            if (best >= b) {
                creditsOfMax[column] += depth * depth;
                kill(depth, column);
                return best;
            }
            a = Math.max(a, best);
        }
        return best;
    }

    private int min(int depth, int a, int beta, int ply) {
        int best = WIN;
        int b = beta;
        int count = listMoves(depth, ply, creditsOfMin);
        for (int i = 0; i < count; i++) {
            int column = moves[7 * ply + i];
            second |= 1L << next[column]++;
            stones++;
            boolean test = i > 0 && depth > 1 && b - a > 1;
            int value = search(depth - 1, test ? b - 1 : a, b, ply + 1);
            if (test && a < value && value < b) {
                value = search(depth - 1, a, b, ply + 1);
            }
            stones--;
            second &= ~(1L << --next[column]);
            best = Math.min(best, value);
            if (best <= a) {
                creditsOfMin[column] += depth * depth;
                kill(depth, column);
                return best;
            }
            b = Math.min(b, best);
        }
        return best;
    }

    private void kill(int depth, int column) {
        if (killers[2 * depth] != column) {
            killers[2 * depth + 1] = killers[2 * depth];
            killers[2 * depth] = column;
        }
    }

    private int priority(int depth, int column, int[] credits) {
        return killers[2 * depth] == column || killers[2 * depth + 1] == column ? Integer.MAX_VALUE : credits[column];
    }

    // By killers and history above depth 1, otherwise from the centre outwards.
    private int listMoves(int depth, int ply, int[] credits) {
        int from = 7 * ply;
        int to = from;
        for (int column : ORDER) {
            if (next[column] < 7 * column + 6) {
                int place = to++;
                int priority = priority(depth, column, credits);
                while (depth > 1 && place > from && priority(depth, moves[place - 1], credits) < priority) {
                    moves[place] = moves[place - 1];
                    place--;
                }
                moves[place] = column;
            }
        }
        return to - from;
    }

    /** Plain alpha-beta to one depth, for node counts known from elsewhere; a lost game is worth −10000. */
    int alphaBeta(int depth, int a, int b) {
        nodes++;
        boolean max = (stones & 1) == 0;
        if (hasFour(max ? second : first)) {
            return max ? -10_000 : 10_000;
        }
        if (stones == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        int alpha = a;
        int beta = b;
        for (int column : ORDER) {
            if (next[column] < 7 * column + 6 && alpha < beta) {
                make(column);
                int value = alphaBeta(depth - 1, alpha, beta);
                unmake(column);
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
            }
        }
        return max ? alpha : beta;
    }

    private void make(int column) {
        long stone = 1L << next[column]++;
        if ((stones++ & 1) == 0) {
            first |= stone;
        } else {
            second |= stone;
        }
    }

    private void unmake(int column) {
        stones--;
        long others = ~(1L << --next[column]);
        first &= others;
        second &= others;
    }

    private int evaluate() {
        return Long.bitCount(first & COLUMNS_1_TO_5)
                - Long.bitCount(second & COLUMNS_1_TO_5)
                + Long.bitCount(first & COLUMNS_2_TO_4)
                - Long.bitCount(second & COLUMNS_2_TO_4)
                + Long.bitCount(first & COLUMN_3)
                - Long.bitCount(second & COLUMN_3);
    }

    private static boolean hasFour(long stones) {
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
