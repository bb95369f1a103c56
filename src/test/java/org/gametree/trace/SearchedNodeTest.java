package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.trace.Cutoff.Kind;
import org.junit.jupiter.api.Test;

/** The parts of a trace as data: what they refuse, their children, their text. */
class SearchedNodeTest {
    private static final Node<Integer> TREE = (Node<Integer>) n(6, 9);
    private static final Searched<Integer> SIX = new SearchedLeaf<>(new Leaf<>(6), 0, 5);
    private static final Optional<Cutoff> CUT = Optional.of(new Cutoff(Kind.BETA, OptionalInt.empty()));

    private static SearchedNode<Integer> node(int best, List<Searched<Integer>> searched, Optional<Cutoff> cutoff) {
        return new SearchedNode<>(TREE, Player.MAX, 0, 5, 6, Reading.AT_LEAST, best, searched, cutoff);
    }

    @Test
    void isWhatTheTracerMakes() {
        assertThat(new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, 0, 5, TREE))
                .isEqualTo(node(0, List.of(SIX), CUT));
    }

    @Test
    void keepsItsOwnListOfTraces() {
        List<Searched<Integer>> searched = new ArrayList<>(List.of(SIX));
        SearchedNode<Integer> node = node(0, searched, CUT);
        searched.clear();
        assertThat(node.searched()).containsExactly(SIX);
        assertThat(node.searched()).isUnmodifiable();
    }

    @Test
    void refusesACutoffThatTheScanContradicts() {
        assertThatThrownBy(() -> node(0, List.of(SIX), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cutoff is Optional.empty with 1 children left; expected one iff there are children left");
        assertThatThrownBy(() -> node(0, List.of(SIX, SIX), CUT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("with 0 children left; expected one iff there are children left");
        assertThatThrownBy(() -> node(0, List.of(SIX), Optional.of(new Cutoff(Kind.ALPHA, OptionalInt.empty()))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("; expected one of the kind BETA");
    }

    @Test
    void refusesTracesAndIndicesOfNoChild() {
        assertThatThrownBy(() -> node(0, List.of(SIX, SIX, SIX), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("searched has 3 traces; expected at most 2, one for each child");
        for (int best : new int[] {-1, 1}) {
            assertThatThrownBy(() -> node(best, List.of(SIX), CUT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("best = " + best
                            + "; expected the index of one of 1 searched children, -1 if there are none");
        }
        assertThatThrownBy(() -> node(0, List.of(), CUT)).isInstanceOf(IllegalArgumentException.class);
        Searched<Integer> nine = new SearchedLeaf<>(new Leaf<>(9), 0, 5);
        assertThat(node(1, List.of(SIX, nine), Optional.empty()).best()).isOne();
    }

    @Test
    void refusesNull() {
        assertThatThrownBy(() -> node(0, null, CUT)).hasMessageStartingWith("searched is null");
        assertThatThrownBy(() -> node(0, List.of(SIX), null)).hasMessageStartingWith("cutoff is null");
        assertThatThrownBy(() -> new SearchedLeaf<>(null, 0, 5)).hasMessageStartingWith("tree is null");
        assertThatThrownBy(() -> new SearchedLeaf<>(new Leaf<>(6), null, 5)).hasMessageStartingWith("alpha is null");
        assertThatThrownBy(() -> new SearchedLeaf<>(new Leaf<>(6), 0, null)).hasMessageStartingWith("beta is null");
        assertThatThrownBy(() -> new Pruned<>(null)).hasMessageStartingWith("tree is null");
    }

    @Test
    void everyTraceHasTheChildrenOfItsTree() {
        Trace<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, 0, 5, n(6, n(1, n(), 2)));
        hasTheChildrenOfItsTree(trace);
        assertThat(((SearchedNode<Integer>) trace).pruned()).containsExactly(n(1, n(), 2));
        assertThat(((SearchedNode<Integer>) trace).prunedLeaves()).isEqualTo(2);
    }

    private static void hasTheChildrenOfItsTree(Trace<Integer> trace) {
        assertThat(trace.children())
                .extracting(Trace::tree)
                .isEqualTo(trace.tree() instanceof Node<Integer> node ? node.children() : List.of());
        trace.children().forEach(SearchedNodeTest::hasTheChildrenOfItsTree);
    }

    @Test
    void theTextTellsOfOneVertexOnly() throws InterruptedException {
        assertThat(node(0, List.of(SIX), CUT)).hasToString("MAX (0, 5) ≥ 6, 1 of 2 children searched");
        assertThat(SIX).hasToString("leaf (0, 5) = 6");
        assertThat(new Pruned<>(TREE)).hasToString("pruned [6, 9]");
        assertThat(LargeTrees.deepTrace().toString()).endsWith(" = 1, 1 of 1 children searched");
    }

    @Test
    void refusesTracesOfOtherTreesOrOfTheSamePlayer() {
        Searched<Integer> nine = new SearchedLeaf<>(new Leaf<>(9), 0, 5);
        assertThatThrownBy(() -> node(0, List.of(nine), CUT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("searched has at index 0 a trace of another tree; expected that of child 0");
        SearchedNode<Integer> max = node(0, List.of(SIX), CUT);
        List<Searched<Integer>> below = List.of(max);
        Node<Integer> above = (Node<Integer>) n(TREE);
        assertThatThrownBy(() ->
                        new SearchedNode<>(above, Player.MAX, 0, 5, 6, Reading.AT_LEAST, 0, below, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("searched has at index 0 a node of MAX; expected one of MIN");
        Node<Integer> other = (Node<Integer>) n(n(6, 9, 9));
        assertThatThrownBy(() ->
                        new SearchedNode<>(other, Player.MIN, 0, 5, 6, Reading.AT_LEAST, 0, below, Optional.empty()))
                .hasMessage("searched has at index 0 a trace of another tree; expected that of child 0");
        Node<Integer> leaf = (Node<Integer>) n(6);
        assertThatThrownBy(() ->
                        new SearchedNode<>(leaf, Player.MIN, 0, 5, 6, Reading.AT_LEAST, 0, below, Optional.empty()))
                .hasMessage("searched has at index 0 a trace of another tree; expected that of child 0");
    }

    @Test
    void takesTheTracesOfAScanOnlyForTheNodeAndThePlayerOfTheScan() {
        Node<Integer> tree = (Node<Integer>) n(n(6, 9), n(2));
        SearchedNode<Integer> scanned =
                (SearchedNode<Integer>) new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, tree);
        assertThat(scanned.searched()).isInstanceOf(ScannedChildren.class);
        List<Searched<Integer>> cut =
                ((SearchedNode<Integer>) scanned.searched().get(1)).searched();
        assertThatThrownBy(() -> cut.get(cut.size())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(above(tree, Player.MAX, scanned).searched()).isSameAs(scanned.searched());
        Node<Integer> other = (Node<Integer>) n(n(6, 9), n(2, 3));
        assertThatThrownBy(() -> above(other, Player.MAX, scanned))
                .hasMessage("searched has at index 1 a trace of another tree; expected that of child 1");
        assertThatThrownBy(() -> above(tree, Player.MIN, scanned))
                .hasMessage("searched has at index 0 a node of MIN; expected one of MAX");
        Node<Integer> alike = (Node<Integer>) n(n(6, 9), n(2));
        assertThat(above(alike, Player.MAX, scanned)).isEqualTo(scanned);
    }

    private static SearchedNode<Integer> above(Node<Integer> tree, Player player, SearchedNode<Integer> of) {
        return new SearchedNode<>(
                tree, player, of.alpha(), of.beta(), of.value(), of.reading(), of.best(), of.searched(), of.cutoff());
    }

    @Test
    void ofANodeBelowOnlyTheNumberOfChildrenIsCompared() {
        List<Searched<Integer>> below = List.of(node(0, List.of(SIX), CUT));
        Node<Integer> alike = (Node<Integer>) n(n(1, 2));
        SearchedNode<Integer> above =
                new SearchedNode<>(alike, Player.MIN, 0, 5, 6, Reading.AT_LEAST, 0, below, Optional.empty());
        assertThat(above.searched()).isEqualTo(below);
    }
}
