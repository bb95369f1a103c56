package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.notation.Trees.leaf;
import static org.gametree.notation.Trees.leaves;
import static org.gametree.notation.Trees.node;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Trees that courses, books and papers publish read as what they show, and are worth what they say. */
class WorkedTreesTest {
    private static final String PI =
            "314159265358979323846264338327950288419716939937510582097494459230781640628620899";

    /** A published text, the tree it means, its value for MAX, and how many leaves alpha-beta evaluates. */
    record Worked(String source, String text, GameTree<Bounded<BigDecimal>> tree, long value, long evaluated) {
        @Override
        public String toString() {
            return source;
        }
    }

    private static final GameTree<Bounded<BigDecimal>> DEMONSTRATION =
            node(node(leaves(3, 5), leaves(6, 9)), node(leaves(1, 2), leaves(0, -1)));

    static final List<Worked> PUBLISHED = List.of(
            new Worked(
                    "Russell and Norvig, figure 5.2",
                    "[[3,12,8],[2,4,6],[14,5,2]]",
                    node(leaves(3, 12, 8), leaves(2, 4, 6), leaves(14, 5, 2)),
                    3,
                    7),
            new Worked("array demonstration, as brackets", "[[[3,5],[6,9]],[[1,2],[0,-1]]]", DEMONSTRATION, 5, 5),
            new Worked("array demonstration, as full", "full 2 3: 3 5 6 9 1 2 0 -1", DEMONSTRATION, 5, 5),
            new Worked("array demonstration, as typeset", "halves: 3 5 6 9 1 2 0 −1", DEMONSTRATION, 5, 5),
            new Worked(
                    "array demonstration, rising",
                    "halves: 1 2 3 4 5 6 7 8",
                    node(node(leaves(1, 2), leaves(3, 4)), node(leaves(5, 6), leaves(7, 8))),
                    6,
                    6),
            new Worked(
                    "array demonstration, falling",
                    "halves: 8 7 6 5 4 3 2 1",
                    node(node(leaves(8, 7), leaves(6, 5)), node(leaves(4, 3), leaves(2, 1))),
                    6,
                    6),
            new Worked(
                    "array demonstration, five values",
                    "halves: 1 2 3 4 5",
                    node(node(leaves(1, 2), leaf(3)), leaves(4, 5)),
                    4,
                    5),
            new Worked("lecture, worked example", "[[3,5],[2,9]]", node(leaves(3, 5), leaves(2, 9)), 3, 3),
            new Worked("lecture, as a Lisp list", "((3 5) (2 9))", node(leaves(3, 5), leaves(2, 9)), 3, 3),
            new Worked(
                    "lecture, first question",
                    "[[2,7],[1,8],[3,5],[6,4]]",
                    node(leaves(2, 7), leaves(1, 8), leaves(3, 5), leaves(6, 4)),
                    4,
                    7),
            new Worked(
                    "Wikipedia",
                    "[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]",
                    node(
                            node(node(leaves(5, 6), leaves(7, 4, 5)), node(leaves(3))),
                            node(node(leaves(6), leaves(6, 9)), node(leaves(7))),
                            node(node(leaves(5)), node(leaves(9, 8), leaves(6)))),
                    6,
                    9),
            new Worked(
                    "UCLA CS161",
                    "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]",
                    node(
                            node(node(leaves(3, 17), leaves(2, 12)), node(leaves(15), leaves(25, 0))),
                            node(node(leaves(2, 5), leaves(3)), node(leaves(2, 14)))),
                    3,
                    6),
            new Worked(
                    "MIT 6.034, deep cutoff",
                    "[10,[20,[1,[4,2]]]]",
                    node(leaf(10), node(leaf(20), node(leaf(1), leaves(4, 2)))),
                    10,
                    4),
            new Worked(
                    "ties at the root",
                    "[[1,1,5],[3,4],[3,2]]",
                    node(leaves(1, 1, 5), leaves(3, 4), leaves(3, 2)),
                    3,
                    6),
            new Worked("Knuth and Moore", "full 3 4: " + String.join(" ", PI.split("")), ternary(PI), 2, 31),
            new Worked(
                    "Plaat",
                    "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
                    node(
                            node(node(leaves(41, 5), leaves(12, 90)), node(leaves(101, 80), leaves(20, 30))),
                            node(node(leaves(34, 80), leaves(36, 35)), node(leaves(50, 36), leaves(25, 3)))),
                    35,
                    12));

    private static GameTree<Bounded<BigDecimal>> ternary(String digits) {
        if (digits.length() == 1) {
            return leaf(Long.parseLong(digits));
        }
        int third = digits.length() / 3;
        return GameTree.node(IntStream.range(0, 3)
                .mapToObj(i -> ternary(digits.substring(i * third, (i + 1) * third)))
                .toList());
    }

    @ParameterizedTest
    @FieldSource("PUBLISHED")
    void everyPublishedTextReadsAsItsTree(Worked worked) {
        assertThat(TreeNotation.parse(worked.text)).isEqualTo(worked.tree);
    }

    @ParameterizedTest
    @FieldSource("PUBLISHED")
    void alphaBetaInTheNotationsOrderFindsThePublishedValueAndLeafCount(Worked worked) {
        Timed<Bounded<BigDecimal>> result =
                new AlphaBeta<>(TreeNotation.order()).alphaBeta(Player.MAX, TreeNotation.parse(worked.text));

        assertThat(TreeNotation.print(result.value())).isEqualTo(Long.toString(worked.value));
        assertThat(result.time()).isEqualTo(worked.evaluated);
    }
}
