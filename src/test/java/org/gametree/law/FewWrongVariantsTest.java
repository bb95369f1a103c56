package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gametree.law.Rejections.Subject;
import org.junit.jupiter.api.Test;

/** Which laws reject which mistake on the smallest trees: enough to notice when a law is no longer what it was. */
class FewWrongVariantsTest {
    private static final Path APPROVED = Path.of("src/test/resources/org/gametree/law/few-wrong-variants.txt");

    @Test
    void whichLawRejectsWhichIsAsApproved() throws IOException {
        List<Subject> forBoth = Subject.all().stream()
                .filter(subject -> subject.side().equals("both"))
                .toList();
        String actual = Trial.of(4, 3).of(forBoth).lines();
        Path written = Path.of("target/few-wrong-variants.txt");
        Files.writeString(written, actual);
        assertThat(actual)
                .as("the approved list %s; to approve the new one deliberately, copy %s there", APPROVED, written)
                .isEqualTo(Files.readString(APPROVED));
    }
}
