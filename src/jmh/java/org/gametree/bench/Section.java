package org.gametree.bench;

import java.util.List;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** A part of the report, measured in one run. */
interface Section {

    /** Returns the name by which it is chosen. */
    String name();

    /** Says what is to be measured. */
    void choose(ChainedOptionsBuilder options);

    /** Returns tables of what was measured. */
    String tables(List<Timing> timings);

    /** Throws if what was measured is not what it has to be. */
    default void require(List<Timing> timings) {}
}
