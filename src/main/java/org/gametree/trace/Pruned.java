package org.gametree.trace;

import java.util.List;
import java.util.Objects;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/**
 * The mark of a subtree that was not searched: it stands behind a cutoff, or below another pruned subtree.
 *
 * @param <V> the type of the values
 * @param tree the subtree that was not searched
 */
public record Pruned<V>(GameTree<V> tree) implements Trace<V> {

    /**
     * Makes the mark of a pruned subtree.
     *
     * @param tree the subtree that was not searched
     * @throws NullPointerException if {@code tree} is null
     */
    public Pruned {
        Objects.requireNonNull(tree, "tree is null; expected the subtree that was not searched");
    }

    /** Returns the children of the tree, all of them pruned. */
    @Override
    public List<Trace<V>> children() {
        return tree instanceof Node<V> node ? new ChildTraces<>(List.of(), node.children()) : List.of();
    }

    /** Returns the tree as shortened bracket text, as in {@code pruned [3, 5]}. */
    @Override
    public String toString() {
        return "pruned " + tree;
    }
}
