package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/** What is printed with labels reads back as it was. */
class LabelProperties {

    @Property
    void parseOfPrintIsTheTreeAndItsLabels(@ForAll("labelled") LabelledTree tree) {
        String text = TreeNotation.print(tree);
        assertThat(TreeNotation.parseLabelled(text)).isEqualTo(tree);
        assertThat(TreeNotation.print(TreeNotation.parseLabelled(text))).isEqualTo(text);
        collect("quoted", text.contains("\""));
        collect("escaped", text.contains("\\"));
        collect("none", tree.labels().isNone());
        collect("labels below", !tree.labels().children().isEmpty());
    }

    private static void collect(String label, boolean occurs) {
        Statistics.label(label)
                .collect(occurs)
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 1));
    }

    @Property
    void aTextWithoutLabelsIsReadTheSameWhereLabelsAreRead(@ForAll("labelled") LabelledTree tree) {
        String text = TreeNotation.print(tree.tree());
        assertThat(TreeNotation.parseLabelled(text)).isEqualTo(new LabelledTree(tree.tree(), Labels.NONE));
    }

    @Property
    void anyTextIsALabelledTreeOrRefused(@ForAll("texts") String text) {
        boolean isRead;
        try {
            LabelledTree read = TreeNotation.parseLabelled(text);
            assertThat(TreeNotation.parseLabelled(TreeNotation.print(read))).isEqualTo(read);
            isRead = true;
        } catch (NotationException refused) {
            assertThat(refused.column()).isBetween(1, text.length() + 1);
            isRead = false;
        }
        Statistics.collect(isRead);
        Statistics.coverage(coverage -> {
            coverage.check(true).percentage(percent -> percent > 5);
            coverage.check(false).percentage(percent -> percent > 5);
        });
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<List<String>> pieces = Arbitraries.of(
                        "A", "B:", "3", "\"", "\\\"", "\"x y\"", "[", "]", "(1)", "A[2]", "B:3", " ", ",", ":")
                .list()
                .ofMinSize(1)
                .ofMaxSize(6);
        Arbitrary<List<String>> trees = Arbitraries.of("3", "(1)", "A[2]", "B:3", "\"x y\"[]", "C[]")
                .list()
                .ofMaxSize(4);
        return Arbitraries.frequencyOf(
                Tuple.of(4, pieces.map(text -> String.join("", text))),
                Tuple.of(1, trees.map(text -> "[" + String.join(" ", text) + "]")));
    }

    @Provide
    Arbitrary<LabelledTree> labelled() {
        Arbitrary<String> trees = Arbitraries.of(
                "[[3, 5], [2, 9]]", "7", "[]", "[1, [2, [3]], []]", "[inf, -inf, 0.50]", "[[[[]]], 1E+9]");
        Arbitrary<String> any = Arbitraries.strings().ofMaxLength(4);
        Arbitrary<String> word = Arbitraries.of("A", "Bb", "inf", "full", "e4", "3", "\"", "\\", "é", "\uD800", "a b");
        Arbitrary<Optional<String>> label =
                Arbitraries.frequencyOf(Tuple.of(3, word), Tuple.of(1, any)).optional(0.6);
        return Combinators.combine(trees, label.list().ofSize(8), Arbitraries.of(true, true, true, false))
                .as((text, labels, isLabelled) -> {
                    GameTree<?> tree = TreeNotation.parse(text);
                    Labels all = isLabelled ? labels(tree, labels.iterator()) : Labels.NONE;
                    return new LabelledTree(TreeNotation.parse(text), all);
                });
    }

    private static Labels labels(GameTree<?> tree, Iterator<Optional<String>> next) {
        Optional<String> label = next.hasNext() ? next.next() : Optional.empty();
        Map<Integer, Labels> below = new HashMap<>();
        int index = 0;
        for (GameTree<?> child : tree instanceof Node<?> node ? node.children() : List.<GameTree<?>>of()) {
            Labels labels = labels(child, next);
            if (!labels.isNone()) {
                below.put(index, labels);
            }
            index++;
        }
        return new Labels(label, below);
    }
}
