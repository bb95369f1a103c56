package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Trees.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTreeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7                 | 1
            []                | 0
            [[], [[]]]        | 0
            [[3, 5], 2]       | 3
            [1, [2, [3, [4]]]]| 4
            """)
    void leavesCountsTheLeavesOfATree(String text, long count) {
        assertThat(tree(text).leaves()).isEqualTo(count);
    }

    @Test
    void leavesListIsTheSumOverTheTrees() {
        assertThat(GameTree.leavesList(List.<GameTree<Integer>>of())).isZero();
        assertThat(GameTree.leavesList(List.of(tree("[1, 2]"), tree("3"), tree("[]"))))
                .isEqualTo(3);
    }

    @Test
    void aSharedSubtreeCountsWhereverItOccurs() {
        GameTree<Integer> shared = tree("[1, 2, 3]");
        assertThat(node(shared, node(shared), shared).leaves()).isEqualTo(9);
    }

    @Test
    void treesAreEqualIffTheyLookAlike() {
        assertThat(node(leaf(1), node(leaf(2))))
                .isEqualTo(tree("[1, [2]]"))
                .hasSameHashCodeAs(tree("[1, [2]]"))
                .isNotEqualTo(tree("[[2], 1]"))
                .isNotEqualTo(tree("[1, 2]"))
                .isNotEqualTo(leaf(1));
        assertThat(node(leaf(1))).isNotEqualTo(leaf(1));
    }

    @Test
    void mapKeepsTheShapeAndCallsTheFunctionOnceForEveryLeafFromLeftToRight() {
        List<Integer> seen = new ArrayList<>();
        GameTree<String> image = tree("[[3, 1], [], 2]").map(value -> {
            seen.add(value);
            return "v" + value;
        });
        assertThat(image).isEqualTo(node(node(leaf("v3"), leaf("v1")), node(), leaf("v2")));
        assertThat(seen).containsExactly(3, 1, 2);
    }

    @Test
    void mapRefusesAFunctionThatReturnsNull() {
        assertThatNullPointerException()
                .isThrownBy(() -> tree("[1]").map(value -> null))
                .withMessage("value is null; expected the value of a leaf");
    }

    @Test
    void mapRefusesToGoWithoutAFunctionAlsoWhereThereIsNoLeaf() {
        assertThatNullPointerException()
                .isThrownBy(() -> node().map(null))
                .withMessage("f is null; expected a function of the values");
    }

    @Test
    void leavesListRefusesAMissingListOrTree() {
        assertThatNullPointerException()
                .isThrownBy(() -> GameTree.leavesList(null))
                .withMessage("trees is null; expected a list of trees, possibly empty");
        assertThatNullPointerException()
                .isThrownBy(() -> GameTree.leavesList(Arrays.asList(leaf(1), null)))
                .withMessage("tree is null; expected a leaf or a node");
    }

    @Test
    void aNodeWithoutArrayIsRefused() {
        GameTree<Integer>[] none = null;
        assertThatNullPointerException()
                .isThrownBy(() -> node(none))
                .withMessage("children is null; expected trees, possibly none");
    }

    @Test
    void aNodeKeepsACopyOfItsChildren() {
        List<GameTree<Integer>> list = new ArrayList<>(List.of(leaf(1), leaf(2)));
        GameTree<Integer> fromList = node(list);
        GameTree<Integer> fromRecord = new Node<>(list);
        list.set(0, leaf(9));
        list.add(leaf(9));
        assertThat(fromList).isEqualTo(tree("[1, 2]"));
        assertThat(fromRecord).isEqualTo(tree("[1, 2]"));
    }

    @Test
    void aNodeKeepsACopyOfAnArray() {
        @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
        GameTree<Integer>[] array = new GameTree[] {leaf(1), leaf(2)};
        GameTree<Integer> fromArray = node(array);
        array[0] = leaf(9);
        assertThat(fromArray).isEqualTo(tree("[1, 2]"));
    }

    @Test
    void theChildrenOfANodeCannotBeChanged() {
        List<GameTree<Integer>> children = new Node<>(List.of(leaf(1))).children();
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> children.set(0, leaf(2)));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> children.add(leaf(2)));
    }

    @Test
    void aLeafWithoutValueIsRefused() {
        String message = "value is null; expected the value of a leaf";
        assertThatNullPointerException().isThrownBy(() -> leaf(null)).withMessage(message);
        assertThatNullPointerException().isThrownBy(() -> new Leaf<>(null)).withMessage(message);
    }

    @Test
    void aNodeWithoutListIsRefused() {
        String message = "children is null; expected a list of trees, possibly empty";
        List<GameTree<Integer>> none = null;
        assertThatNullPointerException().isThrownBy(() -> node(none)).withMessage(message);
        assertThatNullPointerException().isThrownBy(() -> new Node<>(none)).withMessage(message);
    }

    @Test
    void aNullChildIsRefusedByItsIndex() {
        assertThatNullPointerException()
                .isThrownBy(() -> node(leaf(1), null, leaf(3), null))
                .withMessage("children[1] is null; expected a tree");
        assertThatNullPointerException()
                .isThrownBy(() -> node(Arrays.asList(leaf(1), leaf(2), null)))
                .withMessage("children[2] is null; expected a tree");
    }
}
