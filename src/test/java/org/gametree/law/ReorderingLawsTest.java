package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.law.Law.Outcome;
import org.gametree.notation.TreeNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReorderingLawsTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "1, 5, 1", "2, 0, 1", "2, 1, 2", "2, 2, 3", "2, 3, 5", "3, 4, 17", "10, 7, 10999"})
    void theLeastCostOfAUniformTreeIsKnuthAndMoores(int branching, int depth, long least) {
        assertThat(ReorderingLaws.minimum(branching, depth)).isEqualTo(least);
    }

    @Test
    void aBranchingOrDepthThatNoTreeHasIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ReorderingLaws.minimum(0, 3))
                .withMessageStartingWith("branching = 0, depth = 3; expected");
        assertThatIllegalArgumentException().isThrownBy(() -> ReorderingLaws.minimum(2, -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "[[1]]",
                "[1, 1]",
                "[2, 1]",
                "[[1, 2], [1, 1]]",
                "[[2, 2], [1, 2]]",
                "[[[2, 1], [2, 1]], [[1, 1], [1, 1]]]"
            })
    void knuthMooreAppliesToUniformTreesWithTheBestChildFirst(String tree) {
        assertThat(alphaBeta(tree)).isEqualTo(Outcome.HOLDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "3",
                "[3, 1]",
                "[]",
                "[[], []]",
                "[1, 2]",
                "[[2, 1], [1, 1]]",
                "[[1, 2], [1, 1], [2, 1]]",
                "[[1, 1], [2, 2]]",
                "[[1, 1], 1]",
                "[1, [1, 1]]",
                "[[1, 1], [1]]",
                "[[1], [1]]",
                "[[1, 1], [[1, 1], 1]]"
            })
    void knuthMooreDoesNotApplyToOthers(String tree) {
        assertThat(alphaBeta(tree)).isEqualTo(Outcome.VACUOUS);
    }

    @Test
    void knuthMooreRejectsASearchThatNeverCuts() {
        ReorderingLaws<Integer> laws = new ReorderingLaws<>(
                ORDER, (p, a, b, tree) -> new Timed<>(new Minimax<>(ORDER).minimax(p, tree), tree.leaves()));
        assertThat(laws.knuthMoore().check(of("[[1, 2], [1, 1]]"))).isEqualTo(Outcome.FAILS);
        assertThat(laws.leastCost().check(of("[[1, 2], [1, 1]]"))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void aCertificateNeedsABottomBelowTheTop() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Certificate<>(BoundedOrder.natural(1, 1)))
                .withMessageEndingWith("expected a bottom below the top");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [1, [2, 2]]      | 3
            [[2, [1, 1]], 1] | 3
            """)
    void aLeafOnTheWrongSideOfTheValueShowsNothing(String tree, long size) {
        assertThat(new Certificate<>(ORDER).size(Player.MAX, of(tree).tree())).isEqualTo(size);
    }

    private static Outcome alphaBeta(String tree) {
        return new ReorderingLaws<>(ORDER, new AlphaBeta<>(ORDER)::alphaBeta)
                .knuthMoore()
                .check(of(tree));
    }

    private static SearchCase<Integer> of(String text) {
        GameTree<Integer> tree = TreeNotation.parse(text)
                .map(x -> ((Bounded.Value<BigDecimal>) x).value().intValueExact());
        return new SearchCase<>(Player.MAX, 0, 3, tree);
    }
}
