package org.gametree.core;

import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Trees for tests, said in few words. */
final class Trees {
    private Trees() {}

    /** Returns the tree that well-formed bracket text such as {@code [[3, 5], 2]} shows. */
    static GameTree<Integer> tree(String text) {
        Deque<List<GameTree<Integer>>> open = new ArrayDeque<>(List.of(new ArrayList<>()));
        for (String token : text.split("(?<=[\\[\\],])|(?=[\\[\\],])", -1)) {
            switch (token.strip()) {
                case "[" -> open.push(new ArrayList<>());
                case "]" -> {
                    GameTree<Integer> node = node(open.pop());
                    open.element().add(node);
                }
                case ",", "" -> {}
                default -> open.element().add(leaf(Integer.valueOf(token.strip())));
            }
        }
        return open.element().get(0);
    }

    /** Returns a leaf under so many nodes of one child each. */
    static <V> GameTree<V> chain(int depth, V value) {
        GameTree<V> tree = leaf(value);
        for (int level = 0; level < depth; level++) {
            tree = node(List.of(tree));
        }
        return tree;
    }

    /** Returns the tree whose nodes all have {@code branching} children and whose leaves all lie {@code depth} deep. */
    static GameTree<Integer> uniform(int branching, int depth, IntUnaryOperator valueOfLeaf) {
        return uniform(branching, depth, 0, valueOfLeaf);
    }

    private static GameTree<Integer> uniform(int branching, int depth, int index, IntUnaryOperator valueOfLeaf) {
        if (depth == 0) {
            return leaf(valueOfLeaf.applyAsInt(index));
        }
        List<GameTree<Integer>> children = new ArrayList<>(branching);
        for (int i = 0; i < branching; i++) {
            children.add(uniform(branching, depth - 1, index * branching + i, valueOfLeaf));
        }
        return node(children);
    }
}
