package org.gametree.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every way to search a game: both forms, every option alone, and all together. */
final class Searches {
    private Searches() {}

    /** Any numbers, the same for the same move of the same position, with ties. */
    static <P, M> Ordering<P, M> anyhow() {
        return (position, move) -> Math.floorMod(31 * position.hashCode() + 17 * move.hashCode(), 5) - 2;
    }

    static <P, M> Map<String, PositionSearch<P, M>> of(Game<P, M> game) {
        Map<String, PositionSearch<P, M>> searches = new LinkedHashMap<>();
        Ordering<P, M> last = (position, move) -> game.moves(position).indexOf(move);
        searches.put("plain", GameSearch.of(game));
        searches.put("ordered", GameSearch.of(game, anyhow()));
        searches.put("last first", GameSearch.of(game, last));
        searches.put("exact", GameSearch.of(game).withExactRootMoves());
        searches.put(
                "all options",
                GameSearch.of(game, anyhow()).withExactRootMoves().withListener(result -> {}));
        searches.put("fast", fast(game, GameSearch.ofMutable()));
        searches.put("fast, last first", fast(game, GameSearch.ofMutable((position, move) -> move)));
        searches.put(
                "fast, all options",
                fast(
                        game,
                        GameSearch.<PathGame<P, M>>ofMutable((position, move) -> -move * move % 3)
                                .withExactRootMoves()
                                .withListener(result -> {})));
        return searches;
    }

    /** These, and the same with tables. */
    static <P, M> Map<String, PositionSearch<P, M>> all(Game<P, M> game) {
        Map<String, PositionSearch<P, M>> searches = of(game);
        searches.putAll(new Ways<>(game).withTables());
        return searches;
    }

    /** A search of the fast form, with the moves of the other form in its answer. */
    static <P, M> PositionSearch<P, M> fast(Game<P, M> game, GameSearch<PathGame<P, M>, Integer> search) {
        return fast(game, search, new HashMap<>());
    }

    /** The same with keys that others have, too. */
    static <P, M> PositionSearch<P, M> fast(
            Game<P, M> game, GameSearch<PathGame<P, M>, Integer> search, Map<P, Long> keys) {
        return (position, limits) -> told(game, position, search.search(new PathGame<>(game, position, keys), limits));
    }

    static <P, M> SearchResult<M> told(Game<P, M> game, P position, SearchResult<Integer> found) {
        List<M> moves = game.moves(position);
        List<M> line = new ArrayList<>();
        P at = position;
        for (int move : found.principalVariation()) {
            line.add(game.moves(at).get(PathGame.place(move)));
            at = game.play(at, line.get(line.size() - 1));
        }
        Stream<RootMove<M>> rootMoves = found.rootMoves().stream()
                .map(root -> new RootMove<>(moves.get(PathGame.place(root.move())), root.value(), root.bound()));
        return new SearchResult<>(
                found.bestMove().map(move -> moves.get(PathGame.place(move))),
                found.value(),
                line,
                rootMoves.toList(),
                found.depth(),
                found.proven(),
                found.stopReason(),
                found.statistics());
    }
}
