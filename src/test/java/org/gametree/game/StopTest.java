package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

/** However a search stops, its answer is that of the deepest finished depth. */
class StopTest {
    private static final ConnectFour GAME = new ConnectFour(4, 4);

    private static <P, M> SearchResult<M> correct(Game<P, M> game, P position, SearchResult<M> result) {
        Law.verify(new SearchLaws<>(game).all(), List.of(new Answered<>(position, result)));
        assertThat(result.bestMove()).isPresent();
        return result;
    }

    @Test
    void atEveryNodeLimit() {
        Answers<Integer> answers = Answers.of(new Unfold<>(GAME), GAME.start(), 5);
        for (Map.Entry<String, PositionSearch<ConnectFour.Position, Integer>> each :
                Searches.of(GAME).entrySet()) {
            long whole = each.getValue()
                    .search(GAME.start(), Limits.depth(5))
                    .statistics()
                    .nodes();
            SearchResult<Integer> deepest =
                    correct(GAME, GAME.start(), each.getValue().search(GAME.start(), Limits.nodes(0)));
            for (long nodes = 0; nodes <= whole; nodes++) {
                SearchResult<Integer> result = each.getValue().search(GAME.start(), Limits.nodes(nodes));
                assertThat(result.statistics().nodes()).isEqualTo(nodes);
                assertThat(result.stopReason()).contains(StopReason.NODES);
                answers.assertAdmit(result);
                if (result.depth() > deepest.depth()) {
                    deepest = correct(GAME, GAME.start(), result);
                }
                assertThat(result.depth()).isEqualTo(deepest.depth());
                assertThat(result.rootMoves()).isEqualTo(deepest.rootMoves());
                assertThat(result.principalVariation()).isEqualTo(deepest.principalVariation());
            }
            assertThat(deepest.depth()).as(each.getKey()).isEqualTo(5);
        }
    }

    @Test
    void atEveryNodeLimitOfEveryGraphOfPositions() {
        for (int seed = 0; seed < 200; seed++) {
            GraphGame game = GraphGame.random(seed);
            if (game.moves(0).isEmpty()) {
                continue;
            }
            for (PositionSearch<Integer, Integer> search : Searches.of(game).values()) {
                long whole = search.search(0, Limits.depth(3)).statistics().nodes();
                for (long nodes = 0; nodes <= whole; nodes++) {
                    SearchResult<Integer> result = correct(
                            game, 0, search.search(0, Limits.nodes(nodes).and(Limits.depth(5))));
                    assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
                }
            }
        }
    }

    @Test
    void atEveryLookAtTheSignal() {
        int looks = 0;
        SearchResult<Integer> result = stoppedAtLook(looks);
        for (; !result.stopReason().equals(Optional.of(StopReason.DEPTH)); result = stoppedAtLook(++looks)) {
            assertThat(result.stopReason()).contains(StopReason.SIGNAL);
            SearchResult<Integer> sameDepth =
                    GameSearch.ofMutable().search(new ConnectFourBoard(GAME), Limits.depth(result.depth()));
            assertThat(result.bestMove()).isEqualTo(sameDepth.bestMove());
            assertThat(result.value()).isEqualTo(sameDepth.value());
            assertThat(result.rootMoves()).isEqualTo(sameDepth.rootMoves());
            assertThat(result.principalVariation()).isEqualTo(sameDepth.principalVariation());
        }
        assertThat(looks).isGreaterThan(500);
        assertThat(result.depth()).isEqualTo(6);
    }

    private static SearchResult<Integer> stoppedAtLook(int look) {
        AtomicInteger looks = new AtomicInteger(look);
        // A clock that runs a millisecond from one look to the next: every node is worth a look.
        AtomicLong millis = new AtomicLong();
        Limits limits = Limits.until(() -> looks.getAndDecrement() <= 0)
                .and(Limits.depth(6))
                .and(Limits.time(Duration.ofDays(1), () -> 1_000_000 * millis.getAndIncrement()));
        SearchResult<Integer> result = GameSearch.ofMutable().search(new ConnectFourBoard(GAME), limits);
        assertThat(looks.get()).as("no look after the one that stopped it").isGreaterThanOrEqualTo(-1);
        return result;
    }

    @Test
    void whereTheSignalIsGivenAtEveryMoveMade() {
        Board start = new Board(0b1, 0b10000);
        int moves = countMoves(start, Integer.MAX_VALUE, new AtomicBoolean(), Limits.depth(3));
        assertThat(moves).isPositive();
        for (int k = 0; k <= moves; k++) {
            AtomicBoolean signal = new AtomicBoolean();
            int made = countMoves(start, k, signal, Limits.depth(5).and(Limits.until(signal::get)));
            assertThat(made).isLessThanOrEqualTo(k + Watch.LONGEST_PERIOD + 10);
        }
    }

