package org.gametree.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How to search.
 *
 * @param exact whether every move at the root is to have its exact value
 * @param deepening whether to search to every depth before the greatest, too
 * @param bounds whether to use what the rules say of a position's value
 * @param selection whether to leave out moves that the game says need not be searched
 * @param quiescence how many plies to go on behind the horizon where positions are not quiet, at least 0
 * @param before the positions before the root, if repetition is a draw, as games that nobody changes; otherwise null
 * @param table where to remember positions, null for nowhere
 */
record Options(
        boolean exact,
        boolean deepening,
        boolean bounds,
        boolean selection,
        int quiescence,
        @Nullable List<MutableGame> before,
        @Nullable TranspositionTable table) {

    /** The options of a search that was told nothing. */
    static final Options NONE = new Options(false, true, true, true, 0, null, null);

    Options withExact() {
        return new Options(true, deepening, bounds, selection, quiescence, before, table);
    }

    Options withoutDeepening() {
        return new Options(exact, false, bounds, selection, quiescence, before, table);
    }

    Options withoutBounds() {
        return new Options(exact, deepening, false, selection, quiescence, before, table);
    }

    Options withoutSelection() {
        return new Options(exact, deepening, bounds, false, quiescence, before, table);
    }

    Options withQuiescence(int plies) {
        return new Options(exact, deepening, bounds, selection, plies, before, table);
    }

    Options withRepetition(List<MutableGame> positions) {
        return new Options(exact, deepening, bounds, selection, quiescence, positions, table);
    }

    Options withTable(TranspositionTable newTable) {
        return new Options(exact, deepening, bounds, selection, quiescence, before, newTable);
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
