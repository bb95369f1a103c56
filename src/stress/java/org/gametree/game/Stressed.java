package org.gametree.game;

/** A table of two entries, and what is written into it. */
final class Stressed {
    private Stressed() {}

    static TranspositionTable table(boolean comparesPositions) {
        TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);
        table.begin(new TranspositionTable.Owner("a game", comparesPositions, 0, false));
        return table;
    }

    /** Returns an entry of a depth of at least 1. */
    static long entry(int value, int depth) {
        return Entry.of(value, Bound.EXACT, depth, Entry.UNFINISHED, 0);
    }

    /** Returns the value of an entry, -1 if there is none. */
    static int value(long entry) {
        return entry == Entry.NONE ? -1 : Entry.value(entry);
    }
}
