package org.gametree.game;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A {@link MutableGame} as a {@link Game}: its positions are games that nobody changes any more, and a move is made on
 * a copy. For {@link Unfold} and {@link GameLaws}, not for speed.
 *
 * @param <G> the type of the game
 */
public record CopiedGame<G extends MutableGame>() implements Game<G, Integer> {

    @Override
    public boolean maxToMove(G position) {
        return position.maxToMove();
    }

    @Override
    public List<Integer> moves(G position) {
        return listed(position::moves);
    }

    @Override
    @SuppressWarnings("unchecked") // a copy is of the same class
    public G play(G position, Integer move) {
        G copy = (G) position.copy();
        copy.make(move);
        return copy;
    }

    @Override
    public int evaluate(G position) {
        return position.evaluate();
    }

    @Override
    public List<Integer> noisyMoves(G position) {
        return listed(position::noisyMoves);
    }

    @Override
    public boolean mayStandPat(G position) {
        return position.mayStandPat();
    }

    @Override
    public int lowerBound(G position) {
        return position.lowerBound();
    }

    @Override
    public int upperBound(G position) {
        return position.upperBound();
    }

    @Override
    public List<Integer> worthwhileMoves(G position) {
        return listed(position::worthwhileMoves);
    }

    @Override
    public int progress(G position) {
        return position.progress();
    }

    private static List<Integer> listed(Consumer<MoveList> adder) {
        MoveList moves = new MoveList();
        adder.accept(moves);
        return Arrays.stream(moves.toArray()).boxed().toList();
    }
}
