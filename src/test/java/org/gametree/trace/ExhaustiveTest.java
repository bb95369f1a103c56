package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.trace.SmallTrees.ATTAINED;
import static org.gametree.trace.SmallTrees.OUTSIDE;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** Every search of every small tree, with leaves that attain the order's bounds and with bounds beyond all leaves. */
class ExhaustiveTest {

    @Test
    void theSmallTreesAreAllThereAre() {
        assertThat(SmallTrees.upTo(6)).hasSize(5 + 5 + 30 + 205 + 1530 + 12130).doesNotHaveDuplicates();
    }

    @Test
    void valueCostAndVisitedLeavesAreAlphaBetas() {
        onAllSearches(5, TraceExpectations::agreesWithAlphaBeta);
    }

    @Test
    void windowsStopsValuesAndBestChildrenAreThoseOfTheDefinition() {
        onAllSearches(5, TraceExpectations::scansAsDefined);
    }

    @Test
    void everyReadingIsTrueOfTheMinimaxValue() {
        onAllSearches(5, TraceExpectations::readingsAreSound);
    }

    @Test
    void everyCutoffNamesWhoFirstEstablishedTheBoundInForce() {
        Set<OptionalInt> levels = new HashSet<>();
        onAllSearches(5, search -> levels.addAll(TraceExpectations.cutoffsNameWhoEstablishedTheBound(search)));
        SmallTrees.forEachSearch(
                SmallTrees.deepUpTo(3),
                ATTAINED,
                search -> levels.addAll(TraceExpectations.cutoffsNameWhoEstablishedTheBound(search)));
        assertThat(levels).containsExactlyInAnyOrder(OptionalInt.empty(), OptionalInt.of(1), OptionalInt.of(3));
    }

    @Test
    void theStepsReplayTheSearch() {
        onAllSearches(5, StepExpectations::stepsReplayTheSearch);
    }

    @Test
    void theCountersAreThoseOfTheTrace() {
        onAllSearches(5, CounterExpectations::countersAreThoseOfTheTrace);
    }

    @Test
    void anExactValueGivesTheLineOfTheMinimaxValues() {
        onAllSearches(5, TraceExpectations::lineIsThatOfMinimax);
    }

    @Test
    void theFullWindowGivesTheMinimaxValueAndItsLine() {
        for (BoundedOrder<Integer> order : List.of(ATTAINED, OUTSIDE)) {
            for (GameTree<Integer> tree : SmallTrees.upTo(6)) {
                for (Player p : Player.values()) {
                    Searched<Integer> trace = new Tracer<>(order).trace(p, tree);
                    Search search = new Search(order, p, order.bottom(), order.top(), tree);
                    assertThat(trace).isEqualTo(search.trace());
                    assertThat(trace.reading()).isEqualTo(Reading.EXACT);
                    assertThat(trace.value()).isEqualTo(search.minimax(p, tree));
                    TraceExpectations.lineIsThatOfMinimax(search);
                }
            }
        }
    }

    static void onAllSearches(int vertices, Consumer<Search> expectation) {
        SmallTrees.forEachSearch(SmallTrees.upTo(vertices), ATTAINED, expectation);
        SmallTrees.forEachSearch(SmallTrees.upTo(vertices - 1), OUTSIDE, expectation);
    }
}
