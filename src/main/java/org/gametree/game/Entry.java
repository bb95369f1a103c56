package org.gametree.game;

/**
 * What a {@link TranspositionTable} knows of a position, in one long: a claim on its value, and the move to look at
 * first.
 *
 * <p>The claim is that the value is a number, at least or at most so much, when the position is unfolded to
 * {@code depth}, and to every depth from {@code height} on. The number is seen from the position: a win in n is n plies
 * from here, wherever the root is.
 */
// From the lowest bit: bound 2 (never 0, so that no entry is 0), generation 2, move 9, height 10, depth 10, value 31.
final class Entry {
    /** No entry. */
    static final long NONE = 0;

    /** The greatest depth that an entry can be of. */
    static final int MAX_DEPTH = (1 << 10) - 2;

    /** The height of a claim that holds of its depth alone; any height from here on means the same. */
    static final int UNFINISHED = Integer.MAX_VALUE / 2;

    /** The number of generations that an entry can tell apart. */
    static final int GENERATIONS = 4;

    private static final Bound[] BOUNDS = {Bound.EXACT, Bound.AT_LEAST, Bound.AT_MOST};

    private Entry() {}

    /**
     * Makes an entry.
     *
     * @param value the number, seen from the position
     * @param bound whether the value is the number, at least or at most so much
     * @param depth from 0 to {@link #MAX_DEPTH}
     * @param height from which depth on the claim holds of every depth, or at least {@link #UNFINISHED}
     * @param move what {@link #code} says of the move, 0 if there is none
     */
    static long of(int value, Bound bound, int depth, int height, int move) {
        return (long) value << 33
                | (long) depth << 23
                | (long) Math.min(height, MAX_DEPTH + 1) << 13
                | (long) move << 4
                | code(bound);
    }

    /** Makes an entry of the value that a search found within a &lt; b, {@code ply} plies from its root. */
    static long of(int value, int a, int b, int ply, int depth, int height, int move) {
        Bound bound = value >= b ? Bound.AT_LEAST : value <= a ? Bound.AT_MOST : Bound.EXACT;
        return of(Score.sooner(value, ply), bound, depth, height, move);
    }

    /** Returns an entry that says nothing but which move to look at first. */
    static long withoutClaim(long entry) {
        return of(Score.LOSS, Bound.AT_LEAST, depth(entry), UNFINISHED, move(entry));
    }

    /** Returns an entry of another generation, a number below {@link #GENERATIONS}. */
    static long ofGeneration(long entry, int generation) {
        return (entry & ~0b1100L) | (long) generation << 2;
    }

    /** Returns from 1 to 511 what an entry keeps of a move; few moves of one position have the same. */
    static int code(int move) {
        return Math.max((move * 0x9E3779B9) >>> 23, 1);
    }

    private static int code(Bound bound) {
        return switch (bound) {
            case EXACT -> 1;
            case AT_LEAST -> 2;
            case AT_MOST -> 3;
        };
    }

    static int value(long entry) {
        return (int) (entry >> 33);
    }

    static Bound bound(long entry) {
        return BOUNDS[(int) (entry & 0b11) - 1];
    }

    static int depth(long entry) {
        return (int) (entry >>> 23) & 0x3FF;
    }

    /** Returns from which depth on the claim holds of every depth, {@link #UNFINISHED} if it holds of its own alone. */
    static int height(long entry) {
        int height = (int) (entry >>> 13) & 0x3FF;
        return height > MAX_DEPTH ? UNFINISHED : height;
    }

    /** Returns the code of the move, 0 if there is none. */
    static int move(long entry) {
        return (int) (entry >>> 4) & 0x1FF;
    }

    static int generation(long entry) {
        return (int) (entry >>> 2) & 0b11;
    }

    /** Tells whether an entry's claim holds of a depth. */
    // An entry of the same depth is what a search of it would find out; a finished one what it would, too.
    static boolean holds(long entry, int depth) {
        return depth(entry) == depth || height(entry) <= depth;
    }

    /** Tells whether an entry is the answer of a search to a depth within a &lt; b, {@code ply} plies from the root. */
    static boolean answers(long entry, int depth, int a, int b, int ply) {
        int value = Score.later(value(entry), ply);
        return holds(entry, depth)
                && switch (bound(entry)) {
                    case EXACT -> true;
                    case AT_LEAST -> value >= b;
                    case AT_MOST -> value <= a;
                };
    }

    /** Returns from which depth on a claim on a position's value holds of every depth, given the same of its moves'. */
    // A win that the depth has room for is one at every depth that has: whoever forces it needs no more plies. Nor is
    // there a shorter one at another depth, since this one would have seen it. The same goes for bounds of a value, and
    // for losses.
    static int heightAbove(int heightOfMoves, int value, int depth, int ply) {
        int height = heightOfMoves + 1;
        if (Score.isPayoff(value)) {
            return height;
        }
        int distance = (value > 0 ? Score.WIN - value : value - Score.LOSS) - ply;
        return distance <= depth ? Math.min(height, distance) : height;
    }
}
