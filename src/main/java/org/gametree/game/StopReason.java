package org.gametree.game;

/** Why a search stopped. */
public enum StopReason {
    /** The depth limit was searched. */
    DEPTH,
    /** The node limit was reached. */
    NODES,
    /** The time was over. */
    TIME,
    /** The stop signal was given. */
    SIGNAL,
    /** The thread was interrupted; it still is. */
    INTERRUPTED,
    /** No deeper search can change value or move. */
    PROVEN,
    /** The thread's stack does not hold a deeper search. */
    STACK
}
