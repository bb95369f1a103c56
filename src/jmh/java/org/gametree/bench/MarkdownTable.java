package org.gametree.bench;

import java.util.ArrayList;
import java.util.List;

/** A table as README.md has them: the first column to the left, the others to the right. */
final class MarkdownTable {
    private final List<String> lines = new ArrayList<>();

    MarkdownTable(String... header) {
        row((Object[]) header);
        lines.add("| --- |" + " ---: |".repeat(header.length - 1));
    }

    void row(Object... cells) {
        StringBuilder line = new StringBuilder("|");
        for (Object cell : cells) {
            line.append(' ').append(cell).append(" |");
        }
        lines.add(line.toString());
    }

    /** Returns the lines of the table. */
    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
