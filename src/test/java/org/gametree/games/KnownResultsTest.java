package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGame;
import org.gametree.game.SearchResult;
import org.gametree.game.TranspositionTable;
import org.gametree.games.PlainKalah.Seen;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games whose results are known, searched to their ends. Profile {@code long} runs those that take minutes as well. */
class KnownResultsTest {

    private static int solved(MutableGame game) {
        GameSearch<MutableGame, Integer> search =
                GameSearch.<MutableGame>ofMutable().withTable(new TranspositionTable(1 << 26));
        SearchResult<Integer> result = search.search(game, Limits.depth(1_000));
        assertThat(result.proven()).isTrue();
        return result.value();
    }

    @Test
    void inOthelloOn4x4TheSecondPlayerWins11To3() {
        Othello game = new Othello(4, OthelloEvaluation.DISCS);
        assertThat(solved(new OthelloBoard(game.start()))).isEqualTo(3 - 11);
        Othello positional = new Othello(4, OthelloEvaluation.POSITIONAL);
        assertThat(solved(new OthelloBoard(positional.start()))).isEqualTo(100 * (3 - 11));
    }

    @ParameterizedTest
    @CsvSource({"1, 1, -1", "1, 2, 0", "2, 1, 0", "2, 2, 2", "2, 3, -2", "3, 2, -2"})
    void inDotsAndBoxesTheFirstPlayerWinsByAMarginThatDependsOnTheBoard(int width, int height, int margin) {
        assertThat(solved(new DotsAndBoxesBoard(new DotsAndBoxes(width, height).start())))
                .isEqualTo(margin);
    }

    @Test
    @Tag("long")
    void inDotsAndBoxesOn3x3TheSecondPlayerWinsByThree() {
        assertThat(solved(new DotsAndBoxesBoard(new DotsAndBoxes(3, 3).start())))
                .isEqualTo(-3);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 5", "5, 4", "5, 5"})
    void connectFourOnASmallBoardIsADraw(int width, int height) {
        assertThat(solved(new ConnectFourBoard(new ConnectFour(width, height)))).isZero();
    }

    @Test
    @Tag("long")
    void connectFourOn6x5IsADraw() {
        assertThat(solved(new ConnectFourBoard(new ConnectFour(6, 5)))).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1", "1, 2", "1, 3", "1, 4", "1, 5", "1, 6", "2, 1", "2, 2", "2, 3", "2, 4", "2, 5", "2, 6", "3, 1", "3, 2",
        "3, 3", "3, 4", "3, 5"
    })
    void kalahOfFewHousesAndSeedsEndsAsPlainMinimaxSays(int houses, int seeds) {
        Kalah game = new Kalah(houses, seeds, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);
        PlainKalah plain = new PlainKalah(houses, seeds);
        assertThat(solved(new KalahBoard(game, game.start())))
                .isEqualTo(minimax(plain, plain.start(), new HashMap<>()));
    }

    // No seed leaves a store, so what is still to be won depends on the houses and the turn alone.
    private static int minimax(PlainKalah rules, Seen seen, Map<Seen, Integer> known) {
        Seen unstored = rules.withEmptyStores(seen);
        Integer toWin = known.get(unstored);
        if (toWin == null) {
            IntStream values = rules.moves(unstored).stream()
                    .mapToInt(house -> minimax(rules, rules.play(unstored, house), known));
            toWin = (unstored.max() ? values.max() : values.min()).orElseGet(() -> rules.evaluate(unstored));
            known.put(unstored, toWin);
        }
        return toWin + rules.evaluate(seen) - rules.evaluate(unstored);
    }
}
