package org.gametree.cli;

import java.math.BigDecimal;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.notation.NotationException;
import org.gametree.notation.TreeNotation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code A:B}. */
final class WindowConverter implements ITypeConverter<Window> {

    @Override
    public Window convert(String text) {
        String[] bounds = text.split(":", -1);
        if (bounds.length != 2) {
            throw new TypeConversionException("'" + text + "'; expected A:B, such as -inf:3");
        }
        return new Window(bound(text, bounds[0]), bound(text, bounds[1]));
    }

    private static Bounded<BigDecimal> bound(String text, String bound) {
        try {
            return TreeNotation.parseValue(bound);
        } catch (NotationException e) {
            throw new TypeConversionException("'" + text + "': found " + e.found() + ", expected " + e.expected());
        }
    }
}
