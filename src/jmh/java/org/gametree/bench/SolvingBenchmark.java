package org.gametree.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gametree.byhand.ConnectFourSolver;
import org.gametree.byhand.ConnectFourStakes;
import org.gametree.byhand.RandomPositions;
import org.gametree.byhand.RandomPositions.Position;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.TranspositionTable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Time to solve positions of Connect Four 7x6, one after the other with one table: by hand, and by the engine. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class SolvingBenchmark {
    static final long SEED = 20261130;
    private static final int SQUARES = 42;
    private static final GameSearch<ConnectFourStakes, Integer> ENGINE = GameSearch.<ConnectFourStakes>ofMutable(
                    (game, move) -> game.promise(move))
            .withoutDeepening();

    /** How far the game has got. */
    public enum Stage {
        /** Twelve plies to go. */
        END(30, 200),
        /** Eighteen plies to go. */
        LATE(24, 50),
        /** Twenty-two plies to go. */
        MIDDLE(20, 10),
        /** Twenty-six plies to go. */
        EARLY(16, 3);

        private final int stones;
        private final int count;

        Stage(int stones, int count) {
            this.stones = stones;
            this.count = count;
        }

        int count() {
            return count;
        }

        private List<Position> positions() {
            return new RandomPositions(SEED).next(count, stones);
        }

        /** Returns what the positions are. */
        @Override
        public String toString() {
            return count + " positions of " + stones + " stones";
        }
    }

    /** Which positions. */
    @Param
    public Stage stage;

    private List<Position> positions;
    private Limits limits;
    private ConnectFourSolver solver;
    private GameSearch<ConnectFourStakes, Integer> search;

    /** Makes the positions, and checks that all are given the same scores. */
    @Setup
    public void requireAgreement() {
        positions = stage.positions();
        limits = Limits.depth(SQUARES - stage.stones);
        forget();
        List<Integer> byHand = byHand();
        if (!byHand.equals(engine())) {
            throw new IllegalStateException("the scores of " + stage + " differ: " + byHand + ", " + engine());
        }
    }

    /** Empties the tables, which takes longer than to solve a simple position. */
    @Setup(Level.Invocation)
    public void forget() {
        solver = new ConnectFourSolver();
        search = ENGINE.withTable(new TranspositionTable(Setting.BYTES_OF_TABLE));
        search.search(game(positions.get(0)), Limits.depth(0));
    }

    private static ConnectFourStakes game(Position position) {
        return new ConnectFourStakes(position.own(), position.all());
    }

    /**
     * By hand.
     *
     * @return the scores, to who is to move
     */
    @Benchmark
    public List<Integer> byHand() {
        List<Integer> scores = new ArrayList<>();
        for (Position position : positions) {
            scores.add(solver.solve(position.own(), position.all()));
        }
        return scores;
    }

    /**
     * By the engine.
     *
     * @return the scores, to who is to move
     */
    @Benchmark
    public List<Integer> engine() {
        List<Integer> scores = new ArrayList<>();
        for (Position position : positions) {
            ConnectFourStakes game = game(position);
            int value = search.search(game, limits).value();
            scores.add(game.maxToMove() ? value : -value);
        }
        return scores;
    }
}
