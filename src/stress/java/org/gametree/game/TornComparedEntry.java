package org.gametree.game;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * One thread overwrites both entries of a table, while another looks for positions that all have one hash code: it finds
 * of each nothing, or what was said of it, and sees no position that is half made.
 */
@JCStressTest
@Outcome(id = "(-1|1), (-1|2), (-1|3)", expect = Expect.ACCEPTABLE, desc = "Nothing, or what was said of the position.")
@Outcome(expect = Expect.FORBIDDEN, desc = "What was said of another position.")
@State
public class TornComparedEntry {
    private final TranspositionTable table = Stressed.table(true);

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

    /** Makes a table that is full. */
    public TornComparedEntry() {
        put(1);
        put(2);
    }

    private void put(int number) {
        table.put(0, new Position(number), Stressed.entry(number, number));
    }

    private int find(int number) {
        return Stressed.value(table.find(0, new Position(number), 0));
    }

    /** Writes. */
    @Actor
    public void writer() {
        put(3);
        put(2);
        put(1);
    }

    /**
     * Reads.
     *
     * @param found what is found of each position
     */
    @Actor
    public void reader(III_Result found) {
        found.r1 = find(1);
        found.r2 = find(2);
        found.r3 = find(3);
    }
}
