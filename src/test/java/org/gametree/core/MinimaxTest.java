package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Player.MAX;
import static org.gametree.core.Player.MIN;
import static org.gametree.core.Trees.tree;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MinimaxTest {
    private static final Minimax<Integer> DIGITS = new Minimax<>(BoundedOrder.natural(0, 9));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7                      | 7 | 7
            [3, 5]                 | 5 | 3
            [[3, 5], [2, 9]]       | 3 | 5
            [[[3, 5], 4], [2]]     | 4 | 2
            [8, [1, [2, [7]]]]     | 8 | 2
            """)
    void aLeafIsWorthItsValueAndANodeTheBestOfItsChildren(String text, int forMax, int forMin) {
        assertThat(DIGITS.minimax(MAX, tree(text))).isEqualTo(forMax);
        assertThat(DIGITS.minimax(MIN, tree(text))).isEqualTo(forMin);
    }

    @Test
    void aNodeWithoutChildrenIsWorthTheWorstForThePlayerToMove() {
        assertThat(DIGITS.minimax(MAX, node())).isEqualTo(0);
        assertThat(DIGITS.minimax(MIN, node())).isEqualTo(9);
        assertThat(DIGITS.minimax(MAX, tree("[[], 3]"))).isEqualTo(9);
        assertThat(DIGITS.minimax(MIN, tree("[[], 3]"))).isEqualTo(0);
    }

    @Test
    void aListIsWorthWhatANodeOverItIsWorth() {
        List<GameTree<Integer>> trees = List.of(tree("[3, 5]"), tree("[2, 9]"));
        for (Player p : Player.values()) {
            assertThat(DIGITS.minimaxList(p, trees)).isEqualTo(DIGITS.minimax(p, node(trees)));
        }
        assertThat(DIGITS.minimaxList(MAX, List.of())).isEqualTo(0);
        assertThat(DIGITS.minimaxList(MIN, List.of())).isEqualTo(9);
    }

    @Test
    void amongEqualValuesTheFirstIsReturnedAndTheBoundOnlyWithoutChildren() {
        BigDecimal one = new BigDecimal("1.0");
        BigDecimal alsoOne = new BigDecimal("1.00");
        for (Player p : Player.values()) {
            Minimax<BigDecimal> minimax = new Minimax<>(BoundedOrder.natural(BigDecimal.ONE, BigDecimal.ONE));
            assertThat(minimax.minimax(p, node(leaf(one), leaf(alsoOne)))).isSameAs(one);
            assertThat(minimax.minimax(p, node(node(leaf(alsoOne)), leaf(one)))).isSameAs(alsoOne);
            assertThat(minimax.minimax(p, node())).isSameAs(BigDecimal.ONE);
        }
    }

    @Test
    void everyLeafMustLieWithinTheBounds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.minimax(MAX, tree("[[3, 5], [2, 10]]")))
                .withMessage("leaf = 10; expected a value from 0 to 9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.minimax(MAX, leaf(-1)))
                .withMessage("leaf = -1; expected a value from 0 to 9");
    }

    @Test
    void whatIsMissingIsRefusedByItsName() {
        assertThatNullPointerException()
                .isThrownBy(() -> new Minimax<>(null))
                .withMessage("order is null; expected an order of the leaf values");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.minimax(null, leaf(1)))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.minimax(MAX, null))
                .withMessage("tree is null; expected a leaf or a node");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.minimaxList(null, List.of()))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.minimaxList(MAX, null))
                .withMessage("trees is null; expected a list of trees, possibly empty");
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.minimaxList(MAX, Arrays.asList(leaf(1), null)))
                .withMessage("tree is null; expected a leaf or a node");
    }
}
