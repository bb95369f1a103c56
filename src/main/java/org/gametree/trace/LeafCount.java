package org.gametree.trace;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/**
 * The leaves of some trees, counted in bounded time: a pruned tree may be far larger than what was searched, and one
 * that shares its subtrees larger than memory.
 *
 * @param leaves the leaves found
 * @param vertices the leaves and nodes found
 */
record LeafCount(long leaves, long vertices) {
    static final long LIMIT = 1_000_000;

    static <V> LeafCount of(List<GameTree<V>> trees) {
        long leaves = 0;
        long vertices = 0;
        Deque<Iterator<GameTree<V>>> open = new ArrayDeque<>();
        open.push(trees.iterator());
        while (!open.isEmpty() && vertices < LIMIT) {
            if (!open.element().hasNext()) {
                open.pop();
                continue;
            }
            vertices++;
            if (open.element().next() instanceof Node<V> node) {
                open.push(node.children().iterator());
            } else {
                leaves++;
            }
        }
        return new LeafCount(leaves, vertices);
    }

    boolean complete() {
        return vertices < LIMIT;
    }
}
