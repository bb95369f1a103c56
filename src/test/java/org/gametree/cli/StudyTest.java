package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.gametree.law.ReorderingLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** The study in small: trees of up to 300 leaves. */
class StudyTest {
    private static final List<Measurement> MEASUREMENTS = Study.measure(300);

    @Test
    void everyShapeIsMeasuredInEveryOrderByEverySearch() {
        assertThat(MEASUREMENTS)
                .extracting(Measurement::shape)
                .contains(new Uniform(2, 8), new Uniform(3, 5), new Uniform(8, 2))
                .doesNotContain(new Uniform(2, 9), new Uniform(8, 3));
        int shapes = 8 + 5 + 4 + 3 + 3 + 2 + 2;
        assertThat(MEASUREMENTS).hasSize(shapes * Order.values().length * Algorithm.values().length);
    }

    @Test
    void bestFirstEverySearchThatPrunesEvaluatesTheKnuthMooreMinimum() {
        assertThat(MEASUREMENTS)
                .filteredOn(m -> m.order() == Order.BEST_FIRST && m.algorithm() != Algorithm.MINIMAX)
                .isNotEmpty()
                .allSatisfy(m -> assertThat(m.leaves()).isEqualTo((double)
                        ReorderingLaws.minimum(m.shape().branching(), m.shape().depth())));
    }

    @Test
    void onlyPrincipalVariationSearchAndScoutRepeat() {
        assertThat(MEASUREMENTS).allSatisfy(m -> assertThat(m.evaluations()).isGreaterThanOrEqualTo(m.leaves()));
        assertThat(MEASUREMENTS)
                .filteredOn(m -> m.evaluations() > m.leaves())
                .extracting(Measurement::algorithm)
                .containsOnly(Algorithm.PVS, Algorithm.SCOUT);
    }

    @Test
    void noSearchButScoutAndMinimaxEvaluatesMoreLeavesThanAlphaBeta() {
        assertThat(MEASUREMENTS)
                .filteredOn(m -> m.algorithm() == Algorithm.MINIMAX)
                .allSatisfy(
                        m -> assertThat(m.leaves()).isEqualTo((double) m.shape().size()));
        assertThat(MEASUREMENTS)
                .filteredOn(m -> m.algorithm() != Algorithm.SCOUT && m.algorithm() != Algorithm.MINIMAX)
                .allSatisfy(m ->
                        assertThat(m.leaves()).isLessThanOrEqualTo(alphaBeta(m).leaves()));
    }

    private static Measurement alphaBeta(Measurement other) {
        return MEASUREMENTS.stream()
                .filter(m -> m.shape().equals(other.shape())
                        && m.order() == other.order()
                        && m.algorithm() == Algorithm.ALPHABETA)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aShapeHasTheSameFiguresWhateverElseIsMeasured() {
        assertThat(MEASUREMENTS).containsAll(Study.measure(64));
    }

    @Test
    void pearlsBranchingFactorOfBinaryTreesIsTheGoldenRatio() {
        assertThat(Growth.branchingFactor(2)).isCloseTo((1 + Math.sqrt(5)) / 2, within(1e-12));
        assertThat(Growth.limit(2)).isCloseTo(0.694, within(5e-4));
    }

    @Test
    void theExponentOfAPowerIsFittedExactly() {
        List<Measurement> squareRoots = List.of(power(2, 1, 99), power(2, 4, 4), power(2, 6, 8), power(2, 8, 16));
        assertThat(Growth.exponent(squareRoots)).isCloseTo(0.5, within(1e-12));
    }

    private static Measurement power(int branching, int depth, double leaves) {
        return new Measurement(new Uniform(branching, depth), Order.GIVEN, Algorithm.SSS, 1, leaves, leaves);
    }

    @Test
    void tablesAndPlotAreWritten(@TempDir Path folder) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Study.run(new String[] {folder.resolve("new").toString(), "64"}, new PrintStream(out, true, UTF_8));
        assertThat(out.toString(UTF_8))
                .contains("**Best child first**", "**Random order**", "**Worst child first**", "**Growth**")
                .contains(
                        "| tree | leaves | Knuth–Moore minimum | alphabeta, negamax, failsoft | minimax | pvs | scout |")
                .contains("| 2^6 | 64 | 15 | 15 | 64 | 15 | 15 | 15 | 15 | 15 |\n");
        List<String> csv = Files.readAllLines(folder.resolve("new/study.csv"));
        assertThat(csv.get(0)).startsWith("branching,depth,leaves,trees,order,algorithm,");
        assertThat(csv).contains("2,6,64,400,best-first,sss,15.0000,15.0000,15,1.6180");
        assertThat(curves(folder.resolve("new/study.svg"))).isEqualTo(9);
    }

    private static int curves(Path svg) throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readAllBytes(svg)));
        return document.getElementsByTagName("polyline").getLength();
    }

    @Test
    void withoutAFolderItIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Study.run(new String[0], System.out))
                .withMessage("0 arguments; expected FOLDER [LEAVES]");
    }
}
