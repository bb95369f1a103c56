package org.gametree.notation;

import org.jspecify.annotations.Nullable;

/**
 * A text is not in the {@linkplain org.gametree.notation notation}: says where, what was found there and what was
 * expected.
 *
 * <p>The message reads {@code line 1, column 7: found ']', expected a number, '[' or '('}. Where a bracket is missing
 * its counterpart, the message goes on to say where it was opened.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Where the error is. */
    private final Position position;

    /** What stands there. */
    private final String found;

    /** What may stand there. */
    private final String expected;

    /** Where a bracket was opened that is still open there; null if that is not the error. */
    private final @Nullable Position opened;

    NotationException(Position position, String found, String expected, @Nullable Position opened) {
        super(position + ": found " + found + ", expected " + expected
                + (opened == null ? "" : "; the bracket opened at " + opened + " is not closed"));
        this.position = position;
        this.found = found;
        this.expected = expected;
        this.opened = opened;
    }

    /**
     * Returns the line of the error, counted from 1. Lines end with a line feed, a carriage return, or both in this
     * order.
     *
     * @return the line
     */
    public int line() {
        return position.line();
    }

    /**
     * Returns the column of the error, counted from 1 in characters (code points); the column behind the last character
     * if the text ended too early.
     *
     * @return the column
     */
    public int column() {
        return position.column();
    }

    /**
     * Returns what stands at the place of the error: {@code the end of the text}, or a piece of the text in quotes,
     * shortened if it is long, with invisible characters written as {@code <U+0007>}; where a number is too long or
     * leaves are miscounted, that too.
     *
     * @return what was found
     */
    public String found() {
        return found;
    }

    /**
     * Returns what may stand at the place of the error.
     *
     * @return what was expected, such as {@code a number, '[' or '('}
     */
    public String expected() {
        return expected;
    }

    /**
     * Returns the same error for a text that is a part of a longer one: all lines are counted from there.
     *
     * @param firstLine the line of the longer text where this text begins, at least 1
     * @return an error whose {@link #line} is {@code firstLine} instead of 1, {@code firstLine + 1} instead of 2, and so
     *     on
     * @throws IllegalArgumentException if {@code firstLine} is not positive
     * @throws ArithmeticException if the line exceeds {@link Integer#MAX_VALUE}
     */
    public NotationException atLine(int firstLine) {
        if (firstLine < 1) {
            throw new IllegalArgumentException("firstLine = " + firstLine + "; expected a line, counted from 1");
        }
        return new NotationException(
                position.below(firstLine), found, expected, opened == null ? null : opened.below(firstLine));
    }
}
