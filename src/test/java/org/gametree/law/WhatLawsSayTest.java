package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.law.BoundedOrderLaws.Triple;
import org.gametree.law.Law.Outcome;
import org.gametree.law.TimedLaws.Bind;
import org.junit.jupiter.api.Test;

/** Where a law says nothing, and what it takes to break it. */
class WhatLawsSayTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);
    private static final AlphaBeta<Integer> ALPHA_BETA = new AlphaBeta<>(ORDER);
    private static final GameTree<Integer> PAIR = GameTree.node(GameTree.leaf(5), GameTree.leaf(6));

    @Test
    void theTheoremsAreTen() {
        assertThat(new Theorems<>(ORDER, ALPHA_BETA::alphaBeta).all())
                .extracting(Law::name)
                .containsExactly(
                        "le_alphaBetaList_true",
                        "alphaBetaList_false_le",
                        "alphaBeta_time_le",
                        "alphaBetaList_time_le",
                        "alphaBeta_spec",
                        "alphaBetaList_spec",
                        "alphaBeta_le_of_minimax_le",
                        "alphaBeta_eq_of_mem_window",
                        "le_alphaBeta_of_le_minimax",
                        "alphaBeta_bot_top");
    }

    @Test
    void theSpecificationsSayNothingOfCrossedWindows() {
        Theorems<Integer> theorems = new Theorems<>(ORDER, ALPHA_BETA::alphaBeta);
        SearchCase<Integer> crossed = new SearchCase<>(Player.MAX, 7, 2, PAIR);
        SearchCase<Integer> empty = crossed.within(7, 7);
        for (Law<SearchCase<Integer>> law : List.of(theorems.alphaBetaSpec(), theorems.alphaBetaListSpec())) {
            assertThat(law.check(crossed)).isEqualTo(Outcome.VACUOUS);
            assertThat(law.check(empty)).isEqualTo(Outcome.HOLDS);
            assertThat(law.check(crossed.within(2, 7))).isEqualTo(Outcome.HOLDS);
        }
        assertThat(theorems.alphaBetaListSpec().check(empty.with(GameTree.leaf(1))))
                .isEqualTo(Outcome.VACUOUS);
    }

    @Test
    void failingLowAndFailingHighTakeAnOpenWindow() {
        Theorems<Integer> theorems = new Theorems<>(ORDER, ALPHA_BETA::alphaBeta);
        SearchCase<Integer> empty = new SearchCase<>(Player.MAX, 6, 6, PAIR);
        for (Law<SearchCase<Integer>> law :
                List.of(theorems.alphaBetaLeOfMinimaxLe(), theorems.leAlphaBetaOfLeMinimax())) {
            assertThat(law.check(empty)).isEqualTo(Outcome.VACUOUS);
        }
        assertThat(theorems.alphaBetaLeOfMinimaxLe().check(empty.within(6, 7))).isEqualTo(Outcome.HOLDS);
        assertThat(theorems.leAlphaBetaOfLeMinimax().check(empty.within(5, 6))).isEqualTo(Outcome.HOLDS);
    }

    @Test
    void aLeafCountsAsLookedAtOnEitherSideOfAComparisonAndAsTheResult() {
        assertThat(looks((order, leaf) -> order.comparator().compare(leaf, order.bottom())))
                .containsExactly(0);
        assertThat(looks((order, leaf) -> order.comparator().compare(order.bottom(), leaf)))
                .containsExactly(0);
        assertThat(looks((order, leaf) -> 0)).isEmpty();
        Observation<Integer> leafAlone = Observation.of(
                ORDER,
                over -> (p, a, b, tree) -> Timed.tick(((GameTree.Leaf<Tagged<Integer>>) tree).value()),
                new SearchCase<>(Player.MAX, 0, 9, GameTree.leaf(4)));
        assertThat(leafAlone.leaves()).containsExactly(0);
    }

    private interface Look {
        int at(BoundedOrder<Tagged<Integer>> order, Tagged<Integer> leaf);
    }

    private static List<Integer> looks(Look look) {
        return Observation.of(
                        ORDER,
                        over -> (p, a, b, tree) -> {
                            tree.map(leaf -> leaf.leaf() == 0 ? look.at(over, leaf) : 0);
                            return Timed.pure(a);
                        },
                        new SearchCase<>(Player.MAX, 0, 9, PAIR))
                .leaves();
    }

    @Test
    void aSubsequenceKeepsTheOrderAndUsesEachPlaceOnce() {
        assertThat(Claim.subsequence(List.of(1, 2), List.of(1, 3, 2)).holds()).isTrue();
        assertThat(Claim.subsequence(List.of(), List.of(1)).holds()).isTrue();
        assertThat(Claim.subsequence(List.of(2, 1), List.of(1, 2)).holds()).isFalse();
        assertThat(Claim.subsequence(List.of(1, 1), List.of(1)).holds()).isFalse();
        assertThat(Claim.subsequence(List.of(1, 2), List.of(3, 2)).holds()).isFalse();
        assertThat(Claim.subsequence(List.of(1), List.of(2, 1, 1)).holds()).isTrue();
    }

    @Test
    void theLawsOfOrdersAreThese() {
        assertThat(new BoundedOrderLaws<>(ORDER).all())
                .extracting(Law::name)
                .containsExactly(
                        "reflexive",
                        "opposite",
                        "transitive",
                        "equal alike",
                        "bounds",
                        "relations",
                        "max",
                        "min",
                        "first of equals",
                        "clamp",
                        "reversed");
    }

    @Test
    void anOrderThatChangesItsMindDoesNotReturnTheFirstOfEquals() {
        assertThat(firstOfEquals(0, -1, 0)).isEqualTo(Outcome.FAILS);
        assertThat(firstOfEquals(0, 0, 1)).isEqualTo(Outcome.FAILS);
        assertThat(firstOfEquals(0, 0, 0)).isEqualTo(Outcome.HOLDS);
    }

    // Answers of the comparator, in turn, after the one that makes the order; the last again and again.
    private static Outcome firstOfEquals(int... answers) {
        Deque<Integer> left = new ArrayDeque<>(List.of(0));
        for (int answer : answers) {
            left.add(answer);
        }
        BoundedOrder<String> order = BoundedOrder.of(
                (unusedX, unusedY) -> left.size() > 1 ? left.remove() : left.element(), "bottom", "top");
        return new BoundedOrderLaws<>(order)
                .lattice().stream()
                        .filter(law -> law.name().equals("first of equals"))
                        .findFirst()
                        .orElseThrow()
                        .check(new Triple<>("x", "y", "z"));
    }

    @Test
    void aCaseOfTimedIsToldByItsParts() {
        assertThat(new Bind<>(Timed.tick(1), v -> new Timed<>(v + 1, 3), Timed::pure))
                .hasToString(
                        "x = Timed[value=1, time=1], f(x) = Timed[value=2, time=3], g(x) = Timed[value=1, time=0]");
        assertThat(TimedLaws.<Integer>all()).hasSize(7);
        assertThat(Stream.of("left identity", "time of bind"))
                .allMatch(name -> TimedLaws.<Integer>all().stream()
                        .anyMatch(law -> law.name().equals(name)));
    }
}
