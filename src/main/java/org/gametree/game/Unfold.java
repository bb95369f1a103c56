package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/**
 * A game as the explicit tree that a search of it stands for: the specification of {@link GameSearch}.
 *
 * <p>Unfolded to depth d, a position without moves, or d plies from the root, is a leaf that carries its evaluation, a
 * win or loss moved away by its distance from the root; every other position is a node over its moves, in the game's
 * order. The players of a {@link GameTree} alternate; so where the same player moves twice running, a node with one
 * child stands between, which changes no value and no number of leaves.
 *
 * <p>The tree has as many nodes as the game has lines of play to that depth.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 * @param game the rules
 */
// Shares no code with the search, so that no mistake is in both.
public record Unfold<P, M>(Game<P, M> game) {

    /**
     * Makes the unfolding of a game.
     *
     * @param game the rules
     * @throws NullPointerException if {@code game} is null
     */
    public Unfold {
        Objects.requireNonNull(game, "game is null; expected the rules");
    }

    /**
     * Returns the tree of a position.
     *
     * @param position the root
     * @param depth how many plies to unfold, at least 0
     * @return the tree; {@link #player} moves at its root
     * @throws NullPointerException if {@code position} is null
     * @throws IllegalArgumentException if {@code depth} is negative, or the game gives a value that it may not
     */
    public GameTree<Integer> tree(P position, int depth) {
        Objects.requireNonNull(position, "position is null; expected the root");
        if (depth < 0) {
            throw new IllegalArgumentException("depth = " + depth + "; expected at least 0");
        }
        return tree(position, depth, 0, player(position));
    }

    /**
     * Returns the player to move in a position: MAX in a final one, where it makes no difference.
     *
     * @param position the position
     * @return the player
     */
    public Player player(P position) {
        return game.moves(position).isEmpty() || game.maxToMove(position) ? Player.MAX : Player.MIN;
    }

    /**
     * Returns the minimax value of a position unfolded to a depth.
     *
     * @param position the root
     * @param depth how many plies to unfold, at least 0
     * @return the value, with the distance of a win or loss from the root
     */
    public int minimax(P position, int depth) {
        return new Minimax<>(Score.order()).minimax(player(position), tree(position, depth));
    }

    // p is whom the tree has to move here: at an inner node the one-child node makes that the position's own player.
    private GameTree<Integer> tree(P position, int depth, int ply, Player p) {
        List<M> moves = game.moves(position);
        if (moves.isEmpty() || depth == 0) {
            return GameTree.leaf(leaf(position, moves.isEmpty(), ply));
        }
        Player mover = game.maxToMove(position) ? Player.MAX : Player.MIN;
        List<GameTree<Integer>> children = new ArrayList<>();
        for (M move : moves) {
            children.add(tree(game.play(position, move), depth - 1, ply + 1, mover.opponent()));
        }
        GameTree<Integer> node = GameTree.node(children);
        return mover == p ? node : GameTree.node(List.of(node));
    }

    private int leaf(P position, boolean isFinal, int ply) {
        int value = game.evaluate(position);
        if (isFinal && value == Score.WIN) {
            return value - ply;
        }
        if (isFinal && value == Score.LOSS) {
            return value + ply;
        }
        if (Math.abs((long) value) > Score.MAX_PAYOFF) {
            throw new IllegalArgumentException("evaluation of position " + position + " = " + value
                    + "; expected a value within ±MAX_PAYOFF = ±" + Score.MAX_PAYOFF
                    + (isFinal ? ", WIN or LOSS" : " where there are moves"));
        }
        return value;
    }
}
