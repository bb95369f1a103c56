package org.gametree.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gametree.cli.Solution.CutoffAt;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.Frame;
import org.gametree.trace.SearchedNode;
import org.gametree.trace.Step;
import org.gametree.trace.Steps;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a search as JSON objects, one a line. Each is printed as it is made, and none tells the whole way from
 * the root but those that cut: any other line is as short in a deep tree as elsewhere, and of those that cut the lengths
 * add up as {@linkplain JsonLine the paths of all cutoffs} do. Labels are written so that no page they are put in takes
 * them for its own.
 */
final class StepLines {
    private final Writer out;
    private final Deque<Labels> labels = new ArrayDeque<>();
    private long number;

    private StepLines(Writer out) {
        this.out = out;
    }

    /** Prints the steps of a solution that has a trace. */
    static void print(Solution solution, Writer out) {
        StepLines lines = new StepLines(out);
        try {
            Labels root = solution.question().labels();
            for (Iterator<Step<Bounded<BigDecimal>>> steps =
                            Steps.of(solution.asked().orElseThrow()).iterator();
                    steps.hasNext(); ) {
                lines.line(steps.next(), root);
            }
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void line(Step<Bounded<BigDecimal>> step, Labels root) throws IOException {
        Frame<Bounded<BigDecimal>> frame = step.frame();
        Optional<Integer> child = frame.caller().map(Frame::returned);
        if (step.kind() == Step.Kind.ENTER || step.kind() == Step.Kind.LEAF) {
            labels.push(child.isPresent() ? labels.element().child(child.get()) : root);
        }
        print(step, frame, child);
        out.write('\n');
        if (step.kind() == Step.Kind.LEAVE || step.kind() == Step.Kind.LEAF) {
            labels.pop();
        }
    }

    // A writer is good for one value, so each line has its own.
    private void print(Step<Bounded<BigDecimal>> step, Frame<Bounded<BigDecimal>> frame, Optional<Integer> child)
            throws IOException {
        JsonWriter json = new JsonWriter(out);
        json.setHtmlSafe(true);
        json.beginObject();
        json.name("step").value(number++);
        json.name("kind").value(step.kind().name().toLowerCase(Locale.ROOT));
        json.name("depth").value(labels.size() - 1);
        json.name("child").value(child.orElse(null));
        json.name("label").value(labels.element().label().orElse(null));
        json.name("player").value(player(step));
        json.name("a");
        JsonLine.value(json, frame.a());
        json.name("b");
        JsonLine.value(json, frame.b());
        json.name("value");
        if (step.value().isPresent()) {
            JsonLine.value(json, step.value().get());
        } else {
            json.nullValue();
        }
        json.name("cutoff");
        List<CutoffAt> cutoff = Solution.cutoffAt(step).toList();
        if (cutoff.isEmpty()) {
            json.nullValue();
        } else {
            JsonLine.cutoff(json, cutoff.get(0));
        }
        json.endObject();
    }

    private static @Nullable String player(Step<Bounded<BigDecimal>> step) {
        if (!(step.trace() instanceof SearchedNode<Bounded<BigDecimal>> node)) {
            return null;
        }
        return node.player() == Player.MAX ? "max" : "min";
    }
}
