package org.gametree.game;

/**
 * Enhanced transposition cutoffs (Plaat, Schaeffer, Pijls and de Bruin 1996): before a position's moves are searched one
 * after the other, the table is asked whether any of them is known to be good enough.
 */
final class EnhancedCutoff {
    // Closer to the horizon it costs more than it saves. Nodes to depth 20 and 24 of Connect Four 7x6 (4.44 and 54.9
    // million without it), to solve 5x4 (0.41) and for dots and boxes 2x2 (0.0221): 4.09, 42.0, 0.33 and 0.0188,
    // in four fifths of the time.
    static final int MIN_DEPTH = 4;

    private final Memory memory;
    private final int minDepth;
    private int height;

    EnhancedCutoff(Memory memory, Options options) {
        this.memory = memory;
        minDepth = options.uses(Speedup.ENHANCED_CUTOFFS) ? MIN_DEPTH : Integer.MAX_VALUE;
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
