package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.PageParts.Part;
import org.gametree.trace.PagePicture.Reason;

/**
 * Draws a trace as one HTML page in which the search can be followed step by step.
 *
 * <p>It shows what an {@link SvgDrawing} does, pruned subtrees leaf by leaf, and lets the reader go through the
 * {@link Steps}: what happens in words, with the reason of a cutoff and the node that set the bound; the definition of
 * {@link org.gametree.core.AlphaBeta} with its current line; the call stack with a and b; the {@link Counters} so far. Nodes
 * that run, wait on the stack, are finished or pruned differ in colour and in outline. It says that a bound equal to the
 * other cuts too (b ≤ a). Everything works with the keyboard alone, on narrow screens, in light and in dark. Printed it is
 * the finished picture with its reasons; so it is where scripts do not run.
 *
 * <p>As an {@linkplain #practice() exercise} it shows the tree alone. The reader marks the leaves that are not evaluated and
 * writes down what each node returns, has it checked, and opens the search as the solution.
 *
 * <p>The page is complete in itself: it loads nothing, and its policy lets nothing run but its own script. Values and
 * labels are shortened and can do no harm, whatever they are. Large trees are folded within the {@link FoldLimits}, of
 * which {@code lines} here is how many items are drawn; what is folded is one step. So the page takes room in proportion to
 * what is drawn, and its script makes the steps again from that.
 *
 * @param <V> the type of the values
 * @param print prints a value, also one of a leaf that was pruned
 * @param limits how much is drawn before the rest is folded
 * @param isPractice whether it is an exercise
 */
public record HtmlPage<V>(Function<? super V, String> print, FoldLimits limits, boolean isPractice)
        implements Drawing<V> {

    private static final String TITLE = "Alpha-beta, step by step";
    private static final String TITLE_OF_PRACTICE = "Alpha-beta: what is pruned?";

    /**
     * Makes a page.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @param limits how much is drawn before the rest is folded
     * @param isPractice whether it is an exercise
     * @throws NullPointerException if an argument is null
     */
    public HtmlPage {
        Objects.requireNonNull(print, "print is null; expected a function from values to text");
        Objects.requireNonNull(limits, "limits is null; expected how much is drawn");
    }

    /**
     * Makes a page within the {@linkplain SvgDrawing#DEFAULT_LIMITS limits of pictures} that explains the search.
     *
     * @param print prints a value, also one of a leaf that was pruned
     * @throws NullPointerException if {@code print} is null
     */
    public HtmlPage(Function<? super V, String> print) {
        this(print, SvgDrawing.DEFAULT_LIMITS, false);
    }

    /**
     * Returns this page within other limits.
     *
     * @param other how much is drawn before the rest is folded
     * @return the page
     */
    public HtmlPage<V> with(FoldLimits other) {
        return new HtmlPage<>(print, other, isPractice);
    }

    /**
     * Returns this page as an exercise.
     *
     * @return the page
     */
    public HtmlPage<V> practice() {
        return new HtmlPage<>(print, limits, true);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if this is an exercise, which shows every leaf, and the tree has more leaves and
     *     nodes than {@code lines}, or more levels than {@code depth}, of the limits
     */
    @Override
    public void draw(Searched<V> trace, Labels labels, Appendable out) throws IOException {
        Objects.requireNonNull(trace, "trace is null; expected the trace of a search");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
        Objects.requireNonNull(out, "out is null; expected where to write");
        if (isPractice) {
            Outline.requireWhole(trace.tree(), limits);
        }
        LineText<V> text = Signs.text(print, limits);
        PagePicture<V> picture = PagePicture.of(trace, labels, print, limits);
        String question = (trace instanceof SearchedNode<V> node ? node.player() + " moves first" : "A leaf")
                + ", in the window " + text.window(trace);
        Part search = to -> PageParts.write("search.html", search(trace, picture, text), to);
        Part body = isPractice
                ? to -> {
                    PageParts.write("exercise.html", Map.of("exercise", exercise(trace, labels)), to);
                    search.write(to);
                }
                : search;
        PageParts.writePage(isPractice ? TITLE_OF_PRACTICE : TITLE, question, body, data(trace, picture), out);
    }

    private Map<String, Part> search(Searched<V> trace, PagePicture<V> picture, LineText<V> text) {
        String result = "The root " + text.value(trace).replaceFirst("^= ", "is worth ") + ". "
                + LineText.counted(Counters.of(trace)) + LineText.principalVariation(trace) + ".";
        return Map.of(
                "hidden", Part.ofHtml(isPractice ? " hidden" : ""),
                "picture", out -> picture.draw("img", result, out),
                "definition", PageParts.definition(),
                "result", Part.of(result),
                "cutoffs", out -> cutoffs(trace, picture, text, new Xml(out)));
    }

    private void cutoffs(Searched<V> trace, PagePicture<V> picture, LineText<V> text, Xml xml) throws IOException {
        long folded = Counters.of(trace).cutoffs();
        xml.open("ol", "class", "cutoffs").line();
        for (int i = 0; i < picture.all().size(); i++) {
            Drawn<V> drawn = picture.all().get(i);
            if (drawn.item() instanceof Branch<V> branch && branch.node.cutoff().isPresent() && !branch.folded()) {
                Reason reason = picture.reason(drawn, text);
                String words = reason.at() + ": " + reason.why() + ". " + reason.leaves() + ".";
                xml.element("li", words, "data-cutoff", i);
                folded--;
            }
        }
        xml.close("ol").line();
        if (folded > 0) {
            xml.element("p", LineText.count(folded, "cutoff", "cutoffs") + " more in what is folded.");
        }
    }

    private Part exercise(Searched<V> trace, Labels labels) {
        Player player = trace instanceof SearchedNode<V> node ? node.player() : Player.MAX;
        GameTree<V> tree = trace.tree();
        return out -> PagePicture.bare(player, tree, labels, print, PagePicture.BLANK)
                .draw("group", "A game tree, its values to be found", out);
    }

    private Part data(Searched<V> trace, PagePicture<V> picture) {
        return out -> {
            Json json = new Json(out).open('{');
            json.name("items");
            new SearchData<>(picture, print, limits, json).write();
            if (isPractice) {
                json.name("vertices").open('[').line();
                vertices(trace, json);
                json.close(']');
            }
            json.close('}');
        };
    }

    // The answers, in the order in which the exercise draws what they are about.
    private void vertices(Searched<V> trace, Json json) throws IOException {
        LineText<V> text = Signs.text(print, limits);
        Deque<Trace<V>> waiting = new ArrayDeque<>(List.of(trace));
        while (!waiting.isEmpty()) {
            Trace<V> next = waiting.pop();
            json.open('{').name("kind").value(next.tree() instanceof GameTree.Leaf ? "leaf" : "node");
            json.name("pruned").value(next instanceof Pruned);
            if (next instanceof Searched<V> searched) {
                json.name("value").value(text.printed(searched.value()));
            }
            json.close('}').line();
            List<Trace<V>> children = next.children();
            for (int i = children.size() - 1; i >= 0; i--) {
                waiting.push(children.get(i));
            }
        }
    }
}
