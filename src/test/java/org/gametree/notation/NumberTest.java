package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A number keeps its value and its scale, whatever its size. */
class NumberTest {
    private static final long LEAST_SCALE = Integer.MIN_VALUE;
    private static final long GREATEST_SCALE = Integer.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0",
        "-0, 0, 0, 0",
        "7, 7, 0, 7",
        "007, 7, 0, 7",
        "+7, 7, 0, 7",
        "-7, -7, 0, -7",
        "−7, -7, 0, -7",
        "9007199254740993, 9007199254740993, 0, 9007199254740993",
        "0.1, 1, 1, 0.1",
        "1.00, 100, 2, 1.00",
        "-0.50, -50, 2, -0.50",
        "0.000, 0, 3, 0.000",
        "1e3, 1, -3, 1E+3",
        "1E+3, 1, -3, 1E+3",
        "1e−3, 1, 3, 0.001",
        "12.5e-10, 125, 11, 1.25E-9",
        "1e0, 1, 0, 1",
        "1e007, 1, -7, 1E+7",
        "9223372036854775807, 9223372036854775807, 0, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808, 0, -9223372036854775808",
        "9223372036854775808, 9223372036854775808, 0, 9223372036854775808",
        "-18446744073709551615, -18446744073709551615, 0, -18446744073709551615",
        "1e2147483648, 1, -2147483648, 1E+2147483648",
        "1e-2147483647, 1, 2147483647, 1E-2147483647",
        "1.5e2147483649, 15, -2147483648, 1.5E+2147483649",
    })
    void aNumberIsKeptAsWritten(String text, BigInteger unscaled, int scale, String printed) {
        Bounded<BigDecimal> value = TreeNotation.parseValue(text);

        assertThat(value).isEqualTo(Bounded.value(new BigDecimal(unscaled, scale)));
        assertThat(TreeNotation.print(value)).isEqualTo(printed);
        assertThat(TreeNotation.parseValue(printed)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(ints = {999, 1000, 1001, 2001, 12_345})
    void aLongNumberHasTheValueOfItsDigits(int length) {
        BigInteger expected = BigInteger.TEN.pow(length).divide(BigInteger.valueOf(7));

        assertThat(TreeNotation.parseValue("-" + expected + ".25"))
                .isEqualTo(Bounded.value(new BigDecimal(
                        expected.multiply(BigInteger.valueOf(100))
                                .add(BigInteger.valueOf(25))
                                .negate(),
                        2)));
    }

    @Test
    void smallWholeNumbersAreTheOnesThatTheJdkShares() {
        assertThat(TreeNotation.parseValue("7"))
                .isInstanceOfSatisfying(
                        Bounded.Value.class, seven -> assertThat(seven.value()).isSameAs(BigDecimal.valueOf(7)));
    }

    @Test
    void digitsAreLimitedAndLeadingZerosDoNotCount() {
        String longest = "9".repeat(TreeNotation.MAX_DIGITS - 1);

        assertThat(TreeNotation.parseValue("0".repeat(50) + longest + ".9")).isNotNull();
        assertThatThrownBy(() -> TreeNotation.parseValue(longest + ".99"))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column 1: found '99999999999999999999…', a number of "
                        + (TreeNotation.MAX_DIGITS + 1) + " digits, expected at most " + TreeNotation.MAX_DIGITS
                        + " digits");
    }

    @Test
    void zerosBehindThePointAreScaleAndNotDigits() {
        String zeros = "0".repeat(TreeNotation.MAX_DIGITS);

        assertThat(TreeNotation.parseValue("0." + zeros + "1"))
                .isEqualTo(Bounded.value(BigDecimal.valueOf(1, TreeNotation.MAX_DIGITS + 1)));
    }

    @Test
    void theScaleMustFitABigDecimal() {
        assertThatExponentIsRefused("1e" + (1 - LEAST_SCALE));
        assertThatExponentIsRefused("1e-" + (GREATEST_SCALE + 1));
        assertThatExponentIsRefused("1.5e-" + GREATEST_SCALE);
        assertThatExponentIsRefused("1e10000000000");
        assertThatExponentIsRefused("1e99999999999");
    }

    private static void assertThatExponentIsRefused(String text) {
        assertThatThrownBy(() -> TreeNotation.parse("[0, " + text + "]"))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column 5: found '" + text + "', expected an exponent that a BigDecimal can hold, "
                        + "from about -2147483647 to 2147483647");
    }

    @Test
    void exponentsOfAnyLengthAreReadOrRefusedAtOnce() {
        assertThat(TreeNotation.parseValue("1e" + "0".repeat(1_000_000) + "2"))
                .isEqualTo(Bounded.value(BigDecimal.valueOf(1, -2)));
        assertThatThrownBy(() -> TreeNotation.parseValue("1e" + "9".repeat(1_000_000)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("found '1e999999999999999999…', expected an exponent");
    }

    @Test
    void theOrderIsThatOfTheNumbersBetweenTheInfinities() {
        BoundedOrder<Bounded<BigDecimal>> order = TreeNotation.order();

        assertThat(order.bottom()).isEqualTo(TreeNotation.parseValue("-inf"));
        assertThat(order.top()).isEqualTo(TreeNotation.parseValue("inf"));
        assertThat(inOrder("-inf", "-1e999999999")).isTrue();
        assertThat(inOrder("-1e999999999", "-2")).isTrue();
        assertThat(inOrder("-2", "-1e-999999999")).isTrue();
        assertThat(inOrder("-1e-999999999", "0")).isTrue();
        assertThat(inOrder("9007199254740992", "9007199254740993")).isTrue();
        assertThat(inOrder("1e999999999", "1.1e999999999")).isTrue();
        assertThat(inOrder("1e999999999", "inf")).isTrue();
        assertThat(order.eq(TreeNotation.parseValue("1.0"), TreeNotation.parseValue("1.00")))
                .isTrue();
        assertThat(order.eq(TreeNotation.parseValue("1e999999999"), TreeNotation.parseValue("10e999999998")))
                .isTrue();
    }

    private static boolean inOrder(String less, String greater) {
        return TreeNotation.order().lt(TreeNotation.parseValue(less), TreeNotation.parseValue(greater));
    }
}
