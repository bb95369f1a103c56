package org.gametree.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;

/** Every search of every small tree: leaves 0 to 3, both players, every window over the order's values. */
final class SmallTrees {
    private static final int VALUES = 4;

    /** ⊥ and ⊤ are leaf values. */
    static final BoundedOrder<Integer> ATTAINED = BoundedOrder.natural(0, 3);

    /** ⊥ and ⊤ lie outside the leaf values. */
    static final BoundedOrder<Integer> OUTSIDE = BoundedOrder.natural(-1, 4);

    // Entry n holds all trees, and all lists of trees, of exactly n vertices.
    private static final List<List<GameTree<Integer>>> TREES = new ArrayList<>(List.of(List.of()));
    private static final List<List<List<GameTree<Integer>>>> LISTS = new ArrayList<>(List.of(List.of(List.of())));

    private SmallTrees() {}

    /** All trees with at most so many vertices, a leaf and a node counting one each. */
    static synchronized List<GameTree<Integer>> upTo(int vertices) {
        for (int n = TREES.size(); n <= vertices; n++) {
            TREES.add(ofSize(n));
            LISTS.add(listsOfSize(n));
        }
        return TREES.subList(0, vertices + 1).stream().flatMap(List::stream).toList();
    }

    /** All trees {@code [x, [y, [z, t]]]} of leaves x, y, z and a tree t: where cutoffs are deep. */
    static List<GameTree<Integer>> deepUpTo(int vertices) {
        List<GameTree<Integer>> trees = new ArrayList<>();
        for (GameTree<Integer> tree : upTo(vertices)) {
            for (GameTree<Integer> x : upTo(1)) {
                for (GameTree<Integer> y : upTo(1)) {
                    for (GameTree<Integer> z : upTo(1)) {
                        trees.add(GameTree.node(x, GameTree.node(y, GameTree.node(z, tree))));
                    }
                }
            }
        }
        return trees;
    }

    static void forEachSearch(List<GameTree<Integer>> trees, BoundedOrder<Integer> order, Consumer<Search> action) {
        for (GameTree<Integer> tree : trees) {
            for (Player p : Player.values()) {
                for (int a = order.bottom(); a <= order.top(); a++) {
                    for (int b = order.bottom(); b <= order.top(); b++) {
                        action.accept(new Search(order, p, a, b, tree));
                    }
                }
            }
        }
    }

    private static List<GameTree<Integer>> ofSize(int vertices) {
        List<GameTree<Integer>> trees = new ArrayList<>();
        for (int value = 0; vertices == 1 && value < VALUES; value++) {
            trees.add(GameTree.leaf(value));
        }
        LISTS.get(vertices - 1).forEach(children -> trees.add(GameTree.node(children)));
        return trees;
    }

    private static List<List<GameTree<Integer>>> listsOfSize(int vertices) {
        List<List<GameTree<Integer>>> lists = new ArrayList<>();
        for (int first = 1; first <= vertices; first++) {
            for (GameTree<Integer> head : TREES.get(first)) {
                for (List<GameTree<Integer>> tail : LISTS.get(vertices - first)) {
                    List<GameTree<Integer>> list = new ArrayList<>(List.of(head));
                    list.addAll(tail);
                    lists.add(list);
                }
            }
        }
        return lists;
    }
}
