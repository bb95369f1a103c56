package org.gametree.game;

import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.infra.results.III_Result;

/** A table of two entries that is full of what is said of two positions, and what threads do with it at the same time. */
final class Stressed {
    private static final int NOTHING = -1;

    private final boolean comparesPositions;
    private final TranspositionTable table = new TranspositionTable(TranspositionTable.MIN_BYTES);

    /** A position whose number is not final: whoever passes it on has to do it safely. */
    private static final class Position {
        private int number;

        Position(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            if (other instanceof Position position && position.number != 0) {
                return position.number == number;
            }
            throw new IllegalStateException("compared with a position that is half made");
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** Makes a table that compares positions, all of one key, or else their keys alone, which differ as the entries do. */
    Stressed(boolean comparesPositions) {
        this.comparesPositions = comparesPositions;
        table.begin(new TranspositionTable.Owner("a game", comparesPositions, 0, false));
        put(1);
        put(2);
    }

    /** Overwrites both entries. */
    void write() {
        put(3);
        put(2);
        put(1);
    }

    /** Looks for three positions, and notes what value each is said to have, its number if that is true; -1 for nothing. */
    void read(III_Result found) {
        found.r1 = find(1);
        found.r2 = find(2);
        found.r3 = find(3);
    }

    private void put(int number) {
        table.put(key(number), position(number), Entry.of(number, Bound.EXACT, number, Entry.UNFINISHED, 0));
    }

    private int find(int number) {
        long entry = table.find(key(number), position(number), 0);
        return entry == Entry.NONE ? NOTHING : Entry.value(entry);
    }

    private long key(int number) {
        return comparesPositions ? 0 : number;
    }

    private @Nullable Position position(int number) {
        return comparesPositions ? new Position(number) : null;
    }
}
