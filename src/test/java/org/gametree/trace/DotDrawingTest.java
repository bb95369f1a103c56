package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.io.IOException;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;

/** Graphs that a person has looked at, laid out by Graphviz. */
class DotDrawingTest {
    private static final DotDrawing<Integer> DRAWING = new DotDrawing<>(SvgDrawingTest::print);
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.ints());

    private static Searched<Integer> trace(GameTree<Integer> tree) {
        return TRACER.trace(Player.MAX, tree);
    }

    @Test
    void aLecturesTree() throws IOException {
        Approved.verify("lecture.dot", DRAWING.draw(trace(Trees.LECTURE), Labels.NONE));
    }

    @Test
    void anIrregularTree() throws IOException {
        Approved.verify("wikipedia.dot", DRAWING.draw(trace(Trees.WIKIPEDIA), Labels.NONE));
    }

    @Test
    void labelsOfEveryKind() throws IOException {
        Approved.verify("labels.dot", DRAWING.draw(trace(Trees.ARRAY), HostileLabels.of(Trees.ARRAY)));
    }

    @Test
    void aChainAHundredThousandDeepMakesASmallGraph() throws InterruptedException {
        assertThat(DRAWING.draw(LargeTrees.deepTrace(), Labels.NONE)).hasLineCount(2 * 21 + 7);
    }

    @Test
    void refusesNull() {
        assertThatThrownBy(() -> new DotDrawing<Integer>(null)).hasMessageStartingWith("print is null");
        assertThatThrownBy(() -> DRAWING.with(null)).hasMessageStartingWith("limits is null");
        assertThatThrownBy(() -> DRAWING.draw(null, Labels.NONE)).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> DRAWING.draw(trace(n(1)), null)).hasMessageStartingWith("labels is null");
        assertThatThrownBy(() -> DRAWING.draw(trace(n(1)), Labels.NONE, null)).hasMessageStartingWith("out is null");
    }
}
