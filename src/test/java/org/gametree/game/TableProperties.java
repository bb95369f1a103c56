package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
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
import org.gametree.law.Law;

/**
 * Whatever it remembers, and however it looks behind the horizon, a search answers what minimax of the unfolded position
 * does; and it does remember.
 */
class TableProperties {
    private static final List<Integer> DEPTHS = List.of(4, 1, 4, 2, 5, 3);
    private static final Kalah KALAH = new Kalah(3, 2, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);

    /** How often the tables of each size and form knew a position, and how often that was the answer. */
    private final Map<String, Long> hits = new HashMap<>();

    private final Map<String, Long> cutoffs = new HashMap<>();

    private <P, M> void holds(Ways<P, M> ways, Iterable<P> positions, List<Integer> depths) {
        SearchLaws<P, M> laws = new SearchLaws<>(ways.unfold());
        Map<String, PositionSearch<P, M>> searches = ways.withTables();
        searches.putAll(ways.withoutTable());
        searches.forEach((name, search) -> {
            PositionSearch<P, M> counted = counted(name, search);
            for (P position : positions) {
                for (int depth : depths) {
                    Law<P> law = Law.always(
                            name + ", depth " + depth,
                            "the search agrees with minimax",
                            root -> laws.agreesWithMinimax(counted, root, depth));
                    Law.verify(List.of(law), List.of(position));
                }
            }
        });
    }

    private <P, M> PositionSearch<P, M> counted(String name, PositionSearch<P, M> search) {
        return (position, limits) -> {
            SearchResult<M> result = search.search(position, limits);
            String table = name.replaceFirst(", [A-Z_]*", "");
            hits.merge(table, result.statistics().tableHits(), Long::sum);
            cutoffs.merge(table, result.statistics().tableCutoffs(), Long::sum);
            return result;
        };
    }

    private <P, M> void holds(Game<P, M> game, P start, int games, List<Integer> depths) {
        holds(new Ways<>(game), new GameLaws<>(game).positions(start, games, 40), depths);
        everyTableIsHit();
    }

    private void everyTableIsHit() {
        assertThat(hits).hasSize(8);
        hits.forEach((name, count) -> assertThat(count > 0).as(name).isEqualTo(!name.startsWith("no table")));
        // Of two entries hardly one is still there when it would be the answer.
        cutoffs.keySet().removeIf(name -> name.startsWith("table of 2"));
        cutoffs.forEach((name, count) -> assertThat(count > 0).as(name).isEqualTo(!name.startsWith("no table")));
    }

    @Example
    void ofTicTacToe() {
        holds(new TicTacToe(), new TicTacToe.Board(0b1, 0b10000), 1, List.of(4, 1, 4));
    }

    @Example
    void ofConnectFour() {
        holds(new ConnectFour(4, 4), new ConnectFour(4, 4).start(), 1, List.of(5, 1, 5));
    }

    @Example
    void ofNim() {
        holds(new Nim(), Nim.Heaps.of(3, 2, 2), 1, List.of(4, 1, 4));
    }

    @Example
    void ofDotsAndBoxesWhereAPlayerMovesAgain() {
        holds(new DotsAndBoxes(2, 1), new DotsAndBoxes(2, 1).start(), 1, List.of(4, 1, 4));
    }

    @Example
    void ofOthelloWhereAPlayerMayHaveToPass() {
        Othello game = new Othello(4, OthelloEvaluation.DISCS);
        holds(game, game.start(), 1, List.of(4, 1, 4));
    }

    @Example
    void ofKalahWhereAPlayerMovesAgain() {
        holds(KALAH, KALAH.start(), 1, List.of(4, 1, 4));
    }

    @Example
    void ofHexapawnWithQuiescenceAndRepetition() {
        Hexapawn game = new Hexapawn(3, 4);
        holds(new Ways<>(game, 2, List.of(game.start())), List.of(game.start()), List.of(5, 1, 5));
        everyTableIsHit();
    }

    @Example
    void ofGraphsOfPositionsThatTellAllThereIsToKnow() {
        for (int quiescence = 0; quiescence < 3; quiescence++) {
            for (int seed = 0; seed < 15; seed++) {
                InformedGraph game = InformedGraph.random(seed, quiescence);
                holds(new Ways<>(game, quiescence, null), nodes(game), DEPTHS);
            }
        }
        everyTableIsHit();
    }

    @Example
    void ofGraphsOfPositionsWithDrawsByRepetition() {
        for (int seed = 0; seed < 60; seed++) {
            InformedGraph game = InformedGraph.randomWithRepetition(seed);
            holds(new Ways<>(game, seed % 3, history(game, seed)), nodes(game), DEPTHS);
        }
        everyTableIsHit();
    }

    @Property(tries = 40)
    void ofRandomGraphsOfPositions(
            @ForAll long seed, @ForAll @IntRange(max = 2) int quiescence, @ForAll boolean repetition) {
        InformedGraph game =
                repetition ? InformedGraph.randomWithRepetition(seed) : InformedGraph.random(seed, quiescence);
        hits.clear();
        holds(new Ways<>(game, quiescence, repetition ? history(game, seed) : null), nodes(game), DEPTHS);
        Statistics.label("a table is hit")
                .collect(hits.values().stream().anyMatch(count -> count > 0))
                .coverage(coverage -> coverage.check(true).percentage(p -> p >= 50));
        Statistics.label("an entry is the answer")
                .collect(cutoffs.values().stream().anyMatch(count -> count > 0))
                .coverage(coverage -> coverage.check(true).percentage(p -> p >= 40));
    }

    private static List<Integer> nodes(InformedGraph game) {
        return IntStream.range(0, Math.min(game.nodes(), 3)).boxed().toList();
    }

    private static List<Integer> history(InformedGraph game, long seed) {
        return new Random(seed).ints(seed & 1, 0, game.nodes()).boxed().toList();
    }

    private <G extends MutableGame> void holds(G start) {
        Iterable<G> positions = new GameLaws<>(new CopiedGame<G>()).positions(start, 1, 40);
        SearchLaws<G, Integer> laws = new SearchLaws<>(new CopiedGame<>());
        for (int bytes : List.of(TranspositionTable.MIN_BYTES, 384, 1 << 20)) {
            PositionSearch<G, Integer> search =
                    counted("fast", GameSearch.<G>ofMutable().withTable(new TranspositionTable(bytes)));
            Law.verify(List.of(laws.agreesWithMinimax(search, 4)), positions);
            assertThat(hits.remove("fast")).isPositive();
        }
    }

    @Example
    void ofTheFastFormsOfTheGames() {
        holds(new ConnectFourBoard(new ConnectFour(5, 4)));
        holds(new OthelloBoard(new Othello(4, OthelloEvaluation.DISCS).start()));
        holds(new DotsAndBoxesBoard(new DotsAndBoxes(2, 1).start()));
        holds(new KalahBoard(KALAH, KALAH.start()));
    }
}
