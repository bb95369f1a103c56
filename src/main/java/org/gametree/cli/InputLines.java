package org.gametree.cli;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines of any input, of which no more is kept than a line may be long. */
final class InputLines {
    private static final int LONGEST = 4_096;
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char CUT = '…';

    private final Reader in;
    private boolean begun;

    InputLines(Reader in) {
        this.in = in;
    }

    /**
     * Returns the next line without its end; empty at the end of the input. One that is too long is cut and ends with …,
     * so that what was cut off it is not mistaken for blanks.
     */
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = first();
        if (c < 0) {
            return Optional.empty();
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            } else if (!Character.isWhitespace(c)) {
                line.setLength(LONGEST);
                line.append(CUT);
            }
        }
        return Optional.of(line.toString().strip());
    }

    private int first() throws IOException {
        int c = in.read();
        boolean marked = !begun && c == BYTE_ORDER_MARK;
        begun = true;
        return marked ? in.read() : c;
    }
}
