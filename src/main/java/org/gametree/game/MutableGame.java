package org.gametree.game;

/**
 * A position that moves change in place and take back: the fast form of a game, for which a search allocates nothing.
 *
 * <p>It means what a {@link Game} means, with the position as its state and ints for moves. A search never touches the
 * object it is given, only {@linkplain #copy copies}.
 */
// An abstract class, since calls of a class were measured to be cheaper than calls of an interface once several games
// are loaded. Whether the game is over is not asked by itself: listing the moves has to find it out anyway.
public abstract class MutableGame {

    /** For subclasses. */
    protected MutableGame() {}

    /**
     * Tells whose turn it is. Never asked of a final position.
     *
     * @return true if MAX is to move, false if MIN is
     */
    public abstract boolean maxToMove();

    /**
     * Adds the legal moves, none if the game is over. Their order is the tie-break order.
     *
     * @param moves where to {@linkplain MoveList#add add} them; what it already holds is not this position's
     */
    public abstract void moves(MoveList moves);

    /**
     * Makes a move.
     *
     * @param move one of the legal moves
     */
    public abstract void make(int move);

    /**
     * Takes back the last move made and not yet taken back, so that everything is as it was before.
     *
     * @param move that move
     */
    public abstract void unmake(int move);

    /**
     * Returns what the position is worth to MAX.
     *
     * @return in a final position {@link Score#WIN}, {@link Score#LOSS} or a payoff within
     *     ±{@link Score#MAX_PAYOFF}; elsewhere an estimate within ±{@link Score#MAX_PAYOFF}
     */
    public abstract int evaluate();

    /**
     * Returns a number that tells this position from others: equal positions have equal keys, and different ones
     * should have different keys. The player to move belongs to the position.
     *
     * @return the key
     */
    public abstract long key();

    /**
     * Returns an independent game of the same class at the same position. Moves made before need not be taken back in
     * it.
     *
     * @return the copy
     */
    public abstract MutableGame copy();
}
