package org.gametree.trace;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/** The arguments of one search. */
record Search(BoundedOrder<Integer> order, Player p, int a, int b, GameTree<Integer> tree) {

    Searched<Integer> trace() {
        return new Tracer<>(order).trace(p, a, b, tree);
    }

    int minimax(Player player, GameTree<Integer> subtree) {
        return new Minimax<>(order).minimax(player, subtree);
    }
}
