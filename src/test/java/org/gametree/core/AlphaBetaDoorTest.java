package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Player.MAX;
import static org.gametree.core.Player.MIN;
import static org.gametree.core.Trees.tree;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What alpha-beta refuses, and how it says so. */
class AlphaBetaDoorTest {
    private static final AlphaBeta<Integer> DIGITS = new AlphaBeta<>(BoundedOrder.natural(0, 9));

    @Test
    void whatIsMissingIsRefusedByItsName() {
        assertThatNullPointerException()
                .isThrownBy(() -> new AlphaBeta<>(null))
                .withMessage("order is null; expected an order of the leaf values");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(null, 0, 9, leaf(1)))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, null, 9, leaf(1)))
                .withMessage("a is null; expected a value from 0 to 9");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, 0, null, leaf(1)))
                .withMessage("b is null; expected a value from 0 to 9");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, 0, 9, null))
                .withMessage("tree is null; expected a leaf or a node");
    }

    @Test
    void whatIsMissingOfAListIsRefusedByItsName() {
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBetaList(null, 0, 9, List.of()))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MAX, null, 9, List.of()))
                .withMessage("a is null; expected a value from 0 to 9");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MAX, 0, null, List.of()))
                .withMessage("b is null; expected a value from 0 to 9");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MAX, 0, 9, null))
                .withMessage("trees is null; expected a list of trees, possibly empty");
    }

    @Test
    void theFullWindowRefusesLikeAnyOther() {
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(null, leaf(1)))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, null))
                .withMessage("tree is null; expected a leaf or a node");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 10})
    void aBoundOutsideTheOrderIsRefusedAlsoWhereNothingIsSearched(int outside) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, outside, 9, node()))
                .withMessage("a = %d; expected a value from 0 to 9", outside);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, 0, outside, node()))
                .withMessage("b = %d; expected a value from 0 to 9", outside);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MIN, outside, 9, List.of()))
                .withMessage("a = %d; expected a value from 0 to 9", outside);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MIN, 0, outside, List.of()))
                .withMessage("b = %d; expected a value from 0 to 9", outside);
    }

    @Test
    void anEvaluatedLeafOutsideTheOrderIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, tree("[[3, 5], [4, 10]]")))
                .withMessage("leaf = 10; expected a value from 0 to 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.alphaBeta(MAX, leaf(-1)))
                .withMessage("leaf = -1; expected a value from 0 to 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AlphaBeta<>(BoundedOrder.doubles())
                        .alphaBeta(MAX, node(node(leaf(Double.NaN)), node(leaf(-5.0)))))
                .withMessage("leaf = NaN; expected a value from -Infinity to Infinity");
    }

    @Test
    void aPrunedLeafIsNotLookedAt() {
        assertThat(DIGITS.alphaBeta(MAX, tree("[[3, 5], [2, 10]]"))).isEqualTo(new Timed<>(3, 3));
        assertThat(DIGITS.alphaBeta(MAX, 9, 0, tree("[1, -1]"))).isEqualTo(new Timed<>(9, 1));
    }

    @Test
    void aNullChildOfAListIsRefusedIffItIsSearched() {
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.alphaBetaList(MAX, 0, 9, Arrays.asList(leaf(8), null)))
                .withMessage("tree is null; expected a leaf or a node");
        assertThat(DIGITS.alphaBetaList(MAX, 0, 9, Arrays.asList(leaf(9), null)))
                .isEqualTo(Timed.tick(9));
    }
}
