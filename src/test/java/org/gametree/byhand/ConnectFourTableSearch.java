package org.gametree.byhand;

import static org.gametree.byhand.ConnectFourTable.AT_LEAST;
import static org.gametree.byhand.ConnectFourTable.AT_MOST;
import static org.gametree.byhand.ConnectFourTable.EXACT;
import static org.gametree.byhand.ConnectFourTable.NONE;
import static org.gametree.byhand.ConnectFourTable.UNFINISHED;
import static org.gametree.byhand.ConnectFourTable.bound;
import static org.gametree.byhand.ConnectFourTable.height;
import static org.gametree.byhand.ConnectFourTable.holds;
import static org.gametree.byhand.ConnectFourTable.move;
import static org.gametree.byhand.ConnectFourTable.value;

/**
 * {@link ConnectFourSearch} with a table, whose entries hold of their depth, and of every depth from the height on where
 * all lines ended. Same order, values and nodes as the engine's with a table of the same size.
 */
public final class ConnectFourTableSearch extends ConnectFourDeepening {
    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final int LEAST_ENHANCED = 4;
    private static final int LEAST_WIN = WIN - SQUARES;

    private final ConnectFourTable table = new ConnectFourTable();

    // Of the last position: from which depth on what was found out of it holds of every depth.
    private int height;
    private int knownValue;

    /** Makes a search of the empty board. */
    public ConnectFourTableSearch() {}

    @Override
    void end(int depth, int value, int best) {
        table.put(key(), ConnectFourTable.entry(value, depth, UNFINISHED, best + 1, EXACT));
    }

    private long key() {
        return first + (first | second) + BOTTOM;
    }

    private int max(int depth, int alpha, int b, int ply) {
        nodes++;
        if (hasFour(second)) {
            height = 0;
            return -WIN + ply;
        }
        if (ply == SQUARES) {
            height = 0;
            return 0;
        }
        if (depth == 0) {
            height = UNFINISHED;
            return evaluate();
        }
        long key = key();
        long entry = table.find(key, depth);
        if (b - alpha == 1 && answers(entry, depth, alpha, b, ply)) {
            height = height(entry);
            return later(value(entry), ply);
        }
        if (-WIN + ply >= b || WIN - ply <= alpha) {
            height = 0;
            return -WIN + ply >= b ? -WIN + ply : WIN - ply;
        }
        if (depth >= LEAST_ENHANCED && b - alpha == 1 && isKnownAtLeast(key, depth, b, ply)) {
            return knownValue;
        }
        int best = -WIN;
        int a = alpha;
        int bestMove = move(entry);
        int tallest = 0;
        int from = COLUMNS * ply;
        int to = listMoves(depth, from, bestMove - 1, creditsOfMax);
        for (int i = from; i < to; i++) {
            if (i == from + 1) {
                sortRest(depth, i, to, creditsOfMax);
            }
            int column = moves[i];
            long stone = 1L << next[column]++;
            first |= stone;
            boolean test = i > from && depth > 1 && b - a > 1;
            int value = min(depth - 1, a, test ? a + 1 : b, ply + 1);
            if (test && a < value && value < b) {
                value = min(depth - 1, a, b, ply + 1);
            }
            first ^= stone;
            next[column]--;
            if (value > best) {
                best = value;
                if (value > a) {
                    bestMove = column + 1;
                    if (value >= b) {
                        credit(creditsOfMax, column, depth);
                        height = above(height, value, depth, ply);
                        table.put(key, ConnectFourTable.entry(later(value, -ply), depth, height, bestMove, AT_LEAST));
                        return value;
                    }
                    a = value;
                }
            }
            tallest = Math.max(tallest, height);
        }
        height = above(tallest, best, depth, ply);
        int bound = best > alpha ? EXACT : AT_MOST;
        table.put(key, ConnectFourTable.entry(later(best, -ply), depth, height, bestMove, bound));
        return best;
    }

