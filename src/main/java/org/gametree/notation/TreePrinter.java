package org.gametree.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.ListIterator;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** Writes a tree in brackets. The nodes begun are kept in a stack of its own, so that depth needs no other. */
final class TreePrinter<V> {
    private final Function<? super V, String> values;
    private final StringBuilder text = new StringBuilder();
    private final Deque<ListIterator<GameTree<V>>> open = new ArrayDeque<>();

    TreePrinter(Function<? super V, String> values) {
        this.values = values;
    }

    String print(GameTree<V> tree) {
        begin(tree);
        while (!open.isEmpty()) {
            ListIterator<GameTree<V>> children = open.element();
            if (children.hasNext()) {
                text.append(children.hasPrevious() ? ", " : "");
                begin(children.next());
            } else {
                text.append(']');
                open.remove();
            }
        }
        return text.toString();
    }

    private void begin(GameTree<V> tree) {
        if (tree instanceof Leaf<V> leaf) {
            text.append(Objects.requireNonNull(
                    values.apply(leaf.value()), "values returned null; expected the text of a leaf's value"));
        } else {
            text.append('[');
            open.push(((Node<V>) tree).children().listIterator());
        }
    }
}
