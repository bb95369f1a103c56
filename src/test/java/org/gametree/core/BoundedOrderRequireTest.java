package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an order holds passes {@code require}; anything else is refused, and the message says what was expected. */
class BoundedOrderRequireTest {
    private static final BoundedOrder<Integer> DIGITS = BoundedOrder.natural(0, 9);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9})
    void aValueFromBottomToTopIsReturned(int value) {
        assertThat(DIGITS.require(value)).isEqualTo(value);
        assertThat(DIGITS.require("a", value)).isEqualTo(value);
        assertThat(DIGITS.reversed().require(value)).isEqualTo(value);
    }

    @Test
    void theReturnedValueIsTheGivenOneAndNotTheBoundThatItEquals() {
        BoundedOrder<BigDecimal> order = BoundedOrder.natural(new BigDecimal("1.0"), new BigDecimal("2.0"));
        BigDecimal one = new BigDecimal("1.00");
        assertThat(order.require(one)).isSameAs(one);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 10, Integer.MAX_VALUE})
    void aValueOutsideTheBoundsIsRefusedByItsName(int value) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.require(value))
                .withMessage("value = %d; expected a value from 0 to 9", value);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.require("alpha", value))
                .withMessage("alpha = %d; expected a value from 0 to 9", value);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DIGITS.reversed().require("beta", value))
                .withMessage("beta = %d; expected a value from 9 to 0", value);
    }

    @Test
    void nullIsRefusedByEveryOrder() {
        assertThatNullPointerException()
                .isThrownBy(() -> DIGITS.require(null))
                .withMessage("value is null; expected a value from 0 to 9");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.ints().require("leaf", null))
                .withMessage("leaf is null; expected a value from -2147483648 to 2147483647");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.longs().reversed().require("b", null))
                .withMessage("b is null; expected a value from 9223372036854775807 to -9223372036854775808");
        assertThatNullPointerException()
                .isThrownBy(() -> BoundedOrder.doubles().require("a", null))
                .withMessage("a is null; expected a value from -Infinity to Infinity");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, Integer.MAX_VALUE})
    void everyIntAndEveryLongIsHeld(int value) {
        assertThat(BoundedOrder.ints().require(value)).isEqualTo(value);
        assertThat(BoundedOrder.ints().reversed().require(value)).isEqualTo(value);
        assertThat(BoundedOrder.longs().require(Long.MAX_VALUE - value)).isEqualTo(Long.MAX_VALUE - value);
    }

    @Test
    void notANumberIsRefusedByTheDoublesAndTheirReverse() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoundedOrder.doubles().require("leaf", Double.NaN))
                .withMessage("leaf = NaN; expected a value from -Infinity to Infinity");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoundedOrder.doubles().reversed().require("leaf", Double.NaN))
                .withMessage("leaf = NaN; expected a value from Infinity to -Infinity");
    }
}
