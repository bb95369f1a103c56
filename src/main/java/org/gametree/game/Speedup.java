package org.gametree.game;

/**
 * What makes a search faster and changes nothing of its answer. A search does all of it; {@link GameSearch#without}
 * leaves one out, for comparisons.
 */
// Each pays somewhere; the section speedups of the benchmarks says how much.
public enum Speedup {
    /** To search no further where the {@linkplain Game#lowerBound bounds} that a game tells settle the window. */
    BOUNDS,

    /** To search no moves but those that a game says are {@linkplain Game#worthwhileMoves enough}. */
    SELECTION,

    /** To search first the move that the table remembers as a position's best. */
    TABLE_MOVES,

    /** To search early the moves that led to a cutoff last at the same height, where no ordering is given. */
    KILLERS,

    /** To search early the moves that led to cutoffs anywhere, where no ordering is given. */
    HISTORY,

    /** To ask the table, before any move of a position is searched, whether one is known to be good enough. */
    ENHANCED_CUTOFFS
}