    private static int countMoves(Board start, int signalAt, AtomicBoolean signal, Limits limits) {
        AtomicInteger made = new AtomicInteger();
        Game<Board, Integer> game = new Tapped<>(new TicTacToe(), call -> {
            if (call.equals("play") && made.getAndIncrement() == signalAt) {
                signal.set(true);
            }
        });
        correct(new TicTacToe(), start, GameSearch.of(game).search(start, limits));
        return made.get();
    }

    @Test
    void whenInterruptedAndTheThreadStaysInterrupted() {
        for (int k = 0; k < 400; k++) {
            AtomicInteger calls = new AtomicInteger(k);
            Game<Board, Integer> game = new Tapped<>(new TicTacToe(), call -> {
                if (calls.getAndDecrement() == 0) {
                    Thread.currentThread().interrupt();
                }
            });
            SearchResult<Integer> result = GameSearch.of(game).search(Board.EMPTY, Limits.depth(9));
            assertThat(Thread.interrupted()).isTrue();
            assertThat(result.stopReason()).contains(StopReason.INTERRUPTED);
            correct(new TicTacToe(), Board.EMPTY, result);
        }
    }

    @Test
    void anInterruptedThreadStillGetsAMove() {
        Thread.currentThread().interrupt();
        SearchResult<Integer> result = GameSearch.of(new TicTacToe()).search(Board.EMPTY, Limits.depth(9));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.bestMove()).contains(0);
        assertThat(result.depth()).isZero();
        assertThat(result.statistics().nodes()).isZero();
    }

    @Test
    void anotherThreadStopsASearch() throws InterruptedException {
        AtomicBoolean signal = new AtomicBoolean();
        SearchResult<?>[] result = new SearchResult<?>[1];
        Thread thread = new Thread(() -> result[0] =
                GameSearch.ofMutable().search(new ConnectFourBoard(new ConnectFour(7, 6)), Limits.until(signal::get)));
        thread.start();
        Thread.sleep(50);
        signal.set(true);
        thread.join(10_000);
        assertThat(thread.isAlive()).isFalse();
        assertThat(result[0].stopReason()).contains(StopReason.SIGNAL);
        assertThat(result[0].depth()).isPositive();
    }

    @Test
    void atTheDepthLimitOrWhereNothingDeeperCanChangeTheAnswer() {
        GameSearch<Board, Integer> search = GameSearch.of(new TicTacToe());
        assertThat(search.search(Board.EMPTY, Limits.depth(0)))
                .returns(0, SearchResult::depth)
                .returns(Optional.of(StopReason.DEPTH), SearchResult::stopReason)
                .returns(Optional.of(0), SearchResult::bestMove)
                .returns(List.of(), SearchResult::principalVariation)
                .returns(List.of(), SearchResult::rootMoves);
        assertThat(search.search(Board.EMPTY, Limits.depth(3)).stopReason()).contains(StopReason.DEPTH);
        SearchResult<Integer> whole = search.search(Board.EMPTY, Limits.depth(100));
        assertThat(whole.stopReason()).contains(StopReason.PROVEN);
        assertThat(whole.depth()).isEqualTo(9);
        assertThat(whole.proven()).isTrue();
        Board oneMove = new Board(0b000_011_000, 0b110_000_000);
        SearchResult<Integer> win = search.search(oneMove, Limits.depth(100));
        assertThat(win.depth()).isEqualTo(1);
        assertThat(win.proven()).isTrue();
        assertThat(win.value()).isEqualTo(Score.WIN - 1);
        assertThat(win.winDistance()).hasValue(1);
    }

    @Test
    void aFinalPositionIsProvenAtDepthZero() {
        SearchResult<Integer> over =
                GameSearch.of(new TicTacToe()).search(new Board(0b111, 0b110_000), Limits.time(Duration.ofDays(1)));
        assertThat(over.bestMove()).isEmpty();
        assertThat(over.value()).isEqualTo(Score.WIN);
        assertThat(over.winDistance()).hasValue(0);
        assertThat(over.proven()).isTrue();
        assertThat(over.stopReason()).contains(StopReason.PROVEN);
        assertThat(over.toString()).startsWith("game over, value win in 0, depth 0 (proven), 0 nodes in ");
    }
}
