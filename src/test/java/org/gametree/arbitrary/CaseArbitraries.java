package org.gametree.arbitrary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.law.SearchCase;

/**
 * Random cases whose windows are built around the minimax value, since among windows drawn at random hardly one in
 * sixteen holds it inside.
 */
public final class CaseArbitraries {
    private CaseArbitraries() {}

    /** Where a window lies. */
    public enum Window {
        /** a &lt; m &lt; b. */
        AROUND,
        /** m ≤ a &lt; b: the search fails low. */
        ABOVE,
        /** a &lt; b ≤ m: the search fails high. */
        BELOW,
        /** a = b. */
        EMPTY,
        /** a &gt; b. */
        CROSSED;

        /**
         * Tells where a window lies.
         *
         * @param <V> the type of the values
         * @param order compares the values
         * @param c the case whose window it is
         * @return where it lies
         */
        public static <V> Window of(BoundedOrder<V> order, SearchCase<V> c) {
            return of(order, new Minimax<>(order).minimax(c.p(), c.tree()), c.a(), c.b());
        }

        private static <V> Window of(BoundedOrder<V> order, V m, V a, V b) {
            if (order.le(b, a)) {
                return order.eq(a, b) ? EMPTY : CROSSED;
            }
            if (order.le(m, a)) {
                return ABOVE;
            }
            return order.le(b, m) ? BELOW : AROUND;
        }
    }

    /**
     * Returns cases over random trees: both players, and each kind of {@link Window} equally often where the tree admits
     * it, with bounds among ⊥, ⊤, the minimax value, the leaves' values and others.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @param values values that the order holds
     * @param trees the trees
     * @return the cases
     */
    public static <V> Arbitrary<SearchCase<V>> cases(
            BoundedOrder<V> order, Arbitrary<V> values, Arbitrary<GameTree<V>> trees) {
        return Combinators.combine(
                        Arbitraries.of(Player.class), trees, values.list().ofMaxSize(3))
                .flatAs((p, tree, more) -> windows(order, p, tree, more));
    }

    private static <V> Arbitrary<SearchCase<V>> windows(
            BoundedOrder<V> order, Player p, GameTree<V> tree, List<V> more) {
        List<V> bounds = bounds(order, p, tree, more);
        V m = bounds.get(0);
        List<Arbitrary<SearchCase<V>>> kinds = Arrays.stream(Window.values())
                .map(window -> bounds.stream()
                        .flatMap(a -> bounds.stream()
                                .filter(b -> Window.of(order, m, a, b) == window)
                                .map(b -> new SearchCase<>(p, a, b, tree)))
                        .toList())
                .filter(cases -> !cases.isEmpty())
                .map(Arbitraries::of)
                .toList();
        return Arbitraries.of(kinds).flatMap(kind -> kind);
    }

    private static <V> List<V> bounds(BoundedOrder<V> order, Player p, GameTree<V> tree, List<V> more) {
        List<V> bounds = new ArrayList<>();
        add(order, bounds, new Minimax<>(order).minimax(p, tree));
        add(order, bounds, order.bottom());
        add(order, bounds, order.top());
        more.forEach(value -> add(order, bounds, value));
        tree.map(value -> {
            if (bounds.size() < 10) {
                add(order, bounds, value);
            }
            return value;
        });
        return bounds;
    }

    private static <V> void add(BoundedOrder<V> order, List<V> bounds, V value) {
        if (bounds.stream().noneMatch(bound -> order.eq(bound, value))) {
            bounds.add(value);
        }
    }
}
