package org.gametree.game;

import java.util.List;

/**
 * The rules of a game for two players with perfect information: these four methods are a complete game.
 *
 * <p>Positions are immutable as far as anyone can see: {@link #play} returns a new one. A player who must pass has one
 * move, the pass; the same player may be to move several times running. Every method answers the same when asked again
 * about the same position. {@link GameLaws} checks all this for a game of one's own.
 *
 * @param <P> the type of the positions; {@code toString} names one in messages
 * @param <M> the type of the moves, with value equality: two moves that mean the same are {@code equals}
 */
public interface Game<P, M> {

    /**
     * Tells whose turn it is. Never asked of a final position.
     *
     * @param position a position with moves
     * @return true if MAX is to move, false if MIN is
     */
    boolean maxToMove(P position);

    /**
     * Returns the legal moves. Their order is the tie-break order: of equally good moves the first is played.
     *
     * @param position a position
     * @return the moves, none twice; empty iff the game is over
     */
    List<M> moves(P position);

    /**
     * Returns the position after a move.
     *
     * @param position a position, never changed
     * @param move one of its moves
     * @return the position after it
     */
    P play(P position, M move);

    /**
     * Returns what a position is worth to MAX.
     *
     * @param position a position
     * @return in a final position {@link Score#WIN}, {@link Score#LOSS} or a payoff within
     *     ±{@link Score#MAX_PAYOFF}; elsewhere an estimate within ±{@link Score#MAX_PAYOFF}
     */
    int evaluate(P position);
}
