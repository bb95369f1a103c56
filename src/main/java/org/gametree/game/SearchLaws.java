package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.law.Claim;
import org.gametree.law.Law;

/**
 * What the answer of a search owes to minimax: {@link GameSearch}'s contract as laws, for it and for anyone's search.
 *
 * <p>Each law compares with the tree that the position {@linkplain Unfold unfolds} to, so depths have to be small.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 * @param game the rules
 */
public record SearchLaws<P, M>(Game<P, M> game) {
    private static final Minimax<Integer> MINIMAX = new Minimax<>(Score.order());

    /**
     * A position with what a search answered.
     *
     * @param <P> the type of the positions
     * @param <M> the type of the moves
     * @param position what was searched
     * @param result what was answered
     */
    public record Answered<P, M>(P position, SearchResult<M> result) {}

    /**
     * Makes the laws of a game.
     *
     * @param game the rules
     * @throws NullPointerException if {@code game} is null
     */
    public SearchLaws {
        Objects.requireNonNull(game, "game is null; expected the rules");
    }

    /**
     * Returns all laws of this class.
     *
     * @return the laws
     */
    public List<Law<Answered<P, M>>> all() {
        return List.of(value(), bestMove(), rootMoves(), principalVariation(), proven());
    }

    /**
     * The value is minimax's. If it fails: is a bound or an unfinished depth's value returned, is a player's turn
     * assumed, is a win's distance dropped?
     *
     * @return the law
     */
    public Law<Answered<P, M>> value() {
        return Law.always("value", "the value is minimax of the position unfolded to the finished depth", c -> {
            int expected = new Unfold<>(game).minimax(c.position(), c.result().depth());
            return Claim.equal(c.result().value(), expected);
        });
    }

    /**
     * The move is the first of the best. If it fails where the value holds: ties.
     *
     * @return the law
     */
    public Law<Answered<P, M>> bestMove() {
        return Law.always("best move", "the move is the first of those with that value, at depth 0 the first", c -> {
            List<Integer> values = moveValues(c.position(), c.result().depth());
            int best = new Unfold<>(game).minimax(c.position(), c.result().depth());
            Optional<M> expected = game.moves(c.position()).stream()
                    .skip(values.isEmpty() ? 0 : values.indexOf(best))
                    .findFirst();
            return Claim.equal(c.result().bestMove(), expected);
        });
    }

    /**
     * What is said of each root move is true. If it fails: is a bound called exact, or its side confused?
     *
     * @return the law
     */
    public Law<Answered<P, M>> rootMoves() {
        return new Law<>(
                "root moves",
                "every move in order with its value or a bound of it, the best move's exact",
                c -> c.result().depth() > 0,
                c -> {
                    List<Integer> values = moveValues(c.position(), c.result().depth());
                    List<RootMove<M>> found = c.result().rootMoves();
                    List<Claim> claims = new ArrayList<>();
                    claims.add(Claim.equal(found.stream().map(RootMove::move).toList(), game.moves(c.position())));
                    for (int i = 0; i < Math.min(values.size(), found.size()); i++) {
                        RootMove<M> root = found.get(i);
                        boolean isBest = c.result().bestMove().equals(Optional.of(root.move()));
                        boolean isTrue = root.bound().admits(root.value(), values.get(i))
                                && (!isBest || root.bound() == Bound.EXACT);
                        claims.add(new Claim(isTrue, root, isBest ? "exactly" : "admits", values.get(i)));
                    }
                    return Claim.all(claims);
                });
    }

    /**
     * The principal variation is legal and ends at the leaf whose value was returned.
     *
     * @return the law
     */
    public Law<Answered<P, M>> principalVariation() {
        return Law.always("principal variation", "it is legal, as long as it can be, and its end has the value", c -> {
            P position = c.position();
            int ply = 0;
            for (M move : c.result().principalVariation()) {
                if (!game.moves(position).contains(move)) {
                    return new Claim(false, move, "∈", game.moves(position));
                }
                position = game.play(position, move);
                ply++;
            }
            int whole = game.moves(position).isEmpty() ? ply : c.result().depth();
            return Claim.equal(ply, whole)
                    .and(Claim.equal(
                            c.result().principalVariation().stream().findFirst(),
                            ply == 0 ? Optional.empty() : c.result().bestMove()))
                    .and(Claim.equal(
                            Score.before(game.evaluate(position), ply),
                            c.result().value()));
        });
    }

    /**
     * A proven answer is that of the next two depths.
     *
     * @return the law
     */
    public Law<Answered<P, M>> proven() {
        return new Law<>(
                "proven",
                "a proven value and move are those of the next two depths too",
                c -> c.result().proven(),
                c -> stillTrue(c, c.result().depth() + 1)
                        .and(stillTrue(c, c.result().depth() + 2)));
    }

    private Claim stillTrue(Answered<P, M> c, int depth) {
        int value = new Unfold<>(game).minimax(c.position(), depth);
        List<Integer> values = moveValues(c.position(), depth);
        Claim sameValue = Claim.equal(value, c.result().value());
        return values.isEmpty()
                ? sameValue
                : sameValue.and(Claim.equal(
                        Optional.of(game.moves(c.position()).get(values.indexOf(value))),
                        c.result().bestMove()));
    }

    /**
     * Returns what each move is worth, in order; none at depth 0.
     *
     * @param position where to look
     * @param depth how deep, from that position
     * @return the minimax value of each move
     */
    public List<Integer> moveValues(P position, int depth) {
        Unfold<P, M> unfold = new Unfold<>(game);
        Player child = unfold.player(position).opponent();
        return unfold.tree(position, depth) instanceof Node<Integer> node
                ? node.children().stream()
                        .map((GameTree<Integer> tree) -> MINIMAX.minimax(child, tree))
                        .toList()
                : List.of();
    }
}
