package org.gametree.law;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Minimax;
import org.gametree.core.TreeSearch;

/**
 * What is true when the values are mapped: a search uses nothing of them but their order.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param search makes the search that the laws are about, over the order it is given
 * @param map the map, increasing in {@code order}
 * @param image the order of the mapped values, whose bounds are not inside those of the images
 */
public record MapLaws<V>(
        BoundedOrder<V> order,
        Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search,
        UnaryOperator<V> map,
        BoundedOrder<V> image) {

    /**
     * Makes the laws of one search and one map.
     *
     * @param order compares the values and bounds them
     * @param search makes the search that the laws are about, over the order it is given
     * @param map the map
     * @param image the order of the mapped values
     * @throws NullPointerException if an argument is null
     */
    public MapLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected a function from an order to the search over it");
        Objects.requireNonNull(map, "map is null; expected an increasing map");
        Objects.requireNonNull(image, "image is null; expected the order of the mapped values");
    }

    /**
     * Naturality: a <em>strictly</em> increasing map of leaves, a and b maps r and keeps the visited leaves.
     *
     * <p>If it fails, the search computes with values, or asks them whether they are {@code equals}.
     *
     * @return the law; holds for every window, if the map is strictly increasing
     */
    public Law<SearchCase<V>> naturality() {
        return Law.always("naturality", "f strictly increasing: r(f t) = f(r t), same visited leaves", c -> {
            Observation<V> before = Observation.of(order, search, c);
            Observation<V> after = Observation.of(image, search, mapped(c));
            return Claim.eq(image, after.value(), map.apply(before.value()))
                    .and(Claim.equal(after.leaves(), before.leaves()));
        });
    }

    /**
     * Weakly increasing maps: minimax commutes with them (⊥ and ⊤ mapped as well), and the cost never rises, since what
     * they make equal cuts sooner.
     *
     * <p>The value r need not commute: MAX within (0, 2) over {@code [1, 3]} with 0, 1, 2, 3 mapped to 0, 1, 1, 2 gives 1
     * where f(r) is 2. If the law fails, equal values are not cut on.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> weaklyIncreasing() {
        Minimax<V> minimax = new Minimax<>(order);
        Minimax<V> mapped =
                new Minimax<>(BoundedOrder.of(image.comparator(), map.apply(order.bottom()), map.apply(order.top())));
        return Law.always("weakly increasing maps", "f increasing: m(f t) = f(m t), cost(f t) ≤ cost t", c -> {
            SearchCase<V> after = mapped(c);
            return Claim.eq(image, mapped.minimax(c.p(), after.tree()), map.apply(minimax.minimax(c.p(), c.tree())))
                    .and(Claim.atMost(
                            Observation.of(image, search, after).time(),
                            Observation.of(order, search, c).time()));
        });
    }

    private SearchCase<V> mapped(SearchCase<V> c) {
        return new SearchCase<>(
                c.p(), map.apply(c.a()), map.apply(c.b()), c.tree().map(map));
    }
}
