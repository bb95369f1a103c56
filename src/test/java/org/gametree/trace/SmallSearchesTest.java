package org.gametree.trace;

import org.junit.jupiter.api.Test;

/** The expectations of a trace on the smallest trees, where {@link ExhaustiveTest} goes on from. */
class SmallSearchesTest {

    @Test
    void aTraceIsThatOfAlphaBeta() {
        ExhaustiveTest.onAllSearches(4, search -> {
            TraceExpectations.agreesWithAlphaBeta(search);
            TraceExpectations.scansAsDefined(search);
            TraceExpectations.readingsAreSound(search);
        });
    }

    @Test
    void everyCutoffNamesWhoFirstEstablishedTheBoundInForce() {
        ExhaustiveTest.onAllSearches(4, TraceExpectations::cutoffsNameWhoEstablishedTheBound);
        SmallTrees.forEachSearch(
                SmallTrees.deepUpTo(1), SmallTrees.ATTAINED, TraceExpectations::cutoffsNameWhoEstablishedTheBound);
    }

    @Test
    void stepsCountersAndLinesAreThoseOfTheTrace() {
        ExhaustiveTest.onAllSearches(4, search -> {
            StepExpectations.stepsReplayTheSearch(search);
            CounterExpectations.countersAreThoseOfTheTrace(search);
            TraceExpectations.lineIsThatOfMinimax(search);
        });
    }
}
