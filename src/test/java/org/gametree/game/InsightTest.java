package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game tells is used, can be left unused, and is refused where it cannot be. */
class InsightTest {

    private static long nodes(UnaryOperator<GameSearch<Integer, Integer>> option) {
        long nodes = 0;
        for (int seed = 0; seed < 100; seed++) {
            InformedGraph game = InformedGraph.random(seed, 0);
            nodes += option.apply(GameSearch.of(game))
                    .search(0, Limits.depth(6))
                    .statistics()
                    .nodes();
        }
        return nodes;
    }

    @Test
    void boundsAndSelectionSaveNodesEachByItself() {
        long all = nodes(search -> search);
        long withoutBounds = nodes(search -> search.without(Speedup.BOUNDS));
        long withoutSelection = nodes(search -> search.without(Speedup.SELECTION));
        long withoutEither = nodes(search -> search.without(Speedup.BOUNDS).without(Speedup.SELECTION));
        assertThat(all).isLessThan(withoutBounds).isLessThan(withoutSelection);
        assertThat(withoutEither).isGreaterThan(withoutBounds).isGreaterThan(withoutSelection);
    }

    @Test
    void whereNothingIsKnownNoWinIsLookedForThatIsLongerThanOneKnown() {
        // The second move cannot win as soon as the first does.
        GraphGame game = GraphGame.of("max 0: 1 2", "max 0: 3", "max 0: 4", "min W:", "max 0: 4");
        SearchResult<Integer> result = GameSearch.of(game).search(0, Limits.depth(2));
        assertThat(Score.toString(result.value())).isEqualTo("win in 2");
        Insight insight = new Insight(new AdaptedGame<>(game, 2), Options.NONE);
        assertThat(insight.outside(Score.WIN - 2, Score.WIN - 1, 2)).isEqualTo(Score.WIN - 2);
        assertThat(insight.outside(Score.WIN - 3, Score.WIN - 2, 2)).isEqualTo(Insight.UNKNOWN);
        assertThat(insight.outside(Score.LOSS + 1, Score.LOSS + 2, 2)).isEqualTo(Score.LOSS + 2);
        assertThat(insight.outside(Score.LOSS + 2, Score.LOSS + 3, 2)).isEqualTo(Insight.UNKNOWN);
    }

    @Test
    void aStraightSearchClosesInFromTheBoundsOfTheRoot() {
        InformedGraph ignorant = InformedGraph.of("max 0: 1 2", "max 3:", "max 5:");
        Knowledge bounds = new Knowledge(List.of(4, 3, 5), List.of(5, 3, 5), Collections.nCopies(3, List.of()));
        GameSearch<Integer, Integer> search =
                GameSearch.of(ignorant.knowing(bounds)).withoutDeepening();
        GameSearch<Integer, Integer> without = search.without(Speedup.BOUNDS);
        // One null window, where without bounds it takes three, and the root once more.
        assertThat(search.search(0, Limits.depth(1)).statistics().nodes()).isEqualTo(4);
        assertThat(without.search(0, Limits.depth(1)).statistics().nodes()).isEqualTo(9);
        assertThat(search.search(0, Limits.depth(1)).rootMoves())
                .isEqualTo(without.search(0, Limits.depth(1)).rootMoves());
    }

    @Test
    void whatTheRootIsToldToBeIsInTheScale() {
        InformedGraph ignorant = InformedGraph.of("max 0: 1", "max 0:");
        for (int outside : List.of(Score.LOSS - 1, Score.WIN + 1)) {
            InformedGraph game = ignorant.knowing(new Knowledge(
                    Collections.nCopies(2, outside),
                    Collections.nCopies(2, outside),
                    Collections.nCopies(2, List.of())));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameSearch.of(game).withoutDeepening().search(0, Limits.depth(1)))
                    .withMessage("lowerBound of position 0 = " + outside
                            + "; expected a score from -1000000000 to 1000000000");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1000000001, 1000000000, lowerBound of position 1 = 1000000001",
        "2147483647, 1000000000, lowerBound of position 1 = 2147483647",
        "-1000000000, -1000000001, upperBound of position 1 = -1000000001",
        "-1000000000, -2147483648, upperBound of position 1 = -2147483648"
    })
    void aBoundOutsideTheScaleIsRefusedWhereItWouldBeUsed(int lower, int upper, String message) {
        InformedGraph ignorant = InformedGraph.of("max 0: 1 1", "max 0: 2", "max 3:");
        InformedGraph game = ignorant.knowing(new Knowledge(
                Collections.nCopies(3, lower), Collections.nCopies(3, upper), Collections.nCopies(3, List.of())));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(game).search(0, Limits.depth(2)))
                .withMessage(message + "; expected a score from -1000000000 to 1000000000");
        assertThat(GameSearch.of(game)
                        .without(Speedup.BOUNDS)
                        .search(0, Limits.depth(2))
                        .value())
                .isEqualTo(3);
    }

    @Test
    void optionsThatMeanNothingAreRefusedByName() {
        GameSearch<Board, Integer> search = GameSearch.of(new TicTacToe());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.withQuiescence(-1))
                .withMessage("plies = -1; expected at least 0");
        assertThatNullPointerException()
                .isThrownBy(() -> search.withTable(null))
                .withMessage("newTable is null; expected a table");
        assertThatNullPointerException()
                .isThrownBy(() -> search.withRepetition(null))
                .withMessage("before is null; expected the positions before the root");
        assertThatNullPointerException()
                .isThrownBy(() -> search.withRepetition(Collections.singletonList(null)))
                .withMessage("before holds null; expected positions");
    }

    @Test
    void positionsBeforeTheRootAreTakenAsTheyAreAndNeverChanged() {
        GraphGame circle = GraphGame.of("max 0: 1", "max 0: 0 2 3", "max 5:", "max 7:");
        PathGame<Integer, Integer> earlier = new PathGame<>(circle, 1);
        GameSearch<PathGame<Integer, Integer>, Integer> search =
                GameSearch.<PathGame<Integer, Integer>>ofMutable().withRepetition(List.of(earlier));
        earlier.make(PathGame.encoded(1));
        assertThat(search.search(new PathGame<>(circle, 0), Limits.depth(4)).value())
                .isZero();
        assertThat(earlier.position()).isEqualTo(2);
    }
}
