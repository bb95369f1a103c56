package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreTest {
    private static final int LEAST_WIN = Score.MAX_PAYOFF + 1;

    @Test
    void winsAreAboveEveryPayoffAndLossesBelow() {
        assertThat(Score.before(Score.WIN, Score.MAX_DISTANCE)).isEqualTo(LEAST_WIN);
        assertThat(Score.before(Score.LOSS, Score.MAX_DISTANCE)).isEqualTo(-LEAST_WIN);
        assertThat(Score.LOSS).isEqualTo(-Score.WIN);
        assertThat(Score.order()).hasToString("BoundedOrder[-1000000000 .. 1000000000]");
    }

    @Test
    void theDifferenceOfAnyTwoValuesIsAnInt() {
        assertThat(Math.subtractExact(Score.WIN, Score.LOSS)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "1000000000, false, true, false, 0, win in 0",
        "999999997, false, true, false, 3, win in 3",
        "900000001, false, true, false, 99999999, win in 99999999",
        "900000000, true, false, false, , 900000000",
        "0, true, false, false, , 0",
        "-900000000, true, false, false, , -900000000",
        "-900000001, false, false, true, 99999999, loss in 99999999",
        "-999999996, false, false, true, 4, loss in 4",
        "-1000000000, false, false, true, 0, loss in 0"
    })
    void aValueIsAPayoffAWinOrALoss(
            int value, boolean payoff, boolean win, boolean loss, Integer distance, String text) {
        assertThat(Score.isPayoff(value)).isEqualTo(payoff);
        assertThat(Score.isWin(value)).isEqualTo(win);
        assertThat(Score.isLoss(value)).isEqualTo(loss);
        assertThat(Score.distance(value).stream().boxed().findFirst().orElse(null))
                .isEqualTo(distance);
        assertThat(Score.toString(value)).isEqualTo(text);
    }

    @Test
    void seenFromBeforeAWinIsWorthLessALossMoreAndAPayoffTheSame() {
        assertThat(Score.before(Score.WIN, 3)).isEqualTo(Score.WIN - 3);
        assertThat(Score.before(Score.WIN - 3, 2)).isEqualTo(Score.WIN - 5);
        assertThat(Score.before(Score.LOSS, 3)).isEqualTo(Score.LOSS + 3);
        assertThat(Score.before(Score.LOSS + 3, 2)).isEqualTo(Score.LOSS + 5);
        assertThat(Score.before(17, 3)).isEqualTo(17);
        assertThat(Score.before(Score.MAX_PAYOFF, Score.MAX_DISTANCE)).isEqualTo(Score.MAX_PAYOFF);
        assertThat(Score.before(Score.WIN, 0)).isEqualTo(Score.WIN);
        assertThat(Score.later(Score.MAX_PAYOFF, 3)).isEqualTo(Score.MAX_PAYOFF);
        assertThat(Score.later(-Score.MAX_PAYOFF, 3)).isEqualTo(-Score.MAX_PAYOFF);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, Score.LOSS - 1, Score.WIN + 1, Integer.MAX_VALUE})
    void whatIsOutsideTheScaleIsNoScore(int value) {
        assertThat(Score.isPayoff(value) || Score.isWin(value) || Score.isLoss(value))
                .isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Score.distance(value))
                .withMessage("value = " + value + "; expected a score from -1000000000 to 1000000000");
        assertThatIllegalArgumentException().isThrownBy(() -> Score.before(value, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Score.toString(value));
    }

    @Test
    void aDistanceThatWouldMakeAWinAPayoffIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Score.before(Score.WIN - 1, Score.MAX_DISTANCE))
                .withMessage("plies = 99999999; expected a number from 0 to 99999998");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Score.before(0, -1))
                .withMessage("plies = -1; expected a number from 0 to 99999999");
    }
}
