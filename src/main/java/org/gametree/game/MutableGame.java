package org.gametree.game;

import org.jspecify.annotations.Nullable;

/**
 * A position that moves change in place and take back: the fast form of a game, for which a search allocates nothing.
 *
 * <p>It means what a {@link Game} means, with the position as its state and ints for moves. A search never touches the
 * object it is given, only {@linkplain #copy copies}.
 *
 * <p>The methods with a body tell a search more than the rules do, and as they stand that nothing is known; each means
 * what the method of its name in {@link Game} does. A search believes them: where they add a move that is not legal, or
 * tell what is not so, its answer is wrong. {@link GameLaws#knowledge} finds that out.
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
     * Returns the key of the position after a move, which a search with a table asks for more often than it makes moves.
     * As it stands, the move is made for it and taken back; most games can do with less.
     *
     * @param move one of the legal moves
     * @return what {@link #key} is after it
     */
    public long keyAfter(int move) {
        make(move);
        long key = key();
        unmake(move);
        return key;
    }

    /**
     * Returns an independent game of the same class at the same position. Moves made before need not be taken back in
     * it.
     *
     * @return the copy
     */
    public abstract MutableGame copy();

    /**
     * Returns what tells the rules of this game from those of other games of its class, such as the size of the board.
     * Games with equal rules may share a {@link TranspositionTable}; any other is refused by it.
     *
     * @return the rules, with value equality; the class if it has but one game
     */
    public Object rules() {
        return getClass();
    }

    /**
     * Adds the moves that stir the position up so much that it should not be judged before they are looked at.
     *
     * @param moves where to add some of the legal moves, none if the position is quiet or final
     * @see Game#noisyMoves
     */
    public void noisyMoves(MoveList moves) {}

    /**
     * Tells whether the player to move may be content with the position as it is evaluated.
     *
     * @return false if it should not be judged before all moves are looked at; of a final position any answer will do
     * @see Game#mayStandPat
     */
    public boolean mayStandPat() {
        return true;
    }

    /**
     * Returns a number that the position's value is never below, as if it were the root.
     *
     * @return the bound, from {@link Score#LOSS}, which says nothing, to {@link Score#WIN}
     * @see Game#lowerBound
     */
    public int lowerBound() {
        return Score.LOSS;
    }

    /**
     * Returns a number that the position's value is never above, as if it were the root.
     *
     * @return the bound, from {@link Score#LOSS} to {@link Score#WIN}, which says nothing
     * @see Game#upperBound
     */
    public int upperBound() {
        return Score.WIN;
    }

    /**
     * Adds moves that are enough to search: with these alone the position has the same value when unfolded to any depth
     * of at least 1.
     *
     * @param moves where to add some of the legal moves; if none is added, nothing is known, and all are searched
     * @see Game#worthwhileMoves
     */
    public void worthwhileMoves(MoveList moves) {}

    /**
     * Returns a number that no move makes smaller: where a move raises it, no earlier position can come back.
     *
     * @return the number; the same everywhere if nothing is known
     * @see Game#progress
     */
    public int progress() {
        return 0;
    }

    /** Returns what is compared to tell this position from others, or null if that is the key alone. */
    @Nullable
    Object identity() {
        return null;
    }

    /** Returns what {@link #identity} is after a move. */
    @Nullable
    Object identityAfter(int move) {
        return null;
    }
}
