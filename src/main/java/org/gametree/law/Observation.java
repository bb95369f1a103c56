package org.gametree.law;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * What a search returned, and which leaves it looked at, in which order.
 *
 * <p>The search runs on leaves {@linkplain Tagged tagged} with their index, over an order that notes a leaf when it is
 * first compared. A search compares what it evaluates, if only with the window, except where the whole tree is one
 * leaf: so the leaf that a result came from counts as looked at, too.
 *
 * @param <V> the type of the values
 * @param value the value returned
 * @param time the cost returned
 * @param leaves the indices of the leaves looked at, counted from 0 over all leaves from left to right, in the order in
 *     which they were first looked at
 */
public record Observation<V>(V value, long time, List<Integer> leaves) {

    /**
     * Runs a search and watches it.
     *
     * @param <V> the type of the values
     * @param order the order of the values
     * @param search makes the search over the order it is given
     * @param c what to search
     * @return what was observed
     */
    public static <V> Observation<V> of(
            BoundedOrder<V> order, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search, SearchCase<V> c) {
        Set<Integer> leaves = new LinkedHashSet<>();
        BoundedOrder<Tagged<V>> noting = BoundedOrder.of(
                (x, y) -> {
                    note(leaves, x);
                    note(leaves, y);
                    return order.comparator().compare(x.value(), y.value());
                },
                Tagged.bound(order.bottom()),
                Tagged.bound(order.top()));
        AtomicInteger next = new AtomicInteger();
        GameTree<Tagged<V>> tagged = c.tree().map(value -> new Tagged<>(value, next.getAndIncrement()));
        Timed<Tagged<V>> result = search.apply(noting).search(c.p(), Tagged.bound(c.a()), Tagged.bound(c.b()), tagged);
        note(leaves, result.value());
        return new Observation<>(result.value().value(), result.time(), List.copyOf(leaves));
    }

    private static void note(Set<Integer> leaves, Tagged<?> value) {
        if (value.leaf() != Tagged.NO_LEAF) {
            leaves.add(value.leaf());
        }
    }
}
