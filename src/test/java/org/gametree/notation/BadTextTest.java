package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is no tree is refused, with the place, what was found there and what was expected. */
class BadTextTest {
    private static final String END = "the end of the text";
    private static final String TEXT = "a number, '[', '(', 'full' or 'halves'";
    private static final String TEXT_FOR_A_WORD = "a number (3, -0.5, 1e6, inf or -inf), '[', '(', 'full' or 'halves'";
    private static final String TREE = "a number, '[' or '('";
    private static final String TREE_FOR_A_WORD = "a number (3, -0.5, 1e6, inf or -inf), '[' or '('";
    private static final String FIRST_OR_CLOSE = "a number, '[', '(' or ']'";
    private static final String NEXT_OR_CLOSE = "',', a number, '[', '(' or ']'";
    private static final String NEXT_OR_ROUND_CLOSE = "',', a number, '[', '(' or ')'";
    private static final String LEAF = "a number";
    private static final String LEAF_FOR_A_WORD = "a number (3, -0.5, 1e6, inf or -inf)";
    private static final String NEXT_LEAF = "',', a number or the end of the text";
    private static final String BRANCHING = "a branching, a whole number from 1 to 2147483647";
    private static final String DEPTH = "a depth, a whole number from 0 to 2147483647";
    private static final String CHAIN = "a depth, a whole number from 0 to 100000";

    /** A text and its error; {@code opened} is what the message says behind the rest, if anything. */
    record Bad(String text, int line, int column, String found, String expected, String opened) {
        Bad(String text, int line, int column, String found, String expected) {
            this(text, line, column, found, expected, "");
        }
    }

    private static String opened(int line, int column) {
        return "; the bracket opened at line " + line + ", column " + column + " is not closed";
    }

    static final List<Bad> NOTHING = List.of(
            new Bad("", 1, 1, END, TEXT),
            new Bad("  ", 1, 3, END, TEXT),
            new Bad("\n# nothing\n", 3, 1, END, TEXT),
            new Bad("# nothing", 1, 10, END, TEXT),
            new Bad(",", 1, 1, "','", TEXT),
            new Bad(":", 1, 1, "':'", TEXT));

    static final List<Bad> COMMAS = List.of(
            new Bad("[1,,2]", 1, 4, "','", TREE),
            new Bad("[1,]", 1, 4, "']'", TREE),
            new Bad("[1, 2,]", 1, 7, "']'", TREE),
            new Bad("(1 , )", 1, 6, "')'", TREE),
            new Bad("[,1]", 1, 2, "','", FIRST_OR_CLOSE),
            new Bad("[,]", 1, 2, "','", FIRST_OR_CLOSE),
            new Bad("[[1],,[2]]", 1, 6, "','", TREE),
            new Bad("1,", 1, 2, "','", END),
            new Bad("[1:2]", 1, 3, "':'", NEXT_OR_CLOSE),
            new Bad("[1,:2]", 1, 4, "':'", TREE));

    static final List<Bad> BRACKETS = List.of(
            new Bad("[", 1, 2, END, FIRST_OR_CLOSE, opened(1, 1)),
            new Bad("[1 2", 1, 5, END, NEXT_OR_CLOSE, opened(1, 1)),
            new Bad("[1 2,", 1, 6, END, TREE, opened(1, 1)),
            new Bad("[[1, 2], [3, 4]", 1, 16, END, NEXT_OR_CLOSE, opened(1, 1)),
            new Bad("[1,\n [2\n  (3 # ]\n", 4, 1, END, NEXT_OR_ROUND_CLOSE, opened(3, 3)),
            new Bad("[1 2)", 1, 5, "')'", NEXT_OR_CLOSE, opened(1, 1)),
            new Bad("[(1 2]", 1, 6, "']'", NEXT_OR_ROUND_CLOSE, opened(1, 2)),
            new Bad("[1,)", 1, 4, "')'", TREE, opened(1, 1)),
            new Bad("]", 1, 1, "']'", TEXT),
            new Bad(")", 1, 1, "')'", TEXT));

    static final List<Bad> TRAILING = List.of(
            new Bad("3 4", 1, 3, "'4'", END),
            new Bad("[1 2]]", 1, 6, "']'", END),
            new Bad("[1] [2]", 1, 5, "'['", END),
            new Bad("[1]\n\n x", 3, 2, "'x'", END),
            new Bad("[1], [2]", 1, 4, "','", END),
            new Bad("3:", 1, 2, "':'", END));

