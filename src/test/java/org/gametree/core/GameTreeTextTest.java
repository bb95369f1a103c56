package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Trees.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTreeTextTest {
    private static final int LIMIT = 200;

    @ParameterizedTest
    @ValueSource(strings = {"7", "-5", "[]", "[[]]", "[1, 2, 3]", "[[3, 5], 2]", "[[], [[1], []], 4]"})
    void aTreePrintsAsBracketText(String text) {
        assertThat(tree(text)).hasToString(text);
    }

    @Test
    void textOfExactlyTwoHundredCharactersIsWholeAndLongerTextIsCut() {
        assertThat(leaf("x".repeat(LIMIT))).hasToString("x".repeat(LIMIT));
        assertThat(leaf("x".repeat(LIMIT + 1))).hasToString("x".repeat(LIMIT) + "…");
        assertThat(node(leaf("x".repeat(LIMIT - 2)))).hasToString("[" + "x".repeat(LIMIT - 2) + "]");
        assertThat(node(leaf("x".repeat(LIMIT - 1)))).hasToString("[" + "x".repeat(LIMIT - 1) + "…");
    }

    @Test
    void aCharacterOfTwoPlacesIsNotCutInHalf() {
        assertThat(leaf("x".repeat(LIMIT - 1) + "\uD83D\uDE00y")).hasToString("x".repeat(LIMIT - 1) + "…");
        assertThat(leaf("x".repeat(LIMIT - 2) + "\uD83D\uDE00y")).hasToString("x".repeat(LIMIT - 2) + "\uD83D\uDE00…");
    }

    @Test
    void aWideNodeIsCutWithinItsChildren() {
        List<GameTree<Integer>> children =
                IntStream.range(0, 1_000).mapToObj(GameTree::leaf).collect(Collectors.toList());
        String whole = IntStream.range(0, 1_000).mapToObj(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
        assertThat(node(children)).hasToString(whole.substring(0, LIMIT) + "…");
    }

    @Test
    void emptyNodesAndLeavesWithoutTextAreCutLikeAnyOther() {
        assertThat(node(Collections.nCopies(1_000, tree("[]"))))
                .hasToString("[" + "[], ".repeat(LIMIT).substring(0, LIMIT - 1) + "…");
        assertThat(node(Collections.nCopies(1_000, leaf(""))))
                .hasToString("[" + ", ".repeat(LIMIT).substring(0, LIMIT - 1) + "…");
    }

    @Test
    void aChainIsCutWithinItsBrackets() {
        assertThat(Trees.chain(1_000, 1)).hasToString("[".repeat(LIMIT) + "…");
    }

    @Test
    void valuesBeyondTheLimitAreNotAskedForTheirText() {
        AtomicInteger asked = new AtomicInteger();
        Object value = new Object() {
            @Override
            public String toString() {
                asked.incrementAndGet();
                return "x";
            }
        };
        GameTree<Object> tree = GameTree.node(Collections.nCopies(10_000, GameTree.leaf(value)));
        assertThat(tree.toString()).hasSize(LIMIT + 1).endsWith("…");
        assertThat(asked).hasValueLessThan(100);
    }

    @Test
    void aTextThatReachesTheLimitWithChildrenLeftIsCutThere() {
        List<GameTree<Integer>> leaves = new ArrayList<>(Collections.nCopies(67, GameTree.leaf(0)));
        leaves.set(0, GameTree.leaf(10));
        assertThat(GameTree.node(leaves).toString()).hasSize(LIMIT + 1).endsWith(", …");
    }
}
