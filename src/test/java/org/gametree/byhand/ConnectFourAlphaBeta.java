package org.gametree.byhand;

/**
 * Plain fail-hard alpha-beta to one depth from the empty board; a lost game is worth −10000, whenever it is lost. The
 * window is wider than that, so that a win does not cut off the other moves.
 */
public final class ConnectFourAlphaBeta extends ConnectFourStones {
    private static final int WIN = 10_000;

    /** Makes a search of the empty board. */
    public ConnectFourAlphaBeta() {}

    /**
     * Searches with the full window.
     *
     * @param depth how many plies, at least 0
     * @return the value
     */
    public int search(int depth) {
        return max(depth, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private int max(int depth, int alpha, int beta) {
        nodes++;
        if (hasFour(second)) {
            return -WIN;
        }
        if (stones == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        int a = alpha;
        for (int column : ORDER) {
            if (hasRoom(column)) {
                make(column);
                a = Math.max(a, min(depth - 1, a, beta));
                unmake(column);
                if (beta <= a) {
                    break;
                }
            }
        }
        return a;
    }

    private int min(int depth, int alpha, int beta) {
        nodes++;
        if (hasFour(first)) {
            return WIN;
        }
        if (stones == SQUARES) {
            return 0;
        }
        if (depth == 0) {
            return evaluate();
        }
        int b = beta;
        for (int column : ORDER) {
            if (hasRoom(column)) {
                make(column);
                b = Math.min(b, max(depth - 1, alpha, b));
                unmake(column);
                if (b <= alpha) {
                    break;
                }
            }
        }
        return b;
    }
}