    static final List<Bad> WORDS = List.of(
            new Bad("infinity", 1, 1, "'infinity'", TEXT_FOR_A_WORD),
            new Bad("[1, NaN]", 1, 5, "'NaN'", TREE_FOR_A_WORD),
            new Bad("[Inf]", 1, 2, "'Inf'", TREE_FOR_A_WORD),
            new Bad("[--inf]", 1, 2, "'--inf'", TREE_FOR_A_WORD),
            new Bad("[\"a\"]", 1, 2, "'\"a\"'", TREE_FOR_A_WORD),
            new Bad("[1-2]", 1, 2, "'1-2'", TREE_FOR_A_WORD),
            new Bad("[1.]", 1, 2, "'1.'", TREE_FOR_A_WORD),
            new Bad("[.5]", 1, 2, "'.5'", TREE_FOR_A_WORD),
            new Bad("[1.2.3]", 1, 2, "'1.2.3'", TREE_FOR_A_WORD),
            new Bad("[1e]", 1, 2, "'1e'", TREE_FOR_A_WORD),
            new Bad("[1e+]", 1, 2, "'1e+'", TREE_FOR_A_WORD),
            new Bad("[1e1.5]", 1, 2, "'1e1.5'", TREE_FOR_A_WORD),
            new Bad("[e5]", 1, 2, "'e5'", TREE_FOR_A_WORD),
            new Bad("[+]", 1, 2, "'+'", TREE_FOR_A_WORD),
            new Bad("[+-1]", 1, 2, "'+-1'", TREE_FOR_A_WORD),
            new Bad("[0x1F]", 1, 2, "'0x1F'", TREE_FOR_A_WORD),
            new Bad("[1_000]", 1, 2, "'1_000'", TREE_FOR_A_WORD),
            new Bad("[٣]", 1, 2, "'٣'", TREE_FOR_A_WORD),
            new Bad("[full 2 1: 3 4]", 1, 2, "'full'", TREE_FOR_A_WORD),
            new Bad("Full 2 1: 3 4", 1, 1, "'Full'", TEXT_FOR_A_WORD),
            new Bad("{1}", 1, 1, "'{1}'", TEXT_FOR_A_WORD));

    static final List<Bad> SHOWN = List.of(
            new Bad("[1 \u0007]", 1, 4, "'<U+0007>'", TREE_FOR_A_WORD),
            new Bad("[1\u0000]", 1, 2, "'1<U+0000>'", TREE_FOR_A_WORD),
            new Bad("\uFEFF3", 1, 1, "'<U+FEFF>3'", TEXT_FOR_A_WORD),
            new Bad("\uD83D", 1, 1, "'<U+D83D>'", TEXT_FOR_A_WORD),
            new Bad("\uE000", 1, 1, "'<U+E000>'", TEXT_FOR_A_WORD),
            new Bad("\u0378", 1, 1, "'<U+0378>'", TEXT_FOR_A_WORD),
            new Bad(Character.toString(0xE0001), 1, 1, "'<U+E0001>'", TEXT_FOR_A_WORD),
            new Bad("abcdefghijklmnopqrst", 1, 1, "'abcdefghijklmnopqrst'", TEXT_FOR_A_WORD),
            new Bad("abcdefghijklmnopqrstu", 1, 1, "'abcdefghijklmnopqrst…'", TEXT_FOR_A_WORD),
            new Bad("😀".repeat(20), 1, 1, "'" + "😀".repeat(20) + "'", TEXT_FOR_A_WORD),
            new Bad("😀".repeat(21), 1, 1, "'" + "😀".repeat(20) + "…'", TEXT_FOR_A_WORD));

    static final List<Bad> PLACES = List.of(
            new Bad("# 😀 é\n[1, #😀\r\n x]", 3, 2, "'x'", TREE_FOR_A_WORD),
            new Bad("😀😀 [", 1, 1, "'😀😀'", TEXT_FOR_A_WORD),
            new Bad("[1] 😀", 1, 5, "'😀'", END),
            new Bad("[1]\t\u00a0😀x", 1, 6, "'😀x'", END),
            new Bad("[1\r2\r\n3\n\r4,]", 5, 3, "']'", TREE),
            new Bad("1 2\n", 1, 3, "'2'", END),
            new Bad("[\r", 2, 1, END, FIRST_OR_CLOSE, opened(1, 1)));

