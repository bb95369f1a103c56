package org.gametree.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.Item;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Rest;
import org.gametree.trace.Outline.Unsearched;

/**
 * An item of an outline and its place in the drawing.
 *
 * @param item what is drawn
 * @param parent where in the list of what is drawn stands the node that it hangs from; −1 for the root
 * @param depth how many levels below the root
 * @param index the index of the child that it is about, or of the first of several; 0 for the root
 * @param last whether nothing else follows below the same node
 * @param labels the labels of that child and below; of its parent if the item is about several
 */
record Drawn<V>(Item<V> item, int parent, int depth, int index, boolean last, Labels labels) {

    /** Returns all that is drawn of a trace, from the root down and left to right. */
    static <V> List<Drawn<V>> of(Searched<V> trace, Labels labels, FoldLimits limits) {
        return all(trace instanceof SearchedNode<V> node ? Outline.of(node, limits) : leaf(trace), labels);
    }

    /** Returns the same, and what was cut off leaf by leaf and node by node as far as there is room. */
    static <V> List<Drawn<V>> whole(Searched<V> trace, Labels labels, FoldLimits limits) {
        return all(trace instanceof SearchedNode<V> node ? Outline.whole(node, limits) : leaf(trace), labels);
    }

    /** Returns the leaves and nodes of a tree of which nothing is told. */
    static <V> List<Drawn<V>> bare(Player player, GameTree<V> tree, Labels labels) {
        return all(new Unsearched<>(tree, player), labels);
    }

    private static <V> Item<V> leaf(Searched<V> trace) {
        return new OneLeaf<>((SearchedLeaf<V>) trace, false);
    }

    private static <V> List<Drawn<V>> all(Item<V> root, Labels labels) {
        List<Drawn<V>> drawn = new ArrayList<>();
        Deque<Drawn<V>> waiting = new ArrayDeque<>();
        waiting.push(new Drawn<>(root, -1, 0, 0, true, labels));
        while (!waiting.isEmpty()) {
            Drawn<V> next = waiting.pop();
            drawn.add(next);
            List<Drawn<V>> below = next.below(drawn.size() - 1);
            for (int i = below.size() - 1; i >= 0; i--) {
                waiting.push(below.get(i));
            }
        }
        return drawn;
    }

    private List<Drawn<V>> below(int position) {
        List<? extends Item<V>> items = item instanceof Branch<V> branch
                ? branch.items()
                : item instanceof Unsearched<V> unsearched ? unsearched.items() : List.of();
        List<Drawn<V>> below = new ArrayList<>();
        int child = 0;
        for (Item<V> each : items) {
            boolean isLast = below.size() == items.size() - 1;
            boolean isOne = each instanceof Branch || each instanceof OneLeaf || each instanceof Unsearched;
            below.add(new Drawn<>(each, position, depth + 1, child, isLast, isOne ? labels.child(child) : labels));
            child += children(each);
        }
        return below;
    }

    /** Returns how many children of one node an item is about. */
    static <V> int children(Item<V> item) {
        if (item instanceof LeafRow<V> row) {
            return row.leaves().size();
        }
        if (item instanceof Hidden<V> hidden) {
            return hidden.children().size();
        }
        return item instanceof Rest<V> rest ? rest.trees().size() : 1;
    }

    /** Tells whether the item is on the principal variation. */
    boolean best() {
        return item instanceof Branch<V> branch ? branch.best : item instanceof OneLeaf<V> leaf && leaf.best();
    }
}
