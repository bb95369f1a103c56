package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.junit.jupiter.api.Test;

class UniverseTest {
    private static final List<Integer> VALUES = List.of(0, 1, 2, 3);

    @Test
    void everyTreeOccursOnce() {
        Universe<Integer> universe = Universe.of(VALUES, 6);
        Set<GameTree<Integer>> trees = new HashSet<>(universe.trees().toList());
        assertThat(trees).hasSize(5 + 5 + 30 + 205 + 1_530 + 12_130).hasSize((int) universe.size());
    }

    @Test
    void smallerTreesComeFirst() {
        assertThat(Universe.of(VALUES, 5).trees().map(UniverseTest::vertices))
                .isSorted()
                .startsWith(1)
                .endsWith(5);
    }

    @Test
    void theSmallestAreTheLeavesAndTheEmptyNode() {
        assertThat(Universe.of(VALUES, 2).trees().map(GameTree::toString))
                .containsExactly("0", "1", "2", "3", "[]", "[0]", "[1]", "[2]", "[3]", "[[]]");
    }

    @Test
    void everyPlayerAndWindowOccursWithEveryTreeAndAgainAtEachIteration() {
        Iterable<SearchCase<Integer>> cases = Universe.of(VALUES, 3).cases();
        Set<SearchCase<Integer>> first = new HashSet<>();
        cases.forEach(first::add);
        assertThat(first).hasSize(40 * 2 * 16);
        assertThat(cases).hasSize(40 * 2 * 16);
    }

    @Test
    void aUniverseTooLargeToHoldIsBegunAtOnce() {
        Iterator<SearchCase<Integer>> cases = Universe.of(VALUES, 18).cases().iterator();
        assertThat(cases.next()).hasToString("MAX, window (0, 0), tree 0");
        assertThat(Universe.of(VALUES, 18).size()).isGreaterThan(100_000_000_000L);
    }

    @Test
    void withoutValuesThereAreTheTreesOfEmptyNodes() {
        assertThat(Universe.of(List.<Integer>of(), 4).trees().map(GameTree::toString))
                .containsExactlyInAnyOrder(
                        "[]",
                        "[[]]",
                        "[[[]]]",
                        "[[], []]",
                        "[[[[]]]]",
                        "[[[], []]]",
                        "[[], [[]]]",
                        "[[[]], []]",
                        "[[], [], []]");
    }

    @Test
    void tooFewAndTooManyVerticesAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Universe.of(VALUES, 0))
                .withMessage("vertices = 0; expected at least 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Universe.of(VALUES, 60))
                .withMessageStartingWith("vertices = 60; expected so few");
    }

    @Test
    void asManyTreesAsALongCountsAreTheMost() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Universe.of(Collections.nCopies(508, 0), 8))
                .withMessageStartingWith("vertices = 8; expected so few");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Universe.of(List.<Integer>of(), Integer.MAX_VALUE))
                .withMessageStartingWith("vertices = 2147483647; expected so few");
        assertThat(Universe.of(Collections.nCopies(507, 0), 7).size()).isPositive();
    }

    @Test
    void manyValuesTakeNoMoreMemoryThanFew() {
        Iterator<SearchCase<Integer>> cases =
                Universe.of(Collections.nCopies(50_000, 7), 1).cases().iterator();
        assertThat(cases.next()).hasToString("MAX, window (7, 7), tree 7");
    }

    @Test
    void withoutValuesThereAreTreesAndNoWindows() {
        assertThat(Universe.of(List.<Integer>of(), 3).cases()).isEmpty();
        Iterator<SearchCase<Integer>> few = Universe.of(List.of(1), 1).cases().iterator();
        assertThat(List.of(few.next(), few.next(), few.next(), few.next()))
                .extracting(SearchCase::toString)
                .containsExactly(
                        "MAX, window (1, 1), tree 1",
                        "MIN, window (1, 1), tree 1",
                        "MAX, window (1, 1), tree []",
                        "MIN, window (1, 1), tree []");
        assertThat(few.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(few::next);
    }

    @Test
    void aNullValueIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> Universe.of(Arrays.asList(0, null), 2))
                .withMessageStartingWith("a value is null");
    }

    private static int vertices(GameTree<Integer> tree) {
        return tree instanceof Node<Integer> node
                ? 1 + node.children().stream().mapToInt(UniverseTest::vertices).sum()
                : 1;
    }
}
