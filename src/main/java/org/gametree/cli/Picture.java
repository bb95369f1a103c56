package org.gametree.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.ComparisonPage;
import org.gametree.trace.DotDrawing;
import org.gametree.trace.Drawing;
import org.gametree.trace.HtmlPage;
import org.gametree.trace.SvgDrawing;

/** A solution that has a trace as a document of its own. */
final class Picture {
    private Picture() {}

    static void printSvg(Solution solution, Writer out) {
        print(new SvgDrawing<>(TreeNotation::print), solution, out);
    }

    static void printDot(Solution solution, Writer out) {
        print(new DotDrawing<>(TreeNotation::print), solution, out);
    }

    static void printPage(Solution solution, boolean practice, Writer out) {
        HtmlPage<Bounded<BigDecimal>> page = new HtmlPage<>(TreeNotation::print);
        print(practice ? page.practice() : page, solution, out);
    }

    static void printComparison(Comparison comparison, Writer out) {
        print(
                () -> new ComparisonPage<Bounded<BigDecimal>>(TreeNotation::print)
                        .draw(comparison.player(), comparison.question(), comparison.trees(), out),
                out);
    }

    private static void print(Drawing<Bounded<BigDecimal>> drawing, Solution solution, Writer out) {
        print(
                () -> drawing.draw(
                        solution.asked().orElseThrow(), solution.question().labels(), out),
                out);
    }

    private interface Document {
        void write() throws IOException;
    }

    // What is refused is a tree that is too large to be drawn leaf by leaf.
    private static void print(Document document, Writer out) {
        try {
            document.write();
            out.flush();
        } catch (IllegalArgumentException e) {
            throw new UnanswerableException(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
