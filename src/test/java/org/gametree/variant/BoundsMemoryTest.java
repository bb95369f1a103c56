package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** What a memory holds after single searches. */
class BoundsMemoryTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);
    private static final GameTree<Integer> PAIR = node(leaf(3), leaf(5));

    @Test
    void aSearchMovesTheBoundOnItsSideOfTheCut() {
        BoundsMemory<Integer> max = BoundsMemory.of(ORDER, Player.MAX, PAIR);
        holds(max, 0, 9);
        max.search(Cut.below(4));
        holds(max, 5, 9);
        max.search(Cut.above(5));
        holds(max, 5, 5);
        BoundsMemory<Integer> min = BoundsMemory.of(ORDER, Player.MIN, PAIR);
        holds(min, 0, 9);
        min.search(Cut.above(4));
        holds(min, 0, 3);
        min.search(Cut.below(3));
        holds(min, 3, 3);
    }

    @Test
    void onlyTheChildrenThatASearchCameToAreKnown() {
        BoundsMemory<Integer> memory = BoundsMemory.of(ORDER, Player.MIN, PAIR);
        assertThat(memory.child(0)).isEmpty();
        memory.search(Cut.above(4));
        holds(memory.child(0).orElseThrow(), 3, 3);
        assertThat(memory.child(1)).isEmpty();
        memory.search(Cut.below(3));
        holds(memory.child(1).orElseThrow(), 5, 5);
        assertThat(memory.child(2)).isEmpty();
    }

    @Test
    void twoPlacesOfOneSubtreeHaveBoundsOfTheirOwn() {
        BoundsMemory<Integer> memory = BoundsMemory.of(ORDER, Player.MAX, node(PAIR, node(PAIR)));
        MtdF.sss(ORDER).passes(0, 9, memory);
        assertThat(memory.upper()).isEqualTo(5);
        assertThat(memory.child(0).orElseThrow().upper()).isEqualTo(3);
        assertThat(memory.child(1).orElseThrow().child(0).orElseThrow().lower()).isEqualTo(5);
    }

    private static void holds(BoundsMemory<Integer> memory, int lower, int upper) {
        assertThat(memory.lower()).isEqualTo(lower);
        assertThat(memory.upper()).isEqualTo(upper);
    }
}
