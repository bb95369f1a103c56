package org.gametree.trace;

import static org.gametree.trace.Sign.SPACE;
import static org.gametree.trace.Sign.SYMBOL;
import static org.gametree.trace.Xml.number;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.gametree.trace.SvgPlaces.Column;

/** One picture while it is being written: first the edges, the principal variation on top, then what they lead to. */
final class SvgPage {
    private static final double BASELINE = 4.5;
    private static final double HALF = SYMBOL / 2;
    private static final double CUT_MARK = 6;

    private final List<? extends Drawn<?>> all;
    private final List<Sign> signs;
    private final SvgPlaces places;
    private final boolean numbered;
    private final Xml xml;

    /**
     * Begins a picture. If it is numbered, each part carries the position of its item for a script to find it by, and
     * lines go on below texts, which the style is to keep clear of them: there a script may hide a text.
     */
    SvgPage(List<? extends Drawn<?>> all, List<Sign> signs, SvgPlaces places, boolean numbered, Xml xml) {
        this.all = all;
        this.signs = signs;
        this.places = places;
        this.numbered = numbered;
        this.xml = xml;
    }

    void draw() throws IOException {
        for (boolean best : new boolean[] {false, true}) {
            for (int i = 0; i < all.size(); i++) {
                if (signs.get(i).best() == best) {
                    edge(i);
                }
            }
        }
        for (int i = 0; i < all.size(); i++) {
            item(i);
        }
    }

    private void edge(int i) throws IOException {
        Sign sign = signs.get(i);
        Column column = places.column(all.get(i));
        double y = places.y().get(i);
        String start = all.get(i).depth() == 0 ? point("M", column.left(), y) : bend(i, column, y);
        double end = column.start(sign);
        double windowEnd = end - Sign.STROKE;
        String line = numbered || sign.window().isEmpty()
                ? start + " H" + number(end)
                : start + " H" + number(windowEnd - sign.windowWidth()) + point(" M", windowEnd, y) + " H"
                        + number(end);
        String kind = sign.isCutOff() ? "edge cut" : sign.best() ? "edge best" : "edge";
        xml.empty("path", numbered(i, "class", kind, "d", line));
        if (sign.isCutOff() && signs.get(all.get(i).parent()).searched()) {
            cutMark(i, column.straight() + 2, y);
        }
    }

    private Object[] numbered(int i, Object... attributes) {
        return numbered ? and(attributes, "data-item", i) : attributes;
    }

    private String bend(int i, Column column, double y) {
        int parent = all.get(i).parent();
        double wide =
                numbered ? signs.get(parent).shapeWidth() : signs.get(parent).body() + SPACE / 2;
        double from = places.column(all.get(parent)).shapes() + wide;
        double middle = (column.left() + column.straight()) / 2;
        double above = places.y().get(parent);
        return point("M", from, above) + " H" + number(column.left()) + point(" C", middle, above)
                + point(" ", middle, y) + point(" ", column.straight(), y);
    }

    private static String point(String command, double x, double y) {
        return command + number(x) + " " + number(y);
    }

    private void cutMark(int i, double x, double y) throws IOException {
        String strokes = point("M", x, y + CUT_MARK) + " l6 -12" + point(" M", x + 4, y + CUT_MARK) + " l6 -12";
        xml.empty("path", numbered(i, "class", "mark", "d", strokes));
    }

    private void item(int i) throws IOException {
        Sign sign = signs.get(i);
        double x = places.column(all.get(i)).start(sign);
        double y = places.y().get(i);
        xml.open("g", numbered(i, "class", sign.css())).line();
        xml.element("title", sign.title());
        if (!sign.window().isEmpty()) {
            double middle = x - Sign.STROKE - sign.windowWidth() / 2;
            text(sign.window(), sign.windowWidth(), "class", "window", "x", middle, "y", y + BASELINE - 1);
        }
        shape(sign, x, y);
        words(sign, x + sign.shapeWidth() + SPACE, y);
        xml.close("g").line();
    }

    private void shape(Sign sign, double x, double y) throws IOException {
        switch (sign.kind()) {
            case MAX -> triangle(x, y + HALF - 1, y - HALF + 1);
            case MIN -> triangle(x, y - HALF + 1, y + HALF - 1);
            case LEAF -> {
                xml.empty("rect", "x", x, "y", y - HALF, "width", sign.shapeWidth(), "height", SYMBOL, "rx", 3);
                double middle = x + sign.shapeWidth() / 2;
                text(sign.inside(), sign.shapeWidth(), "class", "value", "x", middle, "y", y + BASELINE);
            }
            case COUNTED, PRUNED -> {}
        }
    }

    private void triangle(double x, double base, double tip) throws IOException {
        String d = point("M", x, base) + " H" + number(x + SYMBOL) + point(" L", x + HALF, tip) + " Z";
        xml.empty("path", "d", d);
    }

    // A name may run from right to left; it stands in an element of its own that does not reorder what is beside it.
    private void words(Sign sign, double x, double middle) throws IOException {
        double first = middle - (Math.max(1, sign.lines().size()) - 1) * sign.lineHeight() / 2 + BASELINE;
        if (numbered && !sign.isWords() && !sign.lines().isEmpty()) {
            xml.empty(
                    "line",
                    "class",
                    "ground",
                    "x1",
                    x,
                    "y1",
                    middle,
                    "x2",
                    x + sign.body() - sign.shapeWidth() - SPACE / 2,
                    "y2",
                    middle);
        }
        if (!sign.name().isEmpty()) {
            text(sign.name(), sign.nameWidth(), "class", "name", "x", x, "y", first);
        }
        for (int i = 0; i < sign.lines().size(); i++) {
            double left = i == 0 && !sign.name().isEmpty() ? x + sign.nameWidth() + SPACE : x;
            String kind = sign.isNote(i) ? "note" : "worth";
            text(sign.lines().get(i), sign.width(i), "class", kind, "x", left, "y", first + i * sign.lineHeight());
        }
    }

    private void text(String text, double width, Object... attributes) throws IOException {
        xml.open("text", TextWidth.isUnsure(text) ? fitted(width, attributes) : attributes);
        xml.text(text).close("text").line();
    }

    private static Object[] fitted(double width, Object... attributes) {
        return and(attributes, "textLength", width, "lengthAdjust", "spacingAndGlyphs");
    }

    private static Object[] and(Object[] attributes, Object... more) {
        return Stream.concat(Arrays.stream(attributes), Arrays.stream(more)).toArray();
    }
}
