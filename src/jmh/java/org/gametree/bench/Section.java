package org.gametree.bench;

import java.io.PrintStream;
import org.openjdk.jmh.runner.RunnerException;

/** A part of the report. */
interface Section {

    /** Returns the name by which it is chosen. */
    String name();

    /** Measures, prints tables of what was measured, and throws if it is not what it has to be. */
    void report(Pace pace, PrintStream out) throws RunnerException;
}
