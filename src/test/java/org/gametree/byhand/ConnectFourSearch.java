package org.gametree.byhand;

/**
 * Principal variation search without a table, moves ordered by history. Nobody wins sooner than where the search
 * stands, so a window beyond that is answered at once. Same order, values and nodes as the engine's: whose turn it is
 * is known from the ply, the moves of a position from its columns, and a stone is one bit.
 */
public final class ConnectFourSearch extends ConnectFourDeepening {

    /** Makes a search of the empty board. */
    public ConnectFourSearch() {}

    @Override
    void end(int depth, int value, int best) {}

    private int max(int depth, int alpha, int b, int ply) {
        nodes++;
        if (hasFour(second)) {
            return -WIN + ply;
        }
        if (ply == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        if (-WIN + ply >= b) {
            return -WIN + ply;
        }
        if (WIN - ply <= alpha) {
            return WIN - ply;
        }
        int best = -WIN;
        int a = alpha;
        int from = COLUMNS * ply;
        int to = listMoves(depth, from, -1, creditsOfMax);
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
            best = Math.max(best, value);
            if (best >= b) {
                credit(creditsOfMax, column, depth);
                return best;
            }
            a = Math.max(a, best);
        }
        return best;
    }

    @Override
    int min(int depth, int a, int beta, int ply) {
        nodes++;
        if (hasFour(first)) {
            return WIN - ply;
        }
        if (ply == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        if (-WIN + ply >= beta) {
            return -WIN + ply;
        }
        if (WIN - ply <= a) {
            return WIN - ply;
        }
        int best = WIN;
        int b = beta;
        int from = COLUMNS * ply;
        int to = listMoves(depth, from, -1, creditsOfMin);
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
            best = Math.min(best, value);
            if (best <= a) {
                credit(creditsOfMin, column, depth);
                return best;
            }
            b = Math.min(b, best);
        }
        return best;
    }
}
