package org.gametree.trace;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.notation.Labels;

/**
 * Draws a trace as a picture in SVG: a tree that grows to the right, one row for each leaf.
 *
 * <p>MAX is a triangle that points up, MIN one that points down, a leaf a box around its value. On every edge stands the
 * window that was passed down it, and beside every node its value with its {@link Reading}: {@code = 3} is exact,
 * {@code ≥ 6} worth at least 6, {@code ≤ 2} worth at most 2, {@code ? 2} neither. Where children were cut off, a grey
 * broken edge with two strokes across leads to how many leaves they have, and to the reason. The principal variation is
 * drawn thicker. A legend below says all this, and that a bound equal to the other cuts too (b ≤ a).
 *
 * <p>The tree grows to the right since windows, values and reasons are lines of text: a hundred leaves make a column
 * that is read, scrolled and printed as a page is. Nothing overlaps in any font in which letters are not wider than they
 * are high; texts in scripts where that is not sure are fitted to their room by the viewer.
 *
 * <p>The document is well-formed whatever the values and labels are: they are shortened, and characters that have no
 * look of their own are replaced. It has a title and a description for those who do not see it, one of each for the
 * whole and a title for each part; it holds no script and loads nothing. It is drawn in dark lines on white, and means
 * the same without its colours.
 *
 * <p>Large trees are folded within the {@link FoldLimits}, of which {@code lines} here is how many items are drawn. The
 * time is in proportion to the trace even so, for what is hidden is counted; the stack needed does not depend on the
 * depth.
 *
 * @param <V> the type of the values
 * @param print prints a value, also one of a leaf that was pruned
 * @param limits how much is drawn before the rest is folded
 */
public record SvgDrawing<V>(Function<? super V, String> print, FoldLimits limits) implements Drawing<V> {

    /** What holds every tree of a hundred leaves and up to 20 levels, unary nodes apart: 100 children, 300 items. */
    public static final FoldLimits DEFAULT_LIMITS = new FoldLimits(20, 100, 100, 300);

    private static final double LEGEND_GAP = 18;

    private static final String STYLE = """
            .gametree{font:13px Arial,"Helvetica Neue","Liberation Sans","DejaVu Sans",sans-serif}
            .gametree .paper{fill:#fff;stroke:none}
            .gametree text{fill:#1a1a1a}
            .gametree path,.gametree rect{stroke:#333;stroke-width:1.3;fill:none;stroke-linejoin:round}
            .gametree .max path{fill:#cfe2ff;stroke:#174a8c}
            .gametree .min path{fill:#ffe0c7;stroke:#8f3b0b}
            .gametree .leaf rect,.gametree .leaf path{fill:#f7f7f5}
            .gametree .edge,.gametree .edge path{stroke:#6b6b6b}
            .gametree .best path,.gametree .best rect,.gametree path.best{stroke-width:3}
            .gametree path.best,.gametree .edge.best path{stroke:#1a1a1a}
            .gametree .best text{font-weight:bold}
            .gametree path.cut,.gametree .cut path{stroke:#767676;stroke-dasharray:4 3}
            .gametree path.mark{stroke:#1a1a1a;stroke-width:1.6;stroke-dasharray:none}
            .gametree text.note{font-size:11px;font-weight:normal;fill:#666}
            .gametree text.window,.gametree .window text{font-size:11px;font-weight:normal;fill:#4a4a4a;text-anchor:middle}
            .gametree text.value{text-anchor:middle}
            .gametree text.name{font-weight:bold}
            .gametree .legend text{font-size:11px;font-weight:normal}
            """;

    /**
     * Makes a drawing.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @param limits how much is drawn before the rest is folded
     * @throws NullPointerException if an argument is null
     */
    public SvgDrawing {
        Objects.requireNonNull(print, "print is null; expected a function from values to text");
        Objects.requireNonNull(limits, "limits is null; expected how much is drawn");
    }

    /**
     * Makes a drawing within the {@linkplain #DEFAULT_LIMITS default limits}.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @throws NullPointerException if {@code print} is null
     */
    public SvgDrawing(Function<? super V, String> print) {
        this(print, DEFAULT_LIMITS);
    }

    /**
     * Returns this drawing within other limits.
     *
     * @param other how much is drawn before the rest is folded
     * @return the drawing
     */
    public SvgDrawing<V> with(FoldLimits other) {
        return new SvgDrawing<>(print, other);
    }

    @Override
    public void draw(Searched<V> trace, Labels labels, Appendable out) throws IOException {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
        Objects.requireNonNull(out, "out is null; expected where to write");
        List<Drawn<V>> all = Drawn.of(trace, labels, limits);
        List<Sign> signs = Signs.of(all, print, limits);
        SvgPlaces places = SvgPlaces.of(all, signs);
        LineText<V> words = Signs.text(print, limits);
        SvgLegend legend = new SvgLegend(signs, words);
        double width = Math.max(places.width(), SvgPlaces.MARGIN + legend.width()) + SvgPlaces.MARGIN;
        double height = places.height() + LEGEND_GAP + legend.height() + SvgPlaces.MARGIN;
        Xml xml = new Xml(out);
        open(xml, width, height);
        describe(xml, trace, words);
        xml.element("style", STYLE);
        xml.empty("rect", "class", "paper", "width", width, "height", height);
        new SvgPage(all, signs, places, false, xml).draw();
        legend.draw(SvgPlaces.MARGIN, places.height() + LEGEND_GAP, xml);
        xml.close("svg").line();
    }

    private static void open(Xml xml, double width, double height) throws IOException {
        String box = "0 0 " + Xml.number(width) + " " + Xml.number(height);
        xml.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "gametree",
                "role",
                "img",
                "width",
                width,
                "height",
                height,
                "viewBox",
                box);
        xml.line();
    }

    private void describe(Xml xml, Searched<V> trace, LineText<V> words) throws IOException {
        String what = trace instanceof SearchedNode<V> node ? node.player() + " to move" : "a leaf";
        xml.element("title", "Alpha-beta search of a game tree: " + what + ", " + words.value(trace));
        xml.element(
                "desc",
                "Searched in the window " + words.window(trace) + ": " + LineText.counted(Counters.of(trace))
                        + LineText.principalVariation(trace) + ".");
    }
}
