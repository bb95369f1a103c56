package org.gametree.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.notation.Labels;

/** Labels that would break a document in which they were written as they are. */
final class HostileLabels {
    static final List<String> TEXTS = List.of(
            "<script>alert(1)</script>",
            "\"quoted\" & 'so' \\",
            "&lt;&#60;&amp;",
            "]]>",
            "-->",
            "\u05E9\u05DC\u05D5\u05DD \u202Eabc",
            "\u0000\u0007\u001B[31m",
            "\uD800 and \uDC00",
            "\uFFFE\uFFFF\uFEFF",
            "two\nlines\r\n\u2028",
            "\uD83D\uDE00 \uFDFD",
            "",
            "\\N\\G\\l",
            "x".repeat(10_000));

    private HostileLabels() {}

    /** Gives every leaf and node of a tree a label, one text after the other. */
    static Labels of(GameTree<?> tree) {
        return of(tree, new ArrayList<>(TEXTS));
    }

    private static Labels of(GameTree<?> tree, List<String> next) {
        String label = next.remove(0);
        next.add(label);
        Map<Integer, Labels> below = new HashMap<>();
        if (tree instanceof Node<?> node) {
            for (GameTree<?> child : node.children()) {
                below.put(below.size(), of(child, next));
            }
        }
        return new Labels(Optional.of(label), below);
    }
}
