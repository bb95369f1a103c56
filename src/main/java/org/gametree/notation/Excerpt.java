package org.gametree.notation;

import java.util.Locale;

/** A piece of the text as a message shows it: in quotes, not too long, and nothing in it invisible. */
final class Excerpt {
    private static final int LIMIT = 20;

    private Excerpt() {}

    static String of(String piece) {
        StringBuilder shown = new StringBuilder("'");
        piece.codePoints().limit(LIMIT).forEach(c -> append(shown, c));
        if (piece.codePointCount(0, piece.length()) > LIMIT) {
            shown.append('…');
        }
        return shown.append('\'').toString();
    }

    private static void append(StringBuilder shown, int codePoint) {
        if (isVisible(codePoint)) {
            shown.appendCodePoint(codePoint);
        } else {
            shown.append(String.format(Locale.ROOT, "<U+%04X>", codePoint));
        }
    }

    /** Tells whether a character has a look of its own; a blank may have none. */
    static boolean isVisible(int codePoint) {
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
