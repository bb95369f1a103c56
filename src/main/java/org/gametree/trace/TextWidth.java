package org.gametree.trace;

/** How wide a text may become in a proportional font, estimated from above, since the font is the viewer's. */
final class TextWidth {
    private static final String NARROW = "iljtfrI.,:;'|!()[]/ -";
    private static final String SIGNS = "=+<>#~≤≥−⊤⊥";
    private static final double NARROW_EM = 0.42;
    private static final double LOWER_EM = 0.64;
    private static final double UPPER_EM = 0.84;
    private static final double WIDE_EM = 1.05;

    // From here on stand scripts that fonts hold very differently, or not at all; from the second on, wide ones.
    private static final int FIRST_OF_UNKNOWN_WIDTH = 0x0530;
    private static final int FIRST_OF_WIDE_SCRIPTS = 0x1100;
    private static final String KNOWN = "…\uFFFD";

    private TextWidth() {}

    /** Returns the width of a text in units of the font's size. */
    static double em(String text) {
        return text.codePoints().mapToDouble(TextWidth::em).sum();
    }

    private static double em(int codePoint) {
        if (NARROW.indexOf(codePoint) >= 0) {
            return NARROW_EM;
        }
        if (isBetween('a', codePoint, 'z') || isBetween('0', codePoint, '9')) {
            return codePoint == 'm' || codePoint == 'w' ? WIDE_EM : LOWER_EM;
        }
        if (isBetween('A', codePoint, 'Z') || SIGNS.indexOf(codePoint) >= 0) {
            return codePoint == 'M' || codePoint == 'W' ? WIDE_EM : UPPER_EM;
        }
        return isUnknown(codePoint) ? unknown(codePoint) : WIDE_EM;
    }

    private static boolean isBetween(int low, int codePoint, int high) {
        return low <= codePoint && codePoint <= high;
    }

    private static double unknown(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> codePoint < FIRST_OF_WIDE_SCRIPTS ? UPPER_EM : WIDE_EM;
        };
    }

    /** Tells whether the text has characters whose width no estimate can bound, so that it must be set to its width. */
    static boolean isUnsure(String text) {
        return text.codePoints().anyMatch(TextWidth::isUnknown);
    }

    private static boolean isUnknown(int codePoint) {
        return codePoint >= FIRST_OF_UNKNOWN_WIDTH && KNOWN.indexOf(codePoint) < 0 && SIGNS.indexOf(codePoint) < 0;
    }
}
