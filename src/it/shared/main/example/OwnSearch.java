package example;

import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;

/** A search of somebody's own, for ints: written from memory, to be checked. */
final class OwnSearch {
    private long leaves;

    private OwnSearch() {}

    static Timed<Integer> search(Player p, Integer a, Integer b, GameTree<Integer> tree) {
        OwnSearch search = new OwnSearch();
        int value = p == Player.MAX ? search.max(a, b, tree, true) : search.min(a, b, tree);
        return new Timed<>(value, search.leaves);
    }

    /** The same with a mistake: at the root MAX takes the last value for the best. */
    static Timed<Integer> searchWrongly(Player p, Integer a, Integer b, GameTree<Integer> tree) {
        OwnSearch search = new OwnSearch();
        int value = p == Player.MAX ? search.max(a, b, tree, false) : search.min(a, b, tree);
        return new Timed<>(value, search.leaves);
    }

    private int max(int alpha, int beta, GameTree<Integer> tree, boolean keepsTheBest) {
        if (tree instanceof Leaf<Integer> leaf) {
            leaves++;
            return leaf.value();
        }
        int a = alpha;
        for (GameTree<Integer> child : ((Node<Integer>) tree).children()) {
            int value = min(a, beta, child);
            a = keepsTheBest ? Math.max(a, value) : value;
            if (beta <= a) {
                return a;
            }
        }
        return a;
    }

    private int min(int alpha, int beta, GameTree<Integer> tree) {
        if (tree instanceof Leaf<Integer> leaf) {
            leaves++;
            return leaf.value();
        }
        int b = beta;
        for (GameTree<Integer> child : ((Node<Integer>) tree).children()) {
            b = Math.min(b, max(alpha, b, child, true));
            if (b <= alpha) {
                return b;
            }
        }
        return b;
    }
}
