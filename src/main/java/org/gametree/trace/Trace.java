package org.gametree.trace;

import java.util.List;
import org.gametree.core.GameTree;

/**
 * A game tree with what one search did to it: the part that it {@linkplain Searched searched}, annotated, and below it
 * the subtrees that it {@linkplain Pruned pruned}.
 *
 * <p>A trace has the shape of its tree: child i of a trace is about child i of its tree. The marks of pruned subtrees
 * are made when they are asked for, so a trace takes memory in proportion to what was searched, whatever was cut off.
 *
 * <p>Equality is structural, and like {@code hashCode} it recurses to the depth of the trace; {@code toString} does
 * not, it tells of one vertex only.
 *
 * @param <V> the type of the values
 */
public sealed interface Trace<V> permits Searched, Pruned {

    /**
     * Returns the tree that this is the trace of.
     *
     * @return the tree
     */
    GameTree<V> tree();

    /**
     * Returns the traces of the tree's children, in order: those searched first, then those pruned.
     *
     * @return as many traces as the tree has children; a view in constant memory, whose pruned marks are made by
     *     {@code get}
     */
    List<Trace<V>> children();
}
