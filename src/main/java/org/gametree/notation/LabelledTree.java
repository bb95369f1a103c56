package org.gametree.notation;

import java.math.BigDecimal;
import java.util.Objects;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;

/**
 * A tree and the labels of its leaves and nodes.
 *
 * @param tree the tree
 * @param labels its labels, possibly {@link Labels#NONE}
 */
public record LabelledTree(GameTree<Bounded<BigDecimal>> tree, Labels labels) {

    /**
     * Puts a tree and its labels together.
     *
     * @param tree the tree
     * @param labels its labels, possibly {@link Labels#NONE}
     * @throws NullPointerException if an argument is null
     */
    public LabelledTree {
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        Objects.requireNonNull(labels, "labels is null; expected labels, possibly NONE");
    }

    /** Returns the tree as shortened bracket text, and what the labels say of themselves. */
    @Override
    public String toString() {
        return tree + ", " + labels;
    }
}
