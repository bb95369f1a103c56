package org.gametree.trace;

import java.util.List;
import java.util.Locale;
import org.gametree.core.Player;

/**
 * What one item looks like in a picture, before it has a place.
 *
 * @param kind the shape
 * @param best whether it is on the principal variation
 * @param searched whether the search came to it
 * @param window the window that was passed down to it; empty if it had none, or several
 * @param inside what is written in the shape
 * @param name the label, shown beside the shape
 * @param lines what is written beside the shape, line by line, the name before the first
 * @param title all there is to say of it
 */
record Sign(
        Kind kind,
        boolean best,
        boolean searched,
        String window,
        String inside,
        String name,
        List<String> lines,
        String title) {

    /** The shapes. */
    enum Kind {
        MAX,
        MIN,
        LEAF,
        COUNTED,
        PRUNED;

        static Kind of(Player player) {
            return switch (player) {
                case MAX -> MAX;
                case MIN -> MIN;
            };
        }
    }

    // In units of the picture, which are pixels where nothing is scaled.
    static final double FONT = 13;
    static final double SMALL_FONT = 11;
    private static final double LINE_HEIGHT = 16;
    private static final double SMALL_LINE_HEIGHT = 14;
    static final double SYMBOL = 18;
    static final double SPACE = 7;
    static final double STROKE = 9;
    private static final double BOLD = 1.15;
    private static final double PADDING = 5;

    /** Returns the leaf or node as if nothing of it were known, with a line beside it if it is a node. */
    Sign bare(String line) {
        List<String> beside = kind == Kind.LEAF || line.isEmpty() ? List.of() : List.of(line);
        return new Sign(kind, false, true, "", inside, name, beside, title);
    }

    /** Returns the same where no search came. */
    Sign notSearched() {
        return new Sign(kind, best, false, window, inside, name, lines, title);
    }

    /** What the shape of a node is called in a document's style. */
    String css() {
        return kind.name().toLowerCase(Locale.ROOT)
                + (best ? " best" : "")
                + (searched || isWords() ? "" : " unsearched");
    }

    String shape() {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** Tells whether the way to it is cut. */
    boolean isCutOff() {
        return kind == Kind.PRUNED || !searched;
    }

    /** How wide the window is. */
    double windowWidth() {
        return TextWidth.em(window) * SMALL_FONT;
    }

    /** Tells whether it is words alone, which need not stand where the shapes of their column do. */
    boolean isWords() {
        return kind == Kind.COUNTED || kind == Kind.PRUNED;
    }

    /** How much of the edge is needed before the shape or the words: room for the window, or for the cut's mark. */
    double lead() {
        return switch (kind) {
            case PRUNED -> 3 * STROKE;
            case COUNTED -> STROKE;
            case MAX, MIN, LEAF -> windowWidth() + 2 * STROKE;
        };
    }

    /** How wide the shape is. */
    double shapeWidth() {
        return switch (kind) {
            case MAX, MIN -> SYMBOL;
            case LEAF -> Math.max(SYMBOL, TextWidth.em(inside) * BOLD * FONT + PADDING);
            case COUNTED, PRUNED -> 0;
        };
    }

    /** How wide the name is. */
    double nameWidth() {
        return TextWidth.em(name) * BOLD * FONT;
    }

    /** Tells whether a line is a note, set smaller: all but the one beside a shape. */
    boolean isNote(int line) {
        return isWords() || line > 0;
    }

    /** How wide a line is. */
    double width(int line) {
        return TextWidth.em(lines.get(line)) * (isNote(line) ? SMALL_FONT : best ? BOLD * FONT : FONT);
    }

    /** How much room is needed from the left of the shape to the end of the text. */
    double body() {
        double first = name.isEmpty() ? 0 : nameWidth() + SPACE;
        double widest = first;
        for (int i = 0; i < lines.size(); i++) {
            widest = Math.max(widest, width(i) + (i == 0 ? first : 0));
        }
        return widest == 0 ? shapeWidth() : shapeWidth() + SPACE + widest;
    }

    double lineHeight() {
        return isWords() ? SMALL_LINE_HEIGHT : LINE_HEIGHT;
    }

    /** How high it is. */
    double height() {
        return Math.max(SYMBOL, lines.size() * lineHeight()) + PADDING;
    }
}
