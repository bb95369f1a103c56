package org.gametree.law;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;

/**
 * What an order must satisfy for anything else here to hold: run these on an order of your own before searching with
 * it.
 *
 * @param <V> the type of the values
 * @param order the order that the laws are about
 */
public record BoundedOrderLaws<V>(BoundedOrder<V> order) {

    /**
     * Three values that the order holds.
     *
     * @param <V> the type of the values
     * @param x a value
     * @param y a value
     * @param z a value
     */
    public record Triple<V>(V x, V y, V z) {

        /**
         * Returns every triple of some values.
         *
         * @param <V> the type of the values
         * @param values the values
         * @return all triples; each iteration makes them anew
         */
        public static <V> Iterable<Triple<V>> all(List<V> values) {
            return () -> values.stream()
                    .flatMap(x -> values.stream().flatMap(y -> values.stream().map(z -> new Triple<>(x, y, z))))
                    .iterator();
        }
    }

    /**
     * Makes the laws of one order.
     *
     * @param order the order that the laws are about
     * @throws NullPointerException if {@code order} is null
     */
    public BoundedOrderLaws {
        Objects.requireNonNull(order, "order is null; expected the order to be checked");
    }

    /**
     * Returns all laws of orders.
     *
     * @return the laws
     */
    public List<Law<Triple<V>>> all() {
        return Stream.of(linear(), lattice(), window()).flatMap(List::stream).toList();
    }

    /**
     * Returns the laws of a bounded linear order. If one fails, the comparator is not an order, or not bounded by ⊥ and
     * ⊤: comparing by subtraction overflows, and NaN compares like nothing else.
     *
     * @return the laws
     */
    public List<Law<Triple<V>>> linear() {
        return List.of(
                Law.always("reflexive", "x = x", t -> Claim.eq(order, t.x, t.x)),
                Law.always(
                        "opposite",
                        "compare(x, y) and compare(y, x) have opposite signs",
                        t -> Claim.equal(sign(t.x, t.y), -sign(t.y, t.x))),
                new Law<>(
                        "transitive",
                        "x ≤ y and y ≤ z imply x ≤ z",
                        t -> order.le(t.x, t.y) && order.le(t.y, t.z),
                        t -> Claim.le(order, t.x, t.z)),
                new Law<>(
                        "equal alike",
                        "x = y implies that x and y compare alike with z",
                        t -> order.eq(t.x, t.y),
                        t -> Claim.equal(sign(t.x, t.z), sign(t.y, t.z))),
                Law.always(
                        "bounds",
                        "⊥ ≤ x ≤ ⊤",
                        t -> Claim.le(order, order.bottom(), t.x).and(Claim.le(order, t.x, order.top()))),
                Law.always(
                        "relations",
                        "le, lt and eq are the signs of compare",
                        t -> Claim.equal(
                                List.of(order.le(t.x, t.y), order.lt(t.x, t.y), order.eq(t.x, t.y)), signs(t))));
    }

    /**
     * Returns the laws of {@code max} and {@code min}: least upper and greatest lower bound, and of equal values the first.
     *
     * @return the laws
     */
    public List<Law<Triple<V>>> lattice() {
        return List.of(
                Law.always(
                        "max",
                        "max(x, y) ≤ z iff x ≤ z and y ≤ z",
                        t -> Claim.equal(order.le(order.max(t.x, t.y), t.z), order.le(t.x, t.z) && order.le(t.y, t.z))),
                Law.always(
                        "min",
                        "z ≤ min(x, y) iff z ≤ x and z ≤ y",
                        t -> Claim.equal(order.le(t.z, order.min(t.x, t.y)), order.le(t.z, t.x) && order.le(t.z, t.y))),
                new Law<>(
                        "first of equals",
                        "x = y implies that max and min return x itself",
                        t -> order.eq(t.x, t.y),
                        t -> new Claim(
                                order.max(t.x, t.y) == t.x && order.min(t.x, t.y) == t.x,
                                List.of(order.max(t.x, t.y), order.min(t.x, t.y)),
                                "both are",
                                t.x)));
    }

    /**
     * Returns the laws of {@code clamp} and {@code reversed}.
     *
     * @return the laws
     */
    public List<Law<Triple<V>>> window() {
        return List.of(
                new Law<>(
                        "clamp",
                        "x ≤ y implies that clamp(x, y, z) is z inside, and else the bound on z's side",
                        t -> order.le(t.x, t.y),
                        t -> Claim.eq(order, order.clamp(t.x, t.y, t.z), clamped(t))),
                Law.always(
                        "reversed",
                        "reversed: ≤ turned around, max is min, ⊥ is ⊤",
                        t -> Claim.equal(order.reversed().le(t.x, t.y), order.le(t.y, t.x))
                                .and(Claim.eq(order, order.reversed().max(t.x, t.y), order.min(t.x, t.y)))
                                .and(Claim.eq(order, order.reversed().bottom(), order.top()))));
    }

    private V clamped(Triple<V> t) {
        if (order.lt(t.z, t.x)) {
            return t.x;
        }
        return order.lt(t.y, t.z) ? t.y : t.z;
    }

    private long sign(V x, V y) {
        return Integer.signum(order.comparator().compare(x, y));
    }

    private List<Boolean> signs(Triple<V> t) {
        long sign = sign(t.x, t.y);
        return List.of(sign <= 0, sign < 0, sign == 0);
    }
}
