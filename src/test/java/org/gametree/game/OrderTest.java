package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In which order moves are searched, and that it pays. */
class OrderTest {
    private static final MutableGame ANY = new ConnectFourBoard(new ConnectFour(4, 4));

    private static MoveList listOf(int... moves) {
        MoveList list = new MoveList();
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    private static void sort(MoveSorter sorter, MoveList list, int from, boolean max, int depth, int code) {
        sorter.first(ANY, list, from, max, depth, code);
        if (list.size() - from > 1) {
            sorter.rest(ANY, list, from + 1, max, depth);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 31, 32, 33, 34, 64, 65, 1_000})
    void movesAreSortedByPriorityAndEqualOnesKeepTheirOrder(int count) {
        int[] priorities = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        Comparator<Integer> order = Comparator.comparing((Integer move) -> priorities[Math.floorMod(move, 5)])
                .reversed();
        MoveSorter sorter = new MoveSorter((game, move) -> priorities[Math.floorMod(move, 5)], Options.NONE);
        int[] moves = new Random(count).ints(count).toArray();
        List<Integer> expected = IntStream.of(moves).boxed().sorted(order).toList();
        MoveList list = listOf(1, 2);
        IntStream.of(moves).forEach(list::add);
        sort(sorter, list, 2, true, 1, 0);
        assertThat(list.toArray()).startsWith(1, 2).hasSize(count + 2);
        assertThat(IntStream.of(list.toArray()).skip(2).boxed()).containsExactlyElementsOf(expected);
        assertThat(IntStream.of(sorter.order(ANY, listOf(moves))).mapToObj(place -> moves[place]))
                .containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 32, 33, 34, 35, 1_000})
    void theMoveOfTheTableComesFirstAndTheOthersAreSortedBehindIt(int count) {
        int[] moves = IntStream.rangeClosed(1, count).map(i -> i * i % 7).toArray();
        moves[count / 2] = 7;
        List<Integer> expected = new ArrayList<>(IntStream.of(moves).boxed().toList());
        expected.remove(count / 2);
        expected.sort(Comparator.reverseOrder());
        expected.add(0, 7);
        MoveSorter byRank = new MoveSorter((game, move) -> move == 7 ? -1 : move, Options.NONE);
        MoveSorter byHistory = new MoveSorter(null, Options.NONE);
        IntStream.range(0, 7).forEach(move -> byHistory.history().credit(true, move, move + 1));
        for (MoveSorter sorter : List.of(byRank, byHistory)) {
            MoveList list = listOf(moves);
            sort(sorter, list, 0, true, 2, Entry.code(7));
            assertThat(IntStream.of(list.toArray()).boxed()).containsExactlyElementsOf(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 32})
    void theOthersAreNotSortedBeforeTheyAreSearched(int count) {
        MoveSorter sorter = new MoveSorter((game, move) -> move, Options.NONE);
        int[] rising = IntStream.rangeClosed(1, count).toArray();
        MoveList list = listOf(rising);
        sorter.first(ANY, list, 0, true, 2, 0);
        assertThat(list.toArray()).startsWith(count).containsExactly(lastFirst(rising));
    }

    private static int[] lastFirst(int... rising) {
        int last = rising.length - 1;
        return IntStream.concat(IntStream.of(rising[last]), IntStream.of(rising).limit(last))
                .toArray();
    }

    @Test
    void positionsBelowTheFirstMoveLeaveThePrioritiesOfTheOthersAlone() {
        MoveSorter sorter = new MoveSorter(null, Options.NONE);
        sorter.history().credit(true, 5, 2);
        sorter.history().credit(true, 6, 3);
        MoveList list = listOf(4, 5, 6);
        sorter.first(ANY, list, 0, true, 2, 0);
        IntStream.range(0, 100).forEach(list::add);
        sort(sorter, list, 3, false, 2, 0);
        sorter.history().credit(true, 4, 9);
        list.truncate(3);
        sorter.rest(ANY, list, 1, true, 2);
        assertThat(list.toArray()).containsExactly(6, 5, 4);
    }

    @Test
    void manyMovesOfTheRootAreSortedToo() {
        MoveSorter sorter = new MoveSorter((game, move) -> -move, Options.NONE);
        int[] moves = new Random(1).ints(1_000).toArray();
        assertThat(IntStream.of(sorter.order(ANY, listOf(moves))).mapToObj(place -> -moves[place]))
                .isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void withoutAnOrderingMovesAreSortedByHistoryAboveTheLastPly() {
        MoveSorter sorter = new MoveSorter(null, Options.NONE);
        sorter.history().credit(true, 7, 2);
        sorter.history().credit(true, 5, 3);
        sorter.history().credit(false, 6, 4);
        MoveList list = listOf(4, 7, 5, 6);
        sort(sorter, list, 0, true, 1, 0);
        assertThat(list.toArray()).containsExactly(4, 7, 5, 6);
        sort(sorter, list, 0, true, 2, 0);
        assertThat(list.toArray()).containsExactly(5, 7, 4, 6);
        sort(sorter, list, 0, false, 2, 0);
        assertThat(list.toArray()).containsExactly(6, 5, 7, 4);
        assertThat(sorter.order(ANY, listOf(4, 7))).containsExactly(0, 1);
    }

    @Test
    void behindAKillerTheOthersAreSortedByWhatTheHistoryHasBecome() {
        for (boolean known : List.of(false, true)) {
            MoveSorter sorter = new MoveSorter(null, Options.NONE);
            sorter.credit(true, 4, 2);
            sorter.credit(true, 6, 2);
            MoveList list = listOf(3, 4, 5, 6, 7);
            sorter.first(ANY, list, 0, true, 2, known ? Entry.code(7) : 0);
            assertThat(list.toArray()).containsExactly(known ? new int[] {7, 3, 4, 5, 6} : new int[] {4, 3, 5, 6, 7});
            sorter.history().credit(true, 5, 9);
            sorter.rest(ANY, list, 1, true, 2);
            assertThat(list.toArray()).containsExactly(known ? new int[] {7, 4, 6, 5, 3} : new int[] {4, 6, 5, 3, 7});
        }
    }

    @Test
    void anOrderingIsFollowedDownToTheHorizon() {
        List<Board> evaluated = new ArrayList<>();
        TicTacToe rules = new TicTacToe();
        Game<Board, Integer> game = new Game<>() {
            @Override
            public boolean maxToMove(Board board) {
                return rules.maxToMove(board);
            }

            @Override
            public List<Integer> moves(Board board) {
                return rules.moves(board);
            }

            @Override
            public Board play(Board board, Integer square) {
                return rules.play(board, square);
            }

            @Override
            public int evaluate(Board board) {
                evaluated.add(board);
                return rules.evaluate(board);
            }
        };
        GameSearch.of(game, (board, square) -> square).search(Board.EMPTY, Limits.depth(2));
        Board first = rules.play(Board.EMPTY, 0);
        List<Board> replies = IntStream.of(8, 7, 6, 5, 4, 3, 2, 1)
                .mapToObj(square -> rules.play(first, square))
                .toList();
        assertThat(evaluated.stream().filter(replies::contains)).containsExactlyElementsOf(replies);
    }

    @Test
    void killersAloneOrderMovesToo() {
        MoveSorter sorter = new MoveSorter(null, Options.NONE.without(Speedup.HISTORY));
        sorter.credit(true, 6, 2);
        MoveList list = listOf(4, 5, 6);
        sort(sorter, list, 0, true, 2, 0);
        assertThat(list.toArray()).containsExactly(6, 4, 5);
    }

    @Test
    void withAnOrderingNeitherHistoryNorKillersAreKept() {
        MoveSorter sorter = new MoveSorter((game, move) -> -move, Options.NONE);
        sorter.credit(true, 7, 2);
        assertThat(sorter.history().of(true, 7)).isZero();
        assertThat(sorter.killers().contain(7, 2)).isFalse();
        MoveSorter without = new MoveSorter(null, Options.NONE);
        without.credit(true, 7, 2);
        assertThat(without.history().of(true, 7)).isEqualTo(4);
        assertThat(without.killers().contain(7, 2)).isTrue();
    }

    @Test
    void historyCountsHeightsSquaredOfEachPlayerApartAndNeverOverflows() {
        History history = new History();
        history.credit(true, 3, 4);
        history.credit(true, 3, 5);
        history.credit(true, -1, 1);
        assertThat(history.of(true, 3)).isEqualTo(41);
        assertThat(history.of(false, 3)).isZero();
        assertThat(history.of(true, 1_023)).isEqualTo(1);
        history.credit(false, 9, 100);
        int least = Integer.MAX_VALUE;
        int greatest = 0;
        for (int i = 0; i < 1_000_000; i++) {
            history.credit(true, 5, 100);
            least = Math.min(least, history.of(true, 5));
            greatest = Math.max(greatest, history.of(true, 5));
        }
        assertThat(least).isPositive();
        assertThat(greatest).isLessThanOrEqualTo(Integer.MAX_VALUE / 2);
        assertThat(history.of(true, 3)).isZero();
        assertThat(history.of(false, 9)).isLessThan(100);
    }

    @Test
    void historyIsHalvedWhereItPassesHalfOfAllInts() {
        History history = new History();
        for (int depth : List.of(32_767, 255, 22, 5)) {
            history.credit(true, 3, depth);
        }
        assertThat(history.of(true, 3)).isEqualTo(Integer.MAX_VALUE / 2);
        history.credit(true, 3, 1);
        assertThat(history.of(true, 3)).isEqualTo(1 << 29);
    }

    @Test
    void aGoodOrderingSavesNodes() {
        GameSearch<Board, Integer> centreFirst =
                GameSearch.of(new TicTacToe(), (board, square) -> square == 4 ? 2 : square % 2 == 0 ? 1 : 0);
        GameSearch<Board, Integer> edgesFirst =
                GameSearch.of(new TicTacToe(), (board, square) -> square == 4 ? 0 : square % 2 == 0 ? 1 : 2);
        Limits limits = Limits.depth(9);
        SearchResult<Integer> good = centreFirst.search(Board.EMPTY, limits);
        SearchResult<Integer> bad = edgesFirst.search(Board.EMPTY, limits);
        assertThat(good.bestMove()).isEqualTo(bad.bestMove()).contains(0);
        assertThat(good.statistics().nodes()).isLessThan(bad.statistics().nodes());
    }
}
