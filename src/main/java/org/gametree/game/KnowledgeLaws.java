package org.gametree.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.gametree.core.Player;
import org.gametree.law.Claim;
import org.gametree.law.Law;

/**
 * What a game tells a search besides its rules is true: of noisy and worthwhile moves, bounds and progress.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 * @param unfold what the positions unfold to: with quiescence or repetition if they are searched so
 * @param depth the greatest depth, at least 0; minimax looks at every line of so many plies
 */
public record KnowledgeLaws<P, M>(Unfold<P, M> unfold, int depth) {

    /**
     * Makes the laws of an unfolding.
     *
     * @param unfold what the positions unfold to
     * @param depth the greatest depth
     * @throws NullPointerException if {@code unfold} is null
     * @throws IllegalArgumentException if {@code depth} is negative
     */
    public KnowledgeLaws {
        Objects.requireNonNull(unfold, "unfold is null; expected what the positions unfold to");
        if (depth < 0) {
            throw new IllegalArgumentException("depth = " + depth + "; expected at least 0");
        }
    }

    /**
     * Returns all laws of this class.
     *
     * @return the laws
     */
    public List<Law<P>> all() {
        return List.of(noisyMoves(), worthwhileMoves(), worthwhileMovesKeepTheValue(), bounds(), progress());
    }

    /**
     * Noisy moves are some of the moves.
     *
     * @return the law
     */
    public Law<P> noisyMoves() {
        return Law.always(
                "noisy moves",
                "some of the moves, none twice",
                position -> selection(position, game().noisyMoves(position)));
    }

    /**
     * Worthwhile moves are some of the moves.
     *
     * @return the law
     */
    public Law<P> worthwhileMoves() {
        return Law.always(
                "worthwhile moves",
                "some of the moves, none twice",
                position -> selection(position, game().worthwhileMoves(position)));
    }

    private Claim selection(P position, List<M> selected) {
        Set<M> left = new LinkedHashSet<>(game().moves(position));
        for (M move : selected) {
            if (!left.remove(move)) {
                return new Claim(false, move, "∈", left);
            }
        }
        return new Claim(true, selected, "⊆", game().moves(position));
    }

    /**
     * The best of the worthwhile moves is as good as the best of all.
     *
     * @return the law
     */
    public Law<P> worthwhileMovesKeepTheValue() {
        return new Law<>(
                "worthwhile moves keep the value",
                "the best of them is worth what the position is, at depths 1 to " + depth,
                position -> !game().worthwhileMoves(position).isEmpty(),
                position -> {
                    Set<M> worthwhile = new HashSet<>(game().worthwhileMoves(position));
                    List<Claim> claims = new ArrayList<>();
                    for (int d = 1; d <= depth; d++) {
                        claims.add(
                                Claim.equal(bestOf(worthwhile, position, d), Optional.of(unfold.minimax(position, d))));
                    }
                    return Claim.all(claims);
                });
    }

    private Optional<Integer> bestOf(Set<M> selected, P position, int d) {
        List<M> moves = game().moves(position);
        List<Integer> values = new SearchLaws<>(unfold).moveValues(position, d);
        return IntStream.range(0, values.size())
                .filter(place -> selected.contains(moves.get(place)))
                .mapToObj(values::get)
                .reduce(unfold.player(position) == Player.MAX ? Math::max : Math::min);
    }

    /**
     * The value is within the bounds, and the bounds are on the scale.
     *
     * @return the law
     */
    public Law<P> bounds() {
        return Law.always(
                "bounds", "they hold of the evaluation and of the value at depths 1 to " + depth, position -> {
                    int lower = game().lowerBound(position);
                    int upper = game().upperBound(position);
                    List<Claim> claims = new ArrayList<>();
                    claims.add(Claim.atMost(Score.LOSS, lower));
                    claims.add(Claim.atMost(upper, Score.WIN));
                    for (int d = 0; d <= depth; d++) {
                        int value = unfold.minimax(position, d);
                        claims.add(Claim.atMost(lower, value));
                        claims.add(Claim.atMost(value, upper));
                    }
                    return Claim.all(claims);
                });
    }

    /**
     * No move lowers the progress.
     *
     * @return the law
     */
    public Law<P> progress() {
        return Law.always("progress", "no move lowers it", position -> {
            List<Claim> claims = new ArrayList<>();
            for (M move : game().moves(position)) {
                int after = game().progress(game().play(position, move));
                claims.add(Claim.atMost(game().progress(position), after));
            }
            return Claim.all(claims);
        });
    }

    private Game<P, M> game() {
        return unfold.game();
    }
}
