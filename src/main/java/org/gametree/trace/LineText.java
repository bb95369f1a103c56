package org.gametree.trace;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.Item;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Rest;

/** What stands on a line of a text drawing, behind the lines of the tree. */
final class LineText<V> {
    /** How many leaves and nodes of pruned subtrees are printed rather than counted. */
    private static final int SMALL = 12;

    private final Function<? super V, String> print;
    private final Glyphs glyphs;
    private final FoldLimits limits;
    private final CutoffText<V> cutoffs;

    LineText(TextDrawing<V> drawing) {
        this.print = drawing.print();
        this.glyphs = drawing.glyphs();
        this.limits = drawing.limits();
        this.cutoffs = new CutoffText<>(print, glyphs);
    }

    String ofRoot(SearchedLeaf<V> leaf) {
        return "leaf" + windowAndValue(leaf);
    }

    String of(Branch<V> branch, List<Integer> path) {
        SearchedNode<V> node = branch.node;
        String text = node.player() + windowAndValue(node);
        if (node.tree().children().isEmpty()) {
            return text + "  no children";
        }
        if (node.cutoff().isPresent()) {
            text += "  " + cutoffs.of(node, node.cutoff().get(), path);
        }
        return branch.folded() ? text + "  " + glyphs.folded + " folded: " + extent(node) : text;
    }

    String of(Item<V> item) {
        if (item instanceof OneLeaf<V> one) {
            return print.apply(one.leaf().value());
        }
        if (item instanceof LeafRow<V> row) {
            return row(row.leaves());
        }
        if (item instanceof Hidden<V> hidden) {
            return glyphs.folded + " " + count(hidden.children().size(), "more child", "more children") + ": "
                    + counted(hidden.children());
        }
        return rest(((Rest<V>) item).trees());
    }

    String legend(Branch<V> root) {
        StringBuilder legend = new StringBuilder();
        if (root.best && !root.items().isEmpty()) {
            legend.append(glyphs.best).append(" principal variation\n");
        }
        if (Steps.of(root.node).anyMatch(step -> step.kind() == Step.Kind.CUT)) {
            legend.append(glyphs.cut)
                    .append(" cut: what is left cannot matter any more; a bound equal to the other cuts too (b ")
                    .append(glyphs.atMost)
                    .append(" a)\n");
        }
        return legend.isEmpty() ? "" : legend.insert(0, '\n').toString();
    }

    private String windowAndValue(Searched<V> trace) {
        return " (" + print.apply(trace.alpha()) + ", " + print.apply(trace.beta()) + ") "
                + glyphs.reading(trace.reading()) + " " + print.apply(trace.value());
    }

    private String extent(SearchedNode<V> node) {
        String searched = count(node.searched().size(), "child", "children") + ", " + counted(node.searched());
        return node.cutoff().isPresent()
                ? searched + ", " + count(node.pruned().size(), "child", "children") + " not searched"
                : searched;
    }

    private String counted(List<Searched<V>> traces) {
        Counters counters = traces.stream().map(Counters::of).reduce(Counters.ZERO, Counters::plus);
        return count(counters.leaves(), "leaf", "leaves") + " evaluated, "
                + count(counters.cutoffs(), "cutoff", "cutoffs");
    }

    private String row(List<Searched<V>> leaves) {
        String values = leaves.stream()
                .limit(limits.children())
                .map(leaf -> print.apply(leaf.value()))
                .collect(Collectors.joining(", "));
        String more = leaves.size() > limits.children() ? ", " + glyphs.folded : "";
        return leaves.size() + " leaves: " + values + more;
    }

    private String rest(List<GameTree<V>> trees) {
        LeafCount found = LeafCount.of(trees);
        String leaves = (found.complete() ? "" : "at least ") + count(found.leaves(), "leaf", "leaves");
        if (found.vertices() <= SMALL) {
            return glyphs.cut + " " + leaves + " not searched: " + brackets(trees);
        }
        boolean leavesOnly = found.leaves() == found.vertices();
        String place = leavesOnly ? "" : " in " + count(trees.size(), "subtree", "subtrees");
        return glyphs.cut + " " + leaves + place + " not searched";
    }

    private String brackets(List<GameTree<V>> trees) {
        return trees.stream().map(this::brackets).collect(Collectors.joining(", "));
    }

    private String brackets(GameTree<V> tree) {
        return tree instanceof Leaf<V> leaf
                ? print.apply(leaf.value())
                : "[" + brackets(((Node<V>) tree).children()) + "]";
    }

    private static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