    static final List<Bad> SHORTHANDS = List.of(
            new Bad("full", 1, 5, END, BRANCHING),
            new Bad("full: 1", 1, 5, "':'", BRANCHING),
            new Bad("full 0 3: 1", 1, 6, "'0'", BRANCHING),
            new Bad("full -2 3: 1", 1, 6, "'-2'", BRANCHING),
            new Bad("full 2147483648 1: 1", 1, 6, "'2147483648'", BRANCHING),
            new Bad("full 99999999999999999999 1: 1", 1, 6, "'99999999999999999999'", BRANCHING),
            new Bad("full 2", 1, 7, END, DEPTH),
            new Bad("full 2, 3: 1", 1, 7, "','", DEPTH),
            new Bad("full 2 1.0: 1 2", 1, 8, "'1.0'", DEPTH),
            new Bad("full 2 2147483648: 1", 1, 8, "'2147483648'", DEPTH),
            new Bad("full 1 100001: 5", 1, 8, "'100001'", CHAIN),
            new Bad("full 1 2000000000: 5", 1, 8, "'2000000000'", CHAIN),
            new Bad("full 2 1 3 4", 1, 10, "'3'", "':'"),
            new Bad("full 2 1", 1, 9, END, "':'"),
            new Bad("full 2 3:", 1, 10, END + " after 0 leaves", "8 leaves"),
            new Bad("full 2 3: 7", 1, 12, END + " after 1 leaf", "8 leaves"),
            new Bad("full 2 3: 1 2 3 4 5 6 7", 1, 24, END + " after 7 leaves", "8 leaves"),
            new Bad("full 2 1: 1 2 3 4", 1, 15, "4 leaves", "2 leaves"),
            new Bad("full 2 0: 1,\n2", 2, 1, "2 leaves", "1 leaf"),
            new Bad("full 10 1000000000: 5", 1, 22, END + " after 1 leaf", "10^1000000000 leaves"),
            new Bad("full 2 31: 5", 1, 13, END + " after 1 leaf", "2^31 leaves"),
            new Bad("full 2 30: 5", 1, 13, END + " after 1 leaf", "1073741824 leaves"),
            new Bad("full 2147483647 1: 5", 1, 21, END + " after 1 leaf", "2147483647 leaves"),
            new Bad("full 2147483647 2: 5", 1, 21, END + " after 1 leaf", "2147483647^2 leaves"),
            new Bad("full 2 1: 1 x", 1, 13, "'x'", LEAF_FOR_A_WORD),
            new Bad("full 2 1: 1 2 x", 1, 15, "'x'", LEAF_FOR_A_WORD),
            new Bad("full 2 1: 1 2]", 1, 14, "']'", NEXT_LEAF),
            new Bad("full 2 1: 1 [2]", 1, 13, "'['", NEXT_LEAF),
            new Bad("full 2 1: [1 2]", 1, 11, "'['", LEAF),
            new Bad("full 2 1:, 1 2", 1, 10, "','", LEAF),
            new Bad("full 2 1: 1,, 2", 1, 13, "','", LEAF),
            new Bad("full 2 1: 1, 2,", 1, 16, END, LEAF),
            new Bad("halves 1 2", 1, 8, "'1'", "':'"),
            new Bad("halves", 1, 7, END, "':'"),
            new Bad("halves:", 1, 8, END, LEAF),
            new Bad("halves:: 1", 1, 8, "':'", LEAF),
            new Bad("halves: 1 : 2", 1, 11, "':'", NEXT_LEAF),
            new Bad("halves: 1, ", 1, 12, END, LEAF),
            new Bad("halves: nan", 1, 9, "'nan'", LEAF_FOR_A_WORD));

    @ParameterizedTest
    @FieldSource({"NOTHING", "COMMAS", "BRACKETS", "TRAILING", "WORDS", "SHOWN", "PLACES", "SHORTHANDS"})
    void aBadTextIsRefusedWithItsPlaceWhatWasFoundAndWhatWasExpected(Bad bad) {
        NotationException error = catchThrowableOfType(NotationException.class, () -> TreeNotation.parse(bad.text));

        assertThat(error)
                .hasMessage("line %s, column %s: found %s, expected %s%s"
                        .formatted(bad.line, bad.column, bad.found, bad.expected, bad.opened));
        assertThat(error.line()).isEqualTo(bad.line);
        assertThat(error.column()).isEqualTo(bad.column);
        assertThat(error.found()).isEqualTo(bad.found);
        assertThat(error.expected()).isEqualTo(bad.expected);
    }

    static final List<Bad> NO_VALUE = List.of(
            new Bad("", 1, 1, END, LEAF_FOR_A_WORD),
            new Bad("[3]", 1, 1, "'['", LEAF_FOR_A_WORD),
            new Bad("∞", 1, 1, "'∞'", LEAF_FOR_A_WORD),
            new Bad("halves: 3", 1, 1, "'halves'", LEAF_FOR_A_WORD),
            new Bad("3 4", 1, 3, "'4'", END),
            new Bad("-inf:3", 1, 5, "':'", END));

    @ParameterizedTest
    @FieldSource("NO_VALUE")
    void whatIsNoValueIsRefusedLikewise(Bad bad) {
        NotationException error =
                catchThrowableOfType(NotationException.class, () -> TreeNotation.parseValue(bad.text));

        assertThat(error)
                .hasMessage("line %s, column %s: found %s, expected %s"
                        .formatted(bad.line, bad.column, bad.found, bad.expected));
    }
}
