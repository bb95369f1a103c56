package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {

    @Test
    void joinedLimitsAreTheLowerOnes() {
        Limits limits =
                Limits.depth(7).and(Limits.nodes(100)).and(Limits.depth(5)).and(Limits.nodes(200));
        assertThat(limits.depth()).isEqualTo(5);
        assertThat(limits.nodes()).isEqualTo(100);
        assertThat(limits).hasToString("depth 5 and 100 nodes");
    }

    @Test
    void joinedLimitsKeepEveryDurationAndSignal() {
        Limits limits = Limits.time(Duration.ofMillis(20))
                .and(Limits.until(() -> false))
                .and(Limits.time(Duration.ofSeconds(3), () -> 7))
                .and(Limits.until(() -> true));
        assertThat(limits).hasToString("time PT0.02S and time PT3S and a signal and a signal");
        assertThat(limits.deadlines()).extracting(Limits.Deadline::nanos).containsExactly(20_000_000L, 3_000_000_000L);
        assertThat(limits.signals()).hasSize(2);
        assertThat(limits.depth()).isEqualTo(Integer.MAX_VALUE);
        assertThat(limits.nodes()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void theGreatestAndTheLeastLimitsAreToldToo() {
        assertThat(Limits.depth(Integer.MAX_VALUE)).hasToString("depth 2147483647");
        assertThat(Limits.depth(0)).hasToString("depth 0");
        assertThat(Limits.nodes(0)).hasToString("0 nodes");
    }

    @Test
    void illegalLimitsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.depth(-1))
                .withMessage("plies = -1; expected at least 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.nodes(-1))
                .withMessage("count = -1; expected at least 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.time(Duration.ofNanos(-1)))
                .withMessage("duration = PT-0.000000001S; expected one from 0 to PT2562047H47M16.854775807S");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.time(Duration.ofNanos(Long.MAX_VALUE).plusNanos(1)))
                .withMessageStartingWith("duration = PT2562047H47M16.854775808S");
        assertThat(Limits.time(Duration.ofNanos(Long.MAX_VALUE))).isNotNull();
        assertThat(Limits.time(Duration.ZERO)).isNotNull();
        assertThatNullPointerException()
                .isThrownBy(() -> Limits.time(null))
                .withMessageStartingWith("duration is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Limits.time(Duration.ZERO, null))
                .withMessageStartingWith("clock is null");
        assertThatNullPointerException().isThrownBy(() -> Limits.until(null)).withMessageStartingWith("signal is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Limits.depth(1).and(null))
                .withMessageStartingWith("other is null");
    }
}
