package org.gametree.game;

import java.util.Arrays;

/**
 * The killer heuristic (Akl and Newborn 1977): the two moves that led to a cutoff last, for every height above the
 * horizon. What refuted one move often refutes its neighbours.
 */
// By height and not by ply, so that what was a killer to one depth still is to the next.
final class Killers {
    // No int, so no move.
    private static final long NONE = Long.MIN_VALUE;

    private long[] last;
    private long[] before;

    Killers() {
        this(64);
    }

    /** Makes room for moves up to a height below this. */
    Killers(int heights) {
        last = none(heights);
        before = none(heights);
    }

    private static long[] none(int length) {
        long[] moves = new long[length];
        Arrays.fill(moves, NONE);
        return moves;
    }

    /** Adds a move that led to a cutoff, {@code depth} above the horizon. */
    void add(int move, int depth) {
        if (depth >= last.length) {
            grow(2 * depth);
        }
        if (last[depth] != move) {
            before[depth] = last[depth];
            last[depth] = move;
        }
    }

    /** Tells whether a move is one of the two. */
    boolean contain(int move, int depth) {
        return depth >= 0 && depth < last.length && (last[depth] == move || before[depth] == move);
    }

    private void grow(int length) {
        int old = last.length;
        last = Arrays.copyOf(last, length);
        before = Arrays.copyOf(before, length);
        Arrays.fill(last, old, length, NONE);
        Arrays.fill(before, old, length, NONE);
    }
}
