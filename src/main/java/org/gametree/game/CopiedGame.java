package org.gametree.game;

import java.util.Arrays;
import java.util.List;

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
        MoveList moves = new MoveList();
        position.moves(moves);
        return Arrays.stream(moves.toArray()).boxed().toList();
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
}
