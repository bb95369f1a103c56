package org.gametree.variant;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Timed;

/**
 * Pearl's TEST: on which side of a cut a tree's value lies (Pearl 1980), with the best value seen as in {@link
 * FailSoft}, so that the answer is a bound of the value on that side.
 */
final class NullWindow {
    private NullWindow() {}

    static <V> Timed<V> search(Side<V> side, Cut<V> cut, GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            return side.evaluate(leaf);
        }
        BoundedOrder<V> order = side.order();
        Cut<V> reversed = cut.reversed();
        V best = order.bottom();
        long time = 0;
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            Timed<V> result = search(side.opponent(), reversed, child);
            time += result.time();
            best = order.max(best, result.value());
            if (cut.isPassedBy(order, best)) {
                break;
            }
        }
        return new Timed<>(best, time);
    }
}
