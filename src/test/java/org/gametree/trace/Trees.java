package org.gametree.trace;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.GameTree;

/** Trees written short, and the worked trees that courses, books and papers publish. */
final class Trees {
    static final GameTree<Integer> AIMA = n(n(3, 12, 8), n(2, 4, 6), n(14, 5, 2));
    static final GameTree<Integer> ARRAY = halves(3, 5, 6, 9, 1, 2, 0, -1);
    static final GameTree<Integer> LECTURE = n(n(3, 5), n(2, 9));
    static final GameTree<Integer> LECTURE_Q1 = n(n(2, 7), n(1, 8), n(3, 5), n(6, 4));
    static final GameTree<Integer> WIKIPEDIA =
            n(n(n(n(5, 6), n(7, 4, 5)), n(n(3))), n(n(n(6), n(6, 9)), n(n(7))), n(n(n(5)), n(n(9, 8), n(6))));
    static final GameTree<Integer> UCLA =
            n(n(n(n(3, 17), n(2, 12)), n(n(15), n(25, 0))), n(n(n(2, 5), n(3)), n(n(2, 14))));
    static final GameTree<Integer> MIT = n(10, n(20, n(1, n(4, 2))));
    static final GameTree<Integer> TIES = n(n(1, 1, 5), n(3, 4), n(3, 2));
    static final GameTree<Integer> EQUAL_BOUND = n(2, n(2, -9));
    static final GameTree<Integer> KNUTH_MOORE = uniform(
            3,
            4,
            "314159265358979323846264338327950288419716939937510582097494459230781640628620899"
                    .chars()
                    .map(Character::getNumericValue)
                    .iterator());
    static final GameTree<Integer> PLAAT = uniform(
            2,
            4,
            IntStream.of(41, 5, 12, 90, 101, 80, 20, 30, 34, 80, 36, 35, 50, 36, 25, 3)
                    .iterator());

    private Trees() {}

    /** A node over leaves, given as numbers, and trees. */
    static GameTree<Integer> n(Object... children) {
        return GameTree.node(Arrays.stream(children).map(Trees::tree).toList());
    }

    private static GameTree<Integer> tree(Object child) {
        if (child instanceof GameTree<?> tree) {
            return tree.map(Integer.class::cast);
        }
        return GameTree.leaf((Integer) child);
    }

    /** The array demonstration's tree: an array halved at (lo + hi) / 2 again and again. */
    static GameTree<Integer> halves(Integer... leaves) {
        return halves(List.of(leaves));
    }

    private static GameTree<Integer> halves(List<Integer> leaves) {
        if (leaves.size() == 1) {
            return GameTree.leaf(leaves.get(0));
        }
        int left = (leaves.size() + 1) / 2;
        return GameTree.node(halves(leaves.subList(0, left)), halves(leaves.subList(left, leaves.size())));
    }

    static GameTree<Integer> uniform(int branching, int depth, Iterator<Integer> leaves) {
        return depth == 0
                ? GameTree.leaf(leaves.next())
                : GameTree.node(Stream.generate(() -> uniform(branching, depth - 1, leaves))
                        .limit(branching)
                        .toList());
    }

    /** A leaf under so many nodes of one child. */
    static GameTree<Integer> chain(int depth) {
        GameTree<Integer> tree = GameTree.leaf(1);
        for (int i = 0; i < depth; i++) {
            tree = GameTree.node(tree);
        }
        return tree;
    }
}
