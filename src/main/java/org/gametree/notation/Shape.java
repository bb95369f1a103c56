package org.gametree.notation;

import java.util.ArrayList;
import java.util.List;
import org.gametree.core.GameTree;

/** The shapes that a row of trees can be given from outside, the trees standing from left to right at its leaves. */
final class Shape {
    private Shape() {}

    /** Returns the tree of so many children at every node and so many levels of nodes, over branching^depth trees. */
    static <V> GameTree<V> full(int branching, int depth, List<GameTree<V>> trees) {
        List<GameTree<V>> row = trees;
        for (int level = 0; level < depth; level++) {
            row = grouped(branching, row);
        }
        return row.get(0);
    }

    private static <V> List<GameTree<V>> grouped(int size, List<GameTree<V>> row) {
        List<GameTree<V>> nodes = new ArrayList<>();
        for (int from = 0; from < row.size(); from += size) {
            nodes.add(GameTree.node(row.subList(from, from + size)));
        }
        return nodes;
    }

    /** Returns the only tree, or a node over the two halves of several, the left one ending at the middle index. */
    static <V> GameTree<V> halves(List<GameTree<V>> trees) {
        if (trees.size() == 1) {
            return trees.get(0);
        }
        int middle = (trees.size() - 1) / 2;
        return GameTree.node(
                List.of(halves(trees.subList(0, middle + 1)), halves(trees.subList(middle + 1, trees.size()))));
    }
}
