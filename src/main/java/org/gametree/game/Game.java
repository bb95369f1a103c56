package org.gametree.game;

import java.util.List;

/**
 * The rules of a game for two players with perfect information: the four methods without a body are a complete game.
 *
 * <p>The others tell a search more than the rules do, each as far as it is known, and as they stand that nothing is. What
 * they tell must be true: {@link GameLaws#knowledge} checks it.
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

    /**
     * Returns the moves that stir a position up so much that it should not be judged before they are looked at, such as
     * captures. Asked at the horizon by a search with quiescence, of positions where the player may stand pat.
     *
     * @param position a position
     * @return some of its moves, in any order, none twice; empty if the position is quiet or final
     */
    default List<M> noisyMoves(P position) {
        return List.of();
    }

    /**
     * Tells whether the player to move may be content with the position as it is evaluated: not one who is in check, for
     * instance. Asked at the horizon by a search with quiescence, which looks at every move of a player who may not.
     *
     * @param position a position; of a final one any answer will do
     * @return false if the position should not be judged before all its moves are looked at
     */
    default boolean mayStandPat(P position) {
        return true;
    }

    /**
     * Returns a number that the position's value is never below, as if the position were the root: its evaluation and
     * its minimax value when {@linkplain Unfold unfolded} to any depth, in the way that is searched.
     *
     * <p>With draws by repetition, that must be so after every history: a position from which one can come back to an
     * earlier one is seldom worth more than 0 for certain.
     *
     * @param position a position
     * @return the bound, from {@link Score#LOSS}, which says nothing, to {@link Score#WIN}
     */
    default int lowerBound(P position) {
        return Score.LOSS;
    }

    /**
     * Returns a number that the position's value is never above: what {@link #lowerBound} is from below.
     *
     * @param position a position
     * @return the bound, from {@link Score#LOSS} to {@link Score#WIN}, which says nothing
     */
    default int upperBound(P position) {
        return Score.WIN;
    }

    /**
     * Returns moves that are enough to search: with these alone the position has the same value when unfolded to any
     * depth of at least 1, in the way that is searched. A search asks below the root and above the horizon.
     *
     * @param position a position
     * @return some of its moves, in any order, none twice; empty if nothing is known, and all are searched
     */
    // Empty, and not all the moves, says that nothing is known, so that the moves of a game that knows nothing need not
    // be listed twice.
    default List<M> worthwhileMoves(P position) {
        return List.of();
    }

    /**
     * Returns a number that no move makes smaller: where a move raises it, no earlier position can come back. With
     * draws by repetition, a search need not look further back, and can use what it found before on other paths.
     *
     * @param position a position
     * @return the number, such as that of the stones ever set or captured; the same everywhere if nothing is known
     */
    default int progress(P position) {
        return 0;
    }
}
