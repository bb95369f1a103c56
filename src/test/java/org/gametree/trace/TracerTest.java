package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.util.Collections;
import java.util.List;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** What a tracer accepts and refuses, and how large a tree may be. */
class TracerTest {
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.natural(0, 9));

    @Test
    void refusesWhatAlphaBetaRefuses() {
        assertThatThrownBy(() -> new Tracer<Integer>(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("order is null; expected an order of the leaf values");
        assertThatThrownBy(() -> TRACER.trace(null, n(1)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("p is null; expected MAX or MIN");
        assertThatThrownBy(() -> TRACER.trace(Player.MAX, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("tree is null; expected a leaf or a node");
        assertThatThrownBy(() -> TRACER.trace(Player.MAX, 10, 2, n(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a = 10; expected a value from 0 to 9");
        assertThatThrownBy(() -> TRACER.trace(Player.MAX, 2, -1, n(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("b = -1; expected a value from 0 to 9");
        assertThatThrownBy(() -> TRACER.trace(Player.MAX, n(1, 10)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("leaf = 10; expected a value from 0 to 9");
    }

    @Test
    void doesNotLookAtPrunedLeaves() {
        assertThat(TRACER.trace(Player.MIN, n(0, 10)).value()).isZero();
    }

    @Test
    void tracesEveryOccurrenceOfASharedSubtreeByItself() {
        GameTree<Integer> shared = n(4, 2);
        SearchedNode<Integer> root = (SearchedNode<Integer>) TRACER.trace(Player.MAX, GameTree.node(shared, shared));
        assertThat(root.searched()).extracting(Searched::alpha).containsExactly(0, 2);
        assertThat(root.searched()).extracting(Searched::reading).containsExactly(Reading.EXACT, Reading.AT_MOST);
    }

    @Test
    void aCutBeforeAMillionChildrenLeavesNoMarksUntilTheyAreAskedFor() {
        GameTree<Integer> cut = GameTree.node(Collections.nCopies(1_000_001, GameTree.leaf(9)));
        SearchedNode<Integer> trace = (SearchedNode<Integer>) TRACER.trace(Player.MAX, cut);
        assertThat(trace.searched()).hasSize(1);
        assertThat(trace.prunedLeaves()).isEqualTo(1_000_000);
        List<Trace<Integer>> children = trace.children();
        assertThat(children).hasSize(1_000_001);
        assertThat(children.get(0)).isSameAs(trace.searched().get(0));
        assertThat(children.get(1_000_000)).isEqualTo(new Pruned<>(GameTree.leaf(9)));
    }
}
