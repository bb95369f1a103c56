package org.gametree.game;

/**
 * The history heuristic (Schaeffer 1983): how often, and how high above the horizon, a move of a player led to a
 * cutoff. What did so in one position often does in the next.
 *
 * <p>Moves share an entry where their lowest bits are the same; that costs order, never the answer.
 */
final class History {
    private static final int SIZE = 1 << 10;

    private final int[] ofMax;
    private final int[] ofMin;

    History() {
        this(SIZE);
    }

    /** Makes a history of so many entries, a power of two. */
    History(int size) {
        ofMax = new int[size];
        ofMin = new int[size];
    }

    /** Credits a move with a cutoff, {@code depth} above the horizon. */
    void credit(boolean max, int move, int depth) {
        int[] credits = max ? ofMax : ofMin;
        int entry = move & (credits.length - 1);
        credits[entry] += depth * depth;
        if (credits[entry] > Integer.MAX_VALUE / 2) {
            halve(ofMax);
            halve(ofMin);
        }
    }

    /** Returns how much a move was credited with. */
    int of(boolean max, int move) {
        int[] credits = max ? ofMax : ofMin;
        return credits[move & (credits.length - 1)];
    }

    private static void halve(int[] credits) {
        for (int i = 0; i < credits.length; i++) {
            credits[i] /= 2;
        }
    }
}
