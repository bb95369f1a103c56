package org.gametree.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one of a few words, in small or capital letters; any other is refused with the words as help has them. */
record Choice<E extends Enum<E>>(List<E> constants) implements ITypeConverter<E> {

    static <E extends Enum<E>> Choice<E> of(Class<E> type) {
        return new Choice<>(List.of(type.getEnumConstants()));
    }

    @Override
    public E convert(String text) {
        return constants.stream()
                .filter(constant -> word(constant).equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + Printable.of(text) + "'; expected " + words()));
    }

    private String words() {
        List<String> words = constants.stream().map(Choice::word).toList();
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    private static String word(Enum<?> constant) {
        return constant.toString().toLowerCase(Locale.ROOT);
    }
}
