package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.gametree.game.Game;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGame;
import org.gametree.game.RootMove;
import org.gametree.game.SearchResult;
import org.gametree.game.TranspositionTable;
import org.gametree.games.MoveNotation;

/**
 * A game as the command line plays it.
 *
 * @param name its name
 * @param size the size of its board
 * @param rules the rules
 * @param start where a game begins
 * @param notation how moves are typed
 * @param drawing the board as it is shown
 * @param standing who leads so far, empty if nothing can be said
 * @param unit what its values count
 * @param search how the best move is found
 */
record PlayableGame<P>(
        GameName name,
        BoardSize size,
        Game<P, Integer> rules,
        P start,
        MoveNotation<Integer> notation,
        Function<P, String> drawing,
        Function<P, String> standing,
        Unit unit,
        Search<P> search) {
    private static final int MOVES_LISTED = 30;
    private static final int TABLE_BYTES = 1 << 25;

    /** Finds the best move of a match within limits, and if so asked the exact value of every move. */
    sealed interface Search<P> {
        SearchResult<Integer> answer(Match<P> match, Limits limits, boolean exact);

        /** Returns the same search by several threads. */
        Search<P> withThreads(int count);

        static <P> Search<P> of(Game<P, Integer> rules) {
            return TableSearch.of(GameSearch.of(rules), Match::position);
        }

        static <P> Search<P> fast(Function<Match<P>, MutableGame> board) {
            return TableSearch.of(GameSearch.ofMutable(), board);
        }
    }

    /** A search of a form of the game, which a match is turned into. */
    private record TableSearch<P, G>(GameSearch<G, Integer> search, Function<Match<P>, G> position)
            implements Search<P> {
        static <P, G> TableSearch<P, G> of(GameSearch<G, Integer> plain, Function<Match<P>, G> position) {
            return new TableSearch<>(plain.withTable(new TranspositionTable(TABLE_BYTES)), position);
        }

        @Override
        public SearchResult<Integer> answer(Match<P> match, Limits limits, boolean exact) {
            return (exact ? search.withExactRootMoves() : search).search(position.apply(match), limits);
        }

        @Override
        public Search<P> withThreads(int count) {
            return new TableSearch<>(search.withThreads(count), position);
        }
    }

    /** Returns the game as several threads search it. */
    PlayableGame<P> withThreads(int count) {
        return new PlayableGame<>(
                name, size, rules, start, notation, drawing, standing, unit, search.withThreads(count));
    }

    static String player(boolean max) {
        return max ? "X" : "O";
    }

    String player(P position) {
        return player(rules.maxToMove(position));
    }

    /** Returns what is typed to get this game, such as {@code othello --size 4x4}. */
    String typed() {
        return size.equals(name.usualSize()) ? name.toString() : name + " --size " + size;
    }

    /** Returns the name, and the size where there are several. */
    String title() {
        return name.hasSizes() ? name + " " + size : name.toString();
    }

    String write(List<Integer> moves) {
        return moves.stream().map(notation::write).collect(joining(" "));
    }

    /** Returns the legal moves as a message lists them, from left to right and from top to bottom. */
    String legal(P position) {
        List<Integer> moves = rules.moves(position).stream().sorted().toList();
        String more = moves.size() > MOVES_LISTED ? " … (" + moves.size() + " moves)" : "";
        return write(moves.subList(0, Math.min(moves.size(), MOVES_LISTED))) + more;
    }

    /** Returns the moves of a position with what each is worth, in the order of {@link #legal}. */
    static List<RootMove<Integer>> listed(SearchResult<Integer> found) {
        return found.rootMoves().stream()
                .sorted(Comparator.comparing(RootMove::move))
                .toList();
    }

    /** Returns how a final position ended. */
    String result(P position) {
        int value = rules.evaluate(position);
        return value == 0 ? "A draw." : unit.said(value, true) + ".";
    }
}
