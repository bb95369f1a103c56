package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Comparator;
import java.util.List;
import org.gametree.core.Bounded.Bottom;
import org.gametree.core.Bounded.Top;
import org.gametree.core.Bounded.Value;
import org.junit.jupiter.api.Test;

class BoundedTest {
    private static final BoundedOrder<Bounded<String>> BY_LENGTH =
            BoundedOrder.adjoin(Comparator.comparing(String::length));

    @Test
    void bottomIsBelowAndTopAboveEveryValueAndValuesKeepTheirOrder() {
        List<Bounded<String>> ascending =
                List.of(Bounded.bottom(), Bounded.value(""), Bounded.value("b"), Bounded.value("aa"), Bounded.top());
        for (int i = 0; i < ascending.size(); i++) {
            for (int j = 0; j < ascending.size(); j++) {
                assertThat(BY_LENGTH.comparator().compare(ascending.get(i), ascending.get(j)))
                        .as("%s to %s", ascending.get(i), ascending.get(j))
                        .isEqualTo(Integer.compare(i, j));
            }
        }
    }

    @Test
    void valuesAreEqualIffTheirComparatorSaysSo() {
        assertThat(BY_LENGTH.eq(Bounded.value("ab"), Bounded.value("cd"))).isTrue();
        assertThat(BY_LENGTH.eq(Bounded.value("ab"), Bounded.value("c"))).isFalse();
    }

    @Test
    void theBoundsOfTheAdjoinedOrderAreBottomAndTop() {
        assertThat(BY_LENGTH.bottom()).isEqualTo(Bounded.bottom()).isEqualTo(new Bottom<>());
        assertThat(BY_LENGTH.top()).isEqualTo(Bounded.top()).isEqualTo(new Top<>());
    }

    @Test
    void theAdjoinedOrderHoldsEverythingButNull() {
        for (Bounded<String> value : List.of(BY_LENGTH.bottom(), Bounded.value("any"), BY_LENGTH.top())) {
            assertThat(BY_LENGTH.require(value)).isSameAs(value);
        }
        assertThatNullPointerException()
                .isThrownBy(() -> BY_LENGTH.require(null))
                .withMessage("value is null; expected a value from ⊥ to ⊤");
    }

    @Test
    void aBoundPrintsAsItsSignAndAValueAsItself() {
        assertThat(BY_LENGTH.bottom()).hasToString("⊥");
        assertThat(Bounded.value("text")).hasToString("text");
        assertThat(BY_LENGTH.top()).hasToString("⊤");
    }

    @Test
    void nullIsNoValue() {
        String message = "value is null; expected a value between the bounds";
        assertThatNullPointerException().isThrownBy(() -> Bounded.value(null)).withMessage(message);
        assertThatNullPointerException().isThrownBy(() -> new Value<>(null)).withMessage(message);
    }

    @Test
    void nullIsNoComparator() {
        assertThatNullPointerException()
                .isThrownBy(() -> Bounded.comparator(null))
                .withMessage("values is null; expected a comparator of the values between the bounds");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.adjoin(null))
                .withMessage("comparator is null; expected a linear order");
    }

    @Test
    void alphaBetaOverAdjoinedBoundsNeedsNoLeastOrGreatestValue() {
        GameTree<Bounded<String>> tree = GameTree.node(
                        GameTree.node(GameTree.leaf("three"), GameTree.leaf("fives")),
                        GameTree.node(GameTree.leaf("2"), GameTree.leaf("pruned")))
                .map(Bounded::value);
        assertThat(new AlphaBeta<>(BY_LENGTH).alphaBeta(Player.MAX, tree))
                .isEqualTo(new Timed<>(Bounded.value("three"), 3));
        assertThat(new AlphaBeta<>(BY_LENGTH).alphaBeta(Player.MAX, GameTree.node()))
                .isEqualTo(Timed.pure(Bounded.bottom()));
    }

    @Test
    void wordsAreSearchedOnceLiftedAndComeBackOut() {
        GameTree<String> words = GameTree.node(GameTree.leaf("pear"), GameTree.leaf("plum"));
        AlphaBeta<Bounded<String>> search = new AlphaBeta<>(BoundedOrder.adjoin(Comparator.<String>naturalOrder()));
        Bounded<String> best =
                search.alphaBeta(Player.MAX, words.map(Bounded::value)).value();
        assertThat(best instanceof Bounded.Value<String> v ? v.value() : "nothing to choose from")
                .isEqualTo("plum");
    }
}
