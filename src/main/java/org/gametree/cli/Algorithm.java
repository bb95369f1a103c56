package org.gametree.cli;

import java.util.Locale;

/** What {@code --algorithm} takes. */
enum Algorithm {
    ALPHABETA,
    MINIMAX;

    boolean draws() {
        return this == ALPHABETA;
    }

    /** Returns the name as it is given and printed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
