package org.gametree.trace;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.notation.Labels;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Rest;

/** What drawings say about their items, in words. */
final class LineText<V> {
    /** What a cut is; {@link #equalCuts} goes on. */
    static final String CUT = "cut: what is left cannot matter any more;";

    /** How many leaves and nodes of pruned subtrees are printed rather than counted. */
    private static final int SMALL = 12;

    /** How much of a label is shown. */
    private static final int LABEL = 40;

    private final Function<? super V, String> print;
    private final Glyphs glyphs;
    private final FoldLimits limits;
    private final CutoffText<V> cutoffs;

    LineText(Function<? super V, String> print, Glyphs glyphs, FoldLimits limits) {
        this.print = print;
        this.glyphs = glyphs;
        this.limits = limits;
        this.cutoffs = new CutoffText<>(print, glyphs);
    }

    /** Returns the line of a text drawing about an item at the end of a path. */
    String of(Drawn<V> drawn, List<Integer> path) {
        if (drawn.item() instanceof Branch<V> branch) {
            return name(drawn.labels()) + node(branch, path);
        }
        if (drawn.item() instanceof OneLeaf<V> one) {
            return drawn.depth() == 0
                    ? name(drawn.labels()) + "leaf " + window(one.leaf()) + " " + value(one.leaf())
                    : name(drawn.labels()) + print.apply(one.leaf().value());
        }
        if (drawn.item() instanceof LeafRow<V> row) {
            return row(row.leaves(), drawn.labels(), drawn.index());
        }
        if (drawn.item() instanceof Hidden<V> hidden) {
            return hidden(hidden.children());
        }
        return glyphs.cut + " " + pruned(((Rest<V>) drawn.item()).trees(), drawn.labels(), drawn.index());
    }

    private String node(Branch<V> branch, List<Integer> path) {
        SearchedNode<V> node = branch.node;
        String text = node.player() + " " + window(node) + " " + value(node);
        if (node.tree().children().isEmpty()) {
            return text + "  no children";
        }
        if (node.cutoff().isPresent()) {
            text += "  " + glyphs.cut + " " + cutoff(node, path);
        }
        return branch.folded() ? text + "  " + folded(node) : text;
    }

    String legend(Drawn<V> root) {
        if (!(root.item() instanceof Branch<V> branch)) {
            return "";
        }
        StringBuilder legend = new StringBuilder();
        if (branch.best && !branch.items().isEmpty()) {
            legend.append(glyphs.best).append(" principal variation\n");
        }
        if (Steps.of(branch.node).anyMatch(step -> step.kind() == Step.Kind.CUT)) {
            legend.append(glyphs.cut)
                    .append(' ')
                    .append(CUT)
                    .append(' ')
                    .append(equalCuts())
                    .append('\n');
        }
        return legend.isEmpty() ? "" : legend.insert(0, '\n').toString();
    }

    /** Says which cuts there are, since some courses cut on strict inequality only. */
    String equalCuts() {
        return "a bound equal to the other cuts too (b " + glyphs.atMost + " a)";
    }

    /** Returns a value as it is shown. */
    String printed(V value) {
        return print.apply(value);
    }

    String window(Searched<V> trace) {
        return "(" + print.apply(trace.alpha()) + ", " + print.apply(trace.beta()) + ")";
    }

    String value(Searched<V> trace) {
        return glyphs.reading(trace.reading()) + " " + print.apply(trace.value());
    }

    /** Says why the children that are left were pruned; of a node that has a cutoff. */
    String cutoff(SearchedNode<V> node, List<Integer> path) {
        return cutoffs.of(node, node.cutoff().orElseThrow(), path);
    }

    /** Names the cutoff of a node that has one. */
    String cutoffName(SearchedNode<V> node) {
        return cutoffs.name(node.cutoff().orElseThrow());
    }

    String folded(SearchedNode<V> node) {
        return glyphs.folded + " folded: " + extent(node);
    }

    String hidden(List<Searched<V>> children) {
        return glyphs.folded + " " + count(children.size(), "more child", "more children") + ": " + counted(children);
    }

    private String extent(SearchedNode<V> node) {
        String searched = count(node.searched().size(), "child", "children") + ", " + counted(node.searched());
        return node.cutoff().isPresent()
                ? searched + ", " + count(node.pruned().size(), "child", "children") + " not searched"
                : searched;
    }

    private String counted(List<Searched<V>> traces) {
        Counters counters = traces.stream().map(Counters::of).reduce(Counters.ZERO, Counters::plus);
        return counted(counters);
    }

    /** Goes on with the principal variation, where there is one and it is known. */
    static String principalVariation(Searched<?> trace) {
        return trace.reading() == Reading.EXACT && !PrincipalVariation.of(trace).isEmpty()
                ? "; principal variation " + CutoffText.dotted(PrincipalVariation.of(trace), Glyphs.UNICODE)
                : "";
    }

    static String counted(Counters counters) {
        return count(counters.leaves(), "leaf", "leaves") + " evaluated, "
                + count(counters.cutoffs(), "cutoff", "cutoffs");
    }

    String row(List<Searched<V>> leaves, Labels labels, int first) {
        String values = IntStream.range(0, Math.min(leaves.size(), limits.children()))
                .mapToObj(i -> name(labels.child(first + i))
                        + print.apply(leaves.get(i).value()))
                .collect(Collectors.joining(", "));
        String more = leaves.size() > limits.children() ? ", " + glyphs.folded : "";
        return leaves.size() + " leaves: " + values + more;
    }

    String pruned(List<GameTree<V>> trees, Labels labels, int first) {
        LeafCount found = LeafCount.of(trees);
        String leaves = (found.complete() ? "" : "at least ") + count(found.leaves(), "leaf", "leaves");
        if (found.vertices() <= SMALL) {
            return leaves + " not searched: " + brackets(trees, labels, first);
        }
        boolean leavesOnly = found.leaves() == found.vertices();
        String place = leavesOnly ? "" : " in " + count(trees.size(), "subtree", "subtrees");
        return leaves + place + " not searched";
    }

    // The recursion is no deeper than what is small.
    private String brackets(List<GameTree<V>> trees, Labels labels, int first) {
        return IntStream.range(0, trees.size())
                .mapToObj(i -> brackets(trees.get(i), labels.child(first + i)))
                .collect(Collectors.joining(", "));
    }

    private String brackets(GameTree<V> tree, Labels labels) {
        return name(labels)
                + (tree instanceof Leaf<V> leaf
                        ? print.apply(leaf.value())
                        : "[" + brackets(((Node<V>) tree).children(), labels, 0) + "]");
    }

    private static String name(Labels labels) {
        return labels.label()
                .filter(label -> !label.isEmpty())
                .map(label -> label(label) + ": ")
                .orElse("");
    }

    /** Returns a label as it is shown. */
    static String label(String label) {
        return Shown.isolated(Shown.of(label, LABEL));
    }

    static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
