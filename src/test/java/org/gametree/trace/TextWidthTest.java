package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The width of a text is not below what it is in DejaVu Sans, one of the widest fonts that are common. */
class TextWidthTest {

    // Widths of single characters in DejaVu Sans, in thousandths of its size.
    @ParameterizedTest
    @CsvSource({
        "i, 278", "t, 392", "r, 411", "' ', 318", "'(', 390", "-, 361", "e, 615", "n, 634", "b, 635", "0, 636",
                "s, 521",
        "m, 974", "w, 818", "A, 684", "D, 770", "N, 748", "O, 787", "Q, 787", "M, 863", "W, 989", "=, 838", "≤, 838",
        "≥, 838", "…, 1000", "@, 1000", "%, 950", "α, 659", "β, 638", "é, 615", "Ж, 1077"
    })
    void noCharacterIsWiderThanItsEstimateOnceTheGapIsCounted(String character, int thousandths) {
        assertThat(TextWidth.em(character)).isGreaterThanOrEqualTo(thousandths / 1000.0 - 0.03);
    }

    @ParameterizedTest
    @CsvSource({
        "3, false",
        "-inf, false",
        "≤ 2 …, false",
        "é, false",
        "\u05D0, true",
        "\u4E2D, true",
        "\uD83D\uDE00, true"
    })
    void textsInFurtherScriptsAreFitted(String text, boolean isUnsure) {
        assertThat(TextWidth.isUnsure(text)).isEqualTo(isUnsure);
    }

    @ParameterizedTest
    @CsvSource({"3-, 1.06", "A\u0301, 1.89", "\u05D0\u05B0, 0.84", "\u4E2D, 1.05"})
    void theWidthOfATextIsTheSumOfItsCharacters(String text, double em) {
        assertThat(TextWidth.em(text)).isEqualTo(em);
    }
}
