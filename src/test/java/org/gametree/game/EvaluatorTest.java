package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a leaf is worth, and what is known of it. */
class EvaluatorTest {
    private static final GraphGame GAME = GraphGame.of("max 5: 1", "max 7:", "min W:", "max L:", "max W: 1");

    private static Evaluator at(int node) {
        return new Evaluator(new AdaptedGame<>(GAME, node));
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 999999997", "3, -999999997"})
    void aFinalPositionIsWorthItsPayoffOrAWinOfItsDistance(int node, int value) {
        Evaluator evaluator = at(node);
        assertThat(evaluator.horizon(3)).isEqualTo(value);
        assertThat(evaluator.height()).isZero();
        assertThat(evaluator.end(3)).isEqualTo(value);
        assertThat(evaluator.height()).isZero();
        assertThat(evaluator.evaluations()).isEqualTo(2);
    }

    @Test
    void afterOnePositionWithMovesNoPayoffIsKnownToBeFinalUntilTheNextDepth() {
        AdaptedGame<Integer, Integer> game = new AdaptedGame<>(GAME, 0);
        Evaluator evaluator = new Evaluator(game);
        assertThat(evaluator.horizon(0)).isEqualTo(5);
        assertThat(evaluator.height()).isEqualTo(Entry.UNFINISHED);
        game.moves(new MoveList());
        game.make(0);
        evaluator.horizon(1);
        assertThat(evaluator.height()).isEqualTo(Entry.UNFINISHED);
        evaluator.end(1);
        assertThat(evaluator.height()).isZero();
        evaluator.begin();
        evaluator.horizon(1);
        assertThat(evaluator.height()).isZero();
    }

    @Test
    void aWinWhereThereAreMovesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> at(4).horizon(1))
                .withMessage("evaluation of position 4 = 1000000000; expected a value within ±MAX_PAYOFF = ±900000000"
                        + " where there are moves");
    }

    @ParameterizedTest
    @CsvSource({"900000001", "999999999", "1000000001", "-900000001", "-999999999", "-1000000001", "-2147483648"})
    void whatIsNeitherPayoffNorWinNorLossIsRefused(int value) {
        AdaptedGame<Integer, Integer> game = new AdaptedGame<>(GraphGame.of("max " + value + ":"), 0);
        String message = "evaluation of position 0 = " + value
                + "; expected a value within ±MAX_PAYOFF = ±900000000, WIN or LOSS";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Evaluator(game).end(0))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Evaluator(game).horizon(0))
                .withMessage(message);
    }
}
