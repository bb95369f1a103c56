package org.gametree.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** Writes a tree in brackets. The nodes begun are kept in a stack of its own, so that depth needs no other. */
final class TreePrinter<V> {
    private final Function<? super V, String> values;
    private final StringBuilder text = new StringBuilder();
    private final Deque<Begun<V>> open = new ArrayDeque<>();

    /** A node of which some children are written. */
    private static final class Begun<V> {
        final List<GameTree<V>> children;
        final Labels labels;
        int written;

        Begun(List<GameTree<V>> children, Labels labels) {
            this.children = children;
            this.labels = labels;
        }
    }

    TreePrinter(Function<? super V, String> values) {
        this.values = values;
    }

    String print(GameTree<V> tree, Labels labels) {
        begin(tree, labels);
        while (!open.isEmpty()) {
            Begun<V> node = open.element();
            if (node.written < node.children.size()) {
                int next = node.written++;
                text.append(next > 0 ? ", " : "");
                begin(node.children.get(next), node.labels.child(next));
            } else {
                text.append(']');
                open.remove();
            }
        }
        return text.toString();
    }

    private void begin(GameTree<V> tree, Labels labels) {
        labels.label().ifPresent(label -> text.append(Label.print(label)));
        if (tree instanceof Leaf<V> leaf) {
            text.append(labels.label().isPresent() ? ":" : "");
            text.append(Objects.requireNonNull(
                    values.apply(leaf.value()), "values returned null; expected the text of a leaf's value"));
        } else {
            text.append('[');
            open.push(new Begun<>(((Node<V>) tree).children(), labels));
        }
    }
}
