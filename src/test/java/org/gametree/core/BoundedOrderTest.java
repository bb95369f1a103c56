package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedOrderTest {
    private static final BoundedOrder<Integer> DIGITS = BoundedOrder.natural(0, 9);
    private static final List<Integer> SOME = List.of(0, 4, 5, 9);

    // Equal in their natural order, yet not the same: they tell which of two values was kept.
    private static final BigDecimal ONE = new BigDecimal("1.0");
    private static final BigDecimal ALSO_ONE = new BigDecimal("1.00");
    private static final BoundedOrder<BigDecimal> DECIMALS = BoundedOrder.natural(BigDecimal.ZERO, BigDecimal.TEN);

    @Test
    void everyMethodAgreesWithTheOrderOfTheInts() {
        for (int x : SOME) {
            for (int y : SOME) {
                assertThat(DIGITS.le(x, y)).isEqualTo(x <= y);
                assertThat(DIGITS.lt(x, y)).isEqualTo(x < y);
                assertThat(DIGITS.eq(x, y)).isEqualTo(x == y);
                assertThat(DIGITS.max(x, y)).isEqualTo(Math.max(x, y));
                assertThat(DIGITS.min(x, y)).isEqualTo(Math.min(x, y));
                for (int z : SOME) {
                    assertThat(DIGITS.clamp(x, y, z)).isEqualTo(Math.max(x, Math.min(y, z)));
                }
            }
        }
    }

    @Test
    void everyMethodOfTheReversedOrderAgreesWithTheReversedInts() {
        BoundedOrder<Integer> reversed = DIGITS.reversed();
        for (int x : SOME) {
            for (int y : SOME) {
                assertThat(reversed.le(x, y)).isEqualTo(x >= y);
                assertThat(reversed.lt(x, y)).isEqualTo(x > y);
                assertThat(reversed.eq(x, y)).isEqualTo(x == y);
                assertThat(reversed.max(x, y)).isEqualTo(Math.min(x, y));
                assertThat(reversed.min(x, y)).isEqualTo(Math.max(x, y));
            }
        }
        assertThat(reversed.bottom()).isEqualTo(9);
        assertThat(reversed.top()).isZero();
    }

    @Test
    void anOrderReversedTwiceIsItself() {
        BoundedOrder<Integer> again = DIGITS.reversed().reversed();
        assertThat(again.bottom()).isEqualTo(DIGITS.bottom());
        assertThat(again.top()).isEqualTo(DIGITS.top());
        assertThat(SOME.stream().sorted(again.comparator())).isEqualTo(SOME);
    }

    @Test
    void ofEqualValuesMaxAndMinKeepTheFirst() {
        for (BoundedOrder<BigDecimal> order : List.of(DECIMALS, DECIMALS.reversed())) {
            assertThat(order.eq(ONE, ALSO_ONE)).isTrue();
            assertThat(order.max(ONE, ALSO_ONE)).isSameAs(ONE);
            assertThat(order.max(ALSO_ONE, ONE)).isSameAs(ALSO_ONE);
            assertThat(order.min(ONE, ALSO_ONE)).isSameAs(ONE);
            assertThat(order.min(ALSO_ONE, ONE)).isSameAs(ALSO_ONE);
        }
    }

    @Test
    void ofEqualValuesClampKeepsTheBound() {
        assertThat(DECIMALS.clamp(ONE, BigDecimal.TEN, ALSO_ONE)).isSameAs(ONE);
        assertThat(DECIMALS.clamp(BigDecimal.ZERO, ONE, ALSO_ONE)).isSameAs(ONE);
    }

    @Test
    void clampReturnsTheLowerBoundOfACrossedWindow() {
        assertThat(SOME).allSatisfy(x -> assertThat(DIGITS.clamp(5, 4, x)).isEqualTo(5));
    }

    @Test
    void anyComparatorBetweenTwoBoundsIsAnOrder() {
        Comparator<String> byLength = Comparator.comparing(String::length);
        BoundedOrder<String> order = BoundedOrder.of(byLength, "", "four");
        assertThat(order.comparator()).isSameAs(byLength);
        assertThat(order.bottom()).isEmpty();
        assertThat(order.top()).isEqualTo("four");
        assertThat(order.max("b", "aa")).isEqualTo("aa");
        assertThat(order).hasToString("BoundedOrder[ .. four]");
        assertThat(DIGITS).hasToString("BoundedOrder[0 .. 9]");
    }

    @Test
    void theOrdersOfTheIntsAndTheLongsHoldAllOfThem() {
        assertThat(BoundedOrder.ints().bottom()).isEqualTo(Integer.MIN_VALUE);
        assertThat(BoundedOrder.ints().top()).isEqualTo(Integer.MAX_VALUE);
        assertThat(BoundedOrder.ints().lt(Integer.MIN_VALUE, Integer.MAX_VALUE)).isTrue();
        assertThat(BoundedOrder.longs().bottom()).isEqualTo(Long.MIN_VALUE);
        assertThat(BoundedOrder.longs().top()).isEqualTo(Long.MAX_VALUE);
        assertThat(BoundedOrder.longs().lt(Long.MIN_VALUE, Long.MAX_VALUE)).isTrue();
    }

    @Test
    void theOrderOfTheDoublesPutsNegativeZeroBelowZeroBetweenTheInfinities() {
        BoundedOrder<Double> doubles = BoundedOrder.doubles();
        List<Double> ascending = List.of(
                Double.NEGATIVE_INFINITY,
                -Double.MAX_VALUE,
                -0.0,
                0.0,
                Double.MIN_VALUE,
                Double.MAX_VALUE,
                Double.POSITIVE_INFINITY);
        for (int i = 1; i < ascending.size(); i++) {
            assertThat(doubles.lt(ascending.get(i - 1), ascending.get(i))).isTrue();
        }
        assertThat(ascending).allSatisfy(x -> assertThat(doubles.require(x)).isSameAs(x));
        assertThat(doubles.bottom()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(doubles.top()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void bottomMayEqualTop() {
        BoundedOrder<Integer> single = BoundedOrder.natural(5, 5);
        assertThat(single.require(5)).isEqualTo(5);
        assertThat(single.le(single.top(), single.bottom())).isTrue();
    }

    @Test
    void bottomAboveTopIsRefused() {
        String message = "bottom = 9 is above top = 0; expected bottom ≤ top";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoundedOrder.natural(9, 0))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoundedOrder.of(Comparator.<Integer>naturalOrder(), 9, 0))
                .withMessage(message);
        assertThat(BoundedOrder.of(Comparator.<Integer>reverseOrder(), 9, 0).bottom())
                .isEqualTo(9);
    }

    @Test
    void aMissingPartOfAnOrderIsRefusedByItsName() {
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.of(null, 0, 9))
                .withMessage("comparator is null; expected a linear order");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.natural(null, 9))
                .withMessage("bottom is null; expected the least value of the order");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.natural(0, null))
                .withMessage("top is null; expected the greatest value of the order");
    }
}
