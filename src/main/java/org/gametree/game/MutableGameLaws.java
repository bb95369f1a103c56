package org.gametree.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gametree.law.Claim;
import org.gametree.law.Law;

/**
 * What a game in the fast form owes to a search, besides what {@link GameLaws} say of it as a {@link CopiedGame}.
 *
 * <pre>{@code
 * GameLaws<Board, Integer> laws = new GameLaws<>(new CopiedGame<Board>());
 * Iterable<Board> positions = laws.positions(new Board(), 100, 50);
 * Law.verify(laws.all(), positions);
 * Law.verify(new MutableGameLaws<Board>().all(), positions);
 * }</pre>
 *
 * @param <G> the type of the game
 */
public record MutableGameLaws<G extends MutableGame>() {

    /** What can be seen of a position. */
    private record Sight(List<Integer> moves, boolean maxToMove, int evaluation, long key) {}

    /**
     * Returns all laws of this class.
     *
     * @return the laws
     */
    public List<Law<G>> all() {
        return List.of(unmakeRestores(), copyLooksTheSame(), copyIsIndependent(), movesAreOnlyAdded());
    }

    /**
     * Making a move and taking it back restores everything, the key too, also after the moves that follow it were made
     * and taken back.
     *
     * @return the law
     */
    public Law<G> unmakeRestores() {
        return Law.always("unmake restores", "every position looks the same after make and unmake", position -> {
            MutableGame game = position.copy();
            Sight before = see(game);
            List<Claim> claims = new ArrayList<>();
            for (int move : before.moves) {
                game.make(move);
                Sight between = see(game);
                for (int next : between.moves) {
                    game.make(next);
                    game.unmake(next);
                    claims.add(Claim.equal(see(game), between));
                }
                game.unmake(move);
                claims.add(Claim.equal(see(game), before));
            }
            return Claim.all(claims);
        });
    }

    /**
     * A copy is a game of the same class that looks the same.
     *
     * @return the law
     */
    public Law<G> copyLooksTheSame() {
        return Law.always("copy looks the same", "a copy is of the same class and looks the same", position -> {
            MutableGame copy = position.copy();
            return Claim.equal(copy.getClass(), position.getClass()).and(Claim.equal(see(copy), see(position)));
        });
    }

    /**
     * Moves made in a copy change nothing in the game that was copied. If this fails: do they share an array?
     *
     * @return the law
     */
    public Law<G> copyIsIndependent() {
        return Law.always("copy is independent", "a game looks the same after moves in a copy of it", position -> {
            Sight before = see(position);
            List<Claim> claims = new ArrayList<>();
            for (int move : before.moves) {
                position.copy().make(move);
                claims.add(Claim.equal(see(position), before));
            }
            return Claim.all(claims);
        });
    }

    /**
     * Listing the moves keeps what the list already holds.
     *
     * @return the law
     */
    public Law<G> movesAreOnlyAdded() {
        return Law.always("moves are only added", "what a list already holds is not looked at or changed", position -> {
            MoveList moves = new MoveList();
            moves.add(Integer.MIN_VALUE);
            position.moves(moves);
            List<Integer> expected = new ArrayList<>(List.of(Integer.MIN_VALUE));
            expected.addAll(see(position).moves);
            return Claim.equal(listed(moves), expected);
        });
    }

    private static Sight see(MutableGame game) {
        MoveList list = new MoveList();
        game.moves(list);
        List<Integer> moves = listed(list);
        boolean max = !moves.isEmpty() && game.maxToMove();
        return new Sight(moves, max, game.evaluate(), game.key());
    }

    private static List<Integer> listed(MoveList moves) {
        return Arrays.stream(moves.toArray()).boxed().toList();
    }
}
