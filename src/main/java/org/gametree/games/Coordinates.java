package org.gametree.games;

import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/**
 * The names of the squares of a board: a letter for the column, from the left, and a number for the row, from the top.
 * Squares are numbered from 0, row by row.
 *
 * @param columns the number of columns, from 1 to 26
 * @param rows the number of rows, from 1 to 99
 */
record Coordinates(int columns, int rows) {
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]?");
    private static final int LETTERS = 26;

    String name(int square) {
        return (char) ('a' + square % columns) + Integer.toString(square / columns + 1);
    }

    /** Returns the square of a name, in small or capital letters; empty if there is none. */
    OptionalInt square(String name) {
        if (name.isEmpty()) {
            return OptionalInt.empty();
        }
        int column = column(name.charAt(0));
        int row = number(name.substring(1)) - 1;
        boolean exists = 0 <= column && column < columns && 0 <= row && row < rows;
        return exists ? OptionalInt.of(row * columns + column) : OptionalInt.empty();
    }

    private static int column(char letter) {
        return letter >= 'a' ? letter - 'a' : letter >= 'A' && letter < 'A' + LETTERS ? letter - 'A' : -1;
    }

    /** Returns the number that a text is, from 1 to 99, or 0 if it is none. */
    static int number(String text) {
        return NUMBER.matcher(text).matches() ? Integer.parseInt(text) : 0;
    }

    /** Returns text such as {@code a column from a to h and a row from 1 to 8}. */
    String expected() {
        return "a column from a to " + (char) ('a' + columns - 1) + " and a row from 1 to " + rows;
    }

    /** Returns the board with its letters and numbers, a character for each square. */
    String draw(IntFunction<Character> squares) {
        int margin = Integer.toString(rows).length();
        StringBuilder text = new StringBuilder(" ".repeat(margin));
        for (int column = 0; column < columns; column++) {
            text.append(' ').append((char) ('a' + column));
        }
        for (int row = 0; row < rows; row++) {
            text.append(("\n%" + margin + "d").formatted(row + 1));
            for (int column = 0; column < columns; column++) {
                text.append(' ').append(squares.apply(row * columns + column));
            }
        }
        return text.append('\n').toString();
    }
}
