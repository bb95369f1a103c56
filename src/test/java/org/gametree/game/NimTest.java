package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game whose result is known by theory. */
class NimTest {
    private static final Limits TO_THE_END = Limits.depth(1_000);

    @ParameterizedTest
    @CsvSource({"1, 2, 3, loss", "1, 2, 2, win", "2, 2, 0, loss", "1, 1, 1, win", "3, 2, 0, win", "1, 1, 0, loss"})
    void nimIsLostIffTheHeapsAddUpToZeroWithoutCarries(int one, int two, int three, String result) {
        SearchResult<Nim.Take> answer = GameSearch.of(new Nim()).search(Nim.Heaps.of(one, two, three), TO_THE_END);
        assertThat(Score.toString(answer.value())).startsWith(result + " in ");
        assertThat(answer.proven()).isTrue();
        assertThat(answer.principalVariation()).hasSize(answer.winDistance().orElseThrow());
    }
}
