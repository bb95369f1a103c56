package org.gametree.cli;

import java.util.BitSet;
import java.util.List;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/** Counts the nodes that have one of some leaves below them. */
final class NodesAbove {
    private final BitSet leaves = new BitSet();
    private int next;
    private long nodes;

    private NodesAbove(List<Integer> leaves) {
        leaves.forEach(this.leaves::set);
    }

    static long count(List<Integer> leaves, GameTree<?> tree) {
        NodesAbove above = new NodesAbove(leaves);
        above.isAbove(tree);
        return above.nodes;
    }

    private boolean isAbove(GameTree<?> tree) {
        if (!(tree instanceof Node<?> node)) {
            return leaves.get(next++);
        }
        boolean any = false;
        for (GameTree<?> child : node.children()) {
            any |= isAbove(child);
        }
        nodes += any ? 1 : 0;
        return any;
    }
}
