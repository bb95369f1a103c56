package org.gametree.cli;

import java.util.Locale;

/** Which side the engine plays. */
enum Opponent {
    FIRST,
    SECOND,
    BOTH,
    NONE;

    boolean plays(boolean max) {
        return this == BOTH || this == (max ? FIRST : SECOND);
    }

    /** Returns the name as it is given. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
