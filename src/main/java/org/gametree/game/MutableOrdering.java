package org.gametree.game;

/**
 * Which moves of a {@link MutableGame} a search should look at first: what {@link Ordering} is for a {@link Game}.
 *
 * @param <G> the type of the game
 */
@FunctionalInterface
public interface MutableOrdering<G> {

    /**
     * Returns the priority of a move.
     *
     * @param game the game at a position with at least two moves; not to be changed
     * @param move one of its moves
     * @return any int; the greater, the sooner; equal ones keep the game's order
     */
    int priority(G game, int move);
}
