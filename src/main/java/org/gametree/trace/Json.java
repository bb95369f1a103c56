package org.gametree.trace;

import java.io.IOException;

/**
 * Writes JSON that may stand in a page: no character in it means anything in HTML or ends a line in a script. A comma is
 * put before each member but the first.
 */
final class Json {
    private static final String NOT_IN_A_PAGE = "<>&\"\\\u2028\u2029";

    private final Appendable out;
    private boolean first = true;

    Json(Appendable out) {
        this.out = out;
    }

    Json open(char bracket) throws IOException {
        next();
        out.append(bracket);
        first = true;
        return this;
    }

    Json close(char bracket) throws IOException {
        out.append(bracket);
        first = false;
        return this;
    }

    /** Ends the line, where white space means nothing. */
    Json line() throws IOException {
        out.append('\n');
        return this;
    }

    /** Begins a member of an object; its value is what is written next. */
    Json name(String name) throws IOException {
        next();
        quoted(name);
        out.append(':');
        first = true;
        return this;
    }

    Json value(String text) throws IOException {
        next();
        quoted(text);
        return this;
    }

    Json value(long number) throws IOException {
        next();
        out.append(Long.toString(number));
        return this;
    }

    Json value(boolean truth) throws IOException {
        next();
        out.append(Boolean.toString(truth));
        return this;
    }

    private void next() throws IOException {
        if (!first) {
            out.append(',');
        }
        first = false;
    }

    private void quoted(String text) throws IOException {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || Character.isSurrogate(c) || NOT_IN_A_PAGE.indexOf(c) >= 0) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
