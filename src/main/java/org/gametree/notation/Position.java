package org.gametree.notation;

import java.io.Serializable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a text as an editor counts it.
 *
 * @param line the line, from 1
 * @param column the column, from 1, in code points
 */
record Position(int line, int column) implements Serializable {
    private static final long serialVersionUID = 1;

    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\r|\n");

    // Tokens carry bare offsets; lines are counted only here, once there is an error to report.
    static Position of(String text, int offset) {
        int line = 1;
        int lineStart = 0;
        Matcher breaks = LINE_BREAK.matcher(text).region(0, offset);
        while (breaks.find()) {
            line++;
            lineStart = breaks.end();
        }
        return new Position(line, text.codePointCount(lineStart, offset) + 1);
    }

    Position below(int firstLine) {
        return new Position(Math.addExact(line, firstLine - 1), column);
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
