package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.trace.Trees.n;

import java.util.List;
import org.gametree.core.GameTree;
import org.junit.jupiter.api.Test;

/** Counting leaves within a limit. */
class LeafCountTest {

    @Test
    void countsLeavesAndVertices() {
        assertThat(LeafCount.of(List.of(n(1, n(), n(2, 3)), n(4)))).isEqualTo(new LeafCount(4, 8));
        assertThat(LeafCount.of(List.<GameTree<Integer>>of())).isEqualTo(new LeafCount(0, 0));
        for (GameTree<Integer> tree : SmallTrees.upTo(5)) {
            LeafCount count = LeafCount.of(List.of(tree));
            assertThat(count.leaves()).isEqualTo(tree.leaves());
            assertThat(count.complete()).isTrue();
        }
    }

    @Test
    void isDoneWithATreeThatIsLargerThanMemory() {
        GameTree<Integer> tree = GameTree.leaf(1);
        for (int i = 0; i < 100; i++) {
            tree = GameTree.node(tree, tree);
        }
        LeafCount count = LeafCount.of(List.of(tree));
        assertThat(count.complete()).isFalse();
        assertThat(count.vertices()).isEqualTo(LeafCount.LIMIT);
        assertThat(count.leaves()).isBetween(LeafCount.LIMIT / 3, LeafCount.LIMIT);
    }

    @Test
    void needsNoStackForDepth() {
        assertThat(LeafCount.of(List.of(Trees.chain(100_000)))).isEqualTo(new LeafCount(1, 100_001));
    }
}
