package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.notation.Trees.children;
import static org.gametree.notation.Trees.inf;
import static org.gametree.notation.Trees.leaf;
import static org.gametree.notation.Trees.leaves;
import static org.gametree.notation.Trees.minusInf;
import static org.gametree.notation.Trees.node;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shorthands give a row of leaves its shape. */
class ShorthandTest {
    @ParameterizedTest
    @CsvSource({"1, 0", "7, 0", "2147483647, 0", "1, 5", "2, 1", "2, 5", "3, 3", "5, 2", "100, 2"})
    void fullGivesEveryNodeItsBranchingAndEveryLeafItsDepth(int branching, int depth) {
        int count = (int) Math.pow(branching, depth);
        GameTree<Bounded<BigDecimal>> tree = TreeNotation.parse("full " + branching + " " + depth + ": " + upTo(count));

        assertThatIsFull(branching, depth, tree);
        assertThat(brackets().matcher(TreeNotation.print(tree)).replaceAll("")).isEqualTo(upTo(count));
    }

    private static void assertThatIsFull(int branching, int depth, GameTree<Bounded<BigDecimal>> tree) {
        if (depth == 0) {
            assertThat(tree).isInstanceOf(Leaf.class);
        } else {
            assertThat(children(tree)).hasSize(branching);
            children(tree).forEach(child -> assertThatIsFull(branching, depth - 1, child));
        }
    }

    @Test
    void halvesPutsTheMiddleValueIntoTheLeftHalf() {
        assertThat(TreeNotation.parse("halves: 1")).isEqualTo(leaf(1));
        assertThat(TreeNotation.parse("halves: 1 2")).isEqualTo(leaves(1, 2));
        assertThat(TreeNotation.parse("halves: 1 2 3")).isEqualTo(node(leaves(1, 2), leaf(3)));
        assertThat(TreeNotation.parse("halves: 1 2 3 4 5 6 7"))
                .isEqualTo(node(node(leaves(1, 2), leaves(3, 4)), node(leaves(5, 6), leaf(7))));
    }

    @Test
    void halvesIsTheRecursionOverAnArrayForEveryLength() {
        for (int length = 1; length <= 70; length++) {
            int[] array = IntStream.range(0, length).toArray();

            assertThat(TreeNotation.parse("halves: " + upTo(length))).isEqualTo(halved(array, 0, length - 1));
        }
    }

    private static GameTree<Bounded<BigDecimal>> halved(int[] array, int lo, int hi) {
        if (lo == hi) {
            return leaf(array[lo]);
        }
        int mid = (lo + hi) / 2;
        return node(halved(array, lo, mid), halved(array, mid + 1, hi));
    }

    @Test
    void leavesAreAnyValues() {
        assertThat(TreeNotation.parse("full 1 1: inf")).isEqualTo(node(inf()));
        assertThat(TreeNotation.parse("halves: -inf, 1e2")).isEqualTo(node(minusInf(), Trees.number(1, -2)));
    }

    @Test
    void aChainMayBeAsDeepAsTheLimit() {
        int depth = TreeNotation.MAX_CHAIN;

        assertThat(TreeNotation.print(TreeNotation.parse("full 1 " + depth + ": 5")))
                .isEqualTo("[".repeat(depth) + "5" + "]".repeat(depth));
    }

    private static Pattern brackets() {
        return Pattern.compile("[\\[\\],]");
    }

    private static String upTo(int count) {
        return IntStream.range(0, count).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}
