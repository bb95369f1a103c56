package org.gametree.game;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The division of labour among the threads of one search: which moves are being searched, so that each thread turns to
 * what no other does, and later finds in the table what the others found out.
 *
 * <p>It decides of the order of moves alone.
 */
// Young brothers wait (Feldmann 1993): all threads search a position's first move together, and divide the others. What
// is being searched by another is put off, in the manner of ABDADA (Weill 1996), but known from a small array of its
// own instead of from the table's entries, as Kerrigan proposed. Marks may be overwritten or lost: then two threads do
// the same.
final class Division {
    /** The division of a search that has one thread. */
    static final Division ALONE = new Division(Integer.MAX_VALUE, 1);

    /** The mark of nothing. */
    static final long NONE = 0;

    private static final int MIN_DEPTH = 4;
    private static final int MARKS = 1 << 12;

    private final int minDepth;
    private final AtomicLongArray marks;

    private Division(int minDepth, int length) {
        this.minDepth = minDepth;
        marks = new AtomicLongArray(length);
    }

    /** Returns the division of a search that has so many threads. */
    static Division among(int threads) {
        return threads == 1 ? ALONE : new Division(MIN_DEPTH, MARKS);
    }

    /**
     * Brings to an index of the list the first of the moves from there on that no other thread is searching to the same
     * depth, and marks it until it is {@linkplain #release released}. If all are being searched, so is the first.
     *
     * @param game the position
     * @param to where its moves end
     * @param depth how far the position is searched
     * @return the mark
     */
    long take(MutableGame game, MoveList moves, int index, int to, int depth) {
        return depth < minDepth ? NONE : takeFree(game.key(), moves, index, to, depth);
    }

    private long takeFree(long key, MoveList moves, int index, int to, int depth) {
        for (int place = index; place < to; place++) {
            long mark = mark(key, moves.at(place), depth);
            if (marks.getOpaque(slot(mark)) != mark) {
                marks.setOpaque(slot(mark), mark);
                moves.bringForward(place, index);
                return mark;
            }
        }
        return NONE;
    }

    /** Ends what {@link #take} began. */
    void release(long mark) {
        if (mark != NONE && marks.getOpaque(slot(mark)) == mark) {
            marks.setOpaque(slot(mark), NONE);
        }
    }

    private static long mark(long key, int move, int depth) {
        return TranspositionTable.mixed(key ^ TranspositionTable.mixed((long) move << 32 | depth)) | 1;
    }

    private static int slot(long mark) {
        return (int) (mark >>> 1) & MARKS - 1;
    }
}
