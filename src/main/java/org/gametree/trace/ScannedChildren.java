package org.gametree.trace;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/**
 * The traces that the scan of a node has made of its first children. It is known to belong to that node, so a
 * {@link SearchedNode} of it neither copies nor checks it: that was a third of the time a trace takes.
 */
final class ScannedChildren<V> extends AbstractList<Searched<V>> implements RandomAccess {
    private final Node<V> node;
    private final Player player;
    private final Searched<V>[] traces;

    /** Keeps the array, which nobody may change any more. */
    ScannedChildren(Node<V> node, Player player, Searched<V>[] traces) {
        this.node = node;
        this.player = player;
        this.traces = traces;
    }

    /** Tells whether this is what a scan of a node by a player made. */
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Node<?> tree, Player mover) {
        return tree == node && mover == player;
    }

    @Override
    public Searched<V> get(int index) {
        return traces[index];
    }

    @Override
    public int size() {
        return traces.length;
    }
}
