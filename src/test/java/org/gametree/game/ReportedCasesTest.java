package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.gametree.core.GameTree;
import org.gametree.game.TreeGame.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people report of other programs, as inputs, each with its right answer. */
class ReportedCasesTest {
    private static final Limits DEEP = Limits.depth(100);

    private static SearchResult<Integer> whole(String tree) {
        return GameSearch.of(new TreeGame()).search(TreeGame.read(tree), DEEP);
    }

    @Test
    void aBoundIsNotTakenForAScore() {
        Place place = TreeGame.read("[2, [2, -9]]");
        SearchResult<Integer> exact =
                GameSearch.of(new TreeGame()).withExactRootMoves().search(place, DEEP);
        assertThat(exact.rootMoves())
                .containsExactly(new RootMove<>(0, 2, Bound.EXACT), new RootMove<>(1, -9, Bound.EXACT));
        SearchResult<Integer> plain = whole("[2, [2, -9]]");
        assertThat(plain.bestMove()).contains(0);
        assertThat(plain.rootMoves())
                .containsExactly(new RootMove<>(0, 2, Bound.EXACT), new RootMove<>(1, 2, Bound.AT_MOST));
        assertThat(plain.rootMoves()).map(RootMove::toString).containsExactly("0 = 2", "1 ≤ 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            the sooner win            | [[[inf]], inf]                 | 1 | win in 1
            the later loss            | [[-inf], [[[-inf]]]]           | 1 | loss in 4
            the first of equals       | [[1, 1, 5], [3, 4], [3, 2]]    | 1 | 3
            a loss that is no loss    | [[-inf, 0], -5]                | 1 | -5
            one of two losses         | [-inf, -inf]                   | 0 | loss in 1
            the least payoff there is | [[-900000000, 0], -5]          | 1 | -5
            the least payoffs         | [-900000000, -900000000]       | 0 | -900000000
            a win before any payoff   | [900000000, [[inf]]]           | 1 | win in 3
            any payoff before a loss  | [[[[-inf]]], -900000000]       | 1 | -900000000
            """)
    void whatIsPlayed(String name, String tree, int move, String value) {
        for (PositionSearch<Place, Integer> search :
                Searches.all(new TreeGame()).values()) {
            SearchResult<Integer> result = search.search(TreeGame.read(tree), DEEP);
            assertThat(result.bestMove()).as(name).contains(move);
            assertThat(Score.toString(result.value())).isEqualTo(value);
            assertThat(result.proven()).isTrue();
        }
    }

    @Test
    void theLeastIntIsNoValue() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> whole("[[-2147483648, 0], -5]"))
                .withMessageContaining("evaluation of position -2147483648 = -2147483648");
    }

    @Test
    void thePlayerWhoMovesTwiceRunningChoosesTwice() {
        // Half a point on a scale of two to the point.
        GraphGame game = GraphGame.of("max 0: 1 2", "max 0: 3 4", "min 1:", "min -2:", "min 2:");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            SearchResult<Integer> result = search.search(0, DEEP);
            assertThat(result.bestMove()).contains(0);
            assertThat(result.value()).isEqualTo(2);
            assertThat(result.principalVariation()).containsExactly(0, 1);
        }
    }

    @Test
    void sharedPositionsKeepTheirValues() {
        GraphGame game = GraphGame.of(
                "max 0: 1 2 3",
                "min 0: 4 5",
                "min 0: 5 5",
                "min 0: 4 4",
                "max 0: 6 6",
                "max 0: 6 7",
                "min 2:",
                "min 9:");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            assertThat(search.search(0, DEEP).value()).isEqualTo(9);
        }
    }

    @Test
    void theLaterLossIsChosenAmongSharedPositions() {
        GraphGame game = GraphGame.of("max 0: 2 1", "min 0: 3", "min 0: 4", "max 0: 2", "max L:");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            SearchResult<Integer> result = search.search(0, DEEP);
            assertThat(result.bestMove()).contains(1);
            assertThat(result.winDistance()).hasValue(4);
        }
    }

    @Test
    void eachDepthHasItsOwnValueWhateverWasSearchedBefore() {
        Place place = TreeGame.read("[[5, 7], [3, [9]]]");
        assertThat(new Unfold<>(new TreeGame()).minimax(place, 1)).isZero();
        assertThat(new Unfold<>(new TreeGame()).minimax(place, 2)).isEqualTo(5);
        for (PositionSearch<Place, Integer> search :
                Searches.all(new TreeGame()).values()) {
            for (int depth : new int[] {1, 2, 1, 3, 0, 2}) {
                assertThat(search.search(place, Limits.depth(depth)).value())
                        .isEqualTo(new Unfold<>(new TreeGame()).minimax(place, depth));
            }
        }
    }

    @Test
    void onePositionAtSeveralDepthsHasTheValueOfEach() {
        // The moves lead to one position in 1, 2 and 3 plies; it is worth 1, 5 and 3 at depths 0, 1 and 2.
        GraphGame game =
                GraphGame.of("max 0: 1 2 4", "max 1: 5", "max 0: 1", "max 0: 1", "max 0: 3", "min 5: 6", "max 3: 5");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            for (int depth : new int[] {4, 3, 4, 2, 1, 4}) {
                assertThat(search.search(0, Limits.depth(depth)).value())
                        .isEqualTo(new Unfold<>(game).minimax(0, depth));
            }
        }
    }

    @Test
    void aFinishedSubtreeIsNotReusedWhereThereIsNoRoomForIt() {
        // MAX R→{Q, X}, MIN Q, evaluated 0, →final −9, X→Y→Q.
        GraphGame game = GraphGame.of("max 0: 1 2", "min 0: 4", "max 0: 3", "max 0: 1", "max -9:");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            for (int depth : new int[] {3, 2, 3, 5, 3}) {
                SearchResult<Integer> result = search.search(0, Limits.depth(depth));
                assertThat(result.value()).isEqualTo(depth < 4 ? 0 : -9);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'max 0: 1 2 - min 0: 3 4 - min 0: 3 - max 0: 1 5 - min -5: - min -3:' | 4 | -3
            'max 0: 1 2 - min 0: 3 4 - min 7: 3 - max 0: 2 - min -5:'             | 3 | 0
            """)
    void aRepetitionIsNotStoredAsTheValueOfAPosition(String nodes, int depth, int value) {
        GraphGame game = GraphGame.of(nodes.split(" - ", -1));
        Ways<Integer, Integer> ways = new Ways<>(game, 0, List.of());
        Map<String, PositionSearch<Integer, Integer>> searches = ways.withTables();
        searches.putAll(ways.withoutTable());
        for (PositionSearch<Integer, Integer> search : searches.values()) {
            for (int d : new int[] {depth, 1, depth, depth + 1, depth}) {
                search.search(2, Limits.depth(d));
                SearchResult<Integer> result = search.search(0, Limits.depth(d));
                assertThat(result.value()).isEqualTo(ways.unfold().minimax(0, d));
            }
            assertThat(search.search(0, Limits.depth(depth)).value()).isEqualTo(value);
        }
    }

    @Test
    void positionsThatMoveToEachOtherEndAtTheLimit() {
        GraphGame game = GraphGame.of("max 0: 1", "min 0: 0 2", "max 1:");
        for (PositionSearch<Integer, Integer> search : Searches.all(game).values()) {
            SearchResult<Integer> result = search.search(0, Limits.depth(50));
            assertThat(result.stopReason()).contains(StopReason.DEPTH);
            assertThat(result.bestMove()).contains(0);
            assertThat(search.search(0, Limits.nodes(1_000)).stopReason()).contains(StopReason.NODES);
        }
    }

    @Test
    void aNodeWithAMillionLeavesHasAnAnswer() {
        int size = 1_000_000;
        List<GameTree<Integer>> leaves = new ArrayList<>();
        IntStream.range(0, size).forEach(i -> leaves.add(GameTree.leaf(i == 777_777 ? 5 : i % 5)));
        Place wide = new Place(GameTree.node(leaves), true);
        SearchResult<Integer> result =
                GameSearch.of(new TreeGame(), (place, move) -> -(move % 7)).search(wide, DEEP);
        assertThat(result.bestMove()).contains(777_777);
        assertThat(result.value()).isEqualTo(5);
        Place below = new Place(GameTree.node(List.of(wide.tree())), true);
        assertThat(GameSearch.of(new TreeGame(), (place, move) -> move % 7)
                        .search(below, DEEP)
                        .value())
                .isZero();
    }

    @Test
    void aChain100000DeepEndsAtTheNodeLimitOrAtTheStackWithALegalMove() {
        GameTree<Integer> chain = GameTree.leaf(5);
        for (int i = 0; i < 100_000; i++) {
            chain = GameTree.node(List.of(chain));
        }
        SearchResult<Integer> result =
                GameSearch.of(new TreeGame()).search(new Place(chain, true), Limits.nodes(300_000));
        assertThat(result.bestMove()).contains(0);
        assertThat(result.stopReason().orElseThrow()).isIn(StopReason.NODES, StopReason.STACK);
        assertThat(result.depth()).isGreaterThan(500);
        assertThat(result.principalVariation()).hasSize(result.depth());
    }
}
