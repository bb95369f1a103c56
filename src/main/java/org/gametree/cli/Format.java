package org.gametree.cli;

/** What {@code --format} takes. */
enum Format {
    TEXT,
    JSON
}
