package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.io.IOException;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;

/** Drawings that a person has looked at, and what every drawing keeps to. */
class TextDrawingTest {
    private static final TextDrawing<Integer> DRAWING = new TextDrawing<>(TextDrawingTest::print);
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.ints());

    private static String print(Integer value) {
        return switch (value) {
            case Integer.MIN_VALUE -> "-inf";
            case Integer.MAX_VALUE -> "inf";
            default -> value.toString();
        };
    }

    private static Searched<Integer> trace(GameTree<Integer> tree) {
        return TRACER.trace(Player.MAX, tree);
    }

    @Test
    void theArrayDemonstration() throws IOException {
        Approved.verify("array.txt", DRAWING.draw(trace(Trees.ARRAY)));
    }

    @Test
    void theArrayDemonstrationInAscii() throws IOException {
        Approved.verify("array-ascii.txt", DRAWING.with(Glyphs.ASCII).draw(trace(Trees.ARRAY)));
    }

    @Test
    void aDeepCutoff() throws IOException {
        Approved.verify("deep-cutoff.txt", DRAWING.draw(trace(Trees.MIT)));
    }

    @Test
    void aDeepCutoffFarDown() throws IOException {
        GameTree<Integer> tree = Trees.MIT;
        for (int i = 0; i < 11; i++) {
            tree = n(tree);
        }
        Approved.verify("deep-cutoff-far-down.txt", DRAWING.draw(trace(n(n(3, 4), tree))));
    }

    @Test
    void anIrregularTree() throws IOException {
        Approved.verify("wikipedia.txt", DRAWING.draw(trace(Trees.WIKIPEDIA)));
    }

    @Test
    void minAtTheRoot() throws IOException {
        Approved.verify("min-at-the-root.txt", DRAWING.draw(TRACER.trace(Player.MIN, Trees.UCLA)));
    }

    @Test
    void tiesAtTheRoot() throws IOException {
        Approved.verify("ties-at-the-root.txt", DRAWING.draw(trace(Trees.TIES)));
    }

    @Test
    void aWindowThatCuts() throws IOException {
        GameTree<Integer> tree = n(3, n(2, 9), n(4, n(7, 8)), n(n(6, 1), 9), n(), n(1, 2));
        Approved.verify("window.txt", DRAWING.draw(TRACER.trace(Player.MAX, 2, 5, tree)));
    }

    @Test
    void aWindowUpsideDown() throws IOException {
        Approved.verify("window-upside-down.txt", DRAWING.draw(TRACER.trace(Player.MIN, 3, 2, Trees.ARRAY)));
    }

    @Test
    void foldedToTwelveLines() throws IOException {
        FoldLimits limits = new FoldLimits(3, 2, 1, 12);
        Approved.verify("folded.txt", DRAWING.with(limits).draw(trace(Trees.KNUTH_MOORE)));
    }

    @Test
    void aWideTree() throws IOException {
        GameTree<Integer> leaves = GameTree.node(
                IntStream.range(0, 40).mapToObj(i -> GameTree.leaf(50 - i)).toList());
        GameTree<Integer> few = n(5, 3, n(3, 8, 7, 9), n(1, n(2, 9), 6), n(1, leaves));
        List<GameTree<Integer>> many =
                IntStream.range(0, 30).mapToObj(i -> n(0, 60 - i)).toList();
        Approved.verify("wide.txt", DRAWING.draw(trace(n(few, leaves, GameTree.node(many)))));
    }

    @Test
    void aLeafAndANodeWithoutChildrenAreOneLine() {
        assertThat(DRAWING.draw(trace(new Leaf<>(3)))).isEqualTo("leaf (-inf, inf) = 3\n");
        assertThat(DRAWING.draw(trace(n()))).isEqualTo("MAX (-inf, inf) = -inf  no children\n");
    }

    @Test
    void theExampleInTheDocumentationIsTrue() {
        assertThat(DRAWING.draw(trace(Trees.LECTURE))).isEqualTo("""
                        MAX (-inf, inf) = 3
                        ├★ MIN (-inf, inf) = 3
                        │  ├★ 3
                        │  └─ 5
                        └─ MIN (3, inf) ≤ 2  ✂ α-cutoff: 2 ≤ 3; MAX, one level up, already has 3
                           ├─ 2
                           └─ ✂ 1 leaf not searched: 9

                        ★ principal variation
                        ✂ cut: what is left cannot matter any more; a bound equal to the other cuts too (b ≤ a)
                        """);
    }

    @Test
    void smallThingsArePrintedAndLargeOnesCounted() {
        assertThat(DRAWING.draw(trace(withOnes(9, 12)))).contains("└─ 12 leaves: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1\n");
        assertThat(DRAWING.draw(trace(withOnes(9, 13))))
                .contains("└─ 13 leaves: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, …\n");
        assertThat(DRAWING.draw(TRACER.trace(Player.MAX, 0, 5, withOnes(9, 12))))
                .contains("└─ ✂ 12 leaves not searched: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1\n");
        assertThat(DRAWING.draw(TRACER.trace(Player.MAX, 0, 5, withOnes(9, 13))))
                .contains("└─ ✂ 13 leaves not searched\n");
        assertThat(DRAWING.draw(TRACER.trace(Player.MAX, 0, 5, n(9, withOnes(9, 13), n()))))
                .contains("└─ ✂ 14 leaves in 2 subtrees not searched\n");
    }

    private static GameTree<Integer> withOnes(int first, int ones) {
        return GameTree.node(
                Stream.concat(Stream.of(first), Stream.generate(() -> 1).limit(ones))
                        .map(GameTree::leaf)
                        .toList());
    }

    @Test
    void pathsUpToEightMovesArePrintedWhole() {
        GameTree<Integer> tree = Trees.MIT;
        for (int i = 0; i < 8; i++) {
            tree = n(tree);
        }
        assertThat(DRAWING.draw(trace(tree))).contains("; MAX, 3 levels up (0.0.0.0.0.0.0.0), already has 10\n");
    }

    @Test
    void asciiIsAscii() {
        TextDrawing<Integer> ascii = DRAWING.with(Glyphs.ASCII).with(new FoldLimits(4, 2, 1, 40));
        for (GameTree<Integer> tree : List.of(Trees.WIKIPEDIA, Trees.KNUTH_MOORE, Trees.chain(30))) {
            for (Player p : Player.values()) {
                assertThat(ascii.draw(TRACER.trace(p, tree))).isASCII();
                assertThat(ascii.draw(TRACER.trace(p, 3, 2, tree))).isASCII();
            }
        }
    }

    @Test
    void aMillionChildrenMakeASmallDrawing() {
        int million = 1_000_000;
        GameTree<Integer> leaves = GameTree.node(
                IntStream.range(0, million).mapToObj(GameTree::leaf).toList());
        assertThat(DRAWING.draw(trace(leaves))).isEqualTo("""
                        MAX (-inf, inf) = 999999
                        ├─ 999999 leaves: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …
                        └★ 999999

                        ★ principal variation
                        """);
        GameTree<Integer> nodes = GameTree.node(Collections.nCopies(million, n(1)));
        assertThat(DRAWING.draw(trace(nodes)))
                .hasLineCount(28)
                .contains("\n└─ … 999988 more children: 999988 leaves evaluated, 0 cutoffs\n");
        assertThat(DRAWING.draw(TRACER.trace(Player.MAX, 0, 1, GameTree.node(Collections.nCopies(million, n(1, 2))))))
                .contains("\n└─ ✂ at least ", " leaves in 999999 subtrees not searched\n");
    }

    @Test
    void aChainAHundredThousandDeepMakesASmallDrawingOnAnOrdinaryThread() throws InterruptedException {
        assertThat(DRAWING.draw(LargeTrees.deepTrace()))
                .hasLineCount(23)
                .contains("= 1  … folded: 1 child, 1 leaf evaluated, 0 cutoffs\n");
    }

    @Test
    void aChainTwoThousandDeepIsDrawnWholeOnAnOrdinaryThread() throws InterruptedException {
        TextDrawing<Integer> whole = DRAWING.with(new FoldLimits(2_000, 1, 1, 2_001));
        LargeTrees.onAThread(
                1 << 20, () -> assertThat(whole.draw(trace(Trees.chain(2_000)))).hasLineCount(2_003));
    }

    @Test
    void refusesNullAndPassesOnWhatTheWriterThrows() {
        assertThatThrownBy(() -> new TextDrawing<Integer>(null)).hasMessageStartingWith("print is null");
        assertThatThrownBy(() -> DRAWING.with((Glyphs) null)).hasMessageStartingWith("glyphs is null");
        assertThatThrownBy(() -> DRAWING.with((FoldLimits) null)).hasMessageStartingWith("limits is null");
        assertThatThrownBy(() -> DRAWING.draw((Searched<Integer>) null)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> DRAWING.draw(trace(n(1)), Labels.NONE, null)).hasMessageStartingWith("out is null");
        Writer closed = Writer.nullWriter();
        assertThatThrownBy(() -> {
                    closed.close();
                    DRAWING.draw(trace(n(1)), Labels.NONE, closed);
                })
                .isInstanceOf(IOException.class);
    }

    @Test
    void theLimitsAreChecked() {
        assertThatThrownBy(() -> new FoldLimits(-1, 1, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth = -1; expected at least 0");
        assertThatThrownBy(() -> new FoldLimits(0, 0, 1, 1)).hasMessage("children = 0; expected at least 1");
        assertThatThrownBy(() -> new FoldLimits(0, 1, 0, 1)).hasMessage("leaves = 0; expected at least 1");
        assertThatThrownBy(() -> new FoldLimits(0, 1, 1, 0)).hasMessage("lines = 0; expected at least 1");
        assertThat(DRAWING.with(new FoldLimits(0, 1, 1, 1)).draw(trace(n(1, 2))))
                .isEqualTo("MAX (-inf, inf) = 2  … folded: 2 children, 2 leaves evaluated, 0 cutoffs\n");
    }
}
