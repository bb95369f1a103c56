package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an unfolding with draws by repetition is. */
class UnfoldRepetitionTest {
    private static final GraphGame CIRCLE = GraphGame.of("max 5: 1", "min 6: 2 3", "max 7: 1 0", "max 8: 3");

    private static String unfolded(Game<Integer, Integer> game, int depth, Integer... history) {
        return new Unfold<>(game)
                .withRepetition(List.of(history))
                .tree(0, depth)
                .toString();
    }

    @Test
    void aPositionThatWasOnThePathIsALeafWorth0() {
        assertThat(unfolded(CIRCLE, 2)).isEqualTo("[[7, 8]]");
        assertThat(unfolded(CIRCLE, 3)).isEqualTo("[[[0, 0], [0]]]");
        assertThat(unfolded(CIRCLE, 9)).isEqualTo("[[[0, 0], [0]]]");
    }

    @Test
    void soIsOneThatWasThereBeforeTheRoot() {
        assertThat(unfolded(CIRCLE, 3, 3)).isEqualTo("[[[0, 0], 0]]");
        assertThat(unfolded(CIRCLE, 3, 1)).isEqualTo("[0]");
        assertThat(unfolded(CIRCLE, 3, 3, 2, 3)).isEqualTo("[[0, 0]]");
    }

    @Test
    void theRootIsNotAlsoIfItWasThereBefore() {
        assertThat(unfolded(CIRCLE, 3, 0)).isEqualTo("[[[0, 0], [0]]]");
        assertThat(unfolded(CIRCLE, 0, 0)).isEqualTo("5");
    }

    @Test
    void aFinalPositionKeepsItsValueThoughTheHistoryHoldsIt() {
        GraphGame game = GraphGame.of("max 0: 1 2 3", "max W:", "min 7:", "min 5: 1 2");
        assertThat(unfolded(game, 1, 0, 1, 2)).isEqualTo("[999999999, 7, 5]");
        assertThat(unfolded(game, 2, 0, 1, 2)).isEqualTo("[999999999, 7, [999999998, 7]]");
        assertThat(unfolded(game, 2, 1, 2, 3)).isEqualTo("[999999999, 7, 0]");
    }

    @Test
    void aPositionOnAnotherLineIsNoRepetition() {
        GraphGame game = GraphGame.of("max 0: 1 1 2", "min 0: 3", "min 0: 3", "max 9:");
        assertThat(unfolded(game, 2)).isEqualTo("[[9], [9], [9]]");
    }

    @Test
    void aRepetitionAtTheHorizonIsADrawToo() {
        GraphGame game = GraphGame.of("max 5: 0 1", "min 6: 0");
        assertThat(unfolded(game, 1)).isEqualTo("[0, 6]");
        assertThat(unfolded(game, 2)).isEqualTo("[0, [0]]");
    }

    @Test
    void soIsOneBehindTheHorizon() {
        InformedGraph game = InformedGraph.of("max 5: 1", "min 6: 0! 2!", "max 7: 1 3 forced", "min 8: 4!", "max 9:");
        Unfold<Integer, Integer> unfold = new Unfold<>(game).withQuiescence(3);
        assertThat(unfold.withRepetition(List.of()).tree(0, 1)).hasToString("[[6, 0, [0, [8, 9]]]]");
        assertThat(unfold.withRepetition(List.of(3)).tree(0, 1)).hasToString("[[6, 0, [0, 0]]]");
        assertThat(unfold.withRepetition(List.of(1)).tree(0, 1)).hasToString("[0]");
        assertThat(new Unfold<>(game)
                        .withRepetition(List.of(1))
                        .withQuiescence(3)
                        .tree(0, 1))
                .hasToString("[0]");
    }

    @Test
    void whoseTurnItIsMakesNoDifferenceWhereALineRecurs() {
        GraphGame game = GraphGame.of("max 5: 1", "max 6: 0");
        assertThat(unfolded(game, 2)).isEqualTo("[[[0]]]");
    }

    @Test
    void valuesDependOnThePath() {
        GraphGame first = GraphGame.of("max 0: 1 2", "min 0: 3 4", "min 0: 3", "max 0: 1 5", "max -5:", "min -3:");
        GraphGame second = GraphGame.of("max 0: 1 2", "min 0: 3 4", "min 7: 3", "max 0: 2", "max -5:");
        for (int depth = 4; depth <= 8; depth++) {
            assertThat(new Unfold<>(first).withRepetition(List.of()).minimax(0, depth))
                    .isEqualTo(-3);
        }
        assertThat(new Unfold<>(second).withRepetition(List.of()).minimax(0, 3)).isZero();
    }

    @Test
    void positionsMayBeToldApartByAnythingThatIsEqual() {
        PathGame<Integer, Integer> root = new PathGame<>(CIRCLE, 0);
        Unfold<PathGame<Integer, Integer>, Integer> unfold = new Unfold<>(new CopiedGame<>());
        assertThat(unfold.withRepetition(List.of()).tree(root, 3)).hasToString("[[[6, 5], [8]]]");
        assertThat(unfold.withRepetition(List.of(), MutableGame::key).tree(root, 3))
                .hasToString("[[[0, 0], [0]]]");
        assertThat(unfold.withRepetition(List.of(new PathGame<>(CIRCLE, 2)), MutableGame::key)
                        .tree(root, 3))
                .hasToString("[[0, [0]]]");
    }

    @Test
    void whatIsNullIsRefused() {
        Unfold<Integer, Integer> unfold = new Unfold<>(CIRCLE);
        assertThatNullPointerException()
                .isThrownBy(() -> unfold.withRepetition(null))
                .withMessage("before is null; expected the positions before the root");
        assertThatNullPointerException()
                .isThrownBy(() -> unfold.withRepetition(Arrays.asList(1, null)))
                .withMessage("before holds null; expected positions");
        assertThatNullPointerException()
                .isThrownBy(() -> unfold.withRepetition(List.of(), null))
                .withMessage("identity is null; expected what is equal of positions that are the same");
    }
}
