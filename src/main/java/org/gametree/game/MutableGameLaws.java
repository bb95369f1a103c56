package org.gametree.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
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
 * Law.verify(List.of(new MutableGameLaws<Board>().equalKeys(4)), positions);
 * }</pre>
 *
 * @param <G> the type of the game
 */
public record MutableGameLaws<G extends MutableGame>() {

    /** What can be seen of a position, and its key. */
    private record Look(Sight<Integer> sight, long key) {}

    /**
     * Returns all laws of this class.
     *
     * @return the laws
     */
    public List<Law<G>> all() {
        return List.of(
                unmakeRestores(),
                copyLooksTheSame(),
                copyIsIndependent(),
                movesAreOnlyAdded(),
                keyAfterIsTheKeyAfter());
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
            Look before = look(game);
            List<Claim> claims = new ArrayList<>();
            for (int move : before.sight.moves()) {
                game.make(move);
                Look between = look(game);
                for (int next : between.sight.moves()) {
                    game.make(next);
                    game.unmake(next);
                    claims.add(Claim.equal(look(game), between));
                }
                game.unmake(move);
                claims.add(Claim.equal(look(game), before));
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
            return Claim.equal(copy.getClass(), position.getClass()).and(Claim.equal(look(copy), look(position)));
        });
    }

    /**
     * Moves made in a copy change nothing in the game that was copied. If this fails: do they share an array?
     *
     * @return the law
     */
    public Law<G> copyIsIndependent() {
        return Law.always("copy is independent", "a game looks the same after moves in a copy of it", position -> {
            Look before = look(position);
            List<Claim> claims = new ArrayList<>();
            for (int move : before.sight.moves()) {
                position.copy().make(move);
                claims.add(Claim.equal(look(position), before));
            }
            return Claim.all(claims);
        });
    }

    /**
     * The key after a move is told before it is made, and to ask for it changes nothing.
     *
     * @return the law
     */
    public Law<G> keyAfterIsTheKeyAfter() {
        return Law.always("key after a move", "keyAfter is the key after the move and changes nothing", position -> {
            MutableGame game = position.copy();
            Look before = look(game);
            List<Claim> claims = new ArrayList<>();
            for (int move : before.sight.moves()) {
                long told = game.keyAfter(move);
                claims.add(Claim.equal(look(game), before));
                game.make(move);
                claims.add(Claim.equal(told, game.key()));
                game.unmake(move);
            }
            return Claim.all(claims);
        });
    }

    /**
     * Listing moves keeps what the list already holds.
     *
     * @return the law
     */
    public Law<G> movesAreOnlyAdded() {
        return Law.always("moves are only added", "what a list already holds is not looked at or changed", position -> {
            Sight<Integer> sight = look(position).sight;
            return added(position::moves, sight.moves())
                    .and(added(position::noisyMoves, sight.noisyMoves()))
                    .and(added(position::worthwhileMoves, sight.worthwhileMoves()));
        });
    }

    private static Claim added(Consumer<MoveList> adder, List<Integer> moves) {
        MoveList list = new MoveList();
        list.add(Integer.MIN_VALUE);
        adder.accept(list);
        List<Integer> expected = new ArrayList<>(List.of(Integer.MIN_VALUE));
        expected.addAll(moves);
        return Claim.equal(Arrays.stream(list.toArray()).boxed().toList(), expected);
    }

    /**
     * Positions with equal keys are the same game from here on: they look the same, and so do those after equal moves.
     * Tables and draws by repetition rely on it. If it fails: is the player to move in the key?
     *
     * @param plies how many plies to look for equal keys, at least 0; every line of so many plies is looked at
     * @return the law
     * @throws IllegalArgumentException if {@code plies} is negative
     */
    public Law<G> equalKeys(int plies) {
        return SameLaw.of("equal keys", new CopiedGame<>(), MutableGame::key, plies);
    }

    private static Look look(MutableGame game) {
        return new Look(Sight.of(new CopiedGame<>(), game), game.key());
    }
}
