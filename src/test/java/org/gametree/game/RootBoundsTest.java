package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What null windows tell of the moves of a root. */
class RootBoundsTest {

    @ParameterizedTest
    @CsvSource({"true, 4, 4, 5, AT_MOST, 6", "false, 5, 5, 4, AT_LEAST, 3"})
    void nothingIsKnownAtFirstAndThenWhatWasFoundOnEitherSide(
            boolean max, int a, int bad, int good, Bound bound, int better) {
        int window = max ? a : a - 1;
        RootBounds bounds = new RootBounds(max, 2);
        for (int index = 0; index < 2; index++) {
            assertThat(bounds.isWorse(index, good)).isFalse();
            assertThat(bounds.reaches(index, good)).isFalse();
            assertThat(bounds.noBetterThan(good, index, 7)).isEqualTo(new RootMove<>(7, good, bound));
        }
        assertThat(bounds.note(0, window, bad, 7)).isFalse();
        assertThat(bounds.note(1, window, good, 8)).isTrue();
        assertThat(bounds.isWorse(0, good)).isTrue();
        assertThat(bounds.isWorse(0, bad)).isFalse();
        assertThat(bounds.reaches(0, bad)).isFalse();
        assertThat(bounds.reaches(1, good)).isTrue();
        assertThat(bounds.reaches(1, better)).isFalse();
        assertThat(bounds.isWorse(1, good)).isFalse();
        assertThat(bounds.noBetterThan(good, 0, 9)).isEqualTo(new RootMove<>(9, bad, bound));
        assertThat(bounds.heightAtBest(0)).isEqualTo(7);
        assertThat(bounds.heightAtWorst(1)).isEqualTo(8);
        assertThat(bounds.below(good)).isEqualTo(window);
    }
}
