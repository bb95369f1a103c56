package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gametree.trace.Sign.Kind;

/** What the shapes, signs and lines of a picture mean: of those that occur in it. */
final class SvgLegend {
    private static final double ROW = 18;
    private static final double WORDS = 52;
    private static final double BASELINE = 4;
    private static final double MIDDLE = 20;

    /** A row: how a sample of it is drawn, and what it means. */
    private record Row(String css, String sample, String words) {}

    private final List<Row> rows = new ArrayList<>();

    SvgLegend(List<Sign> signs, LineText<?> text) {
        add(signs, Kind.MAX, new Row("max", "M11 6 h18 l-9 -14 Z", "MAX to move"));
        add(signs, Kind.MIN, new Row("min", "M11 -7 h18 l-9 14 Z", "MIN to move"));
        add(signs, Kind.LEAF, new Row("leaf", "M11 -7 h18 v14 h-18 Z", "leaf that was evaluated"));
        rows.add(new Row("window", "(a, b)", "window passed down the edge; = exactly, ≥ at least, ≤ at most"));
        if (signs.stream().anyMatch(Sign::best)) {
            rows.add(new Row("edge best", "M0 0 H40", "principal variation"));
        }
        add(signs, Kind.PRUNED, new Row("edge cut", "M0 0 H40", LineText.CUT));
        add(signs, Kind.PRUNED, new Row("none", "", text.equalCuts()));
    }

    private void add(List<Sign> signs, Kind kind, Row row) {
        if (signs.stream().anyMatch(sign -> sign.kind() == kind)) {
            rows.add(row);
        }
    }

    double width() {
        return rows.stream()
                .mapToDouble(row -> WORDS + TextWidth.em(row.words()) * Sign.SMALL_FONT)
                .max()
                .orElse(0);
    }

    double height() {
        return rows.size() * ROW;
    }

    void draw(double x, double top, Xml xml) throws IOException {
        xml.open("g", "class", "legend", "transform", "translate(" + Xml.number(x) + " " + Xml.number(top) + ")");
        xml.line();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            double y = i * ROW + ROW / 2;
            xml.open("g", "class", row.css(), "transform", "translate(0 " + Xml.number(y) + ")");
            if (row.css().equals("window")) {
                xml.open("text", "x", MIDDLE, "y", BASELINE).text(row.sample()).close("text");
            } else if (!row.sample().isEmpty()) {
                xml.open("path", "d", row.sample()).close("path");
            }
            if (row.css().equals("edge cut")) {
                xml.open("path", "class", "mark", "d", "M13 6 l6 -12 M17 6 l6 -12")
                        .close("path");
            }
            xml.close("g");
            xml.element("text", row.words(), "x", WORDS, "y", y + BASELINE);
        }
        xml.close("g").line();
    }
}
