package org.gametree.byhand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gametree.byhand.RandomPositions.Position;
import org.gametree.game.CopiedGame;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGameLaws;
import org.gametree.game.TranspositionTable;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solver written by hand and the engine, told what the solver knows, give every position the same score. */
class ConnectFourSolverTest {
    private static final long SEED = 20261130;
    private static final int SQUARES = 42;
    private static final GameSearch<ConnectFourStakes, Integer> ENGINE = GameSearch.<ConnectFourStakes>ofMutable(
                    (game, move) -> game.promise(move))
            .withoutDeepening();

    @Test
    void aKnownPositionHasItsKnownScore() {
        assertThat(byHand(after("44455554221"))).isEqualTo(-15);
        assertThat(byEngine(after("44455554221"))).isEqualTo(-15);
    }

    @Test
    void threeInARowThatCanBeExtendedAtBothEndsWinsWithTheFourthStone() {
        assertThat(byHand(after("4455"))).isEqualTo(18);
        assertThat(byEngine(after("4455"))).isEqualTo(18);
    }

    @ParameterizedTest
    @CsvSource({"39, 100", "36, 100", "30, 50", "24, 20", "20, 5"})
    void theScoresAreTheSame(int stones, int count) {
        List<Position> positions = new RandomPositions(SEED).next(count, stones);
        assertThat(positions).doesNotHaveDuplicates();
        assertThat(positions.stream().map(ConnectFourSolverTest::byEngine).toList())
                .isEqualTo(positions.stream().map(ConnectFourSolverTest::byHand).toList());
    }

    @Test
    void whatTheGameTellsTheEngineIsTrue() {
        GameLaws<ConnectFourStakes, Integer> laws = new GameLaws<>(new CopiedGame<>());
        for (Position position : new RandomPositions(SEED).next(20, 32)) {
            Iterable<ConnectFourStakes> positions = laws.positions(game(position), 10, SQUARES);
            Law.verify(laws.all(), positions);
            Law.verify(laws.knowledge(4), positions);
            Law.verify(new MutableGameLaws<ConnectFourStakes>().all(), positions);
        }
    }

    private static ConnectFourStakes game(Position position) {
        return new ConnectFourStakes(position.own(), position.all());
    }

    private static Position after(String columns) {
        long own = 0;
        long all = 0;
        for (int i = 0; i < columns.length(); i++) {
            int column = columns.charAt(i) - '1';
            long stone = ConnectFourThreats.possible(all) & ConnectFourThreats.column(column);
            own ^= all;
            all |= stone;
        }
        return new Position(own, all);
    }

    private static int byHand(Position position) {
        return new ConnectFourSolver().solve(position.own(), position.all());
    }

    private static int byEngine(Position position) {
        ConnectFourStakes game = game(position);
        int value = ENGINE.withTable(new TranspositionTable(1 << 20))
                .search(game, Limits.depth(SQUARES))
                .value();
        return game.maxToMove() ? value : -value;
    }
}
