package org.gametree.cli;

import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.notation.NotationException;
import org.gametree.notation.TreeNotation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one value. */
final class ValueConverter implements ITypeConverter<Bounded<BigDecimal>> {

    @Override
    public Bounded<BigDecimal> convert(String text) {
        try {
            return TreeNotation.parseValue(text);
        } catch (NotationException e) {
            throw new TypeConversionException("'" + text + "': found " + e.found() + ", expected " + e.expected());
        }
    }
}
