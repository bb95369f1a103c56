package org.gametree.game;

/**
 * Enhanced transposition cutoffs (Plaat, Schaeffer, Pijls and de Bruin 1996): before a position's moves are searched one
 * after the other, the table is asked whether any of them is known to be good enough.
 */
final class EnhancedCutoff {
    // Closer to the horizon it costs more than it saves. Nodes to depth 20 and 24 of Connect Four 7x6 (4.44 and 54.9
    // million without it), to solve 5x4 (0.41) and for dots and boxes 2x2 (0.0221): 4.09, 42.0, 0.33 and 0.0188,
    // in four fifths of the time.
    private static final int MIN_DEPTH = 4;

    // Where the game tells bounds, they refute many a move as soon as it is made. Beside 4, positions of Connect Four
    // 7x6 with 30, 24, 20 and 16 stones take 0.92, 0.92, 0.99 and 1.00 of the time to solve, with 1.03 to 1.07 of the
    // nodes; dots and boxes 3x2 and 3x3 1.06 and 0.92, straight to the end, and 0.89 and 0.86 one depth after the
    // other.
    private static final int MIN_DEPTH_WITH_BOUNDS = 11;

    private final Memory memory;
    private final int minDepth;
    private int height;

    /** Makes those of a search whose root is the game's position. */
    EnhancedCutoff(Memory memory, Insight insight, Options options) {
        this.memory = memory;
        int used = insight.tellsBounds() ? MIN_DEPTH_WITH_BOUNDS : MIN_DEPTH;
        minDepth = options.uses(Speedup.ENHANCED_CUTOFFS) ? used : Integer.MAX_VALUE;
    }

    /** Returns from which depth on the table is asked. */
    int minDepth() {
        return minDepth;
    }

    /**
     * Returns a value outside the window that one of the moves from an index on is known to have, as the position's;
     * {@link Insight#UNKNOWN} if none is. The game's position has been entered.
     */
    int find(MoveList moves, int from, boolean max, int depth, int a, int b, int ply) {
        if (depth < minDepth || b - a > 1 || !memory.keeps(depth)) {
            return Insight.UNKNOWN;
        }
        memory.fetchCompared(moves, from, moves.size());
        for (int i = from; i < moves.size(); i++) {
            long entry = memory.findAfter(moves.at(i), depth - 1);
            if (entry != Entry.NONE && Entry.answers(entry, depth - 1, a, b, ply + 1)) {
                int value = Score.later(Entry.value(entry), ply + 1);
                if (max ? value >= b : value <= a) {
                    memory.countCutoff();
                    height = Entry.heightAbove(Entry.height(entry), value, depth, ply);
                    return value;
                }
            }
        }
        return Insight.UNKNOWN;
    }

    /** Returns from which depth on what was found last holds of every depth. */
    int height() {
        return height;
    }
}
