package org.gametree.game;

import java.util.concurrent.atomic.AtomicLong;

/** How many nodes the threads of one search may still enter, together. */
final class NodeBudget {
    private final AtomicLong left;

    NodeBudget(long nodes) {
        left = new AtomicLong(nodes);
    }

    /** Takes so many nodes, or as many as are left, and returns how many these are. */
    // What is left falls below 0 by what was asked for in vain, which is too little ever to come round.
    long take(long wanted) {
        return Math.max(0, Math.min(wanted, left.getAndAdd(-wanted)));
    }
}
