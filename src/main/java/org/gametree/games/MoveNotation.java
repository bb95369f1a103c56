package org.gametree.games;

/**
 * How the moves of a game are written and read.
 *
 * @param <M> the type of the moves
 */
public interface MoveNotation<M> {

    /**
     * Returns a move as people write it.
     *
     * @param move a move of the game
     * @return its text, without blanks; {@link #read} makes the move of it again
     */
    String write(M move);

    /**
     * Reads a move. Small and capital letters are the same. Whether it is legal is for the rules to say.
     *
     * @param text what was written, without blanks around it
     * @return the move
     * @throws IllegalArgumentException if no move of the game is written so, telling what was expected
     */
    M read(String text);
}
