package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** What each relation asks of another search where alpha-beta did this: returned 5 for the leaves 0, 1 and 2. */
class RelationLawsTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);
    private static final RelationLaws<Integer> LAWS = new RelationLaws<>(ORDER);
    private static final GameTree<Integer> LEAF = GameTree.leaf(5);
    private static final SearchCase<Integer> OPEN = new SearchCase<>(Player.MAX, 2, 6, LEAF);
    private static final SearchCase<Integer> EMPTY = OPEN.within(6, 6);
    private static final Observation<Integer> ALPHA_BETA = did(5, 3, 0, 1, 2);

    private static Observation<Integer> did(int value, long time, Integer... leaves) {
        return new Observation<>(value, time, List.of(leaves));
    }

    private static Outcome check(
            Law<Comparison<Integer>> law, SearchCase<Integer> c, int minimax, Observation<Integer> other) {
        Timed<Integer> untold = new Timed<>(other.value(), other.time());
        return law.check(new Comparison<>(c, minimax, ALPHA_BETA, other, untold));
    }

    private static Outcome check(Law<Comparison<Integer>> law, Observation<Integer> other) {
        return check(law, OPEN, 5, other);
    }

    @Test
    void theSameSearchReturnsTheSameAndEvaluatesTheSameAsOften() {
        assertThat(check(LAWS.sameSearch(), ALPHA_BETA)).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.sameSearch(), did(4, 3, 0, 1, 2))).isEqualTo(Outcome.FAILS);
        assertThat(check(LAWS.sameSearch(), did(5, 3, 0, 2, 1))).isEqualTo(Outcome.FAILS);
        assertThat(check(LAWS.sameSearch(), did(5, 4, 0, 1, 2))).isEqualTo(Outcome.FAILS);
        assertThat(check(LAWS.sameSearch(), EMPTY, 5, did(6, 3, 0, 1, 2))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void theSameValueMayCostMore() {
        assertThat(check(LAWS.sameValue(), did(5, 9, 8))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.sameValue(), did(6, 3, 0, 1, 2))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void aCloserValueLiesBetweenMinimaxAndAlphaBetas() {
        assertThat(List.of(2, 3, 4, 5, 6).stream().map(r -> closer(3, r)))
                .containsExactly(Outcome.FAILS, Outcome.HOLDS, Outcome.HOLDS, Outcome.HOLDS, Outcome.FAILS);
        assertThat(List.of(4, 5, 6, 7, 8).stream().map(r -> closer(7, r)))
                .containsExactly(Outcome.FAILS, Outcome.HOLDS, Outcome.HOLDS, Outcome.HOLDS, Outcome.FAILS);
        assertThat(check(LAWS.closerValue(), EMPTY, 3, did(9, 1, 0))).isEqualTo(Outcome.VACUOUS);
    }

    private static Outcome closer(int minimax, int returned) {
        return check(LAWS.closerValue(), OPEN, minimax, did(returned, 1, 0));
    }

    @Test
    void aClampedValueIsMinimaxInTheWindow() {
        assertThat(check(LAWS.clampedValue(), OPEN, 9, did(6, 1, 0))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.clampedValue(), OPEN, 9, did(9, 1, 0))).isEqualTo(Outcome.FAILS);
        assertThat(check(LAWS.clampedValue(), OPEN.within(6, 2), 9, did(6, 0))).isEqualTo(Outcome.HOLDS);
    }

    @Test
    void anExactValueIsMinimaxWhateverTheWindow() {
        assertThat(check(LAWS.exactValue(), OPEN, 9, did(9, 1, 0))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.exactValue(), OPEN, 9, did(6, 1, 0))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void theSameLeavesComeInTheSameOrder() {
        assertThat(check(LAWS.sameLeaves(), did(9, 1, 0, 1, 2))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.sameLeaves(), did(5, 3, 2, 1, 0))).isEqualTo(Outcome.FAILS);
        assertThat(check(LAWS.sameLeaves(), EMPTY, 5, did(5, 3, 2, 1, 0))).isEqualTo(Outcome.VACUOUS);
    }

    @Test
    void noOtherLeafMeansSomeOfAlphaBetasInAnyOrder() {
        assertThat(check(LAWS.noOtherLeaf(), did(9, 1, 2, 0))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.noOtherLeaf(), did(5, 3, 0, 1, 3))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void noLeafTwiceMeansOneUnitOfTimeForEach() {
        assertThat(check(LAWS.noLeafTwice(), did(9, 2, 7, 8))).isEqualTo(Outcome.HOLDS);
        assertThat(check(LAWS.noLeafTwice(), did(5, 4, 0, 1, 2))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void byPathAsksForOneValueAndTimeWhetherOrNotLeavesAreToldApart() {
        assertThat(byPath(new Timed<>(5, 3))).isEqualTo(Outcome.HOLDS);
        assertThat(byPath(new Timed<>(6, 3))).isEqualTo(Outcome.FAILS);
        assertThat(byPath(new Timed<>(5, 2))).isEqualTo(Outcome.FAILS);
    }

    private static Outcome byPath(Timed<Integer> untold) {
        return LAWS.byPath().check(new Comparison<>(OPEN, 5, ALPHA_BETA, ALPHA_BETA, untold));
    }

    @Test
    void aComparisonRunsAlphaBetaAndTheOtherSearchWithAndWithoutTags() {
        SearchCase<Integer> c = new SearchCase<>(
                Player.MAX, 2, 9, GameTree.node(GameTree.node(GameTree.leaf(1), GameTree.leaf(8)), GameTree.leaf(3)));
        Comparison<Integer> expected = new Comparison<>(c, 3, did(3, 2, 0, 2), did(3, 3, 0, 1, 2), new Timed<>(3, 3));
        assertThat(Comparison.of(ORDER, RelationLawsTest::minimax, c))
                .isEqualTo(expected)
                .hasToString(c.toString());
        Iterable<Comparison<Integer>> all = Comparison.all(ORDER, RelationLawsTest::minimax, List.of(c, c));
        assertThat(all).containsExactly(expected, expected);
        assertThat(all).as("another iteration").containsExactly(expected, expected);
    }

    private static <V> TreeSearch<V> minimax(BoundedOrder<V> order) {
        return (p, a, b, tree) -> new Timed<>(new Minimax<>(order).minimax(p, tree), tree.leaves());
    }

    @Test
    void aSearchThatPaysOnceForEqualChildrenIsNotByPath() {
        Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> search =
                over -> (p, a, b, tree) -> new Timed<>(
                        new AlphaBeta<>(over).alphaBeta(p, a, b, tree).value(),
                        new HashSet<>(((Node<Tagged<Integer>>) tree).children()).size());
        Comparison<Integer> x = Comparison.of(ORDER, search, OPEN.with(GameTree.node(LEAF, LEAF)));
        assertThat(LAWS.sameSearch().check(x)).isEqualTo(Outcome.HOLDS);
        assertThat(LAWS.byPath().check(x)).isEqualTo(Outcome.FAILS);
    }

    @Test
    void missingArgumentsAreRefusedByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> new RelationLaws<Integer>(null))
                .withMessageStartingWith("order is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new Comparison<>(OPEN, 5, ALPHA_BETA, null, new Timed<>(5, 3)))
                .withMessageStartingWith("other is null");
    }
}
