package org.gametree.law;

import java.util.Objects;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Minimax;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * One case as alpha-beta and another search do it: what the laws of {@link RelationLaws} are checked on.
 *
 * @param <V> the type of the values
 * @param c what was searched
 * @param minimax the minimax value
 * @param alphaBeta what alpha-beta did
 * @param other what the other search did
 * @param untold what the other search returned where nothing told one leaf from another of equal value
 */
public record Comparison<V>(
        SearchCase<V> c, V minimax, Observation<V> alphaBeta, Observation<V> other, Timed<V> untold) {

    /**
     * Keeps a comparison.
     *
     * @param c what was searched
     * @param minimax the minimax value
     * @param alphaBeta what alpha-beta did
     * @param other what the other search did
     * @param untold what the other search returned where nothing told one leaf from another of equal value
     * @throws NullPointerException if an argument is null
     */
    public Comparison {
        Objects.requireNonNull(c, "c is null; expected what was searched");
        Objects.requireNonNull(minimax, "minimax is null; expected the minimax value");
        Objects.requireNonNull(alphaBeta, "alphaBeta is null; expected what alpha-beta did");
        Objects.requireNonNull(other, "other is null; expected what the other search did");
        Objects.requireNonNull(untold, "untold is null; expected what the other search returned");
    }

    /**
     * Runs both searches.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @param search makes the other search, over the order it is given
     * @param c what to search
     * @return what they did
     */
    public static <V> Comparison<V> of(
            BoundedOrder<V> order, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search, SearchCase<V> c) {
        return new Comparison<>(
                c,
                new Minimax<>(order).minimax(c.p(), c.tree()),
                Observation.of(order, over -> new AlphaBeta<>(over)::alphaBeta, c),
                Observation.of(order, search, c),
                untold(order, search, c));
    }

    private static <V> Timed<V> untold(
            BoundedOrder<V> order, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search, SearchCase<V> c) {
        BoundedOrder<Tagged<V>> tagless = BoundedOrder.of(
                (x, y) -> order.comparator().compare(x.value(), y.value()),
                Tagged.bound(order.bottom()),
                Tagged.bound(order.top()));
        return search.apply(tagless)
                .search(
                        c.p(),
                        Tagged.bound(c.a()),
                        Tagged.bound(c.b()),
                        c.tree().map(Tagged::bound))
                .map(Tagged::value);
    }

    /**
     * Runs both searches on many cases, one at a time.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @param search makes the other search, over the order it is given
     * @param cases what to search
     * @return the comparisons; each iteration makes them anew
     */
    public static <V> Iterable<Comparison<V>> all(
            BoundedOrder<V> order,
            Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search,
            Iterable<SearchCase<V>> cases) {
        return () -> StreamSupport.stream(cases.spliterator(), false)
                .map(c -> of(order, search, c))
                .iterator();
    }

    /** Returns the case. */
    @Override
    public String toString() {
        return c.toString();
    }
}
