package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.Player.MAX;
import static org.gametree.core.Player.MIN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A node may be a million wide, and a tree ten million leaves large. */
class SizesTest {
    private static final BoundedOrder<Integer> INTS = BoundedOrder.ints();

    @Test
    void aNodeMayHaveAMillionChildren() {
        int width = 1_000_000;
        List<GameTree<Integer>> children = new ArrayList<>(width);
        for (int i = 0; i < width; i++) {
            children.add(GameTree.leaf(i));
        }
        GameTree<Integer> wide = GameTree.node(children);
        assertThat(wide.leaves()).isEqualTo(width);
        assertThat(new Minimax<>(INTS).minimax(MAX, wide)).isEqualTo(width - 1);
        assertThat(new AlphaBeta<>(INTS).alphaBeta(MAX, wide)).isEqualTo(new Timed<>(width - 1, width));
        assertThat(new AlphaBeta<>(INTS).alphaBeta(MAX, 0, width / 2, wide))
                .isEqualTo(new Timed<>(width / 2, width / 2 + 1));
        assertThat(new AlphaBeta<>(INTS).alphaBetaList(MIN, -1, width, children))
                .isEqualTo(new Timed<>(0, width));
        assertThat(wide.map(value -> -value)).isEqualTo(GameTree.node(children).map(value -> -value));
        assertThat(wide.toString()).hasSize(201).startsWith("[0, 1, 2, ").endsWith("…");
    }

    @Test
    void aTreeMayHaveTenMillionLeaves() {
        GameTree<Integer> tree = Trees.uniform(10, 7, UniformTree::leaf);
        assertThat(tree.leaves()).isEqualTo(10_000_000);
        for (Player p : Player.values()) {
            UniformTree expected = new UniformTree(10, 7, p);
            assertThat(new Minimax<>(INTS).minimax(p, tree)).isEqualTo(expected.minimax());
            assertThat(new AlphaBeta<>(INTS).alphaBeta(p, tree))
                    .isEqualTo(new Timed<>(expected.minimax(), expected.visited()));
        }
    }
}
