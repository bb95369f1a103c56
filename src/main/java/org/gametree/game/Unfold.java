package org.gametree.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
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
 * <p>{@linkplain #withQuiescence With quiescence} some positions at the horizon are nodes, and
 * {@linkplain #withRepetition(List) with repetition} a position that recurs is a leaf.
 *
 * <p>The tree has as many nodes as the game has lines of play to that depth.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
// Shares no code with the search, so that no mistake is in both.
public final class Unfold<P, M> {
    private final Game<P, M> game;
    private final int quiescence;
    private final List<P> history;

    // What is equal of positions that are the same. Without repetition it tells every position from every other.
    private final Function<? super P, ?> identity;

    private Unfold(Game<P, M> game, int quiescence, List<P> history, Function<? super P, ?> identity) {
        this.game = game;
        this.quiescence = quiescence;
        this.history = history;
        this.identity = identity;
    }

    /**
     * Makes the unfolding of a game, without quiescence and repetition.
     *
     * @param game the rules
     * @throws NullPointerException if {@code game} is null
     */
    public Unfold(Game<P, M> game) {
        this(Objects.requireNonNull(game, "game is null; expected the rules"), 0, List.of(), position -> new Object());
    }

    /**
     * Returns the unfolding that goes on behind the horizon as long as positions are not quiet.
     *
     * <p>At the horizon and up to {@code plies} behind it, less one, a position where the player may not
     * {@linkplain Game#mayStandPat stand pat} is a node over all its moves; a position with
     * {@linkplain Game#noisyMoves noisy moves} is a node whose first child is a leaf with its evaluation, for standing
     * pat, and whose others are its noisy moves; any other is a leaf. Unfolded to depth 0, the root is a leaf as ever,
     * so that there is always an answer.
     *
     * @param plies how many plies to go on at most, at least 0
     * @return the unfolding, the same otherwise
     * @throws IllegalArgumentException if {@code plies} is negative
     */
    public Unfold<P, M> withQuiescence(int plies) {
        return new Unfold<>(game, requireDepth("plies", plies), history, identity);
    }

    /**
     * Returns the unfolding in which repetition is a draw: positions are the same if they are {@code equals}.
     *
     * @param before what came before the root in any order; it may hold the root, and positions that are never reached
     * @return the unfolding, the same otherwise
     * @throws NullPointerException if {@code before} or a position in it is null
     * @see #withRepetition(List, Function)
     */
    public Unfold<P, M> withRepetition(List<? extends P> before) {
        return withRepetition(before, position -> position);
    }

    /**
     * Returns the unfolding in which repetition is a draw.
     *
     * <p>A position reached by a move that has been there before, on the path from the root, the root included, or in
     * the history, is a leaf worth 0: the first time it recurs, wherever that is, at the horizon and behind it too. The
     * root itself is never such a leaf, so that there is always a move. Nor is a final position, which keeps its value
     * even if the history holds it: no line goes on from it, so none comes back.
     *
     * @param before what came before the root in any order; it may hold the root, and positions that are never reached
     * @param identity what is equal of positions that are the same, such as {@link MutableGame#key}
     * @return the unfolding, the same otherwise
     * @throws NullPointerException if an argument or a position of the history is null
     */
    public Unfold<P, M> withRepetition(List<? extends P> before, Function<? super P, ?> identity) {
        Objects.requireNonNull(before, "before is null; expected the positions before the root");
        Objects.requireNonNull(identity, "identity is null; expected what is equal of positions that are the same");
        before.forEach(position -> Objects.requireNonNull(position, "before holds null; expected positions"));
        return new Unfold<>(game, quiescence, List.copyOf(before), identity);
    }

    /**
     * Returns the rules.
     *
     * @return the game that is unfolded
     */
    public Game<P, M> game() {
        return game;
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
        requireDepth("depth", depth);
        Set<Object> path = new HashSet<>();
        history.forEach(before -> path.add(identity.apply(before)));
        return depth == 0 ? leaf(position, 0) : tree(position, depth, 0, player(position), path);
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

    /** Returns the moves by which a line goes on, if it does not recur, from so many plies before the horizon. */
    List<M> moves(P position, int depth) {
        if (depth > 0) {
            return game.moves(position);
        }
        if (depth == -quiescence) {
            return List.of();
        }
        return game.mayStandPat(position) ? game.noisyMoves(position) : game.moves(position);
    }

    // p is whom the tree has to move here: at an inner node the one-child node makes that the position's own player.
    private GameTree<Integer> tree(P position, int depth, int ply, Player p, Set<Object> path) {
        Object here = identity.apply(position);
        if (ply > 0 && path.contains(here) && !game.moves(position).isEmpty()) {
            return GameTree.leaf(0);
        }
        List<M> moves = moves(position, depth);
        if (moves.isEmpty()) {
            return leaf(position, ply);
        }
        Player mover = game.maxToMove(position) ? Player.MAX : Player.MIN;
        List<GameTree<Integer>> children = new ArrayList<>();
        if (depth <= 0 && game.mayStandPat(position)) {
            children.add(leaf(position, ply));
        }
        path.add(here);
        for (M move : moves) {
            children.add(tree(game.play(position, move), depth - 1, ply + 1, mover.opponent(), path));
        }
        path.remove(here);
        GameTree<Integer> node = GameTree.node(children);
        return mover == p ? node : GameTree.node(List.of(node));
    }

    private GameTree<Integer> leaf(P position, int ply) {
        int value = game.evaluate(position);
        if (-Score.MAX_PAYOFF <= value && value <= Score.MAX_PAYOFF) {
            return GameTree.leaf(value);
        }
        boolean isFinal = game.moves(position).isEmpty();
        if (isFinal && value == Score.WIN) {
            return GameTree.leaf(value - ply);
        }
        if (isFinal && value == Score.LOSS) {
            return GameTree.leaf(value + ply);
        }
        throw new IllegalArgumentException("evaluation of position " + position + " = " + value
                + "; expected a value within ±MAX_PAYOFF = ±" + Score.MAX_PAYOFF
                + (isFinal ? ", WIN or LOSS" : " where there are moves"));
    }

    private static int requireDepth(String name, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException(name + " = " + depth + "; expected at least 0");
        }
        return depth;
    }
}
