package org.gametree.trace;

import java.util.AbstractList;
import java.util.Objects;
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
    private final int count;

    /** Keeps the array, of which nobody may change the first places any more. */
    ScannedChildren(Node<V> node, Player player, Searched<V>[] traces, int count) {
        this.node = node;
        this.player = player;
        this.traces = traces;
        this.count = count;
    }

    /** Tells whether this is what a scan of a node by a player made. */
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Node<?> tree, Player mover) {
        return tree == node && mover == player;
    }

    @Override
    public Searched<V> get(int index) {
        return traces[Objects.checkIndex(index, count)];
    }

    @Override
    public int size() {
        return count;
    }
}
