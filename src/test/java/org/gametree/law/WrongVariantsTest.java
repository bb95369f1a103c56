package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.gametree.law.Rejections.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The laws are tested themselves: each wrong alpha-beta must break one of them, and which is written down. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WrongVariantsTest {
    private static final Path APPROVED = Path.of("src/main/java/org/gametree/law/doc-files/wrong-variants.html");

    private final Trial trial = Trial.of(5, 4);
    private final Rejections rejections = trial.of(Subject.all());

    @Test
    void alphaBetaItselfPassesEveryLaw() {
        assertThat(trial.lawsRejecting(new Subject(Mistake.NO_CUTOFF, Set.of())))
                .isEmpty();
    }

    @Test
    void theTwoOraclesTogetherRejectEveryWrongVariant() {
        assertThat(rejections.rejections()).hasSize(117);
        assertThat(rejections.rejections())
                .allSatisfy((subject, laws) -> assertThat(laws)
                        .as("%s for %s", subject.mistake(), subject.side())
                        .containsAnyOf("V", "|C|"));
    }

    @Test
    void everyLawRejectsSomeWrongVariant() {
        assertThat(rejections.rejections().values().stream()
                        .flatMap(List::stream)
                        .distinct())
                .containsAll(Trial.names());
    }

    @Test
    void whichLawRejectsWhichIsAsApproved() throws IOException {
        String actual = rejections.page();
        Path written = Path.of("target/wrong-variants.html");
        Files.writeString(written, actual);
        assertThat(actual)
                .as("the approved page %s; to approve the new one deliberately, copy %s there", APPROVED, written)
                .isEqualTo(Files.readString(APPROVED));
    }
}
