package org.gametree.cli;

import java.util.Optional;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/** The shape of a tree whose every node has as many children, and whose every leaf is as deep. A leaf alone is 1^0. */
record Uniform(int branching, int depth) {

    static Optional<Uniform> of(GameTree<?> tree) {
        int depth = 0;
        for (GameTree<?> at = tree;
                at instanceof Node<?> node && !node.children().isEmpty();
                depth++) {
            at = node.children().get(0);
        }
        int branching = tree instanceof Node<?> node ? node.children().size() : 1;
        return holds(tree, branching, depth) ? Optional.of(new Uniform(branching, depth)) : Optional.empty();
    }

    /** Returns the number of leaves, which has to fit into an int. */
    int size() {
        int size = 1;
        for (int level = 0; level < depth; level++) {
            size = Math.multiplyExact(size, branching);
        }
        return size;
    }

    private static boolean holds(GameTree<?> tree, int branching, int depth) {
        if (!(tree instanceof Node<?> node)) {
            return depth == 0;
        }
        if (depth == 0 || node.children().size() != branching) {
            return false;
        }
        for (GameTree<?> child : node.children()) {
            if (!holds(child, branching, depth - 1)) {
                return false;
            }
        }
        return true;
    }
}
