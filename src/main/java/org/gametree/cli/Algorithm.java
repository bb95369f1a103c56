package org.gametree.cli;

import java.util.Locale;

/** What {@code --algorithm} takes. */
enum Algorithm {
    ALPHABETA,
    MINIMAX;

    /** Returns the name as it is given and printed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
