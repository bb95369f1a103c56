package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.gametree.law.Rejections.Subject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The laws are tested themselves: each wrong alpha-beta must break one of them, and which is written down. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WrongVariantsTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);
    private static final Path APPROVED = Path.of("src/main/java/org/gametree/law/doc-files/wrong-variants.html");

    private static final List<SearchCase<Integer>> FIVE = casesUpTo(5);
    private static final List<SearchCase<Integer>> FOUR = casesUpTo(4);
    private Map<Subject, List<String>> rejections = Map.of();

    private static List<SearchCase<Integer>> casesUpTo(int vertices) {
        Iterable<SearchCase<Integer>> cases =
                Universe.of(List.of(0, 1, 2, 3), vertices).cases();
        return StreamSupport.stream(cases.spliterator(), false).toList();
    }

    @BeforeAll
    void runEveryLawOnEveryWrongVariant() {
        List<Subject> subjects = Subject.all();
        List<List<String>> rejecting =
                subjects.parallelStream().map(this::lawsRejecting).toList();
        rejections = new LinkedHashMap<>();
        for (int i = 0; i < subjects.size(); i++) {
            rejections.put(subjects.get(i), rejecting.get(i));
        }
    }

    @Test
    void alphaBetaItselfPassesEveryLaw() {
        assertThat(lawsRejecting(new Subject(Mistake.NO_CUTOFF, Set.of()))).isEmpty();
    }

    @Test
    void theTwoOraclesTogetherRejectEveryWrongVariant() {
        assertThat(rejections).hasSize(117);
        assertThat(rejections)
                .allSatisfy((subject, laws) -> assertThat(laws)
                        .as("%s for %s", subject.mistake(), subject.side())
                        .containsAnyOf("V", "|C|"));
    }

    @Test
    void everyLawRejectsSomeWrongVariant() {
        assertThat(rejections.values().stream().flatMap(List::stream).distinct())
                .containsAll(names());
    }

    @Test
    void whichLawRejectsWhichIsAsApproved() throws IOException {
        String actual = new Rejections(names(), rejections).page();
        Path written = Path.of("target/wrong-variants.html");
        Files.writeString(written, actual);
        assertThat(actual)
                .as("the approved page %s; to approve the new one deliberately, copy %s there", APPROVED, written)
                .isEqualTo(Files.readString(APPROVED));
    }

    private List<String> lawsRejecting(Subject subject) {
        List<Law<SearchCase<Integer>>> laws = new ArrayList<>(lawsOfResults(subject));
        laws.add(lawsOfLeaves(subject).get(0));
        return Stream.concat(
                        laws.stream().filter(law -> rejects(law, FIVE)),
                        lawsOfLeaves(subject).stream().skip(1).filter(law -> rejects(law, FOUR)))
                .map(Law::name)
                .toList();
    }

    private static boolean rejects(Law<SearchCase<Integer>> law, List<SearchCase<Integer>> cases) {
        return cases.stream().anyMatch(c -> law.check(c) == Outcome.FAILS);
    }

    private static List<Law<SearchCase<Integer>>> lawsOfResults(Subject subject) {
        return new AlphaBetaLaws<>(
                        ORDER, new WrongAlphaBeta<>(ORDER, ORDER, x -> x + 1, subject.mistake(), subject.where()))
                .all();
    }

    private static List<Law<SearchCase<Integer>>> lawsOfLeaves(Subject subject) {
        LeafLaws<Integer> laws = new LeafLaws<>(ORDER, over -> wrongOver(over, subject));
        return List.of(laws.visitOracle(), laws.narrowing(), laws.duality(), laws.nonInterference(), laws.relevance());
    }

    // A law may turn the order around; what the mistakes know beside it has to turn with it.
    private static TreeSearch<Tagged<Integer>> wrongOver(BoundedOrder<Tagged<Integer>> over, Subject subject) {
        BoundedOrder<Tagged<Integer>> upwards =
                BoundedOrder.of(Comparator.comparing(Tagged::value), Tagged.bound(0), Tagged.bound(3));
        boolean up = over.bottom().value() == 0;
        return new WrongAlphaBeta<>(
                over,
                up ? upwards : upwards.reversed(),
                x -> Tagged.bound(up ? x.value() + 1 : x.value() - 1),
                subject.mistake(),
                subject.where());
    }

    private static List<String> names() {
        Subject any = new Subject(Mistake.NO_CUTOFF, Set.of());
        return Stream.of(lawsOfResults(any), lawsOfLeaves(any))
                .flatMap(List::stream)
                .map(Law::name)
                .toList();
    }
}
