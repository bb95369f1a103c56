package org.gametree.cli;

import java.math.BigDecimal;
import java.util.OptionalInt;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.law.Observation;
import org.gametree.law.Tagged;
import org.gametree.notation.TreeNotation;
import org.gametree.variant.BoundsMemory;

/**
 * What any search did, from outside.
 *
 * @param seen its value, its evaluations, and the leaves that it looked at
 * @param passes how many passes it took, if it goes in passes
 */
record Watched(Observation<Bounded<BigDecimal>> seen, OptionalInt passes) {

    static Watched of(Question question) {
        Tagged<Bounded<BigDecimal>> guess = Tagged.bound(question.guess());
        return new Watched(
                Observation.of(
                        TreeNotation.order(), over -> question.algorithm().over(over, guess), question.searchCase()),
                passes(question));
    }

    private static OptionalInt passes(Question question) {
        BoundedOrder<Bounded<BigDecimal>> order = TreeNotation.order();
        return question.algorithm().inPasses(order, question.guess()).stream()
                .mapToInt(driver -> driver.passes(
                                question.window().a(),
                                question.window().b(),
                                BoundsMemory.of(order, question.player(), question.tree()))
                        .size())
                .findFirst();
    }

    boolean repeats() {
        return seen.time() > seen.leaves().size();
    }
}
