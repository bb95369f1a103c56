package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnfoldTest {

    private static String unfolded(GraphGame game, int depth) {
        return new Unfold<>(game).tree(0, depth).toString();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, '[0, 7]'", "2, '[[3, 5], 7]'", "3, '[[3, 5], 7]'"})
    void aPositionWithoutMovesOrAtTheDepthIsALeafAndEveryOtherANode(int depth, String tree) {
        assertThat(new Unfold<>(new TreeGame()).tree(TreeGame.read("[[3, 5], 7]"), depth))
                .hasToString(tree);
    }

    @Test
    void whereTheSamePlayerMovesTwiceRunningANodeWithOneChildStandsBetween() {
        GraphGame game = GraphGame.of("max 0: 1 2", "max 0: 2 3", "min 5: 3 3", "min 6:");
        assertThat(unfolded(game, 1)).isEqualTo("[0, 5]");
        assertThat(unfolded(game, 2)).isEqualTo("[[[5, 6]], [6, 6]]");
        assertThat(unfolded(game, 3)).isEqualTo("[[[[6, 6], 6]], [6, 6]]");
        assertThat(unfolded(GraphGame.of("min 0: 1", "min 0: 0"), 2)).isEqualTo("[[[0]]]");
    }

    @Test
    void aWinIsWorthLessAndALossMoreTheFurtherItIsFromTheRoot() {
        GraphGame game = GraphGame.of("max 0: 1 2 3", "min 0: 2 3 4", "min W:", "max L:", "max 9:");
        int win = Score.WIN;
        int loss = Score.LOSS;
        assertThat(new Unfold<>(game).tree(0, 2))
                .isEqualTo(GameTree.node(
                        GameTree.node(GameTree.leaf(win - 2), GameTree.leaf(loss + 2), GameTree.leaf(9)),
                        GameTree.leaf(win - 1),
                        GameTree.leaf(loss + 1)));
        assertThat(new Unfold<>(game).tree(2, 0)).isEqualTo(GameTree.leaf(win));
    }

    @Test
    void thePlayerOfTheRootIsThePositionsOwn() {
        Unfold<Integer, Integer> unfold = new Unfold<>(GraphGame.of("min 0: 1 2", "min 3:", "max 5:"));
        assertThat(unfold.player(0)).isEqualTo(Player.MIN);
        assertThat(unfold.player(1)).isEqualTo(Player.MAX);
        assertThat(unfold.minimax(0, 1)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "W, 0, ' where there are moves'",
        "L, 0, ' where there are moves'",
        "900000001, 0, ' where there are moves'",
        "-900000001, 0, ' where there are moves'",
        "-2147483648, 0, ' where there are moves'",
        "999999999, 1, ', WIN or LOSS'",
        "-999999999, 1, ', WIN or LOSS'",
        "-2147483648, 1, ', WIN or LOSS'"
    })
    void aValueThatAGameMayNotReturnIsRefused(String value, int depth, String where) {
        GraphGame game = depth == 0 ? GraphGame.of("max " + value + ": 0") : GraphGame.of("max 0: 1", "max " + value);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Unfold<>(game).tree(0, depth))
                .withMessage("evaluation of position " + depth + " = " + game.evaluate(depth)
                        + "; expected a value within ±MAX_PAYOFF = ±900000000" + where);
    }

    @Test
    void theGreatestAndTheLeastPayoffAreNotRefused() {
        GraphGame game = GraphGame.of("max 0: 1 2", "min 900000000: 0", "min -900000000:");
        assertThat(unfolded(game, 1)).isEqualTo("[900000000, -900000000]");
    }

    @Test
    void illegalArgumentsAreRefusedByName() {
        Unfold<Integer, Integer> unfold = new Unfold<>(GraphGame.of("max 0:"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> unfold.tree(0, -1))
                .withMessage("depth = -1; expected at least 0");
        assertThatNullPointerException()
                .isThrownBy(() -> unfold.tree(null, 0))
                .withMessageStartingWith("position is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new Unfold<Integer, Integer>(null))
                .withMessageStartingWith("game is null");
    }
}
