package org.gametree.game;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How to search.
 *
 * @param exact whether every move at the root is to have its exact value
 * @param deepening whether to search to every depth before the greatest, too
 * @param speedups what to be faster by
 * @param quiescence how many plies to go on behind the horizon where positions are not quiet, at least 0
 * @param before the positions before the root, if repetition is a draw, as games that nobody changes; otherwise null
 * @param table where to remember positions, null for nowhere
 * @param threads how many threads search, at least 1
 */
record Options(
        boolean exact,
        boolean deepening,
        Set<Speedup> speedups,
        int quiescence,
        @Nullable List<MutableGame> before,
        @Nullable TranspositionTable table,
        int threads) {

    /** The options of a search that was told nothing. */
    static final Options NONE = new Options(false, true, Set.of(Speedup.values()), 0, null, null, 1);

    Options withExact() {
        return new Options(true, deepening, speedups, quiescence, before, table, threads);
    }

    Options withoutDeepening() {
        return new Options(exact, false, speedups, quiescence, before, table, threads);
    }

    Options without(Speedup speedup) {
        Set<Speedup> rest = speedups.stream().filter(other -> other != speedup).collect(Collectors.toUnmodifiableSet());
        return new Options(exact, deepening, rest, quiescence, before, table, threads);
    }

    boolean uses(Speedup speedup) {
        return speedups.contains(speedup);
    }

    Options withQuiescence(int plies) {
        return new Options(exact, deepening, speedups, plies, before, table, threads);
    }

    Options withRepetition(List<MutableGame> positions) {
        return new Options(exact, deepening, speedups, quiescence, positions, table, threads);
    }

    Options withTable(TranspositionTable newTable) {
        return new Options(exact, deepening, speedups, quiescence, before, newTable, threads);
    }

    Options withThreads(int count) {
        return new Options(exact, deepening, speedups, quiescence, before, table, count);
    }

    /** Returns the path to the root, without it; null if repetition is no draw. */
    @Nullable
    Path path() {
        if (before == null) {
            return null;
        }
        Path path = new Path();
        before.forEach(game -> path.push(game.key(), game.identity(), game.progress()));
        return path;
    }

    /** Returns whom a table belongs to that is used so by a game. */
    TranspositionTable.Owner owner(Object game, boolean comparesPositions) {
        return new TranspositionTable.Owner(game, comparesPositions, quiescence, before != null);
    }
}
