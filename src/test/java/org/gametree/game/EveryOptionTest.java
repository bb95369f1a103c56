package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.DotsAndBoxesBoard;
import org.gametree.games.Kalah;
import org.gametree.games.KalahBoard;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;
import org.gametree.games.TicTacToe;
import org.junit.jupiter.api.Test;

/**
 * Value and move are minimax's at depths 0 to 6 in positions of random play of every game: with each option alone and
 * with all together, with and without a table, in the form of {@link Game}, in the fast form made of it, and in that of
 * the game itself. What else is answered is the matter of {@link ContractProperties}.
 */
class EveryOptionTest {
    private static final int DEEPEST = 6;
    private static final int POSITIONS = 4;

    private int answers;

    private <P, M> void agree(Game<P, M> game, P start) {
        agree(new Ways<>(game), start);
    }

    private <P, M> void agree(Ways<P, M> ways, P start) {
        Map<String, PositionSearch<P, M>> searches = ways.withoutTable();
        searches.putAll(ways.withTables());
        // Tables of a few entries are the matter of TableProperties.
        searches.keySet().removeIf(name -> name.startsWith("table of 2,") || name.startsWith("table of 16,"));
        agree(ways.unfold(), searches, start);
    }

    private <G extends MutableGame> void agree(G start) {
        agree(new Unfold<>(new CopiedGame<>()), Ways.<G>ofBoards(), start);
    }

    private <P, M> void agree(Unfold<P, M> unfold, Map<String, PositionSearch<P, M>> searches, P start) {
        for (P position : ofRandomPlay(unfold.game(), start)) {
            Answers<M> expected = Answers.of(unfold, position, DEEPEST);
            searches.forEach((name, search) -> {
                for (int depth = 0; depth <= DEEPEST; depth++) {
                    expected.assertAdmit(search.search(position, Limits.depth(depth)), depth);
                    answers++;
                }
            });
        }
    }

    // The start and others, far enough from the end for six plies, and near to it.
    private static <P, M> List<P> ofRandomPlay(Game<P, M> game, P start) {
        List<P> all = new ArrayList<>();
        new GameLaws<>(game).positions(start, 1, 40).forEach(all::add);
        List<P> some = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            some.add(all.get(i * Math.max(0, all.size() - 2) / (POSITIONS - 1)));
        }
        return some;
    }

    @Test
    void ofTheFormsOfEveryGame() {
        TicTacToe ticTacToe = new TicTacToe();
        agree(ticTacToe, new TicTacToe.Board(0b1, 0b10000));
        agree(new Nim(), Nim.Heaps.of(3, 2, 2));
        ConnectFour connectFour = new ConnectFour(4, 3);
        agree(connectFour, connectFour.start());
        DotsAndBoxes dots = new DotsAndBoxes(2, 1);
        agree(dots, dots.start());
        Othello othello = new Othello(4, OthelloEvaluation.DISCS);
        agree(othello, othello.start());
        Kalah kalah = new Kalah(3, 2, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);
        agree(kalah, kalah.start());
        assertThat(answers).isGreaterThan(8_000);
    }

    @Test
    void ofTheFastFormsThatAreClassesOfTheirOwn() {
        agree(new ConnectFourBoard(new ConnectFour(5, 4)));
        agree(new DotsAndBoxesBoard(new DotsAndBoxes(2, 1).start()));
        agree(new OthelloBoard(new Othello(4, OthelloEvaluation.DISCS).start()));
        Kalah kalah = new Kalah(3, 2, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);
        agree(new KalahBoard(kalah, kalah.start()));
        assertThat(answers).isGreaterThan(2_000);
    }

    @Test
    void ofQuiescenceAndOfRepetitionAloneAndTogether() {
        Hexapawn game = new Hexapawn(3, 4);
        agree(new Ways<>(game), game.start());
        agree(new Ways<>(game, 2, null), game.start());
        agree(new Ways<>(game, 0, List.of(game.start())), game.start());
        agree(new Ways<>(game, 2, List.of(game.start())), game.start());
        assertThat(answers).isGreaterThan(5_000);
    }

    @Test
    void ofGraphsWithSharedPositionsPassesAndCircles() {
        for (int seed = 0; seed < 10; seed++) {
            InformedGraph game = InformedGraph.random(seed, seed % 3);
            agree(new Ways<>(game, seed % 3, null), 0);
        }
        assertThat(answers).isGreaterThan(8_000);
    }
}
