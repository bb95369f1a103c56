package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;

/** The laws beyond the theorems on random trees. */
class FurtherLawsProperties {
    private static final BoundedOrder<Integer> TO_NINE = BoundedOrder.natural(0, 9);

    @Provide
    Arbitrary<Instance<?>> instances() {
        return Instance.any();
    }

    @Property
    void everyLawOfAlphaBetaHolds(@ForAll("instances") Instance<?> instance) {
        hold(instance);
    }

    private static <V> void hold(Instance<V> instance) {
        AlphaBetaLaws<V> laws = instance.laws();
        Tally tally = Law.verify(laws.all(), List.of(instance.c()));
        assertThat(tally.applied()).hasSameSizeAs(laws.all());
        assertThat(tally.applied("V")).isEqualTo(1);
        assertThat(tally.applied("|C|")).isEqualTo(1);
    }

    @Property
    void theVisitedLeavesAreThoseOfTheOracle(@ForAll("instances") Instance<?> instance) {
        visitedAsPredicted(instance);
    }

    private static <V> void visitedAsPredicted(Instance<V> instance) {
        LeafLaws<V> laws = instance.leafLaws();
        Tally tally = Law.verify(List.of(laws.visitOracle(), laws.duality()), List.of(instance.c()));
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Property(tries = 300)
    void onlyVisitedLeavesMatter(@ForAll("small") SearchCase<Integer> c) {
        LeafLaws<Integer> laws = new LeafLaws<>(TO_NINE, over -> new AlphaBeta<>(over)::alphaBeta);
        Tally tally = Law.verify(List.of(laws.narrowing(), laws.nonInterference(), laws.relevance()), List.of(c));
        Statistics.collect(tally.applied("relevance") == 1);
        Statistics.coverage(coverage -> coverage.check(true).percentage(percent -> percent >= 5));
    }

    @Property
    void increasingMapsKeepWhatTheyShould(@ForAll("small") SearchCase<Integer> c) {
        MapLaws<Integer> doubling = new MapLaws<>(
                TO_NINE, over -> new AlphaBeta<>(over)::alphaBeta, x -> 2 * x + 1, BoundedOrder.natural(0, 20));
        MapLaws<Integer> halving = new MapLaws<>(
                TO_NINE, over -> new AlphaBeta<>(over)::alphaBeta, x -> x / 2, BoundedOrder.natural(0, 4));
        Tally strict = Law.verify(List.of(doubling.naturality(), doubling.weaklyIncreasing()), List.of(c));
        Tally weak = Law.verify(List.of(halving.weaklyIncreasing()), List.of(c));
        assertThat(strict.neverApplied()).isEmpty();
        assertThat(weak.neverApplied()).isEmpty();
    }

    @Provide
    Arbitrary<SearchCase<Integer>> small() {
        Arbitrary<Integer> values = Arbitraries.integers().between(0, 9);
        Arbitrary<GameTree<Integer>> trees = TreeArbitraries.trees(values, 4).filter(tree -> tree.leaves() <= 10);
        return CaseArbitraries.cases(TO_NINE, values, trees).withoutEdgeCases();
    }
}
