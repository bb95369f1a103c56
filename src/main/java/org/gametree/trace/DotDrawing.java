package org.gametree.trace;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.notation.Labels;

/**
 * Draws a trace as a graph in the DOT language, for Graphviz's {@code dot} to lay out.
 *
 * <p>It shows what an {@link SvgDrawing} does: MAX as a triangle that points up, MIN as one that points down, leaves as
 * boxes, the window on every edge, a value with its {@link Reading} in every node, the principal variation thicker, and a
 * broken grey edge that ends in a bar where children were cut off, leading to how many leaves they have and to the
 * reason. A caption says that a bound equal to the other cuts too (b ≤ a).
 *
 * <p>The text is in the language whatever the values and labels are: they are shortened, quoted, and characters that have
 * no look of their own are replaced. Large trees are folded within the {@link FoldLimits}, of which {@code lines} here is
 * how many items are drawn. The stack needed does not depend on the depth.
 *
 * @param <V> the type of the values
 * @param print prints a value, also one of a leaf that was pruned
 * @param limits how much is drawn before the rest is folded
 */
public record DotDrawing<V>(Function<? super V, String> print, FoldLimits limits) implements Drawing<V> {

    /**
     * Makes a drawing.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @param limits how much is drawn before the rest is folded
     * @throws NullPointerException if an argument is null
     */
    public DotDrawing {
        Objects.requireNonNull(print, "print is null; expected a function from values to text");
        Objects.requireNonNull(limits, "limits is null; expected how much is drawn");
    }

    /**
     * Makes a drawing within the {@linkplain SvgDrawing#DEFAULT_LIMITS limits of pictures}.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @throws NullPointerException if {@code print} is null
     */
    public DotDrawing(Function<? super V, String> print) {
        this(print, SvgDrawing.DEFAULT_LIMITS);
    }

    /**
     * Returns this drawing within other limits.
     *
     * @param other how much is drawn before the rest is folded
     * @return the drawing
     */
    public DotDrawing<V> with(FoldLimits other) {
        return new DotDrawing<>(print, other);
    }

    @Override
    public void draw(Searched<V> trace, Labels labels, Appendable out) throws IOException {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
        Objects.requireNonNull(out, "out is null; expected where to write");
        List<Drawn<V>> all = Drawn.of(trace, labels, limits);
        List<Sign> signs = Signs.of(all, print, limits);
        new DotGraph(all, signs, Signs.text(print, limits), out).draw();
    }
}
