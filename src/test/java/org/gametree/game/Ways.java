package org.gametree.game;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ways to search what unfolds in one way: both forms, with no table and with tables of 2, 16 and many entries, each
 * option alone and all together. A table belongs to one of them and is kept over all its searches.
 *
 * @param quiescence how many plies to go on behind the horizon
 * @param before what came before the root if repetition is a draw, otherwise null
 */
record Ways<P, M>(Game<P, M> game, int quiescence, @Nullable List<P> before) {
    private static final Map<String, Integer> TABLES = Map.of(
            "table of 2",
            TranspositionTable.MIN_BYTES,
            "table of 16",
            8 * TranspositionTable.MIN_BYTES,
            "table of many",
            1 << 16);

    /** What changes nothing but how long a search takes, and what it tells besides value and move. */
    private enum Option {
        PLAIN,
        ORDERED,
        EXACT,
        TOLD,
        WITHOUT_DEEPENING,
        WITHOUT_BOUNDS,
        WITHOUT_SELECTION,
        WITHOUT_TABLE_MOVES,
        WITHOUT_KILLERS,
        WITHOUT_HISTORY,
        WITHOUT_ENHANCED_CUTOFFS,
        WITHOUT_SPEEDUPS,
        THREADS,
        ALL;

        /** Tells whether threads meet in a table. */
        boolean needsTable() {
            return this == THREADS;
        }

        boolean isOrdered() {
            return this == ORDERED || this == ALL;
        }

        <P, M> GameSearch<P, M> of(GameSearch<P, M> plain) {
            GameSearch<P, M> search = plain;
            for (Speedup speedup : without()) {
                search = search.without(speedup);
            }
            return switch (this) {
                case EXACT -> search.withExactRootMoves();
                case TOLD -> search.withListener(result -> {});
                case WITHOUT_DEEPENING -> search.withoutDeepening();
                case THREADS -> search.withThreads(2);
                case ALL -> search.withExactRootMoves().withListener(result -> {});
                default -> search;
            };
        }

        private Set<Speedup> without() {
            return switch (this) {
                case PLAIN, ORDERED, EXACT, TOLD, WITHOUT_DEEPENING, THREADS -> Set.of();
                case WITHOUT_SPEEDUPS, ALL -> Set.of(Speedup.values());
                default -> Set.of(Speedup.valueOf(name().substring("WITHOUT_".length())));
            };
        }
    }

    Ways(Game<P, M> game) {
        this(game, 0, null);
    }

    Unfold<P, M> unfold() {
        Unfold<P, M> unfold = new Unfold<>(game).withQuiescence(quiescence);
        return before == null ? unfold : unfold.withRepetition(before);
    }

    Map<String, PositionSearch<P, M>> withTables() {
        Map<String, PositionSearch<P, M>> searches = new LinkedHashMap<>();
        TABLES.forEach((name, bytes) -> put(searches, name, bytes));
        return searches;
    }

    Map<String, PositionSearch<P, M>> withoutTable() {
        Map<String, PositionSearch<P, M>> searches = new LinkedHashMap<>();
        put(searches, "no table", 0);
        return searches;
    }

    /** Returns the same options for a game that has a class of its own in the fast form, without a table and with one. */
    static <G extends MutableGame> Map<String, PositionSearch<G, Integer>> ofBoards() {
        Map<String, PositionSearch<G, Integer>> searches = new LinkedHashMap<>();
        for (Option option : Option.values()) {
            GameSearch<G, Integer> search = option.of(
                    option.isOrdered()
                            ? GameSearch.ofMutable((board, move) -> Math.floorMod(-move * move, 3))
                            : GameSearch.ofMutable());
            if (!option.needsTable()) {
                searches.put("no table, " + option, search);
            }
            searches.put("table, " + option, search.withTable(new TranspositionTable(1 << 16)));
        }
        return searches;
    }

    private void put(Map<String, PositionSearch<P, M>> searches, String name, int bytes) {
        for (Option option : Option.values()) {
            if (bytes == 0 && option.needsTable()) {
                continue;
            }
            searches.put(name + ", " + option, search(option, bytes));
            searches.put(name + ", " + option + ", fast", fast(option, bytes));
        }
    }

    private PositionSearch<P, M> search(Option option, int bytes) {
        GameSearch<P, M> search = option.isOrdered() ? GameSearch.of(game, Searches.anyhow()) : GameSearch.of(game);
        return set(before == null ? search : search.withRepetition(before), option, bytes);
    }

    private PositionSearch<P, M> fast(Option option, int bytes) {
        Map<P, Long> keys = new HashMap<>();
        GameSearch<PathGame<P, M>, Integer> search = option.isOrdered()
                ? GameSearch.ofMutable((position, move) -> -move * move % 3)
                : GameSearch.ofMutable();
        if (before != null) {
            search = search.withRepetition(before.stream()
                    .map(position -> new PathGame<>(game, position, keys))
                    .toList());
        }
        return Searches.fast(game, set(search, option, bytes), keys);
    }

    private <Q, N> GameSearch<Q, N> set(GameSearch<Q, N> plain, Option option, int bytes) {
        GameSearch<Q, N> search = plain.withQuiescence(quiescence);
        return option.of(bytes == 0 ? search : search.withTable(new TranspositionTable(bytes)));
    }
}
