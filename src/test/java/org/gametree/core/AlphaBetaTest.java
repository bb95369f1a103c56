package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Player.MAX;
import static org.gametree.core.Player.MIN;
import static org.gametree.core.Trees.tree;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AlphaBetaTest {
    private static final AlphaBeta<Integer> DIGITS = new AlphaBeta<>(BoundedOrder.natural(0, 9));

    private static final BigDecimal ONE = new BigDecimal("1");
    private static final BigDecimal ALSO_ONE = new BigDecimal("1.0");
    private static final BigDecimal STILL_ONE = new BigDecimal("1.00");
    private static final AlphaBeta<BigDecimal> DECIMALS =
            new AlphaBeta<>(BoundedOrder.natural(BigDecimal.ZERO, BigDecimal.TEN));

    @ParameterizedTest
    @CsvSource({"0, 9", "5, 6", "8, 9", "4, 4", "9, 0"})
    void aLeafReturnsItsValueUnclampedAtTheCostOfOne(int a, int b) {
        for (Player p : Player.values()) {
            assertThat(DIGITS.alphaBeta(p, a, b, leaf(7))).isEqualTo(Timed.tick(7));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 9", "3, 6", "4, 4", "9, 0"})
    void aNodeWithoutChildrenReturnsTheBoundOfThePlayerToMoveAtNoCost(int a, int b) {
        assertThat(DIGITS.alphaBeta(MAX, a, b, node())).isEqualTo(Timed.pure(a));
        assertThat(DIGITS.alphaBeta(MIN, a, b, node())).isEqualTo(Timed.pure(b));
        assertThat(DIGITS.alphaBetaList(MAX, a, b, List.of())).isEqualTo(Timed.pure(a));
        assertThat(DIGITS.alphaBetaList(MIN, a, b, List.of())).isEqualTo(Timed.pure(b));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the bound and the value that reaches it cut, a value one short of it does not
            MAX | 2 | 6 | [5, 6, 7] | 6 | 2
            MAX | 2 | 6 | [5, 7, 6] | 7 | 2
            MAX | 2 | 6 | [5, 4, 1] | 5 | 3
            MAX | 2 | 6 | [1, 0, 2] | 2 | 3
            MIN | 2 | 6 | [3, 2, 1] | 2 | 2
            MIN | 2 | 6 | [3, 1, 2] | 1 | 2
            MIN | 2 | 6 | [3, 4, 9] | 3 | 3
            MIN | 2 | 6 | [7, 9, 6] | 6 | 3
            # a crossed window evaluates the first leaf of the first children only
            MAX | 6 | 2 | [[[1, 2], 3], 4] | 6 | 1
            MIN | 6 | 2 | [[[1, 2], 3], 4] | 2 | 1
            MAX | 4 | 4 | [5, 9]           | 5 | 1
            MIN | 4 | 4 | [3, 0]           | 3 | 1
            """)
    void theScanMovesTheOwnBoundAndStopsOnceTheBoundsMeet(Player p, int a, int b, String text, int value, long time) {
        assertThat(DIGITS.alphaBeta(p, a, b, tree(text))).isEqualTo(new Timed<>(value, time));
    }

    @ParameterizedTest
    @EnumSource
    void aListReturnsWhatANodeOverItReturns(Player p) {
        List<GameTree<Integer>> trees = List.of(tree("[3, 5]"), tree("[2, 9]"), tree("4"));
        assertThat(DIGITS.alphaBetaList(p, 1, 8, trees)).isEqualTo(DIGITS.alphaBeta(p, 1, 8, node(trees)));
    }

    @Test
    void theFullWindowReachesFromBottomToTopWhichLeavesMayAttain() {
        GameTree<Integer> zeros = tree("[0, 0]");
        assertThat(DIGITS.alphaBeta(MIN, zeros)).isEqualTo(new Timed<>(0, 1));
        assertThat(new AlphaBeta<>(BoundedOrder.natural(-1, 9)).alphaBeta(MIN, zeros))
                .isEqualTo(new Timed<>(0, 2));
        GameTree<Integer> tree = tree("[[3, 5], [2, 9], [8, [9, 4]]]");
        for (Player p : Player.values()) {
            assertThat(DIGITS.alphaBeta(p, tree)).isEqualTo(DIGITS.alphaBeta(p, 0, 9, tree));
        }
    }

    @ParameterizedTest
    @EnumSource
    void amongEqualLeavesTheFirstIsReturned(Player p) {
        assertThat(decimals(p, BigDecimal.ZERO, BigDecimal.TEN, ALSO_ONE, STILL_ONE))
                .isSameAs(ALSO_ONE);
        assertThat(decimals(p, BigDecimal.ZERO, BigDecimal.TEN, STILL_ONE, ALSO_ONE))
                .isSameAs(STILL_ONE);
    }

    @Test
    void aWindowBoundComesBeforeALeafThatEqualsIt() {
        assertThat(decimals(MAX, ONE, BigDecimal.TEN, ALSO_ONE)).isSameAs(ONE);
        assertThat(decimals(MIN, BigDecimal.ZERO, ONE, ALSO_ONE)).isSameAs(ONE);
    }

    @Test
    void aLeafThatReachesTheFarBoundIsReturnedAndNotTheBound() {
        assertThat(decimals(MAX, BigDecimal.ZERO, ONE, ALSO_ONE, STILL_ONE)).isSameAs(ALSO_ONE);
        assertThat(decimals(MIN, ONE, BigDecimal.TEN, ALSO_ONE, STILL_ONE)).isSameAs(ALSO_ONE);
    }

    @Test
    void aSearchOfTheFamilyIsAMethodReference() {
        TreeSearch<Integer> search = DIGITS::alphaBeta;
        assertThat(search.search(MAX, 0, 9, tree("[[3, 5], [2, 9]]"))).isEqualTo(new Timed<>(3, 3));
    }

    private static BigDecimal decimals(Player p, BigDecimal a, BigDecimal b, BigDecimal... leaves) {
        List<GameTree<BigDecimal>> trees = Stream.of(leaves).map(GameTree::leaf).toList();
        return DECIMALS.alphaBetaList(p, a, b, trees).value();
    }
}
