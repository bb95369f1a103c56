package org.gametree.notation;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The names that a tree's leaves and nodes carry, apart from the tree itself: they are found by the way from the root,
 * so two subtrees that are one object may carry different ones.
 *
 * <p>Labels are a tree themselves, of which only the parts that lead to a label are there: a search may go down into it
 * as it goes down its own tree, at no cost of paths. A label is any text, also an empty one; nothing is to be assumed of
 * what characters it holds.
 *
 * <p>Equality is structural, and like {@code hashCode} it recurses to the depth of the deepest label.
 *
 * @param label the label of the root, if it has one
 * @param children the labels of the root's children and below, by index, of those that have any
 */
public record Labels(Optional<String> label, Map<Integer, Labels> children) {

    /** No labels at all. */
    public static final Labels NONE = new Labels(Optional.empty(), Map.of());

    /**
     * Makes labels of those of a root and those below.
     *
     * @param label the label of the root, if it has one
     * @param children the labels of the root's children and below, by index, of those that have any
     * @throws NullPointerException if an argument is null or holds null
     * @throws IllegalArgumentException if an index is negative or its labels are none
     */
    public Labels {
        Objects.requireNonNull(label, "label is null; expected a text or the empty Optional");
        Objects.requireNonNull(children, "children is null; expected labels by index, possibly none");
        children = Map.copyOf(children);
        children.forEach(Labels::requireChild);
    }

    private static void requireChild(int index, Labels labels) {
        if (index < 0) {
            throw new IllegalArgumentException("children has index " + index + "; expected indices from 0");
        }
        if (labels.isNone()) {
            throw new IllegalArgumentException(
                    "children has no label at index " + index + "; expected only children with labels");
        }
    }

    /**
     * Tells whether there is no label here or below.
     *
     * @return true iff these labels equal {@link #NONE}; in constant time
     */
    public boolean isNone() {
        return label.isEmpty() && children.isEmpty();
    }

    /**
     * Returns the labels of a child and below.
     *
     * @param index the index of the child, from 0
     * @return its labels, {@link #NONE} if there are none
     */
    public Labels child(int index) {
        return children.getOrDefault(index, NONE);
    }

    /**
     * Returns the label at the end of a path.
     *
     * @param path child indices from the root
     * @return the label, if there is one
     * @throws NullPointerException if {@code path} is null
     */
    public Optional<String> at(List<Integer> path) {
        Labels at = this;
        for (int index : Objects.requireNonNull(path, "path is null; expected child indices")) {
            at = at.child(index);
        }
        return at.label;
    }

    /** Returns the root's label and how many children have any, as in {@code label A, 2 children with labels}. */
    @Override
    public String toString() {
        return label.map(text -> "label " + text).orElse("no label") + ", " + children.size() + " children with labels";
    }
}
