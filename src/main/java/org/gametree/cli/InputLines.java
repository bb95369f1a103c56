package org.gametree.cli;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines of any input, of which no more is kept than a line may be long. */
final class InputLines {
    private static final int LONGEST = 4_096;

    private final Reader in;

    InputLines(Reader in) {
        this.in = in;
    }

    /** Returns the next line without its end, cut after the longest; empty at the end of the input. */
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
        }
        return Optional.of(line.toString().strip());
    }
}
