package org.gametree.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.gametree.cli.Solution.CutoffAt;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.notation.TreeNotation;

/**
 * A solution as one JSON object on one line. Numbers are printed exactly, infinities as strings. A cutoff is told with its
 * path from the root, which is as long as it is deep: where every level of a tree is cut, an answer, and the time to print
 * it, grow with the square of the tree's depth.
 */
final class JsonLine {
    private final JsonWriter json;

    private JsonLine(Writer out) {
        json = new JsonWriter(out);
    }

    /** Prints a solution and ends the line. Nothing is collected: long answers are printed as they are read off. */
    static void print(Solution solution, Writer out) {
        try {
            new JsonLine(out).print(solution);
            out.write('\n');
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void print(Solution solution) throws IOException {
        Question question = solution.question();
        json.beginObject();
        json.name("algorithm").value(question.algorithm().toString());
        json.name("player").value(question.player() == Player.MAX ? "max" : "min");
        json.name("window").beginArray();
        value(json, question.window().a());
        value(json, question.window().b());
        json.endArray();
        json.name("value");
        value(json, solution.value());
        json.name("minimax");
        value(json, solution.minimax());
        json.name("cost").value(solution.cost());
        json.name("leaves").value(solution.leaves());
        json.name("visited");
        numbers(json, solution.visited().boxed());
        json.name("nodes").value(solution.nodes());
        json.name("nodesVisited").value(solution.nodesVisited());
        json.name("cutoffs").beginArray();
        for (Iterator<CutoffAt> cutoffs = solution.cutoffs().iterator(); cutoffs.hasNext(); ) {
            cutoff(json, cutoffs.next());
        }
        json.endArray();
        json.name("principalVariation");
        numbers(json, solution.principalVariation().stream());
        json.name("bestMove");
        OptionalInt move = solution.bestMove();
        json.value(move.isPresent() ? move.getAsInt() : null);
        json.endObject();
    }

    /** Prints a cutoff and where it happened. */
    static void cutoff(JsonWriter json, CutoffAt at) throws IOException {
        json.beginObject();
        json.name("path");
        numbers(json, at.path().stream());
        json.name("kind").value(at.cutoff().kind().name().toLowerCase(Locale.ROOT));
        json.name("deep").value(at.cutoff().deep());
        json.name("boundBy");
        if (at.boundBy().isPresent()) {
            numbers(json, at.boundBy().get().stream());
        } else {
            json.nullValue();
        }
        json.name("prunedLeaves").value(at.prunedLeaves());
        json.endObject();
    }

    /** Prints a number exactly, and an infinity as a string. */
    static void value(JsonWriter json, Bounded<BigDecimal> value) throws IOException {
        if (value instanceof Bounded.Value<BigDecimal> number) {
            json.value(number.value());
        } else {
            json.value(TreeNotation.print(value));
        }
    }

    private static void numbers(JsonWriter json, Stream<? extends Number> numbers) throws IOException {
        json.beginArray();
        for (Iterator<? extends Number> each = numbers.iterator(); each.hasNext(); ) {
            json.value(each.next());
        }
        json.endArray();
    }
}
