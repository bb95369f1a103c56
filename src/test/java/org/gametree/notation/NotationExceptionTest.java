package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** An error can be counted from the line where its text begins. */
class NotationExceptionTest {
    private final NotationException error =
            catchThrowableOfType(NotationException.class, () -> TreeNotation.parse("\n [1,\n2"));

    @Test
    void atLineCountsEveryLineFromThere() {
        NotationException moved = error.atLine(40);

        assertThat(error)
                .hasMessage("line 3, column 2: found the end of the text, expected ',', a number, '[', '(' or ']'; "
                        + "the bracket opened at line 2, column 2 is not closed");
        assertThat(moved)
                .hasMessage("line 42, column 2: found the end of the text, expected ',', a number, '[', '(' or ']'; "
                        + "the bracket opened at line 41, column 2 is not closed");
        assertThat(moved.line()).isEqualTo(42);
        assertThat(moved.column()).isEqualTo(error.column());
        assertThat(moved.found()).isEqualTo(error.found());
        assertThat(moved.expected()).isEqualTo(error.expected());
    }

    @Test
    void atLineOneChangesNothing() {
        assertThat(error.atLine(1)).hasMessage(error.getMessage());
    }

    @Test
    void atLineOfAnErrorWithoutBracketNamesNone() {
        NotationException trailing = catchThrowableOfType(NotationException.class, () -> TreeNotation.parse("1 2"));

        assertThat(trailing.atLine(7)).hasMessage("line 7, column 3: found '2', expected the end of the text");
    }

    @Test
    void atLineRefusesWhatIsNoLine() {
        assertThatThrownBy(() -> error.atLine(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("firstLine = 0; expected a line, counted from 1");
        assertThatThrownBy(() -> error.atLine(Integer.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void anErrorSurvivesSerialization() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(error);
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();

        assertThat(((NotationException) read).atLine(2))
                .hasMessage(error.atLine(2).getMessage());
    }
}
