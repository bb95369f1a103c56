package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collection;
import org.gametree.law.Law;
import org.gametree.law.LawFailure;

/** That something breaks a law. */
final class LawFailures {
    private LawFailures() {}

    /** Asserts that of some laws just this one is the first that fails. */
    static <P> void fails(String law, Collection<Law<P>> laws, Iterable<P> positions) {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(laws, positions))
                .satisfies(failure -> assertThat(failure.law()).isEqualTo(law));
    }
}
