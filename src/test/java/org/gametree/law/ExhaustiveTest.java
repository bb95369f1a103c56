package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.junit.jupiter.api.Test;

/** {@link SmallWorldsTest} in larger worlds, every law of alpha-beta on more than three million cases. */
class ExhaustiveTest {

    @Test
    void everyLawOfAlphaBetaHoldsOnAllTreesUpTo7Vertices() {
        BoundedOrder<Integer> order = BoundedOrder.natural(0, 3);
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(order, new AlphaBeta<>(order)::alphaBeta).all(),
                Universe.of(List.of(0, 1, 2, 3), 7).cases());
        assertThat(tally.cases()).isGreaterThan(3_000_000);
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void everyLawOfAlphaBetaHoldsOnAllTreesUpTo5VerticesWhereNoLeafAttainsABound() {
        SmallWorldsTest.everyLawOfAlphaBetaHoldsWhereNoLeafAttainsABound(5);
    }

    @Test
    void everyLawOfVisitedLeavesHoldsOnAllTreesUpTo5Vertices() {
        SmallWorldsTest.everyLawOfVisitedLeavesHolds(5);
    }

    @Test
    void theLeastCostOverAllOrdersOfUpTo6VerticesIsTheSizeOfASmallestCertificate() {
        SmallWorldsTest.everyLawOfReorderingHolds(6);
    }
}
