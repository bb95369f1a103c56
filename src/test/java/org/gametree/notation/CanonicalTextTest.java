package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.notation.Trees.inf;
import static org.gametree.notation.Trees.leaf;
import static org.gametree.notation.Trees.minusInf;
import static org.gametree.notation.Trees.node;
import static org.gametree.notation.Trees.number;

import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many texts, one tree, one canonical text. */
class CanonicalTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[3, 5], [2, 9]]",
                "[[3,5],[2,9]]",
                "((3 5) (2 9))",
                "((3 5)(2 9))",
                "[(3, 5) [2 9]]",
                "([3 5],(2,9))",
                " [ [ 3 5 ] , [ 2 , 9 ] ] ",
                "[[3 ,5] ,[2\t9]]",
                "[\n  [3, 5],\r\n  [2, 9]\r]\n",
                "# two moves\n[[3, 5], # the left one\n [2, 9]] # the end",
                "[[3#\n5]#]\r,[2 9]]",
                "[[3##\n5],[2 9]]#",
                "[[+3, 5], [2, 9]]",
                "[[003, 5], [2, 9]]",
                "[[3\u00a05],\u2003[2\f9]]",
                "full 2 2: 3 5 2 9",
                "full 2 2 : 3,5 , 2\n9",
                "\nfull # branching\n2 2:3 5 2 9\n",
                "halves: 3 5 2 9",
                "halves:3,5,2,9",
            })
    void everySpellingOfATreeIsPrintedTheSame(String text) {
        assertThat(TreeNotation.print(TreeNotation.parse(text))).isEqualTo("[[3, 5], [2, 9]]");
    }

    @Test
    void nodesMayBeEmptyOrHaveOneChild() {
        assertThat(TreeNotation.print(node())).isEqualTo("[]");
        assertThat(TreeNotation.print(node(node(), leaf(1), node()))).isEqualTo("[[], 1, []]");
        assertThat(TreeNotation.print(node(node(leaf(1))))).isEqualTo("[[1]]");
        assertThat(TreeNotation.parse("( () 1 [ ] )")).isEqualTo(node(node(), leaf(1), node()));
    }

    @Test
    void aTreeMayBeOneLeaf() {
        assertThat(TreeNotation.parse("-5")).isEqualTo(leaf(-5));
        assertThat(TreeNotation.print(leaf(-5))).isEqualTo("-5");
    }

    @Test
    void aSharedSubtreeIsPrintedWhereverItOccurs() {
        GameTree<Bounded<BigDecimal>> shared = node(leaf(1), leaf(2));

        assertThat(TreeNotation.print(node(shared, shared))).isEqualTo("[[1, 2], [1, 2]]");
    }

    @Test
    void infinitiesAreTheBoundsOfTheOrder() {
        GameTree<Bounded<BigDecimal>> tree = node(minusInf(), inf(), inf(), minusInf());

        assertThat(TreeNotation.parse("[-inf, inf, +inf, −inf]")).isEqualTo(tree);
        assertThat(TreeNotation.print(tree)).isEqualTo("[-inf, inf, inf, -inf]");
    }

    @Test
    void aValueAloneReadsAsInATree() {
        assertThat(TreeNotation.parseValue(" 1.50 # one and a half")).isEqualTo(Bounded.value(new BigDecimal("1.50")));
        assertThat(TreeNotation.parseValue("inf")).isEqualTo(Bounded.top());
        assertThat(TreeNotation.parseValue("-inf")).isEqualTo(Bounded.bottom());
    }

    @Test
    void valuesOfAnyTypeArePrintedInTheSameBrackets() {
        GameTree<String> tree = GameTree.node(
                GameTree.leaf("a["), GameTree.node(), GameTree.node(GameTree.leaf(""), GameTree.leaf("c")));

        assertThat(TreeNotation.print(tree, value -> "<" + value + ">")).isEqualTo("[<a[>, [], [<>, <c>]]");
        assertThat(TreeNotation.print(tree, value -> value)).isEqualTo("[a[, [], [, c]]");
    }

    @Test
    void nullIsRefusedByName() {
        assertThatThrownBy(() -> TreeNotation.parse(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("text is null; expected a tree");
        assertThatThrownBy(() -> TreeNotation.parseValue(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("text is null; expected a number");
        assertThatThrownBy(() -> TreeNotation.print((GameTree<Bounded<BigDecimal>>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("tree is null");
        assertThatThrownBy(() -> TreeNotation.print((Bounded<BigDecimal>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("value is null");
        assertThatThrownBy(() -> TreeNotation.print(leaf(1), null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("values is null");
        assertThatThrownBy(() -> TreeNotation.print(number(1, 0), value -> null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageStartingWith("values returned null");
    }
}
