package org.gametree.cli;

/** A text from outside as a message shows it: on one line, not too long, and with nothing in it that acts on a terminal. */
final class Printable {
    private static final int LIMIT = 200;
    private static final int LIMIT_OF_MESSAGE = 2_000;
    private static final char REPLACEMENT = '\uFFFD';

    private Printable() {}

    /** Returns a part of a message, such as a name of a file. */
    static String of(String text) {
        return of(text, LIMIT);
    }

    /** Returns a whole message, parts of which may be from outside. */
    static String message(String text) {
        return of(text.strip().replaceAll("\\R", " "), LIMIT_OF_MESSAGE);
    }

    private static String of(String text, int limit) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(limit).forEach(c -> shown.appendCodePoint(isVisible(c) ? c : REPLACEMENT));
        return text.codePointCount(0, text.length()) > limit ? shown.append('…').toString() : shown.toString();
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
