package org.gametree.game;

/**
 * Which moves of a {@link Game} a search should look at first: the order changes how long a search takes, never its
 * answer.
 *
 * <p>An order is given by numbers, so that whatever they are it is a permutation of the moves: none is lost or doubled.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
@FunctionalInterface
public interface Ordering<P, M> {

    /**
     * Returns the priority of a move.
     *
     * @param position a position with at least two moves
     * @param move one of its moves
     * @return any int; the greater, the sooner; equal ones keep the game's order
     */
    int priority(P position, M move);
}
