package org.gametree.game;

import java.util.List;
import java.util.stream.IntStream;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.notation.TreeNotation;

/** An explicit tree as a game with alternating players; an inner node is evaluated 0, a node without children too. */
record TreeGame() implements Game<TreeGame.Place, Integer> {

    /** A subtree, and who is to move there. */
    record Place(GameTree<Integer> tree, boolean max) {
        @Override
        public String toString() {
            return tree.toString();
        }
    }

    /** Reads a tree in which inf and -inf stand for a win and a loss. */
    static Place read(String text) {
        return new Place(
                TreeNotation.parse(text).map(number -> switch (number.toString()) {
                    case "⊤" -> Score.WIN;
                    case "⊥" -> Score.LOSS;
                    default -> Integer.parseInt(number.toString());
                }),
                true);
    }

    private static List<GameTree<Integer>> children(Place place) {
        return place.tree instanceof Node<Integer> node ? node.children() : List.of();
    }

    @Override
    public boolean maxToMove(Place place) {
        return place.max;
    }

    @Override
    public List<Integer> moves(Place place) {
        return IntStream.range(0, children(place).size()).boxed().toList();
    }

    @Override
    public Place play(Place place, Integer move) {
        return new Place(children(place).get(move), !place.max);
    }

    @Override
    public int evaluate(Place place) {
        return place.tree instanceof Leaf<Integer> leaf ? leaf.value() : 0;
    }
}
