package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Labels in the text of a tree, read, printed and refused. */
class LabelledTreesTest {
    @Test
    void labelsAreReadBesideTheTree() {
        LabelledTree read = TreeNotation.parseLabelled("A[B:3 C[2 4]]");
        assertThat(TreeNotation.print(read.tree())).isEqualTo("[3, [2, 4]]");
        assertThat(read.labels().at(List.of())).contains("A");
        assertThat(read.labels().at(List.of(0))).contains("B");
        assertThat(read.labels().at(List.of(1))).contains("C");
        assertThat(read.labels().at(List.of(1, 0))).isEmpty();
        assertThat(read).hasToString("[3, [2, 4]], label A, 2 children with labels");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            A[B:3 C[2 4]]            | A[B:3, C[2, 4]]
            A : ( B : 3 , C ( 2 ) )  | A[B:3, C[2]]
            A:3                      | A:3
            A[]                      | A[]
            _1:inf                   | _1:inf
            Zug:-0.50                | Zug:-0.50
            e4[O-O:1]                | e4[O-O:1]
            [3 A[1]4 "B"[5]"C":6]    | [3, A[1], 4, B[5], C:6]
            "two words":3            | "two words":3
            "full"[1]                | "full"[1]
            "inf":inf                | "inf":inf
            "1":1                    | "1":1
            "":1                     | "":1
            "a\\"b\\\\c":1           | "a\\"b\\\\c":1
            "\\u0041\\u0007":1       | "A\\u0007":1
            "\\ud83d\\uDE00":1       | "😀":1
            "[a](b),c:d#e":1         | "[a](b),c:d#e":1
            "\\u2028\\u2029\\ud800":1 | "\\u2028\\u2029\\ud800":1
            "a\\u0020b\\u0009":1     | "a b\\u0009":1
            3                        | 3
            full 2 1: 3 5            | [3, 5]
            """)
    void everySpellingIsPrintedTheSame(String text, String canonical) {
        assertThat(TreeNotation.print(TreeNotation.parseLabelled(text))).isEqualTo(canonical);
        assertThat(TreeNotation.parseLabelled(canonical)).isEqualTo(TreeNotation.parseLabelled(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            A          | 1  | 'A'                 | a number (3, -0.5, 1e6, inf or -inf), a label with ':' or a bracket behind it, '[', '(', 'full' or 'halves'
            A B:3      | 1  | 'A'                 | a number (3, -0.5, 1e6, inf or -inf), a label with ':' or a bracket behind it, '[', '(', 'full' or 'halves'
            [A 3]      | 2  | 'A'                 | a number (3, -0.5, 1e6, inf or -inf), a label with ':' or a bracket behind it, '[' or '('
            [A]        | 2  | 'A'                 | a number (3, -0.5, 1e6, inf or -inf), a label with ':' or a bracket behind it, '[' or '('
            ["A", 1]   | 2  | '"A"'               | a number (3, -0.5, 1e6, inf or -inf), a label with ':' or a bracket behind it, '[' or '('
            A:         | 3  | the end of the text | a number, '[' or '('
            A::3       | 3  | ':'                 | a number, '[' or '('
            A:B:3      | 3  | 'B'                 | a number (3, -0.5, 1e6, inf or -inf), '[' or '('
            [A:,3]     | 4  | ','                 | a number, '[' or '('
            [3 4o]     | 4  | '4o'                | a number (3, -0.5, 1e6, inf or -inf), a label, '[' or '('
            [full:3]   | 2  | 'full'              | a number (3, -0.5, 1e6, inf or -inf), a label, '[' or '('
            ~~         | 1  | the end of the text | a number, a label, '[', '(', 'full' or 'halves'
            :3         | 1  | ':'                 | a number, a label, '[', '(', 'full' or 'halves'
            "A         | 3  | the end of the text | '"'
            "A\\"      | 5  | the end of the text | '"'
            "A\\        | 4  | the end of the text | '"'
            "A\\n":3   | 3  | '\\n'               | '\\"', '\\\\' or '\\u' and four hexadecimal digits
            "\\u12g4":3 | 2 | '\\u'               | '\\"', '\\\\' or '\\u' and four hexadecimal digits
            [A:3       | 5  | the end of the text | ',', a number, a label, '[', '(' or ']'
            """)
    void aBadLabelIsRefusedWithItsPlace(String text, int column, String found, String expected) {
        assertThatThrownBy(() -> TreeNotation.parseLabelled(text))
                .isInstanceOfSatisfying(NotationException.class, refused -> {
                    assertThat(refused.found()).isEqualTo(found);
                    assertThat(refused.expected()).isEqualTo(expected);
                    assertThat(refused.line()).isEqualTo(1);
                    assertThat(refused.column()).isEqualTo(column);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"A[3]", "[B:3]", "\"A\"[3]", "A"})
    void aTextWithLabelsIsRefusedWhereNoneAreRead(String text) {
        assertThatThrownBy(() -> TreeNotation.parse(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void refusesNull() {
        assertThatThrownBy(() -> TreeNotation.parseLabelled(null)).hasMessageStartingWith("text is null");
        assertThatThrownBy(() -> TreeNotation.print((LabelledTree) null)).hasMessageStartingWith("tree is null");
        assertThatThrownBy(() -> new LabelledTree(null, Labels.NONE)).hasMessageStartingWith("tree is null");
        assertThatThrownBy(() -> new LabelledTree(Trees.leaf(1), null)).hasMessageStartingWith("labels is null");
    }

    @Test
    void labelsOfWhatIsNotThereAreNotPrinted() {
        Labels labels = new Labels(Optional.empty(), Map.of(5, new Labels(Optional.of("A"), Map.of())));
        assertThat(TreeNotation.print(new LabelledTree(TreeNotation.parse("[1]"), labels)))
                .isEqualTo("[1]");
    }
}
