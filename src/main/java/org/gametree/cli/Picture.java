package org.gametree.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.notation.Labels;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.DotDrawing;
import org.gametree.trace.Searched;
import org.gametree.trace.SvgDrawing;

/** A solution that has a trace as a document of its own. */
final class Picture {
    private Picture() {}

    static void printSvg(Solution solution, Writer out) {
        print(new SvgDrawing<Bounded<BigDecimal>>(TreeNotation::print)::draw, solution, out);
    }

    static void printDot(Solution solution, Writer out) {
        print(new DotDrawing<Bounded<BigDecimal>>(TreeNotation::print)::draw, solution, out);
    }

    private interface Drawing {
        void draw(Searched<Bounded<BigDecimal>> trace, Labels labels, Appendable out) throws IOException;
    }

    private static void print(Drawing drawing, Solution solution, Writer out) {
        try {
            drawing.draw(solution.asked().orElseThrow(), solution.question().labels(), out);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
