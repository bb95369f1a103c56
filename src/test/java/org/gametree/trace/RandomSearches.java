package org.gametree.trace;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/** Random searches of trees with few distinct values, empty and unary nodes, and shared subtrees. */
final class RandomSearches {
    private RandomSearches() {}

    static Arbitrary<Search> ofTrees(int depth, int branching) {
        Arbitrary<BoundedOrder<Integer>> orders = Arbitraries.of(
                List.of(BoundedOrder.natural(0, 5), BoundedOrder.natural(-1, 6), BoundedOrder.natural(-9, 99)));
        return Combinators.combine(orders, Arbitraries.of(Player.class), nodes(depth, branching))
                .flatAs((order, p, tree) -> windows(order, new Minimax<>(order).minimax(p, tree))
                        .map(window -> new Search(order, p, window.get1(), window.get2(), tree)));
    }

    /** Windows around a value, full ones among them, and with a = b and a > b. */
    private static Arbitrary<Tuple.Tuple2<Integer, Integer>> windows(BoundedOrder<Integer> order, int value) {
        int lowest = Math.max(order.bottom(), value - 2);
        int highest = Math.min(order.top(), value + 2);
        Arbitrary<Integer> near = Arbitraries.integers().between(lowest, highest);
        return Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.just(Tuple.of(order.bottom(), order.top()))),
                Tuple.of(3, Combinators.combine(near, near).as(Tuple::of)));
    }

    private static Arbitrary<GameTree<Integer>> nodes(int depth, int branching) {
        Arbitrary<GameTree<Integer>> leaf = Arbitraries.integers().between(0, 5).map(GameTree::leaf);
        Arbitrary<GameTree<Integer>> child = depth == 1
                ? leaf
                : Arbitraries.frequencyOf(Tuple.of(2, leaf), Tuple.of(7, nodes(depth - 1, branching)));
        return Arbitraries.frequencyOf(
                Tuple.of(12, child.list().ofMinSize(1).ofMaxSize(branching).map(GameTree::node)),
                Tuple.of(1, Arbitraries.just(GameTree.node())),
                Tuple.of(1, child.map(shared -> GameTree.node(shared, shared))));
    }
}
