package org.gametree.law;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.BoundedOrder;

/**
 * How another search may relate to alpha-beta: each search owes those of these laws that its documentation names.
 *
 * <pre>{@code
 * RelationLaws<Integer> laws = new RelationLaws<>(order);
 * Law.verify(List.of(laws.sameValue(), laws.noOtherLeaf()), Comparison.all(order, over -> new MySearch<>(over), cases));
 * }</pre>
 *
 * <p>In the statements m is the minimax value, r and visited are alpha-beta's, r' and visited' the other search's.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 */
public record RelationLaws<V>(BoundedOrder<V> order) {

    /**
     * Makes the laws over an order.
     *
     * @param order compares the values and bounds them
     * @throws NullPointerException if {@code order} is null
     */
    public RelationLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
    }

    /**
     * Same search: equal values, equal leaves in equal order, equal times.
     *
     * @return the law; holds of negamax for every window
     */
    public Law<Comparison<V>> sameSearch() {
        return Law.always(
                "same search",
                "r' = r, visited' = visited in order, cost' = cost",
                x -> Claim.eq(order, x.other().value(), x.alphaBeta().value())
                        .and(leavesEqual(x))
                        .and(Claim.equal(x.other().time(), x.alphaBeta().time())));
    }

    /**
     * Same value: what alpha-beta returns, inside the window and outside.
     *
     * @return the law; holds of principal variation search for every window
     */
    public Law<Comparison<V>> sameValue() {
        return Law.always(
                "same value",
                "r' = r",
                x -> Claim.eq(order, x.other().value(), x.alphaBeta().value()));
    }

    /**
     * Closer value: at least as close to m as alpha-beta's, on the same side of it.
     *
     * @return the law; holds of fail-soft alpha-beta for a &lt; b
     */
    public Law<Comparison<V>> closerValue() {
        return open("closer value", "a < b implies m ≤ r' ≤ r or r ≤ r' ≤ m", x -> {
            V m = x.minimax();
            V closer = x.other().value();
            V r = x.alphaBeta().value();
            return order.le(m, r)
                    ? Claim.le(order, m, closer).and(Claim.le(order, closer, r))
                    : Claim.le(order, r, closer).and(Claim.le(order, closer, m));
        });
    }

    /**
     * Clamped value: m brought into the window, which for a ≥ b is a.
     *
     * @return the law; holds of MTD(f) for every window
     */
    public Law<Comparison<V>> clampedValue() {
        return Law.always(
                "clamped value",
                "r' = clamp m",
                x -> Claim.eq(order, x.other().value(), order.clamp(x.c().a(), x.c().b(), x.minimax())));
    }

    /**
     * Exact value: m, whatever the window.
     *
     * @return the law; holds of Scout and of minimax for every window
     */
    public Law<Comparison<V>> exactValue() {
        return Law.always(
                "exact value", "r' = m", x -> Claim.eq(order, x.other().value(), x.minimax()));
    }

    /**
     * Same leaves: those that alpha-beta evaluates, in its order.
     *
     * @return the law; holds of fail-soft alpha-beta for a &lt; b
     */
    public Law<Comparison<V>> sameLeaves() {
        return open("same leaves", "a < b implies visited' = visited, in order", this::leavesEqual);
    }

    /**
     * No other leaf: every leaf that is evaluated, alpha-beta evaluates too.
     *
     * @return the law; holds of principal variation search and of MTD(f) with any guess, for every window
     */
    public Law<Comparison<V>> noOtherLeaf() {
        return Law.always(
                "no other leaf",
                "visited' ⊆ visited",
                x -> new Claim(
                        new HashSet<>(x.alphaBeta().leaves())
                                .containsAll(x.other().leaves()),
                        x.other().leaves(),
                        "⊆",
                        x.alphaBeta().leaves()));
    }

    /**
     * No leaf twice: the time is the number of the leaves that were evaluated.
     *
     * @return the law; holds of every search but principal variation search and Scout, for every window
     */
    public Law<Comparison<V>> noLeafTwice() {
        return Law.always(
                "no leaf twice",
                "cost' = the number of visited'",
                x -> Claim.equal(x.other().time(), x.other().leaves().size()));
    }

    /**
     * By path: a leaf is what stands at a place, not what looks like it. Where equal values cannot be told apart, value
     * and time are what they were.
     *
     * <p>If it fails, the search takes one subtree for another that is equal to it.
     *
     * @return the law; holds of every search, for every window
     */
    public Law<Comparison<V>> byPath() {
        return Law.always(
                "by path",
                "r' and cost' are the same where leaves are not told apart",
                x -> Claim.eq(order, x.untold().value(), x.other().value())
                        .and(Claim.equal(x.untold().time(), x.other().time())));
    }

    private Law<Comparison<V>> open(String name, String statement, Function<Comparison<V>, Claim> then) {
        return new Law<>(name, statement, x -> x.c().isOpen(order), then);
    }

    private Claim leavesEqual(Comparison<V> x) {
        List<Integer> leaves = x.other().leaves();
        return Claim.equal(leaves, x.alphaBeta().leaves());
    }
}
