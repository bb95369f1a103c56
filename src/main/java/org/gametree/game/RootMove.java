package org.gametree.game;

/**
 * A move at the root with what a search found out about it.
 *
 * @param <M> the type of the moves
 * @param move the move
 * @param value a number
 * @param bound whether the move is worth this number, at least or at most so much; the best move's is exact
 */
public record RootMove<M>(M move, int value, Bound bound) {

    /** Returns text such as {@code c4 ≤ 17} or {@code c4 = win in 3}. */
    @Override
    public String toString() {
        return move + " " + bound + " " + Score.toString(value);
    }
}
