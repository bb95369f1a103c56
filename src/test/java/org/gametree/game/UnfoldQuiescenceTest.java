package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.gametree.core.GameTree;
import org.junit.jupiter.api.Test;

/** What an unfolding with quiescence is. */
class UnfoldQuiescenceTest {

    private static GameTree<Integer> unfolded(InformedGraph game, int depth, int plies) {
        return new Unfold<>(game).withQuiescence(plies).tree(0, depth);
    }

    @Test
    void atTheHorizonAnUnquietPositionIsANodeOverStandingPatAndItsNoisyMoves() {
        InformedGraph game = InformedGraph.of("max 0: 1", "min 5: 2! 3 4!", "max 9:", "max 1:", "max 2:");
        assertThat(unfolded(game, 1, 1)).hasToString("[[5, 9, 2]]");
        assertThat(unfolded(game, 1, 0)).hasToString("[5]");
        assertThat(unfolded(game, 2, 1)).hasToString("[[9, 1, 2]]");
    }

    @Test
    void aPlayerWhoMayNotStandPatHasAllMovesAndNothingElse() {
        InformedGraph game = InformedGraph.of("max 0: 1", "min 5: 2! 3 4! forced", "max 9:", "max 1:", "max 2:");
        assertThat(unfolded(game, 1, 1)).hasToString("[[9, 1, 2]]");
        assertThat(unfolded(game, 1, 0)).hasToString("[5]");
    }

    @Test
    void aQuietOrFinalPositionAtTheHorizonIsALeaf() {
        InformedGraph game = InformedGraph.of("max 0: 1 2", "min 5: 0", "max 7: forced");
        assertThat(unfolded(game, 1, 4)).hasToString("[5, 7]");
    }

    @Test
    void aLineGoesOnBehindTheHorizonByNoMoreThanSoManyPlies() {
        InformedGraph game = InformedGraph.of("max 0: 1", "min 1: 2!", "max 2: 3!", "min 3: 4 forced", "max 4:");
        assertThat(unfolded(game, 1, 1)).hasToString("[[1, 2]]");
        assertThat(unfolded(game, 1, 2)).hasToString("[[1, [2, 3]]]");
        assertThat(unfolded(game, 1, 3)).hasToString("[[1, [2, [4]]]]");
        assertThat(unfolded(game, 1, 9)).isEqualTo(unfolded(game, 1, 3));
    }

    @Test
    void noisyMovesThatRunInACircleEndWithThePlies() {
        InformedGraph game = InformedGraph.of("max 0: 1!", "min 1: 0!");
        assertThat(unfolded(game, 1, 3)).hasToString("[[1, [0, [1, 0]]]]");
    }

    @Test
    void aboveTheHorizonEveryMoveIsLookedAtAndNobodyStandsPat() {
        InformedGraph game = InformedGraph.of("max 0: 1! 2", "min 5:", "min 6: 1! 1");
        assertThat(unfolded(game, 2, 1)).hasToString("[5, [5, 5]]");
    }

    @Test
    void theRootUnfoldedToDepth0IsALeaf() {
        InformedGraph game = InformedGraph.of("max 3: 1!", "min 5:");
        assertThat(unfolded(game, 0, 5)).hasToString("3");
        assertThat(new Unfold<>(game).withQuiescence(5).minimax(0, 0)).isEqualTo(3);
    }

    @Test
    void whoMovesAgainBehindTheHorizonHasANodeWithOneChildBetween() {
        InformedGraph game = InformedGraph.of("max 0: 1", "max 5: 2!", "max 6: 3!", "min 7:");
        assertThat(unfolded(game, 1, 2)).hasToString("[[[5, [[6, 7]]]]]");
    }

    @Test
    void aWinBehindTheHorizonIsAsFarAwayAsItIs() {
        InformedGraph game = InformedGraph.of("max 0: 1", "max 5: 2!", "min 6: 3!", "max W:");
        assertThat(new Unfold<>(game).withQuiescence(2).tree(0, 1))
                .hasToString("[[[5, [6, " + (Score.WIN - 3) + "]]]]");
        InformedGraph lost = InformedGraph.of("max 0: 1", "min 5: 2 forced", "max L:");
        assertThat(new Unfold<>(lost).withQuiescence(1).minimax(0, 1)).isEqualTo(Score.LOSS + 2);
    }

    @Test
    void toStandPatIsWorthWhatAnyPositionWithMovesMayBe() {
        InformedGraph game = InformedGraph.of("max 0: 1", "max W: 2!", "min 6:");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> unfolded(game, 1, 1))
                .withMessage("evaluation of position 1 = 1000000000"
                        + "; expected a value within ±MAX_PAYOFF = ±900000000 where there are moves");
    }

    @Test
    void aNegativeNumberOfPliesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Unfold<>(new Nim()).withQuiescence(-1))
                .withMessage("plies = -1; expected at least 0");
    }
}
