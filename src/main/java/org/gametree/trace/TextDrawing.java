package org.gametree.trace;

import java.io.IOException;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.notation.Labels;

/**
 * Draws a trace as lines of text: a tree of who moves, in what window, what came of it, and what was cut and why.
 *
 * <pre>
 * MAX (-inf, inf) = 3
 * ├★ MIN (-inf, inf) = 3
 * │  ├★ 3
 * │  └─ 5
 * └─ MIN (3, inf) ≤ 2  ✂ α-cutoff: 2 ≤ 3; MAX, one level up, already has 3
 *    ├─ 2
 *    └─ ✂ 1 leaf not searched: 9
 *
 * ★ principal variation
 * ✂ cut: what is left cannot matter any more; a bound equal to the other cuts too (b ≤ a)
 * </pre>
 *
 * A node shows its player, the window that it was searched in, and its value with its {@link Reading}: {@code = 3} is
 * exact, {@code ≥ 6} worth at least 6, {@code ≤ 2} worth at most 2, {@code ? 2} neither. The principal variation is
 * marked where the value of the whole trace is exact. Subtrees that were cut off are printed if they are small, and
 * counted if not; up to a million leaves and nodes, then it says "at least". Paths are child indices from the root, as
 * in {@code 0.1}.
 *
 * <p>Labels stand before what they name, as in {@code A: MAX}; they are shortened, and characters that have no look of
 * their own are replaced. Large trees are folded within the {@link FoldLimits}. The time is in proportion to the trace
 * even so, for what is hidden is counted; the stack needed does not depend on the depth.
 *
 * @param <V> the type of the values
 * @param print prints a value, also one of a leaf that was pruned
 * @param glyphs the signs to draw with
 * @param limits how much is drawn before the rest is folded
 */
public record TextDrawing<V>(Function<? super V, String> print, Glyphs glyphs, FoldLimits limits)
        implements Drawing<V> {

    /**
     * Makes a drawing.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @param glyphs the signs to draw with
     * @param limits how much is drawn before the rest is folded
     * @throws NullPointerException if an argument is null
     */
    public TextDrawing {
        Objects.requireNonNull(print, "print is null; expected a function from values to text");
        Objects.requireNonNull(glyphs, "glyphs is null; expected UNICODE or ASCII");
        Objects.requireNonNull(limits, "limits is null; expected how much is drawn");
    }

    /**
     * Makes a drawing in Unicode within the default limits.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @throws NullPointerException if {@code print} is null
     */
    public TextDrawing(Function<? super V, String> print) {
        this(print, Glyphs.UNICODE, FoldLimits.DEFAULT);
    }

    /**
     * Returns this drawing in other signs.
     *
     * @param other the signs to draw with
     * @return the drawing
     */
    public TextDrawing<V> with(Glyphs other) {
        return new TextDrawing<>(print, other, limits);
    }

    /**
     * Returns this drawing within other limits.
     *
     * @param other how much is drawn before the rest is folded
     * @return the drawing
     */
    public TextDrawing<V> with(FoldLimits other) {
        return new TextDrawing<>(print, glyphs, other);
    }

    /**
     * Draws a trace.
     *
     * @param trace the trace of a search
     * @return the lines, each ended by {@code \n}
     */
    public String draw(Searched<V> trace) {
        return draw(trace, Labels.NONE);
    }

    @Override
    public void draw(Searched<V> trace, Labels labels, Appendable out) throws IOException {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
        Objects.requireNonNull(out, "out is null; expected where to write");
        new TextLines<>(this, out).draw(trace, labels);
    }
}
