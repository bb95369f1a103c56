package org.gametree.bench;

import java.util.concurrent.TimeUnit;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.SearchResult;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Time of a search of Connect Four from the empty board, without a table: both forms, and a search written by hand. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class GameBenchmark {
    static final int DEPTH = 12;

    private static final ConnectFour GAME = new ConnectFour(7, 6);

    private final GameSearch<ConnectFour.Position, Integer> immutable = GameSearch.of(GAME);
    private final GameSearch<ConnectFourBoard, Integer> fast = GameSearch.ofMutable();
    private final ConnectFourBoard board = new ConnectFourBoard(GAME);
    private final Limits limits = Limits.depth(DEPTH);

    /**
     * Checks that the searches find the same value, and the two with the same moves by the same nodes. The moves of the
     * immutable form are known to the engine by their places, so their history, and with it the order, is another.
     */
    @Setup
    public void agree() {
        ConnectFourSearch byHand = new ConnectFourSearch();
        int value = byHand.deepen(DEPTH);
        SearchResult<Integer> one = fast();
        SearchResult<Integer> other = immutable();
        if (one.value() != value || other.value() != value || one.statistics().nodes() != byHand.nodes()) {
            throw new IllegalStateException("the searches disagree: by hand value " + value + ", " + byHand.nodes()
                    + " nodes; " + one + "; " + other);
        }
    }

    /** Returns how many nodes the search of a benchmark method enters. */
    static long nodes(String method) {
        GameBenchmark benchmark = new GameBenchmark();
        SearchResult<Integer> result = method.equals("immutable") ? benchmark.immutable() : benchmark.fast();
        return result.statistics().nodes();
    }

    /**
     * The engine on the fast form.
     *
     * @return its answer
     */
    @Benchmark
    public SearchResult<Integer> fast() {
        return fast.search(board, limits);
    }

    /**
     * The engine on immutable positions.
     *
     * @return its answer
     */
    @Benchmark
    public SearchResult<Integer> immutable() {
        return immutable.search(GAME.start(), limits);
    }

    /**
     * By hand.
     *
     * @return the value
     */
    @Benchmark
    public int byHand() {
        return new ConnectFourSearch().deepen(DEPTH);
    }
}
