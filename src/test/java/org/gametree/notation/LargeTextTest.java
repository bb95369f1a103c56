package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.notation.Trees.children;
import static org.gametree.notation.Trees.leaf;

import java.math.BigDecimal;
import java.util.Collections;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Size is no obstacle, in depth or in width, on a thread's ordinary stack. The time allowed is many times what linear
 * work takes, and far less than quadratic work would. Deep trees are compared by their text, since their equals recurses.
 */
@Timeout(30)
class LargeTextTest {
    private static final int DEEP = 100_000;
    private static final int WIDE = 1_000_000;

    @Test
    void aTreeNestedAHundredThousandDeepIsReadAndPrinted() {
        String chain = "[".repeat(DEEP) + "7" + "]".repeat(DEEP);

        assertThat(TreeNotation.print(TreeNotation.parse(chain))).isEqualTo(chain);
        assertThat(TreeNotation.print(TreeNotation.parse(chain.replace('[', '(').replace(']', ')'))))
                .isEqualTo(chain);
    }

    @Test
    void everyLevelOfADeepTreeMayHaveLeavesOnBothSides() {
        String comb = "[1, ".repeat(DEEP) + "[]" + ", 2]".repeat(DEEP);

        assertThat(TreeNotation.print(TreeNotation.parse(comb))).isEqualTo(comb);
    }

    @Test
    void aNodeWithAMillionChildrenIsReadAndPrinted() {
        GameTree<Bounded<BigDecimal>> wide = GameTree.node(Collections.nCopies(WIDE, leaf(3)));
        String text = TreeNotation.print(wide);

        assertThat(text).hasSize(3 * WIDE).startsWith("[3, 3, ").endsWith(", 3, 3]");
        assertThat(TreeNotation.parse(text)).isEqualTo(wide);
    }

    @Test
    void shorthandsTakeAHundredThousandLeaves() {
        String leaves = "3 ".repeat(100_000);

        assertThat(children(TreeNotation.parse("full 100000 1: " + leaves))).hasSize(100_000);
        assertThat(TreeNotation.parse("full 10 5: " + leaves).leaves()).isEqualTo(100_000);
        assertThat(TreeNotation.parse("halves: " + leaves).leaves()).isEqualTo(100_000);
    }

    @Test
    void aLongNumberIsReadAndPrinted() {
        String digits = "1234567890".repeat(TreeNotation.MAX_DIGITS / 20);

        assertThat(TreeNotation.print(TreeNotation.parse(digits))).isEqualTo(digits);
    }

    @Test
    void aMillionLinesOfCommentsAreSkipped() {
        assertThat(TreeNotation.parse("#[\n".repeat(WIDE) + "3")).isEqualTo(leaf(3));
    }

    @Test
    void anErrorAtTheEndOfALongTextIsFoundAndPlaced() {
        assertThatThrownBy(() -> TreeNotation.parse("[\n".repeat(WIDE)))
                .hasMessageStartingWith("line 1000001, column 1: found the end of the text")
                .hasMessageEndingWith("the bracket opened at line 1000000, column 1 is not closed");
        assertThatThrownBy(() -> TreeNotation.parse("[" + "x".repeat(WIDE)))
                .hasMessageStartingWith("line 1, column 2: found 'xxxxxxxxxxxxxxxxxxxx…'");
    }

    @Test
    void labelsMayBeDeepAndManyAndLong() {
        String deep = "A[".repeat(DEEP) + "B:7" + "]".repeat(DEEP);
        assertThat(TreeNotation.print(TreeNotation.parseLabelled(deep))).isEqualTo(deep);
        String wide = "[" + "A:3, ".repeat(WIDE) + "A:3]";
        assertThat(TreeNotation.print(TreeNotation.parseLabelled(wide))).isEqualTo(wide);
        String tall = "x".repeat(WIDE) + ":1";
        assertThat(TreeNotation.print(TreeNotation.parseLabelled(tall))).isEqualTo(tall);
    }
}
