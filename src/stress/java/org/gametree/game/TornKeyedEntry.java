package org.gametree.game;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * One thread overwrites both entries of a table, while another looks for positions by their keys: it finds of each
 * nothing, or what was said of it. The keys differ as the entries do, by small numbers.
 */
@JCStressTest
@Outcome(id = "(-1|1), (-1|2), (-1|3)", expect = Expect.ACCEPTABLE, desc = "Nothing, or what was said of the position.")
@Outcome(expect = Expect.FORBIDDEN, desc = "What was said of another position.")
@State
public class TornKeyedEntry {
    private final Stressed table = new Stressed(false);

    /** Writes. */
    @Actor
    public void writer() {
        table.write();
    }

    /**
     * Reads.
     *
     * @param found what is found of each position
     */
    @Actor
    public void reader(III_Result found) {
        table.read(found);
    }
}
