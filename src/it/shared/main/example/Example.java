package example;

import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;

class Example {
    public static void main(String[] args) {
        GameTree<Integer> tree = node(node(leaf(3), leaf(5)), node(leaf(2), leaf(9)));
        Timed<Integer> result = new AlphaBeta<>(BoundedOrder.ints()).alphaBeta(Player.MAX, tree);
        System.out.println("value " + result.value());
        System.out.println(result.time() + " of " + tree.leaves() + " leaves evaluated");
    }
}
