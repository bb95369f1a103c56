package org.gametree.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.Kalah;
import org.gametree.games.Othello;
import org.gametree.games.OthelloEvaluation;
import org.gametree.games.TicTacToe;
import org.gametree.law.Law;

/** Every search of every game, with every option, answers what minimax of the unfolded position does. */
class ContractProperties {

    private static <P, M> void holds(Game<P, M> game, Iterable<P> positions, int depth) {
        GameLaws<P, M> laws = new GameLaws<>(game);
        Searches.of(game)
                .forEach((name, search) -> Law.verify(List.of(laws.agreesWithMinimax(search, depth)), positions));
    }

    private static <P, M> void holds(Game<P, M> game, P start, int games) {
        holds(game, new GameLaws<>(game).positions(start, games, 40), 6);
    }

    @Example
    void ofTicTacToe() {
        TicTacToe game = new TicTacToe();
        for (int edge : List.of(1, 3, 5, 7)) {
            holds(game, game.play(game.play(game.play(TicTacToe.Board.EMPTY, 4), 0), edge), 1);
        }
    }

    @Example
    void ofConnectFour() {
        holds(new ConnectFour(4, 3), new ConnectFour(4, 3).start(), 2);
    }

    @Example
    void ofNim() {
        holds(new Nim(), Nim.Heaps.of(3, 2, 2), 4);
    }

    @Example
    void ofDotsAndBoxesWhereAPlayerMovesAgain() {
        holds(new DotsAndBoxes(2, 1), new DotsAndBoxes(2, 1).start(), 2);
    }

    @Example
    void ofKalahWhereAPlayerMovesAgain() {
        Kalah game = new Kalah(3, 2, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);
        holds(game, game.start(), 2);
    }

    @Example
    void ofOthelloWhereAPlayerMayHaveToPass() {
        Othello game = new Othello(4, OthelloEvaluation.DISCS);
        holds(game, game.start(), 2);
    }

    @Example
    void ofSmallGraphsOfPositions() {
        for (int seed = 0; seed < 500; seed++) {
            GraphGame game = GraphGame.random(seed);
            holds(game, List.of(0), 6);
        }
    }

    @Property(tries = 300)
    void ofRandomGraphsOfPositions(@ForAll long seed, @ForAll @IntRange(max = 6) int depth) {
        GraphGame game = GraphGame.random(seed);
        holds(game, IntStream.range(0, game.kids().size()).boxed().toList(), Math.min(depth, 4));
        SearchLaws<Integer, Integer> laws = new SearchLaws<>(game);
        List<Integer> values = laws.moveValues(0, depth);
        long distinct = values.stream().distinct().count();
        Statistics.label("several moves").collect(values.size() > 1);
        Statistics.label("ties").collect(distinct < values.size());
        Statistics.label("win or loss").collect(!Score.isPayoff(new Unfold<>(game).minimax(0, depth)));
        Statistics.label("moves again").collect(movesAgain(game));
        Statistics.label("shared").collect(isShared(game));
        Statistics.label("in a circle").collect(runsInACircle(game));
        for (String label : List.of("several moves", "ties", "win or loss", "moves again", "shared", "in a circle")) {
            Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(p -> p >= 10));
        }
    }

    private static boolean movesAgain(GraphGame game) {
        return IntStream.range(0, game.kids().size())
                .anyMatch(node -> game.kids().get(node).stream()
                        .anyMatch(kid -> game.max().get(kid).equals(game.max().get(node))));
    }

    /** Tells whether two moves of the positions that can be reached lead to one. */
    private static boolean isShared(GraphGame game) {
        Set<Integer> reached = reachedFrom(0, game);
        List<Integer> kids =
                reached.stream().flatMap(node -> game.kids().get(node).stream()).toList();
        return kids.stream().distinct().count() < kids.size();
    }

    private static boolean runsInACircle(GraphGame game) {
        return reachedFrom(0, game).stream()
                .anyMatch(node -> game.kids().get(node).stream()
                        .anyMatch(kid -> reachedFrom(kid, game).contains(node)));
    }

    private static Set<Integer> reachedFrom(int node, GraphGame game) {
        Set<Integer> reached = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(node));
        while (!open.isEmpty()) {
            int next = open.remove();
            if (reached.add(next)) {
                open.addAll(game.kids().get(next));
            }
        }
        return reached;
    }

    @Example
    void ofTheFastFormOfConnectFour() {
        GameLaws<ConnectFourBoard, Integer> laws = new GameLaws<>(new CopiedGame<>());
        Law.verify(
                List.of(laws.agreesWithMinimax(GameSearch.ofMutable(), 6)),
                laws.positions(new ConnectFourBoard(new ConnectFour(4, 4)), 2, 40));
    }
}
