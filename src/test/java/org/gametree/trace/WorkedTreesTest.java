package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.Player;
import org.gametree.trace.Counters.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The trees that courses, books and papers publish, with what they say about them. */
class WorkedTreesTest {
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.ints());

    static Stream<Arguments> published() {
        return Stream.of(
                arguments(Player.MAX, Trees.AIMA, 3, 7, 9, List.of(0, 0)),
                arguments(Player.MAX, Trees.ARRAY, 5, 5, 8, List.of(0, 0, 1)),
                arguments(Player.MAX, Trees.LECTURE, 3, 3, 4, List.of(0, 0)),
                arguments(Player.MAX, Trees.LECTURE_Q1, 4, 7, 8, List.of(3, 1)),
                arguments(Player.MAX, Trees.WIKIPEDIA, 6, 9, 14, List.of(1, 0, 0, 0)),
                arguments(Player.MAX, Trees.UCLA, 3, 6, 12, List.of(0, 0, 0, 0)),
                arguments(Player.MIN, Trees.UCLA, 14, 11, 12, List.of(1, 1, 0, 1)),
                arguments(Player.MAX, Trees.MIT, 10, 4, 5, List.of(0)),
                arguments(Player.MAX, Trees.TIES, 3, 6, 7, List.of(1, 0)),
                arguments(Player.MAX, Trees.EQUAL_BOUND, 2, 2, 3, List.of(0)),
                arguments(Player.MAX, Trees.KNUTH_MOORE, 2, 31, 81, List.of(0, 0, 2, 0)),
                arguments(Player.MAX, Trees.PLAAT, 35, 12, 16, List.of(1, 0, 1, 1)));
    }

    @ParameterizedTest
    @MethodSource("published")
    void haveTheirValueLeavesAndPrincipalVariation(
            Player p, GameTree<Integer> tree, int value, long evaluated, long leaves, List<Integer> line) {
        Searched<Integer> trace = TRACER.trace(p, tree);
        assertThat(trace.value()).isEqualTo(value);
        assertThat(Counters.of(trace).leaves()).isEqualTo(evaluated);
        assertThat(VisitedLeaves.of(trace).count()).isEqualTo(evaluated);
        assertThat(tree.leaves()).isEqualTo(leaves);
        assertThat(PrincipalVariation.of(trace)).isEqualTo(line);
        assertThat(PrincipalVariation.bestMove(trace)).hasValue(line.get(0));
    }

    static Stream<Arguments> arrays() {
        return Stream.of(
                arguments(Trees.ARRAY, List.of(5, 4, 3, 2, 2, 1)),
                arguments(Trees.halves(1, 2, 3, 4, 5, 6, 7, 8), List.of(6, 5, 3, 2, 2, 2)),
                arguments(Trees.halves(8, 7, 6, 5, 4, 3, 2, 1), List.of(6, 4, 4, 2, 1, 1)),
                arguments(Trees.halves(1, 2, 3, 4, 5), List.of(5, 2, 2, 2, 0, 2)));
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void theArrayDemonstrationsCountersComeOut(GameTree<Integer> tree, List<Integer> published) {
        Counters counters = Counters.of(TRACER.trace(Player.MAX, tree));
        assertThat(List.of(
                        counters.leaves(),
                        counters.max().updates(),
                        counters.max().done(),
                        counters.min().updates(),
                        counters.cutoffs(),
                        counters.min().done()))
                .isEqualTo(published.stream().map(Integer::longValue).toList());
    }

    @Test
    void theArrayIsHalvedWithTheMiddleToTheLeft() {
        assertThat(Trees.halves(1, 2, 3, 4, 5)).isEqualTo(n(n(n(1, 2), 3), n(4, 5)));
        assertThat(TRACER.trace(Player.MAX, Trees.halves(1, 2, 3, 4, 5)).value())
                .isEqualTo(4);
    }

    @Test
    void visitedLeavesCountThePrunedOnes() {
        assertThat(VisitedLeaves.of(TRACER.trace(Player.MAX, Trees.AIMA))).containsExactly(0L, 1L, 2L, 3L, 6L, 7L, 8L);
        assertThat(VisitedLeaves.of(TRACER.trace(Player.MAX, Trees.LECTURE_Q1)))
                .containsExactly(0L, 1L, 2L, 4L, 5L, 6L, 7L);
    }

    @Test
    void nodesAndSubtreesArePlainlyCounted() {
        Counters counters = Counters.of(TRACER.trace(Player.MAX, Trees.ARRAY));
        assertThat(counters).isEqualTo(new Counters(5, 2, new Tally(4, 4, 3, 1), new Tally(2, 2, 1, 1)));
        assertThat(counters.nodes()).isEqualTo(6);
        assertThat(counters.plus(counters))
                .isEqualTo(new Counters(10, 4, new Tally(8, 8, 6, 2), new Tally(4, 4, 2, 2)));
        assertThatThrownBy(() -> new Counters(0, 0, null, Tally.ZERO)).hasMessageStartingWith("max is null");
        assertThatThrownBy(() -> new Counters(0, 0, Tally.ZERO, null)).hasMessageStartingWith("min is null");
    }

    @Test
    void withoutChildrenThereIsNoBestMove() {
        for (GameTree<Integer> tree : List.of(n(), new Leaf<>(3))) {
            Searched<Integer> trace = TRACER.trace(Player.MAX, tree);
            assertThat(PrincipalVariation.of(trace)).isEmpty();
            assertThat(PrincipalVariation.bestMove(trace)).isEqualTo(OptionalInt.empty());
        }
    }

    @Test
    void aBoundHasNoPrincipalVariation() {
        Searched<Integer> trace = TRACER.trace(Player.MAX, 0, 5, n(6, 9));
        assertThatThrownBy(() -> PrincipalVariation.of(trace))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("trace is MAX (0, 5) ≥ 6, 1 of 2 children searched; expected one with an exact value");
    }

    @Test
    void countersRefuseImpossibleNumbersAndNull() {
        refused("leaves = -1; expected a number from 0", () -> new Counters(-1, 0, Tally.ZERO, Tally.ZERO));
        refused("prunedSubtrees = -1; expected a number from 0", () -> new Counters(0, -1, Tally.ZERO, Tally.ZERO));
        refused(
                "prunedSubtrees = 1; expected at least 2, one for each cutoff",
                () -> new Counters(0, 1, new Tally(1, 1, 0, 1), new Tally(1, 1, 0, 1)));
        refused("nodes = -1; expected a number from 0", () -> new Tally(-1, 0, 0, 0));
        refused("updates = -1; expected a number from 0", () -> new Tally(0, -1, 0, 0));
        refused("done = -1; expected a number from 0", () -> new Tally(0, 0, -1, 0));
        refused("cutoffs = -1; expected a number from 0", () -> new Tally(0, 0, 0, -1));
        refused(
                "done = 1 and cutoffs = 1; expected at most 1 together, one for each node",
                () -> new Tally(1, 1, 1, 1));
        refused(
                "done = 2 and cutoffs = 0; expected at most 1 together, one for each node",
                () -> new Tally(1, 1, 2, 0));
        assertThat(new Tally(2, 1, 1, 1).cutoffs()).isEqualTo(1);
        assertThatThrownBy(() -> Counters.ZERO.after(null)).hasMessageStartingWith("step is null");
        assertThatThrownBy(() -> Counters.ZERO.plus(null)).hasMessageStartingWith("other is null");
        assertThatThrownBy(() -> Counters.of(null)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> VisitedLeaves.of(null)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> PrincipalVariation.of(null)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> PrincipalVariation.bestMove(null)).hasMessageStartingWith("trace is null");
    }

    private static void refused(String why, ThrowingCallable made) {
        assertThatThrownBy(made).isInstanceOf(IllegalArgumentException.class).hasMessage(why);
    }
}
