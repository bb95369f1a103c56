package org.gametree.trace;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.Player;
import org.gametree.trace.ComparedTree.Run;
import org.gametree.trace.PageParts.Part;

/**
 * One HTML page that shows side by side which leaves searches evaluate: a pane for each order of the children, in which
 * the reader chooses the algorithm and the order, so that also two algorithms may stand beside each other; and below a
 * table of all of them.
 *
 * <p>The page is complete in itself, as an {@link HtmlPage} is, and without scripts it shows the first algorithm in every
 * order.
 *
 * @param <V> the type of the values
 * @param print prints a value
 */
public record ComparisonPage<V>(Function<? super V, String> print) {

    private static final String TITLE = "Searches side by side";
    private static final double ALL = 100;

    /**
     * Makes a page.
     *
     * @param print prints a value
     * @throws NullPointerException if {@code print} is null
     */
    public ComparisonPage {
        Objects.requireNonNull(print, "print is null; expected a function from values to text");
    }

    /**
     * Draws some orders of one tree.
     *
     * @param player the player to move at the root
     * @param question what was asked, in words, such as the window
     * @param orders the tree in its orders, at least one; each with the same algorithms, at least one
     * @param out receives the page as it is made; its encoding is to be UTF-8
     * @throws IOException if {@code out} throws it
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if there is no order or no algorithm, if the orders differ in their algorithms, or
     *     if a tree is larger than the {@linkplain SvgDrawing#DEFAULT_LIMITS limits of pictures}, for every leaf is drawn
     */
    public void draw(Player player, String question, List<ComparedTree<V>> orders, Appendable out) throws IOException {
        Objects.requireNonNull(player, "player is null; expected MAX or MIN");
        Objects.requireNonNull(question, "question is null; expected what was asked");
        Objects.requireNonNull(orders, "orders is null; expected the tree in its orders");
        Objects.requireNonNull(out, "out is null; expected where to write");
        requireAlike(orders);
        orders.forEach(order -> Outline.requireWhole(order.tree(), SvgDrawing.DEFAULT_LIMITS));
        Map<String, Part> parts = Map.of(
                "panes",
                        to -> {
                            for (ComparedTree<V> order : orders) {
                                pane(player, order, new Xml(to), to);
                            }
                        },
                "table", to -> table(orders, new Xml(to)));
        Part body = to -> PageParts.write("comparison.html", parts, to);
        PageParts.writePage(TITLE, player + " moves first, " + question, body, data(player, orders), out);
    }

    private static void requireAlike(List<? extends ComparedTree<?>> orders) {
        List<List<String>> algorithms = orders.stream()
                .map(order -> order.runs().stream().map(Run::algorithm).toList())
                .distinct()
                .toList();
        if (algorithms.size() != 1 || algorithms.get(0).isEmpty()) {
            throw new IllegalArgumentException(
                    "orders have the algorithms " + algorithms + "; expected the same in each, at least one");
        }
    }

    private void pane(Player player, ComparedTree<V> order, Xml xml, Appendable out) throws IOException {
        Run<V> first = order.runs().get(0);
        String words = first.algorithm() + ", " + order.order();
        xml.open("section", "class", "pane", "aria-label", words).line();
        xml.element("h2", words);
        xml.element("div", "", "class", "choices");
        xml.open("p", "class", "count")
                .open("strong")
                .text(String.valueOf(first.leaves().size()))
                .close("strong");
        xml.text(" of " + LineText.count(order.tree().leaves(), "leaf", "leaves"))
                .close("p")
                .line();
        bar(first, order, xml);
        xml.element("p", words(first), "class", "more");
        xml.open("div", "class", "tree", "tabindex", 0, "role", "group", "aria-label", "Tree " + order.order())
                .line();
        picture(player, order, first).draw("img", "Leaves evaluated by " + words, out);
        xml.close("div").close("section").line();
    }

    private PagePicture<V> picture(Player player, ComparedTree<V> order, Run<V> run) {
        BitSet seen = new BitSet();
        run.leaves().forEach(seen::set);
        return PagePicture.bare(player, order.tree(), order.labels(), print, "").withLeaves(seen);
    }

    private static void bar(Run<?> run, ComparedTree<?> order, Xml xml) throws IOException {
        double part = ALL * run.leaves().size() / Math.max(1, order.tree().leaves());
        xml.open("svg", "class", "bar", "viewBox", "0 0 100 10", "preserveAspectRatio", "none", "aria-hidden", true);
        xml.empty("rect", "class", "all", "width", ALL, "height", 10);
        xml.empty("rect", "class", "part", "width", part, "height", 10);
        xml.close("svg").line();
    }

    private String words(Run<V> run) {
        String value = "value " + Shown.of(print.apply(run.value()), Signs.VALUE);
        String again = run.evaluations() > run.leaves().size()
                ? ", " + LineText.count(run.evaluations(), "evaluation", "evaluations")
                : "";
        String passes =
                run.passes().isPresent() ? ", " + LineText.count(run.passes().getAsInt(), "pass", "passes") : "";
        return value + again + passes;
    }

    private void table(List<ComparedTree<V>> orders, Xml xml) throws IOException {
        xml.open("table").open("thead").open("tr").open("td").close("td");
        for (ComparedTree<V> order : orders) {
            xml.open("th", "scope", "col").text(order.order()).close("th");
        }
        xml.close("tr").close("thead").open("tbody").line();
        for (int i = 0; i < orders.get(0).runs().size(); i++) {
            xml.open("tr").open("th", "scope", "row");
            xml.text(orders.get(0).runs().get(i).algorithm()).close("th").line();
            for (ComparedTree<V> order : orders) {
                cell(order.runs().get(i), order, xml);
            }
            xml.close("tr").line();
        }
        xml.close("tbody").close("table").line();
    }

    private static void cell(Run<?> run, ComparedTree<?> order, Xml xml) throws IOException {
        long all = order.tree().leaves();
        String again = run.evaluations() > run.leaves().size() ? " (" + run.evaluations() + ")" : "";
        String share = all == 0
                ? ""
                : String.format(Locale.ROOT, " %.1f %%", ALL * run.leaves().size() / all);
        xml.open("td")
                .text(run.leaves().size() + again)
                .open("small")
                .text(share)
                .close("small");
        bar(run, order, xml);
        xml.close("td").line();
    }

    private Part data(Player player, List<ComparedTree<V>> orders) {
        return out -> {
            Json json = new Json(out).open('{');
            json.name("orders").open('[').line();
            for (ComparedTree<V> order : orders) {
                json.open('{').name("name").value(order.order()).name("parents").open('[');
                for (int parent : picture(player, order, order.runs().get(0)).parents()) {
                    json.value(parent);
                }
                json.close(']').name("runs").open('[').line();
                for (Run<V> run : order.runs()) {
                    json.open('{').name("algorithm").value(run.algorithm());
                    json.name("words").value(words(run)).name("visited").open('[');
                    for (int leaf : run.leaves()) {
                        json.value(leaf);
                    }
                    json.close(']').close('}').line();
                }
                json.close(']').close('}').line();
            }
            json.close(']').close('}');
        };
    }
}
