package org.gametree.trace;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.gametree.core.GameTree;

/** The traces of all children of a node, in order, as a view: the first ones searched, the others pruned. */
final class ChildTraces<V> extends AbstractList<Trace<V>> implements RandomAccess {
    private final List<Searched<V>> searched;
    private final List<GameTree<V>> trees;

    ChildTraces(List<Searched<V>> searched, List<GameTree<V>> trees) {
        this.searched = searched;
        this.trees = trees;
    }

    @Override
    public Trace<V> get(int index) {
        return index < searched.size() ? searched.get(index) : new Pruned<>(trees.get(index));
    }

    @Override
    public int size() {
        return trees.size();
    }
}
