package org.gametree.bench;

import java.util.Arrays;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/** {@link RandomGraph} in the fast form. */
final class RandomGraphBoard extends MutableGame {
    private final RandomGraph graph;
    private int node;
    private int[] path = new int[64];
    private int plies;

    RandomGraphBoard(RandomGraph graph, int node) {
        this.graph = graph;
        this.node = node;
    }

    @Override
    public boolean maxToMove() {
        return graph.isMax(node);
    }

    @Override
    public void moves(MoveList moves) {
        if (!graph.isFinal(node)) {
            for (int move = 0; move < graph.branching(); move++) {
                moves.add(move);
            }
        }
    }

    @Override
    public void make(int move) {
        if (plies == path.length) {
            path = Arrays.copyOf(path, 2 * plies);
        }
        path[plies++] = node;
        node = graph.child(node, move);
    }

    @Override
    public void unmake(int move) {
        node = path[--plies];
    }

    @Override
    public int evaluate() {
        return graph.value(node);
    }

    @Override
    public long key() {
        return node;
    }

    @Override
    public RandomGraphBoard copy() {
        return new RandomGraphBoard(graph, node);
    }
}
