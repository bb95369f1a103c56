package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.Counters;
import org.gametree.trace.Glyphs;
import org.gametree.trace.Searched;
import org.gametree.trace.TextDrawing;

/** A solution as a drawing and a few lines in words. */
final class TextAnswer {
    private static final int MOVES_SHOWN = 20;

    private TextAnswer() {}

    static void print(Solution solution, Glyphs glyphs, Writer out) {
        try {
            if (solution.asked().isPresent()) {
                new TextDrawing<Bounded<BigDecimal>>(TreeNotation::print)
                        .with(glyphs)
                        .draw(solution.asked().get(), solution.question().labels(), out);
                out.write('\n');
            }
            out.write(summary(solution, glyphs));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String summary(Solution solution, Glyphs glyphs) {
        StringBuilder text = new StringBuilder();
        line(text, "value", value(solution));
        line(text, "best move", bestMove(solution, glyphs));
        line(text, "leaves", leaves(solution));
        solution.asked().ifPresent(trace -> line(text, "cutoffs", cutoffs(trace, solution.leaves())));
        solution.watched()
                .map(Watched::passes)
                .ifPresent(passes -> passes.ifPresent(number -> line(text, "passes", count(number))));
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String what) {
        text.append(name).append(" ".repeat(11 - name.length())).append(what).append('\n');
    }

    private static String leaves(Solution solution) {
        String evaluated = count(solution.leavesVisited()) + " of " + count(solution.leaves()) + " evaluated";
        return solution.cost() == solution.leavesVisited()
                ? evaluated
                : evaluated + ", some again: " + count(solution.cost()) + " evaluations";
    }

    private static String value(Solution solution) {
        String value = TreeNotation.print(solution.value());
        return TreeNotation.order().eq(solution.value(), solution.minimax())
                ? value
                : value + " in this window; minimax is " + TreeNotation.print(solution.minimax());
    }

    private static String bestMove(Solution solution, Glyphs glyphs) {
        List<Integer> line = solution.principalVariation();
        if (line.isEmpty()) {
            return "none";
        }
        String moves = line.stream().limit(MOVES_SHOWN).map(String::valueOf).collect(joining(" "));
        String more = line.size() > MOVES_SHOWN
                ? (glyphs == Glyphs.ASCII ? " ... (" : " … (") + count(line.size()) + " moves)"
                : "";
        String whose = solution.question().window().equals(Window.FULL) ? "" : " with the full window";
        return line.get(0) + whose + ", principal variation " + moves + more;
    }

    private static String cutoffs(Searched<Bounded<BigDecimal>> trace, long ofAll) {
        Counters counters = Counters.of(trace);
        if (counters.cutoffs() == 0) {
            return "none";
        }
        long leaves = ofAll - counters.leaves();
        return count(counters.cutoffs()) + ", pruning " + count(leaves) + (leaves == 1 ? " leaf" : " leaves");
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
