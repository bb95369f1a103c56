package org.gametree.cli;

import java.util.Locale;

/** What {@code --format} takes. */
enum Format {
    TEXT,
    JSON,
    STEPS,
    SVG,
    DOT,
    HTML;

    /** Tells whether it is made of the steps of a search, and so needs a trace. */
    boolean needsTrace() {
        return this != TEXT && this != JSON;
    }

    /** Tells whether it is a document that holds one picture. */
    boolean isOnePicture() {
        return this == SVG || this == HTML;
    }

    /** Returns the name as it is given. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
