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
//
// To divide close to the horizon gives little work away, and the marks are written by all: Connect Four to depth 24 is
// a twentieth slower from 4 plies on than from 6, a random graph to depth 13 a tenth. But the work of a game of many
// moves is a few plies below the root: with 60 moves each, to depth 6, two threads are 1.6 times as fast as one from 6
// plies on and 1.8 times from 3; with 150, to depth 4, no faster from 4 and 1.6 times from 2. So it goes by the root's
// depth.
final class Division {
    /** The division of a search that has one thread. */
    static final Division ALONE = new Division(1);

    /** The mark of nothing. */
    static final long NONE = 0;

    private static final int MARKS = 1 << 12;

    private final AtomicLongArray marks;

    private Division(int length) {
        marks = new AtomicLongArray(length);
    }

    /** Returns the division of a search that has so many threads. */
    static Division among(int threads) {
        return threads == 1 ? ALONE : new Division(MARKS);
    }

    /** Returns from which depth on the moves of a position are divided, where the root is searched to a depth. */
    int minDepth(int ofRoot) {
        return this == ALONE ? Integer.MAX_VALUE : Math.max(2, Math.min(ofRoot / 2, 6));
    }

    /**
     * Brings to an index of the list the first of the moves from there on that no other thread is searching to the same
     * depth, and marks it until it is {@linkplain #release released}. If all are being searched, so is the first.
     *
     * @param game the position
     * @param to where its moves end
     * @param depth how far the position is searched
     * @return the mark, {@link #NONE} if all are being searched
     */
    long take(MutableGame game, MoveList moves, int index, int to, int depth) {
        long key = game.key();
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
