package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.gametree.game.GameLaws;
import org.gametree.games.Kalah.Capture;
import org.gametree.games.Kalah.Position;
import org.gametree.games.Kalah.Rest;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahTest {
    private static final Kalah USUAL = usual(6, 4);

    private static Kalah usual(int houses, int seeds) {
        return new Kalah(houses, seeds, Capture.SEEDS_OPPOSITE, Rest.OWNER);
    }

    private static Forms<Position> forms(Kalah game) {
        return new Forms<>(game, game.start(), new KalahBoard(game, game.start()));
    }

    private static Position position(boolean maxToMove, Integer... pits) {
        return new Position(List.of(pits), maxToMove);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "3, 13", "6, 4", "6, 6"})
    void bothFormsAreTheGameOfTheRulesAsThePlayerToMoveSeesThem(int houses, int seeds) {
        PlainKalah plain = new PlainKalah(houses, seeds);
        forms(usual(houses, seeds)).play(plain, plain.start(), 40);
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "4, 4", "6, 4"})
    void thereAreAsManyLinesAsTheRulesAsThePlayerToMoveSeesThemHave(int houses, int seeds) {
        Kalah game = usual(houses, seeds);
        PlainKalah plain = new PlainKalah(houses, seeds);
        for (int depth = 1; depth <= 6; depth++) {
            long lines = new GameLaws<>(plain).lines(plain.start(), depth);
            Law.verify(List.of(new GameLaws<>(game).perft(depth, lines)), List.of(game.start()));
            assertThat(Forms.lines(new KalahBoard(game, game.start()), depth)).isEqualTo(lines);
        }
    }

    @Test
    void bothFormsKeepTheLawsOfGamesUnderAllRules() {
        for (Capture capture : Capture.values()) {
            for (Rest rest : Rest.values()) {
                Kalah game = new Kalah(4, 3, capture, rest);
                forms(game).keepTheLaws(10);
                forms(game).play(20);
                forms(game).agreeWithMinimax(2, 5, 4);
            }
        }
        forms(USUAL).keepTheLaws(2);
    }

    @Test
    void keysTellPositionsApart() {
        forms(USUAL).keysTellPositionsApart(5);
        forms(usual(3, 2)).keysTellPositionsApart(7);
    }

    @Test
    void whoSowsTheLastSeedIntoTheOwnStoreMovesAgain() {
        Position again = USUAL.play(USUAL.start(), 2);
        assertThat(again.maxToMove()).isTrue();
        assertThat(again).isEqualTo(position(true, 4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0));
        assertThat(USUAL.play(USUAL.start(), 3).maxToMove()).isFalse();
    }

    @Test
    void theStoreOfTheOtherIsPassedOver() {
        Kalah game = usual(2, 4);
        assertThat(game.play(position(true, 0, 4, 0, 1, 1, 7), 1)).isEqualTo(position(false, 0, 0, 4, 2, 0, 7));
        assertThat(game.play(position(false, 1, 1, 7, 0, 3, 0), 1)).isEqualTo(position(true, 2, 2, 7, 0, 0, 1));
    }

    @ParameterizedTest
    @CsvSource({"SEEDS_OPPOSITE, 0, 6, 0", "ALWAYS, 0, 6, 0", "NEVER, 1, 0, 5"})
    void theLastSeedInAnOwnEmptyHouseCapturesTheSeedsOpposite(Capture capture, int house, int store, int opposite) {
        Kalah game = new Kalah(2, 3, capture, Rest.OWNER);
        assertThat(game.play(position(true, 1, 0, 0, 5, 1, 0), 0))
                .isEqualTo(position(false, 0, house, store, opposite, 1, 0));
    }

    @ParameterizedTest
    @CsvSource({"SEEDS_OPPOSITE, 1, 0", "ALWAYS, 0, 1", "NEVER, 1, 0"})
    void itCapturesItselfAloneOnlyIfItAlwaysCaptures(Capture capture, int house, int store) {
        Kalah game = new Kalah(2, 3, capture, Rest.OWNER);
        assertThat(game.play(position(true, 1, 0, 0, 0, 1, 0), 0)).isEqualTo(position(false, 0, house, store, 0, 1, 0));
    }

    @ParameterizedTest
    @CsvSource({"OWNER, 5", "NOBODY, 2"})
    void whatIsLeftAtTheEndIsItsOwnersOrNobodys(Rest rest, int worth) {
        Kalah game = new Kalah(2, 3, Capture.SEEDS_OPPOSITE, rest);
        Position over = position(false, 1, 2, 4, 0, 0, 2);
        assertThat(game.moves(over)).isEmpty();
        assertThat(game.evaluate(over)).isEqualTo(worth);
        assertThat(new KalahBoard(game, over).evaluate()).isEqualTo(worth);
    }

    @Test
    void seedsAreNeitherLostNorMade() {
        for (Position position : new GameLaws<>(USUAL).positions(USUAL.start(), 20, 200)) {
            assertThat(position.pits().stream().mapToInt(seeds -> seeds).sum()).isEqualTo(48);
        }
    }

    @Test
    void aPositionIsShownAsMaxSeesIt() {
        assertThat(USUAL.play(USUAL.start(), 5)).hasToString(" 0  4  4  4  5  5  5\n    4  4  4  4  4  0  1\n");
    }

    @Test
    void aHouseIsWrittenByItsNumberFromTheLeft() {
        forms(USUAL).movesAreReadAsTheyAreWritten(new NumberNotation("house", 6), 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NumberNotation("house", 6).read("7"))
                .withMessage("move = '7'; expected a house from 1 to 6");
    }

    @ParameterizedTest
    @CsvSource({"0, 4", "6, 0"})
    void aGameWithoutHousesOrSeedsIsRefused(int houses, int seeds) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> usual(houses, seeds))
                .withMessage("houses = " + houses + ", seeds = " + seeds + "; expected each at least 1");
    }
}
