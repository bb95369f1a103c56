package org.gametree.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/** What of a trace is drawn, one item a line, and what is folded: the same for every kind of drawing. */
final class Outline<V> {

    /** A line of the drawing, about one child of a node or some that stand side by side. */
    sealed interface Item<V> permits Branch, OneLeaf, LeafRow, Hidden, Rest, Unsearched {}

    /** A leaf that was evaluated. */
    record OneLeaf<V>(SearchedLeaf<V> leaf, boolean best) implements Item<V> {}

    /** Leaves that were evaluated, too many for a line each. */
    record LeafRow<V>(List<Searched<V>> leaves) implements Item<V> {}

    /** Children that were searched, but are too many to draw. */
    record Hidden<V>(List<Searched<V>> children) implements Item<V> {}

    /** Children that were not searched. */
    record Rest<V>(List<GameTree<V>> trees) implements Item<V> {}

    /** One child that was not searched; the children below it are items too. */
    record Unsearched<V>(GameTree<V> tree, Player player) implements Item<V> {

        List<Unsearched<V>> items() {
            return tree instanceof Node<V> node ? of(node.children(), player.opponent()) : List.of();
        }

        private static <V> List<Unsearched<V>> of(List<GameTree<V>> trees, Player player) {
            return trees.stream().map(tree -> new Unsearched<>(tree, player)).toList();
        }
    }

    /** A node that was searched, with the items below it; while it is folded it has none. */
    static final class Branch<V> implements Item<V> {
        final SearchedNode<V> node;
        final int index;
        final boolean best;
        private final int depth;
        private List<Item<V>> items = List.of();

        private Branch(SearchedNode<V> node, int index, int depth, boolean best) {
            this.node = node;
            this.index = index;
            this.depth = depth;
            this.best = best;
        }

        List<Item<V>> items() {
            return items;
        }

        boolean folded() {
            return items.isEmpty() && !node.searched().isEmpty();
        }

        /** Tells whether no item below says why children were cut off, so that the node itself has to. */
        boolean tellsItsCutoff() {
            return node.cutoff().isPresent() && !hasRest();
        }

        private boolean hasRest() {
            return !items.isEmpty() && items.get(items.size() - 1) instanceof Rest;
        }
    }

    private final FoldLimits limits;
    private final List<Branch<V>> opened = new ArrayList<>();
    private long lines = 1;

    private Outline(FoldLimits limits) {
        this.limits = limits;
    }

    /** Opens the principal variation first, then level by level whatever fits. What was cut off is counted. */
    static <V> Branch<V> of(SearchedNode<V> node, FoldLimits limits) {
        return new Outline<V>(limits).open(node);
    }

    /** Opens what was searched in the same way, and then what was cut off as far as there is room left for the whole. */
    static <V> Branch<V> whole(SearchedNode<V> node, FoldLimits limits) {
        Outline<V> outline = new Outline<>(limits);
        Branch<V> root = outline.open(node);
        outline.opened.stream().filter(Branch::hasRest).forEach(outline::openRest);
        return root;
    }

    /** Refuses a tree that cannot be drawn leaf by leaf. */
    static <V> void requireWhole(GameTree<V> tree, FoldLimits limits) {
        requireWhole(List.of(tree), limits);
    }

    private static <V> void requireWhole(List<GameTree<V>> tree, FoldLimits limits) {
        LeafCount found = LeafCount.of(tree);
        if (found.vertices() > limits.lines()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "tree has %s%,d leaves and nodes; expected at most %,d, since each is drawn",
                    found.complete() ? "" : "at least ",
                    found.vertices(),
                    limits.lines()));
        }
        if (!isWithin(tree, limits.depth() + 1)) {
            throw new IllegalArgumentException("tree has more than " + limits.depth()
                    + " levels below its root; expected no more, since each is drawn");
        }
    }

    private Branch<V> open(SearchedNode<V> node) {
        Branch<V> root = new Branch<>(node, 0, 0, node.reading() == Reading.EXACT);
        Deque<Branch<V>> waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty()) {
            Branch<V> branch = waiting.removeFirst();
            List<Item<V>> items = branch.depth < limits.depth() ? items(branch) : List.of();
            if (lines + items.size() <= limits.lines()) {
                lines += items.size();
                branch.items = items;
                opened.add(branch);
                items.forEach(item -> enqueue(item, waiting));
            }
        }
        return root;
    }

    private void openRest(Branch<V> branch) {
        List<GameTree<V>> trees = branch.node.pruned();
        long more = LeafCount.of(trees).vertices() - 1;
        if (lines + more <= limits.lines() && isWithin(trees, limits.depth() - branch.depth)) {
            lines += more;
            branch.items = new ArrayList<>(branch.items.subList(0, branch.items.size() - 1));
            branch.items.addAll(Unsearched.of(trees, branch.node.player().opponent()));
        }
    }

    // The recursion is no deeper than what is drawn.
    private static <V> boolean isWithin(List<GameTree<V>> trees, int levels) {
        if (trees.isEmpty()) {
            return true;
        }
        return levels > 0
                && trees.stream()
                        .allMatch(tree -> !(tree instanceof Node<V> node) || isWithin(node.children(), levels - 1));
    }

    private static <V> void enqueue(Item<V> item, Deque<Branch<V>> waiting) {
        if (item instanceof Branch<V> branch) {
            if (branch.best) {
                waiting.addFirst(branch);
            } else {
                waiting.addLast(branch);
            }
        }
    }

    private List<Item<V>> items(Branch<V> branch) {
        List<Item<V>> items = new ArrayList<>();
        int searched = branch.node.searched().size();
        int best = branch.best ? branch.node.best() : -1;
        if (best >= 0) {
            stretch(branch, 0, best, items);
            items.add(one(branch, best, true));
        }
        stretch(branch, best + 1, searched, items);
        if (branch.node.cutoff().isPresent()) {
            items.add(new Rest<>(branch.node.pruned()));
        }
        return items;
    }

    private void stretch(Branch<V> branch, int from, int to, List<Item<V>> items) {
        List<Searched<V>> searched = branch.node.searched();
        int i = from;
        while (i < to && fits(items, to - i)) {
            int rowEnd = rowEnd(searched, i, to);
            if (rowEnd - i > limits.leaves()) {
                items.add(new LeafRow<>(searched.subList(i, rowEnd)));
                i = rowEnd;
            } else {
                int end = Math.max(rowEnd, i + 1);
                while (i < end && fits(items, to - i)) {
                    items.add(one(branch, i, false));
                    i++;
                }
            }
        }
        if (i < to) {
            items.add(new Hidden<>(searched.subList(i, to)));
        }
    }

    // One child alone is never hidden: the line that says so would be no shorter.
    private boolean fits(List<Item<V>> items, int left) {
        return items.size() < limits.children() || left == 1;
    }

    private static <V> int rowEnd(List<Searched<V>> searched, int from, int to) {
        int end = from;
        while (end < to && searched.get(end) instanceof SearchedLeaf) {
            end++;
        }
        return end;
    }

    private Item<V> one(Branch<V> branch, int index, boolean best) {
        return branch.node.searched().get(index) instanceof SearchedNode<V> node
                ? new Branch<>(node, index, branch.depth + 1, best)
                : new OneLeaf<>((SearchedLeaf<V>) branch.node.searched().get(index), best);
    }
}
