package org.gametree.game;

import java.util.List;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.law.Claim;

/** A line of play down the tree that a position unfolds to, move by move. */
final class UnfoldedLine<P, M> {
    private final Unfold<P, M> unfold;
    private P position;
    private int depth;
    private GameTree<Integer> tree;

    // Whose turn it is in the tree, where players alternate: not always the one to move in the position.
    private Player p;

    UnfoldedLine(Unfold<P, M> unfold, P root, int depth) {
        this.unfold = unfold;
        this.position = root;
        this.depth = depth;
        tree = unfold.tree(root, depth);
        p = unfold.player(root);
    }

    /** Goes on by a move, and claims that the tree does. */
    Claim follow(M move) {
        List<GameTree<Integer>> children = children();
        List<M> moves = children.isEmpty() ? List.of() : unfold.moves(position, depth);
        int place = moves.indexOf(move);
        if (place >= 0) {
            // A leaf for standing pat comes before the moves.
            tree = children.get(children.size() - moves.size() + place);
            p = unfold.player(position).opponent();
            position = unfold.game().play(position, move);
            depth--;
        }
        return new Claim(place >= 0, move, "∈", moves);
    }

    /** Claims that the line may end here, and that it is worth so much. */
    Claim endsWith(int value) {
        List<GameTree<Integer>> children = children();
        if (children.isEmpty()) {
            return Claim.equal(tree, GameTree.leaf(value));
        }
        int moves = unfold.moves(position, depth).size();
        return new Claim(children.size() > moves, position, "is", "a leaf, or a place to stand pat")
                .and(Claim.equal(children.get(0), GameTree.leaf(value)));
    }

    private List<GameTree<Integer>> children() {
        if (tree instanceof Leaf) {
            return List.of();
        }
        List<GameTree<Integer>> children = ((Node<Integer>) tree).children();
        return p == unfold.player(position) ? children : ((Node<Integer>) children.get(0)).children();
    }
}
