package org.gametree.notation;

import java.math.BigDecimal;
import java.util.Random;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** Writes trees in all the ways that the notation allows, at random. */
final class Spelling {
    private static final String[] BLANKS = {"", "", " ", "\t", "\n", "\r\n", " # ], 5)\n", "\u00a0"};
    private static final String[] SEPARATORS = {" ", ",", ", ", " ,", "\n,\r", "#[\n", "# a\n,# b\r"};

    private final Random random;
    private final StringBuilder text = new StringBuilder();

    Spelling(Random random) {
        this.random = random;
    }

    String of(GameTree<Bounded<BigDecimal>> tree) {
        text.append(any(BLANKS));
        write(tree);
        return text.append(any(BLANKS)).toString();
    }

    private void write(GameTree<Bounded<BigDecimal>> tree) {
        if (tree instanceof Leaf<Bounded<BigDecimal>> leaf) {
            writeValue(leaf.value());
            return;
        }
        boolean square = random.nextBoolean();
        text.append(square ? '[' : '(').append(any(BLANKS));
        GameTree<Bounded<BigDecimal>> previous = null;
        for (GameTree<Bounded<BigDecimal>> child : ((Node<Bounded<BigDecimal>>) tree).children()) {
            if (previous != null) {
                boolean besideBracket = previous instanceof Node || child instanceof Node;
                text.append(any(besideBracket ? BLANKS : SEPARATORS));
            }
            write(child);
            previous = child;
        }
        text.append(any(BLANKS)).append(square ? ']' : ')');
    }

    private void writeValue(Bounded<BigDecimal> value) {
        if (value instanceof Bounded.Bottom) {
            text.append(any("-inf", "−inf"));
        } else if (value instanceof Bounded.Value<BigDecimal> number) {
            text.append(number.value().signum() < 0 ? any("-", "−") : any("", "+"))
                    .append(any("", "0", "000"))
                    .append(any(
                            number.value().abs().toString(),
                            number.value().abs().toString().replace('E', 'e')));
        } else {
            text.append(any("inf", "+inf"));
        }
    }

    private String any(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
