package org.gametree.cli;

/** A text from outside as a message shows it: on one line, not too long, and with nothing in it that acts on a terminal. */
final class Printable {
    private static final int LIMIT = 200;
    private static final char REPLACEMENT = '\uFFFD';

    private Printable() {}

    static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(LIMIT).forEach(c -> shown.appendCodePoint(isVisible(c) ? c : REPLACEMENT));
        return text.codePointCount(0, text.length()) > LIMIT ? shown.append('…').toString() : shown.toString();
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