    @Override
    int min(int depth, int a, int beta, int ply) {
        nodes++;
        if (hasFour(first)) {
            height = 0;
            return WIN - ply;
        }
        if (ply == SQUARES) {
            height = 0;
            return 0;
        }
        if (depth == 0) {
            height = UNFINISHED;
            return evaluate();
        }
        long key = key();
        long entry = table.find(key, depth);
        if (beta - a == 1 && answers(entry, depth, a, beta, ply)) {
            height = height(entry);
            return later(value(entry), ply);
        }
        if (-WIN + ply >= beta || WIN - ply <= a) {
            height = 0;
            return -WIN + ply >= beta ? -WIN + ply : WIN - ply;
        }
        if (depth >= LEAST_ENHANCED && beta - a == 1 && isKnownAtMost(key, depth, a, ply)) {
            return knownValue;
        }
        int best = WIN;
        int b = beta;
        int bestMove = move(entry);
        int tallest = 0;
        int from = COLUMNS * ply;
        int to = listMoves(depth, from, bestMove - 1, creditsOfMin);
        for (int i = from; i < to; i++) {
            if (i == from + 1) {
                sortRest(depth, i, to, creditsOfMin);
            }
            int column = moves[i];
            long stone = 1L << next[column]++;
            second |= stone;
            boolean test = i > from && depth > 1 && b - a > 1;
            int value = max(depth - 1, test ? b - 1 : a, b, ply + 1);
            if (test && a < value && value < b) {
                value = max(depth - 1, a, b, ply + 1);
            }
            second ^= stone;
            next[column]--;
            if (value < best) {
                best = value;
                if (value < b) {
                    bestMove = column + 1;
                    if (value <= a) {
                        credit(creditsOfMin, column, depth);
                        height = above(height, value, depth, ply);
                        table.put(key, ConnectFourTable.entry(later(value, -ply), depth, height, bestMove, AT_MOST));
                        return value;
                    }
                    b = value;
                }
            }
            tallest = Math.max(tallest, height);
        }
        height = above(tallest, best, depth, ply);
        int bound = best < beta ? EXACT : AT_LEAST;
        table.put(key, ConnectFourTable.entry(later(best, -ply), depth, height, bestMove, bound));
        return best;
    }

    // Enhanced cutoffs: whether one of MAX's moves is known to be good enough.
    private boolean isKnownAtLeast(long key, int depth, int b, int ply) {
        for (int column : ORDER) {
            if (hasRoom(column)) {
                long entry = table.find(key + (2L << next[column]), depth - 1);
                if (answers(entry, depth - 1, b - 1, b, ply + 1) && later(value(entry), ply + 1) >= b) {
                    know(entry, depth, ply);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isKnownAtMost(long key, int depth, int a, int ply) {
        for (int column : ORDER) {
            if (hasRoom(column)) {
                long entry = table.find(key + (1L << next[column]), depth - 1);
                if (answers(entry, depth - 1, a, a + 1, ply + 1) && later(value(entry), ply + 1) <= a) {
                    know(entry, depth, ply);
                    return true;
                }
            }
        }
        return false;
    }

    private void know(long entry, int depth, int ply) {
        knownValue = later(value(entry), ply + 1);
        height = above(height(entry), knownValue, depth, ply);
    }

    private static boolean answers(long entry, int depth, int a, int b, int ply) {
        if (entry == NONE || !holds(entry, depth)) {
            return false;
        }
        int value = later(value(entry), ply);
        return switch (bound(entry)) {
            case AT_LEAST -> value >= b;
            case AT_MOST -> value <= a;
            default -> true;
        };
    }

    // Wins are kept by their distance from the position.
    private static int later(int value, int plies) {
        return value >= LEAST_WIN ? value - plies : value <= -LEAST_WIN ? value + plies : value;
    }

    private static int above(int heightOfMoves, int value, int depth, int ply) {
        int height = Math.min(heightOfMoves + 1, UNFINISHED);
        if (-LEAST_WIN < value && value < LEAST_WIN) {
            return height;
        }
        int distance = WIN - Math.abs(value) - ply;
        return distance <= depth ? Math.min(height, distance) : height;
    }
}
