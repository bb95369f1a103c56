package org.gametree.cli;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How many columns and rows a board has. */
record BoardSize(int width, int height) {
    /** The most of them that can be asked for. */
    static final int MOST = 99;

    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]?)(?:[xX]([1-9][0-9]?))?");

    /** Reads {@code WxH}, or one number for a square. */
    static final class Converter implements ITypeConverter<BoardSize> {
        @Override
        public BoardSize convert(String text) {
            return of(text).orElseThrow(() ->
                    new TypeConversionException("'" + Printable.of(text) + "'; expected WIDTHxHEIGHT, such as 7x6"));
        }
    }

    /** Returns the size that is written so; empty if none is. */
    static Optional<BoardSize> of(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            return Optional.empty();
        }
        int width = Integer.parseInt(size.group(1));
        return Optional.of(new BoardSize(width, size.group(2) == null ? width : Integer.parseInt(size.group(2))));
    }

    /** Returns text such as {@code 7x6}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
