package org.gametree.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/** What {@code --order} takes: how the children of every node are to stand. */
enum Order {
    GIVEN,
    BEST_FIRST,
    WORST_FIRST;

    private record Valued<V>(GameTree<V> tree, V value) {}

    /** Returns the tree with its children sorted by their minimax values, equal ones as they were. */
    <V> GameTree<V> of(BoundedOrder<V> order, Player p, GameTree<V> tree) {
        return this == GIVEN ? tree : sorted(order, p, tree).tree;
    }

    private <V> Valued<V> sorted(BoundedOrder<V> order, Player p, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return new Valued<>(leaf, leaf.value());
        }
        List<Valued<V>> children = new ArrayList<>();
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            children.add(sorted(order, p.opponent(), child));
        }
        children.sort(inThisOrder(order, p));
        List<GameTree<V>> trees = new ArrayList<>(children.size());
        V best = p == Player.MAX ? order.bottom() : order.top();
        for (Valued<V> child : children) {
            trees.add(child.tree);
            best = p == Player.MAX ? order.max(best, child.value) : order.min(best, child.value);
        }
        return new Valued<>(GameTree.node(trees), best);
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
