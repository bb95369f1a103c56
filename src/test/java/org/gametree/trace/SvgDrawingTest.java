package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.io.IOException;
import java.io.Writer;
import java.util.Collections;
import java.util.stream.IntStream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Pictures that a person has looked at, and what every picture keeps to. */
class SvgDrawingTest {
    private static final SvgDrawing<Integer> DRAWING = new SvgDrawing<>(SvgDrawingTest::print);
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.ints());

    static String print(Integer value) {
        return switch (value) {
            case Integer.MIN_VALUE -> "-inf";
            case Integer.MAX_VALUE -> "inf";
            default -> value.toString();
        };
    }

    private static Searched<Integer> trace(GameTree<Integer> tree) {
        return TRACER.trace(Player.MAX, tree);
    }

    private static String draw(GameTree<Integer> tree) {
        return DRAWING.draw(trace(tree), Labels.NONE);
    }

    @Test
    void aLecturesTree() throws IOException {
        Approved.verify("lecture.svg", draw(Trees.LECTURE));
    }

    @Test
    void aDeepCutoff() throws IOException {
        Approved.verify("deep-cutoff.svg", draw(Trees.MIT));
    }

    @Test
    void anIrregularTree() throws IOException {
        Approved.verify("wikipedia.svg", draw(Trees.WIKIPEDIA));
    }

    @Test
    void aTreeOfEightyOneLeaves() throws IOException {
        Approved.verify("knuth-moore.svg", draw(Trees.KNUTH_MOORE));
    }

    @Test
    void aFoldedTreeInAWindowWithEmptyNodes() throws IOException {
        GameTree<Integer> tree = n(
                3, n(2, 9), n(4, n(n(1, 8), 6)), n(0, 1, 2, 3, 1, 1, 1), n(3, 1, 2, 3, 4), n(n(6, 1), n(5, 2)), n(), 4);
        FoldLimits limits = new FoldLimits(2, 4, 3, 12);
        Approved.verify("folded.svg", DRAWING.with(limits).draw(TRACER.trace(Player.MAX, 2, 5, tree), Labels.NONE));
    }

    @Test
    void labelsOfEveryKind() throws IOException {
        Approved.verify("labels.svg", DRAWING.draw(trace(Trees.ARRAY), HostileLabels.of(Trees.ARRAY)));
    }

    @Test
    void aLeafAloneIsAPicture() throws Exception {
        String svg = DRAWING.draw(trace(GameTree.leaf(3)), Labels.NONE);
        assertThat(PictureProperties.parsed(svg)
                        .getElementsByTagName("title")
                        .item(0)
                        .getTextContent())
                .isEqualTo("Alpha-beta search of a game tree: a leaf, = 3");
    }

    @Test
    void aPictureTellsTheWholeToThoseWhoDoNotSeeIt() throws Exception {
        Element root = PictureProperties.parsed(draw(Trees.MIT)).getDocumentElement();
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Alpha-beta search of a game tree: MAX to move, = 10");
        assertThat(root.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("Searched in the window (-inf, inf): 4 leaves evaluated, 1 cutoff; principal variation 0.");
    }

    @Test
    void everyTreeOfAHundredLeavesIsDrawnWhole() {
        int[] shape = {100, 1, 10, 10, 4, 25, 25, 4};
        for (int i = 0; i < shape.length; i += 2) {
            int children = shape[i + 1];
            GameTree<Integer> node = GameTree.node(
                    IntStream.range(0, children).mapToObj(GameTree::leaf).toList());
            GameTree<Integer> tree = GameTree.node(Collections.nCopies(shape[i], node));
            Searched<Integer> trace = trace(tree);
            long leaves = Counters.of(trace).leaves();
            assertThat(DRAWING.draw(trace, Labels.NONE).split("<g class=\"leaf", -1))
                    .hasSize((int) leaves + 2);
        }
    }

    @Test
    void aHundredThousandLeavesAndAsManyLevelsMakeASmallPicture() throws InterruptedException {
        GameTree<Integer> leaves = GameTree.node(
                IntStream.range(0, 100_000).mapToObj(GameTree::leaf).toList());
        assertThat(draw(leaves)).contains(">99999 leaves: 0, 1, 2,", "99, …").hasSizeLessThan(10_000);
        assertThat(DRAWING.draw(LargeTrees.deepTrace(), Labels.NONE))
                .contains("folded: 1 child, 1 leaf")
                .hasSizeLessThan(20_000);
    }

    @Test
    void aChainTwoThousandDeepIsDrawnWholeOnAnOrdinaryThread() throws InterruptedException {
        SvgDrawing<Integer> whole = DRAWING.with(new FoldLimits(2_000, 1, 1, 2_001));
        LargeTrees.onAThread(
                1 << 20,
                () -> assertThat(whole.draw(trace(Trees.chain(2_000)), Labels.NONE))
                        .contains("leaf at 0.0.0…0.0.0"));
    }

    @Test
    void refusesNullAndPassesOnWhatTheWriterThrows() {
        assertThatThrownBy(() -> new SvgDrawing<Integer>(null)).hasMessageStartingWith("print is null");
        assertThatThrownBy(() -> DRAWING.with(null)).hasMessageStartingWith("limits is null");
        assertThatThrownBy(() -> DRAWING.draw(null, Labels.NONE)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> DRAWING.draw(trace(n(1)), null)).hasMessageStartingWith("labels is null");
        assertThatThrownBy(() -> DRAWING.draw(trace(n(1)), Labels.NONE, null)).hasMessageStartingWith("out is null");
        Writer closed = Writer.nullWriter();
        assertThatThrownBy(() -> {
                    closed.close();
                    DRAWING.draw(trace(n(1)), Labels.NONE, closed);
                })
                .isInstanceOf(IOException.class);
    }
}
