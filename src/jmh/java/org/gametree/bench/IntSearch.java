package org.gametree.bench;

import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** Fail-hard alpha-beta as one would write it by hand for ints: what the generic search is measured against. */
final class IntSearch {
    private long leaves;

    /** A tree as plain objects with int fields; a leaf has no array of children. */
    static final class Tree {
        private final int value;
        private final Tree[] children;

        private Tree(int value, Tree[] children) {
            this.value = value;
            this.children = children;
        }

        static Tree of(GameTree<Integer> tree) {
            return tree instanceof Leaf<Integer> leaf
                    ? new Tree(leaf.value(), null)
                    : new Tree(
                            0,
                            ((Node<Integer>) tree)
                                    .children().stream().map(Tree::of).toArray(Tree[]::new));
        }
    }

    long leaves() {
        return leaves;
    }

    int max(Tree tree, int alpha, int beta) {
        if (tree.children == null) {
            leaves++;
            return tree.value;
        }
        int a = alpha;
        for (Tree child : tree.children) {
            a = Math.max(a, min(child, a, beta));
            if (beta <= a) {
                return a;
            }
        }
        return a;
    }

    int min(Tree tree, int alpha, int beta) {
        if (tree.children == null) {
            leaves++;
            return tree.value;
        }
        int b = beta;
        for (Tree child : tree.children) {
            b = Math.min(b, max(child, alpha, b));
            if (b <= alpha) {
                return b;
            }
        }
        return b;
    }
}
