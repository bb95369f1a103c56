package org.gametree.games;

/**
 * Moves 0, 1, 2 … written as people count, from 1 on.
 *
 * @param what what the numbers stand for, such as {@code column}
 * @param count how many there are, at least 1
 */
public record NumberNotation(String what, int count) implements MoveNotation<Integer> {

    /**
     * Makes a notation.
     *
     * @param what what the numbers stand for
     * @param count how many there are
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public NumberNotation {
        if (count < 1) {
            throw new IllegalArgumentException("count = " + count + "; expected at least 1");
        }
    }

    @Override
    public String write(Integer move) {
        return Integer.toString(move + 1);
    }

    @Override
    public Integer read(String text) {
        int number = Coordinates.number(text);
        if (number < 1 || number > count) {
            throw new IllegalArgumentException(
                    "move = '" + text + "'; expected a " + what + (count == 1 ? ", 1" : " from 1 to " + count));
        }
        return number - 1;
    }
}
