package org.gametree.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.gametree.law.Claim;
import org.gametree.law.Law;

/**
 * What the rules of a game owe to a search: run these on a game of one's own, in any test framework.
 *
 * <pre>{@code
 * GameLaws<Board, Integer> laws = new GameLaws<>(new TicTacToe());
 * Law.verify(laws.all(), laws.positions(Board.EMPTY, 100, 50));
 * Law.verify(List.of(laws.equalPositions(4)), laws.positions(Board.EMPTY, 10, 50));
 * Law.verify(List.of(laws.agreesWithMinimax(GameSearch.of(game), 4)), laws.positions(Board.EMPTY, 10, 50));
 * }</pre>
 *
 * <p>A game in the fast form is checked as a {@link CopiedGame}, and by {@link MutableGameLaws} besides.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 * @param game the rules
 */
public record GameLaws<P, M>(Game<P, M> game) {

    /** What can be seen of a position, and how it is shown. */
    private record Look<M>(Sight<M> sight, String text) {}

    /**
     * Makes the laws of a game.
     *
     * @param game the rules
     * @throws NullPointerException if {@code game} is null
     */
    public GameLaws {
        Objects.requireNonNull(game, "game is null; expected the rules");
    }

    /**
     * Returns the laws that every game owes.
     *
     * @return the laws
     */
    public List<Law<P>> all() {
        return List.of(askedTwice(), distinctMoves(), playKeepsItsArgument(), evaluation());
    }

    /**
     * Every question has the same answer when asked again. Moves are compared by {@code equals}: if this fails on equal
     * looking moves, their class lacks value equality.
     *
     * @return the law
     */
    public Law<P> askedTwice() {
        return Law.always(
                "asked twice",
                "moves, turn, evaluation and all else are the same when asked twice",
                position -> Claim.equal(look(position), look(position)));
    }

    /**
     * No move is listed twice.
     *
     * @return the law
     */
    public Law<P> distinctMoves() {
        return Law.always("distinct moves", "no move is listed twice", position -> {
            Set<M> seen = new HashSet<>();
            List<M> twice = game.moves(position).stream()
                    .filter(move -> !seen.add(move))
                    .toList();
            return Claim.equal(twice, List.of());
        });
    }

    /**
     * Playing a move does not change the position it is played in. If this fails: does the new position share an array
     * or a list with the old one?
     *
     * @return the law
     */
    public Law<P> playKeepsItsArgument() {
        return Law.always("play keeps its argument", "a position looks the same after each of its moves", position -> {
            Look<M> before = look(position);
            List<Claim> claims = new ArrayList<>();
            for (M move : before.sight.moves()) {
                game.play(position, move);
                claims.add(Claim.equal(look(position), before));
            }
            return Claim.all(claims);
        });
    }

    /**
     * Evaluations are values that a game may return.
     *
     * @return the law
     */
    public Law<P> evaluation() {
        return Law.always("evaluation", "within ±MAX_PAYOFF, or WIN or LOSS where the game is over", position -> {
            int value = game.evaluate(position);
            boolean over = game.moves(position).isEmpty() && (value == Score.WIN || value == Score.LOSS);
            return new Claim(over || Score.isPayoff(value), value, "∈", "the scale of scores");
        });
    }

    /**
     * An ordering gives the same priority when asked again. That it loses and doubles no move is its form's: whatever
     * the numbers are, to sort by them is a permutation.
     *
     * @param ordering the ordering
     * @return the law
     */
    public Law<P> ordering(Ordering<? super P, ? super M> ordering) {
        return Law.always("ordering", "every move has the same priority when asked twice", position -> {
            List<Claim> claims = new ArrayList<>();
            for (M move : game.moves(position)) {
                claims.add(Claim.equal(ordering.priority(position, move), ordering.priority(position, move)));
            }
            return Claim.all(claims);
        });
    }

    /**
     * There are as many lines of play as one knows there are.
     *
     * @param depth how many plies, at least 0
     * @param count how many lines of so many plies; a line that ends before does not count
     * @return the law, of the position that one knows it of
     */
    public Law<P> perft(int depth, long count) {
        return Law.always(
                "perft " + depth, count + " lines of " + depth + " plies", p -> Claim.equal(lines(p, depth), count));
    }

    /**
     * Counts the lines of play of so many plies.
     *
     * @param position where they begin
     * @param depth how many plies, at least 0
     * @return their number
     * @throws IllegalArgumentException if {@code depth} is negative
     */
    public long lines(P position, int depth) {
        requireAtLeast(0, "depth", depth);
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (M move : game.moves(position)) {
            count += lines(game.play(position, move), depth - 1);
        }
        return count;
    }

    /**
     * A search answers what minimax does: all of {@link SearchLaws} at every depth up to a greatest one.
     *
     * @param search the search
     * @param depth the greatest depth, at least 0; minimax looks at every line of so many plies
     * @return the law
     * @see SearchLaws#agreesWithMinimax(PositionSearch, int) the same law of a search with quiescence or repetition
     */
    public Law<P> agreesWithMinimax(PositionSearch<P, M> search, int depth) {
        return new SearchLaws<>(game).agreesWithMinimax(search, depth);
    }

    /**
     * What a game tells besides its rules is true of the positions unfolded up to a depth.
     *
     * @param depth the greatest depth, at least 0; minimax looks at every line of so many plies
     * @return the laws
     * @throws IllegalArgumentException if {@code depth} is negative
     * @see KnowledgeLaws the same laws of a search with quiescence or repetition
     */
    public List<Law<P>> knowledge(int depth) {
        return new KnowledgeLaws<>(new Unfold<>(game), depth).all();
    }

    /**
     * Equal positions are the same game from here on: they look the same, and so do those after equal moves. Tables and
     * draws by repetition rely on it.
     *
     * @param plies how many plies to look for equal positions, at least 0; every line of so many plies is looked at
     * @return the law
     * @throws IllegalArgumentException if {@code plies} is negative
     */
    public Law<P> equalPositions(int plies) {
        return SameLaw.of("equal positions", game, position -> position, plies);
    }

    /**
     * Returns positions reached by random play, the first one first in each game: cases for the laws.
     *
     * @param start where each game begins
     * @param games how many games, at least 1
     * @param plies how many plies a game goes on at most, at least 0
     * @return the positions, the same ones each time
     * @throws IllegalArgumentException if {@code games} is less than 1 or {@code plies} is negative
     */
    public Iterable<P> positions(P start, int games, int plies) {
        requireAtLeast(1, "games", games);
        requireAtLeast(0, "plies", plies);
        List<P> positions = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            Random random = new Random(i);
            P position = start;
            positions.add(position);
            List<M> moves = game.moves(position);
            for (int ply = 0; ply < plies && !moves.isEmpty(); ply++) {
                position = game.play(position, moves.get(random.nextInt(moves.size())));
                positions.add(position);
                moves = game.moves(position);
            }
        }
        return positions;
    }

    private static void requireAtLeast(int least, String name, int value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " = " + value + "; expected at least " + least);
        }
    }

    private Look<M> look(P position) {
        return new Look<>(Sight.of(game, position), position.toString());
    }
}
