package org.gametree.core;

import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** The bracket text of a tree, cut off after so many characters. */
final class BracketText {
    private static final int LIMIT = 200;

    private BracketText() {}

    static <V> String of(GameTree<V> tree) {
        StringBuilder text = new StringBuilder();
        append(tree, text);
        if (text.length() > LIMIT) {
            // A character beyond the basic plane takes two places and is kept or dropped whole.
            text.setLength(Character.isHighSurrogate(text.charAt(LIMIT - 1)) ? LIMIT - 1 : LIMIT);
            text.append('…');
        }
        return text.toString();
    }

    // Every level writes its bracket before it goes deeper, so the limit on length bounds the recursion as well.
    private static <V> void append(GameTree<V> tree, StringBuilder text) {
        if (tree instanceof Leaf<V> leaf) {
            text.append(leaf.value());
            return;
        }
        text.append('[');
        String separator = "";
        for (GameTree<V> child : ((Node<V>) tree).children()) {
            text.append(separator);
            if (text.length() > LIMIT) {
                return;
            }
            append(child, text);
            separator = ", ";
        }
        text.append(']');
    }
}
