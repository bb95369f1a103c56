package org.gametree.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.notation.Labels;

/** What {@code --order} takes: how the children of every node are to stand. */
enum Order {
    GIVEN,
    BEST_FIRST,
    WORST_FIRST;

    /** A tree in some order, with the labels that go with its leaves and nodes. */
    record Ordered<V>(GameTree<V> tree, Labels labels) {}

    private record Valued<V>(GameTree<V> tree, Labels labels, V value) {}

    /** Returns the tree with its children sorted by their minimax values, equal ones as they were. */
    <V> GameTree<V> of(BoundedOrder<V> order, Player p, GameTree<V> tree) {
        return of(order, p, tree, Labels.NONE).tree;
    }

    /** Returns the same, and its labels, each with the leaf or node that it names. */
    <V> Ordered<V> of(BoundedOrder<V> order, Player p, GameTree<V> tree, Labels labels) {
        if (this == GIVEN) {
            return new Ordered<>(tree, labels);
        }
        Valued<V> sorted = sorted(order, p, tree, labels);
        return new Ordered<>(sorted.tree, sorted.labels);
    }

    private <V> Valued<V> sorted(BoundedOrder<V> order, Player p, GameTree<V> tree, Labels labels) {
        if (tree instanceof Leaf<V> leaf) {
            return new Valued<>(leaf, labels, leaf.value());
        }
        List<Valued<V>> children = new ArrayList<>();
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            children.add(sorted(order, p.opponent(), child, labels.child(children.size())));
        }
        children.sort(inThisOrder(order, p));
        List<GameTree<V>> trees = new ArrayList<>(children.size());
        Map<Integer, Labels> names = new HashMap<>();
        V best = p == Player.MAX ? order.bottom() : order.top();
        for (Valued<V> child : children) {
            if (!child.labels.isNone()) {
                names.put(trees.size(), child.labels);
            }
            trees.add(child.tree);
            best = p == Player.MAX ? order.max(best, child.value) : order.min(best, child.value);
        }
        return new Valued<>(GameTree.node(trees), new Labels(labels.label(), names), best);
    }

    private <V> Comparator<Valued<V>> inThisOrder(BoundedOrder<V> order, Player p) {
        boolean ascending = this == BEST_FIRST ^ p == Player.MAX;
        BoundedOrder<V> first = ascending ? order : order.reversed();
        return (x, y) -> first.comparator().compare(x.value, y.value);
    }

    /** Returns the name as it is given and printed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
