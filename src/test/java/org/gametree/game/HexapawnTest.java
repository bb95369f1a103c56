package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gametree.game.Hexapawn.Pawns;
import org.gametree.game.Hexapawn.Step;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

/** A game with captures: its rules, and what quiescence says of it. */
class HexapawnTest {
    private static final Hexapawn GAME = new Hexapawn(3, 3);
    private static final Hexapawn LARGE = new Hexapawn(4, 5);

    @Test
    void itsRulesKeepAllLaws() {
        for (Hexapawn game : List.of(GAME, LARGE)) {
            GameLaws<Pawns, Step> laws = new GameLaws<>(game);
            Iterable<Pawns> positions = laws.positions(game.start(), 20, 40);
            Law.verify(laws.all(), positions);
            Law.verify(laws.knowledge(3), positions);
            Law.verify(List.of(laws.equalPositions(4)), laws.positions(game.start(), 3, 10));
        }
        Law.verify(List.of(new GameLaws<>(GAME).perft(1, 3), new GameLaws<>(GAME).perft(2, 10)), List.of(GAME.start()));
    }

    @Test
    void theSecondPlayerWins() {
        Unfold<Pawns, Step> unfold = new Unfold<>(GAME);
        assertThat(Score.toString(unfold.minimax(GAME.start(), 10))).startsWith("loss in ");
    }

    @Test
    void everyMoveIsProgressSoRepetitionMakesNoDifference() {
        for (Pawns pawns : new GameLaws<>(LARGE).positions(LARGE.start(), 10, 20)) {
            for (Step step : LARGE.moves(pawns)) {
                assertThat(LARGE.progress(LARGE.play(pawns, step))).isGreaterThan(LARGE.progress(pawns));
            }
            Unfold<Pawns, Step> unfold = new Unfold<>(LARGE).withQuiescence(2);
            assertThat(unfold.withRepetition(List.of(LARGE.start())).tree(pawns, 2))
                    .isEqualTo(unfold.tree(pawns, 2));
        }
    }

    @Test
    void aCaptureAtTheHorizonIsNotCountedBeforeTheAnswerToIt() {
        Set<Integer> differences = new HashSet<>();
        boolean forced = false;
        for (Pawns pawns : new GameLaws<>(LARGE).positions(LARGE.start(), 40, 12)) {
            Unfold<Pawns, Step> plain = new Unfold<>(LARGE);
            int value = plain.minimax(pawns, 1);
            int quiet = plain.withQuiescence(8).minimax(pawns, 1);
            differences.add(Integer.signum(Integer.compare(quiet, value)));
            forced |= !LARGE.mayStandPat(pawns);
        }
        assertThat(differences).contains(-1, 0, 1);
        assertThat(forced).isTrue();
    }

    @Test
    void aPawnThatIsTakenBackIsNoGain() {
        // MAX's pawn on the left takes one that another guards.
        Hexapawn game = new Hexapawn(4, 4);
        Pawns pawns = new Pawns(0b0000_0000_0000_1001, 0b0000_0100_0010_0000, true);
        Unfold<Pawns, Step> unfold = new Unfold<>(game);
        assertThat(game.noisyMoves(pawns)).containsExactly(new Step(0, 5));
        assertThat(unfold.minimax(pawns, 1)).isEqualTo(10);
        assertThat(unfold.withQuiescence(4).minimax(pawns, 1)).isZero();
    }
}
