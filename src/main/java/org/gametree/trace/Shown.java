package org.gametree.trace;

/** A text from outside as a drawing shows it: on one line, shortened, and with nothing in it that acts on the rest. */
final class Shown {
    private static final char REPLACEMENT = '\uFFFD';
    private static final String FIRST_STRONG_ISOLATE = "\u2068";
    private static final String POP_ISOLATE = "\u2069";
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private Shown() {}

    /** Returns at most so many code points of the text, and an ellipsis if there are more. */
    static String of(String text, int limit) {
        StringBuilder shown = new StringBuilder();
        int at = 0;
        for (int taken = 0; at < text.length() && taken < limit; taken++) {
            int codePoint = text.codePointAt(at);
            shown.appendCodePoint(harmless(codePoint));
            at += Character.charCount(codePoint);
        }
        return at < text.length() ? shown.append('…').toString() : shown.toString();
    }

    /** Returns the text so that, if any of it runs from right to left, it does not reorder what stands beside it. */
    static String isolated(String text) {
        boolean isMixed = text.codePoints().anyMatch(Shown::runsFromTheRight);
        return isMixed ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
    }

    private static boolean runsFromTheRight(int codePoint) {
        byte direction = Character.getDirectionality(codePoint);
        return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC
                || direction == Character.DIRECTIONALITY_ARABIC_NUMBER;
    }

    // What has no look of its own, or changes the direction of what follows, is replaced; the two joiners shape the
    // letters beside them and are kept.
    private static int harmless(int codePoint) {
        if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
            return ' ';
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> REPLACEMENT;
            case Character.FORMAT ->
                codePoint == ZERO_WIDTH_NON_JOINER || codePoint == ZERO_WIDTH_JOINER ? codePoint : REPLACEMENT;
            default -> codePoint;
        };
    }
}
