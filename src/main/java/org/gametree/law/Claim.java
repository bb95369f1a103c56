package org.gametree.law;

import java.util.List;
import java.util.Optional;
import org.gametree.core.BoundedOrder;

/**
 * What a law claims of one case: two sides and the relation that should hold between them.
 *
 * @param holds whether it does
 * @param left the left side
 * @param relation the relation, as a sign
 * @param right the right side
 * @param about what it is about, if that is not the case itself but one that the law made of it
 */
public record Claim(boolean holds, Object left, String relation, Object right, Optional<Object> about) {
    static final Claim TRUE = new Claim(true, "true", "=", "true");

    /**
     * Claims something of the case itself.
     *
     * @param holds whether it does
     * @param left the left side
     * @param relation the relation, as a sign
     * @param right the right side
     */
    public Claim(boolean holds, Object left, String relation, Object right) {
        this(holds, left, relation, right, Optional.empty());
    }

    /**
     * Says that a claim is about something else than the case, so that a failure can be reproduced.
     *
     * @param subject what it is about
     * @return the same claim about it
     */
    public Claim about(Object subject) {
        return new Claim(holds, left, relation, right, Optional.of(subject));
    }

    /**
     * Claims x = y in an order.
     *
     * @param <V> the type of the values
     * @param order the order
     * @param x the left side
     * @param y the right side
     * @return the claim
     */
    public static <V> Claim eq(BoundedOrder<V> order, V x, V y) {
        return new Claim(order.eq(x, y), x, "=", y);
    }

    /**
     * Claims x ≤ y in an order.
     *
     * @param <V> the type of the values
     * @param order the order
     * @param x the left side
     * @param y the right side
     * @return the claim
     */
    public static <V> Claim le(BoundedOrder<V> order, V x, V y) {
        return new Claim(order.le(x, y), x, "≤", y);
    }

    /**
     * Claims that two counts are equal.
     *
     * @param x the left side
     * @param y the right side
     * @return the claim
     */
    public static Claim equal(long x, long y) {
        return new Claim(x == y, x, "=", y);
    }

    /**
     * Claims that two things are equal.
     *
     * @param x the left side
     * @param y the right side
     * @return the claim
     */
    public static Claim equal(Object x, Object y) {
        return new Claim(x.equals(y), x, "=", y);
    }

    /**
     * Claims that one count is at most another.
     *
     * @param x the left side
     * @param y the right side
     * @return the claim
     */
    public static Claim atMost(long x, long y) {
        return new Claim(x <= y, x, "≤", y);
    }

    /**
     * Claims that a value is among others.
     *
     * @param <V> the type of the values
     * @param order says which values are equal
     * @param x the value
     * @param values the others
     * @return the claim
     */
    public static <V> Claim in(BoundedOrder<V> order, V x, List<V> values) {
        return new Claim(values.stream().anyMatch(y -> order.eq(x, y)), x, "∈", values);
    }

    /**
     * Claims that some numbers stand in others in the same order, not necessarily side by side.
     *
     * @param part the numbers
     * @param whole the others
     * @return the claim
     */
    public static Claim subsequence(List<Integer> part, List<Integer> whole) {
        int found = 0;
        for (Integer each : whole) {
            if (found < part.size() && each.equals(part.get(found))) {
                found++;
            }
        }
        return new Claim(found == part.size(), part, "is a subsequence of", whole);
    }

    /**
     * Claims several things at once.
     *
     * @param claims the claims
     * @return the first that is false; a true one if all are true
     */
    public static Claim all(Iterable<Claim> claims) {
        for (Claim claim : claims) {
            if (!claim.holds) {
                return claim;
            }
        }
        return TRUE;
    }

    /**
     * Claims this and another thing.
     *
     * @param other the other claim
     * @return this if it is false, otherwise the other
     */
    public Claim and(Claim other) {
        return holds ? other : this;
    }

    /** Returns both sides with the relation between them, and what they are about. */
    @Override
    public String toString() {
        return left + " " + relation + " " + right
                + about.map(subject -> ", searching " + subject).orElse("");
    }
}
