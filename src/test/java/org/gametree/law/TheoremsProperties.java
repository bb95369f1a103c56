package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.law.Law.Outcome;

/** The ten theorems on random trees and every window that their hypotheses allow, each under its Lean name. */
class TheoremsProperties {

    @Provide
    Arbitrary<Instance<?>> instances() {
        return Instance.any();
    }

    @Property
    void le_alphaBetaList_true(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::leAlphaBetaListTrue);
    }

    @Property
    void alphaBetaList_false_le(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaListFalseLe);
    }

    @Property
    void alphaBeta_time_le(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaTimeLe);
    }

    @Property
    void alphaBetaList_time_le(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaListTimeLe);
    }

    @Property
    void alphaBeta_spec(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaSpec);
    }

    @Property
    void alphaBetaList_spec(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaListSpec);
    }

    @Property
    void alphaBeta_le_of_minimax_le(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaLeOfMinimaxLe);
    }

    @Property
    void alphaBeta_eq_of_mem_window(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaEqOfMemWindow);
    }

    @Property
    void le_alphaBeta_of_le_minimax(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::leAlphaBetaOfLeMinimax);
    }

    @Property
    void alphaBeta_bot_top(@ForAll("instances") Instance<?> instance) {
        holds(instance, Theorems::alphaBetaBotTop);
    }

    private static <V> void holds(Instance<V> instance, Function<Theorems<V>, Law<SearchCase<V>>> theorem) {
        Law<SearchCase<V>> law = theorem.apply(instance.theorems());
        long applied = Law.verify(List.of(law), List.of(instance.c())).applied(law.name());
        Outcome outcome = applied == 1 ? Outcome.HOLDS : Outcome.VACUOUS;
        assertThat(outcome).isEqualTo(law.check(instance.c()));
        Statistics.collect(outcome);
        Statistics.coverage(coverage -> coverage.check(Outcome.HOLDS).percentage(percent -> percent >= 5));
    }
}
