package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** No text does anything but read as a tree or be refused with a place that exists in it. */
class RandomTextProperties {
    private static final String READ = "read";
    private static final String REFUSED = "refused";

    private static final String CHARACTERS = "[](),:# \r\n\t019+-.eEinfulhaves−\u0000é";

    private static final List<String> VALID = List.of(
            "[[3, 5], [2, 9]]",
            "((3 5)(2 -9.50))",
            "[-inf, [], (inf 1e6), # x\n [[0.1]]]",
            "full 2 3: 3 5 6 9 1 2 0 -1",
            "full 1 20: 5",
            "halves: 3, 5, 6 # rest\n 9 1",
            "9007199254740993",
            "1e999999999");

    @Property
    void piecesOfTreesAreATreeOrRefused(@ForAll("pieces") String text) {
        collect(outcome(text, RandomTextProperties::parseTwice));
    }

    @Property
    void charactersOfNumbersAreAValueOrRefused(@ForAll("numberCharacters") String text) {
        collect(outcome(text, TreeNotation::parseValue));
    }

    @Property
    void aChangedTreeIsATreeOrRefused(@ForAll("changed") String text) {
        collect(outcome(text, RandomTextProperties::parseTwice));
    }

    @Property
    void uniformlyRandomTextIsATreeOrRefused(@ForAll("uniform") String text) {
        assertThat(outcome(text, RandomTextProperties::parseTwice)).isIn(READ, REFUSED);
    }

    private static void collect(String outcome) {
        Statistics.collect(outcome);
        Statistics.coverage(coverage -> {
            coverage.check(READ).percentage(p -> p > 5);
            coverage.check(REFUSED).percentage(p -> p > 5);
        });
    }

    // Any other exception is left to fail the property.
    private static String outcome(String text, Consumer<String> parser) {
        try {
            parser.accept(text);
            return READ;
        } catch (NotationException refused) {
            assertThatPlaceExists(refused, text);
            return REFUSED;
        }
    }

    private static void parseTwice(String text) {
        String printed = TreeNotation.print(TreeNotation.parse(text));
        assertThat(TreeNotation.print(TreeNotation.parse(printed))).isEqualTo(printed);
    }

    private static void assertThatPlaceExists(NotationException refused, String text) {
        String[] lines = text.split("\r\n|\r|\n", -1);
        assertThat(refused.line()).isBetween(1, lines.length);
        String line = lines[refused.line() - 1];
        assertThat(refused.column()).isBetween(1, line.codePointCount(0, line.length()) + 1);
        assertThat(refused.found()).isNotEmpty();
        assertThat(refused.expected()).isNotEmpty();
    }

    @Provide
    Arbitrary<String> uniform() {
        return Arbitraries.oneOf(
                Arbitraries.strings(),
                Arbitraries.strings().withChars(CHARACTERS).ofMaxLength(60));
    }

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of("[", "]", "[1", "1]", "[]", "(1)", "(", ")", "1", " 1", ", 1", ",", ":", "#\n")
                .list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(pieces -> String.join("", pieces));
    }

    @Provide
    Arbitrary<String> numberCharacters() {
        return Arbitraries.strings().withChars("0123456789+-.eE\0").ofMaxLength(6);
    }

    @Provide
    Arbitrary<String> changed() {
        Arbitrary<Change> change = Combinators.combine(
                        Arbitraries.of(Edit.class),
                        Arbitraries.doubles().between(0, 1),
                        Arbitraries.strings().withChars(CHARACTERS).ofLength(1))
                .as(Change::new);
        return Combinators.combine(Arbitraries.of(VALID), change.list().ofMaxSize(3))
                .as((text, changes) -> {
                    StringBuilder changed = new StringBuilder(text);
                    changes.forEach(c -> c.applyTo(changed));
                    return changed.toString();
                });
    }

    private enum Edit {
        DELETE,
        INSERT,
        SWAP
    }

    /** One edit of a text, at a place told as a fraction of its length. */
    private record Change(Edit edit, double where, String character) {
        void applyTo(StringBuilder text) {
            int place = (int) (where * text.length());
            if (edit == Edit.INSERT) {
                text.insert(place, character);
            } else if (edit == Edit.DELETE && place < text.length()) {
                text.deleteCharAt(place);
            } else if (edit == Edit.SWAP && place + 1 < text.length()) {
                text.insert(place, text.charAt(place + 1)).deleteCharAt(place + 2);
            }
        }
    }
}
