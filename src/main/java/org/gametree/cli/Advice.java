package org.gametree.cli;

import java.util.ArrayList;
import java.util.List;
import org.gametree.game.Limits;
import org.gametree.game.RootMove;
import org.gametree.game.Score;
import org.gametree.game.SearchResult;

/** What the engine says of a match, within the limits of a move. */
record Advice<P>(PlayableGame<P> game, Limits limits) {
    static final String NO_TIME = "no time to look ahead";

    // Enough for all that is used to be loaded, and few enough that nobody waits for it.
    private static final Limits REHEARSAL = Limits.nodes(1_000);

    /**
     * Searches a little and says what was found to nobody, so that the time of the first move is all for that move: a
     * table takes its memory at the first search, before that looks at the clock, and classes are loaded when first used.
     */
    static <P> PlayableGame<P> rehearsed(PlayableGame<P> game) {
        Match<P> start = Match.start(game);
        Advice<P> advice = new Advice<>(game, REHEARSAL);
        advice.reply(start, advice.best(start));
        return game;
    }

    SearchResult<Integer> best(Match<P> match) {
        return game.search().answer(match, limits, false);
    }

    /** Returns what is said of the engine's own move, of one that ends the game no more than that. */
    String reply(Match<P> match, SearchResult<Integer> found) {
        int move = found.bestMove().orElseThrow();
        String plays =
                game.player(match.position()) + " plays " + game.notation().write(move);
        return match.play(move).isOver() ? plays : plays + " (" + afterMove(found) + ")";
    }

    // What the move leads to: the win is one move nearer.
    private String afterMove(SearchResult<Integer> found) {
        int value = found.value();
        return Score.isPayoff(value)
                ? value(found)
                : "then " + game.unit().said(value > 0 ? value + 1 : value - 1, true);
    }

    String hint(Match<P> match) {
        SearchResult<Integer> found = best(match);
        return game.notation().write(found.bestMove().orElseThrow()) + " (" + value(found) + ")";
    }

    String principalVariation(Match<P> match) {
        SearchResult<Integer> found = best(match);
        String moves = game.write(found.principalVariation());
        return moves.isEmpty() ? NO_TIME : moves + " (" + value(found) + ")";
    }

    /** Returns a line for each move of a match, and one that tells how far they were looked at. */
    List<String> values(Match<P> match) {
        SearchResult<Integer> found = game.search().answer(match, limits, true);
        List<String> lines = new ArrayList<>();
        for (RootMove<Integer> move : PlayableGame.listed(found)) {
            lines.add("%-4s %s"
                    .formatted(game.notation().write(move.move()), game.unit().said(move.value(), found.proven())));
        }
        lines.add(far(found));
        return lines;
    }

    private String value(SearchResult<Integer> found) {
        if (isBlind(found)) {
            return NO_TIME;
        }
        String said = game.unit().said(found.value(), found.proven());
        return found.proven() ? said : said + ", " + far(found);
    }

    /** Tells whether not even the first moves were looked at. */
    static boolean isBlind(SearchResult<?> found) {
        return found.depth() == 0 && !found.proven();
    }

    private static String far(SearchResult<?> found) {
        if (isBlind(found)) {
            return NO_TIME + "; start with more --time";
        }
        return found.proven()
                ? "looking ahead to the end"
                : "looking " + found.depth() + (found.depth() == 1 ? " move ahead" : " moves ahead");
    }
}
