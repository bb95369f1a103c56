package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What of a text from outside is shown. */
class ShownTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "abc, abc",
                "abcde, abcde",
                "abcdef, abcde…",
                "`a\tb\nc`, a b c",
                "`a\u2028b\u00A0c`, a b c",
                "a\u0000b, a\uFFFDb",
                "a\u202Eb, a\uFFFDb",
                "a\uD800, a\uFFFD",
                "a\uE000\uFFFF, a\uFFFD\uFFFD",
                "\u0645\u200C\u200D, \u0645\u200C\u200D",
                "\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00, "
                        + "\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00…",
            })
    void fiveCharactersAreShownAndNoneThatActsOnTheRest(String text, String shown) {
        assertThat(Shown.of(text, 5)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "abc, abc",
        "\u05D0b, \u2068\u05D0b\u2069",
        "b\u0627, \u2068b\u0627\u2069",
        "\u0661, \u2068\u0661\u2069",
    })
    void whatRunsFromTheRightIsIsolated(String text, String isolated) {
        assertThat(Shown.isolated(text)).isEqualTo(isolated);
    }
}
