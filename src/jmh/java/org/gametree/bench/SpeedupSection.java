package org.gametree.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gametree.byhand.ConnectFourStakes;
import org.gametree.byhand.RandomPositions;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGame;
import org.gametree.game.Speedup;
import org.gametree.game.TranspositionTable;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.DotsAndBoxesBoard;
import org.gametree.games.Kalah;
import org.gametree.games.KalahBoard;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;

/** How many nodes a search of some depth takes with all speed-ups, without each, and without any. Nothing is timed. */
record SpeedupSection() implements Section {
    private static final int STONES = 24;
    private static final int SQUARES = 42;

    /** Positions of a game, and how deep to search them. */
    private record Subject<G extends MutableGame>(
            String name, GameSearch<G, Integer> search, List<G> positions, int depth) {

        Subject<G> at(Pace pace) {
            return pace == Pace.FULL ? this : new Subject<>(name, search, positions, depth / 2);
        }

        long nodes(Set<Speedup> without) {
            GameSearch<G, Integer> slower = search;
            for (Speedup speedup : without) {
                slower = slower.without(speedup);
            }
            long nodes = 0;
            for (G position : positions) {
                nodes += slower.withTable(new TranspositionTable(Setting.BYTES_OF_TABLE))
                        .search(position, Limits.depth(depth))
                        .statistics()
                        .nodes();
            }
            return nodes;
        }

        @Override
        public String toString() {
            return name + ", depth " + depth;
        }
    }

    @Override
    public String name() {
        return "speedups";
    }

    @Override
    public void report(Pace pace, PrintStream out) {
        List<Subject<?>> subjects =
                subjects().stream().<Subject<?>>map(subject -> subject.at(pace)).toList();
        MarkdownTable table = new MarkdownTable(Stream.concat(Stream.of("nodes"), subjects.stream())
                .map(Object::toString)
                .toArray(String[]::new));
        List<Long> all =
                subjects.stream().map(subject -> subject.nodes(Set.of())).toList();
        table.row(row("with all", all, nodes -> format("%,d", nodes)));
        leftOut().forEach((name, without) -> {
            List<Double> times = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                times.add((double) subjects.get(i).nodes(without) / all.get(i));
            }
            table.row(row("without " + name, times, ratio -> "× " + format("%.2f", ratio)));
        });
        out.println(table);
    }

    private static <T> Object[] row(String name, List<T> figures, Function<T, String> format) {
        return Stream.concat(Stream.of(name), figures.stream().map(format)).toArray();
    }

    private static List<Subject<?>> subjects() {
        Kalah kalah = new Kalah(6, 4, Kalah.Capture.SEEDS_OPPOSITE, Kalah.Rest.OWNER);
        List<ConnectFourStakes> late = new RandomPositions(SolvingBenchmark.SEED)
                .next(50, STONES).stream()
                        .map(position -> new ConnectFourStakes(position.own(), position.all()))
                        .toList();
        return List.of(
                subject("Connect Four 7x6", new ConnectFourBoard(new ConnectFour(7, 6)), 20),
                subject("Othello 8x8", new OthelloBoard(new Othello(8, OthelloEvaluation.POSITIONAL).start()), 12),
                subject("dots and boxes 3x3", new DotsAndBoxesBoard(new DotsAndBoxes(3, 3).start()), 12),
                subject("Kalah 6x4", new KalahBoard(kalah, kalah.start()), 15),
                subject("random graph", new RandomGraphBoard(new RandomGraph(16, 8, SolvingBenchmark.SEED), 1), 10),
                new Subject<>(
                        late.size() + " positions of Connect Four 7x6 with knowledge and an ordering",
                        GameSearch.<ConnectFourStakes>ofMutable((game, move) -> game.promise(move)),
                        late,
                        SQUARES - STONES));
    }

    private static <G extends MutableGame> Subject<G> subject(String name, G start, int depth) {
        return new Subject<>(name, GameSearch.ofMutable(), List.of(start), depth);
    }

    private static Map<String, Set<Speedup>> leftOut() {
        Map<String, Set<Speedup>> rows = new LinkedHashMap<>();
        for (Speedup speedup : Speedup.values()) {
            rows.put(text(speedup), Set.of(speedup));
        }
        rows.put(text(Speedup.KILLERS) + " and " + text(Speedup.HISTORY), Set.of(Speedup.KILLERS, Speedup.HISTORY));
        rows.put("any", Set.of(Speedup.values()));
        return rows;
    }

    private static String text(Speedup speedup) {
        return speedup.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String format(String format, Object figure) {
        return String.format(Locale.ROOT, format, figure);
    }
}
