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
 * @param unfold what the positions unfold to: with quiescence or repetition if they are searched so
 */
public record SearchLaws<P, M>(Unfold<P, M> unfold) {
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
     * Makes the laws of an unfolding.
     *
     * @param unfold what the positions unfold to
     * @throws NullPointerException if {@code unfold} is null
     */
    public SearchLaws {
        Objects.requireNonNull(unfold, "unfold is null; expected what the positions unfold to");
    }

    /**
     * Makes the laws of a game that is searched without quiescence and repetition.
     *
     * @param game the rules
     * @throws NullPointerException if {@code game} is null
     */
    public SearchLaws(Game<P, M> game) {
        this(new Unfold<>(game));
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
     * A search answers what minimax does: all laws of this class at every depth up to a greatest one.
     *
     * @param search the search
     * @param depth the greatest depth, at least 0; minimax looks at every line of so many plies
     * @return the law
     */
    public Law<P> agreesWithMinimax(PositionSearch<P, M> search, int depth) {
        return Law.always(
                "agrees with minimax",
                "value, move, root moves and principal variation are minimax's at depths 0 to " + depth,
                position -> {
                    List<Claim> claims = new ArrayList<>();
                    for (int d = 0; d <= depth; d++) {
                        claims.add(agreesWithMinimax(search, position, d));
                    }
                    return Claim.all(claims);
                });
    }

    /**
     * Claims that a search of one position to one depth answers what minimax does.
     *
     * @param search the search
     * @param position the position
     * @param depth the depth, at least 0
     * @return the claim; if it is false, its sides say what differs
     */
    public Claim agreesWithMinimax(PositionSearch<P, M> search, P position, int depth) {
        Answered<P, M> answered = new Answered<>(position, search.search(position, Limits.depth(depth)));
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim(
                answered.result().depth() == depth || answered.result().proven(),
                "depth " + answered.result().depth(),
                "is",
                depth + " or proven"));
        for (Law<Answered<P, M>> law : all()) {
            law.claim(answered)
                    .map(claim ->
                            new Claim(claim.holds(), law.name() + " " + claim.left(), claim.relation(), claim.right()))
                    .ifPresent(claims::add);
        }
        return Claim.all(claims);
    }

    /**
     * The value is minimax's. If it fails: is a bound or an unfinished depth's value returned, is a player's turn
     * assumed, is a win's distance dropped?
     *
     * @return the law
     */
    public Law<Answered<P, M>> value() {
        return Law.always("value", "the value is minimax of the position unfolded to the finished depth", c -> {
            int expected = unfold.minimax(c.position(), c.result().depth());
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
            int best = unfold.minimax(c.position(), c.result().depth());
            Optional<M> expected = unfold.game().moves(c.position()).stream()
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
                    claims.add(Claim.equal(
                            found.stream().map(RootMove::move).toList(),
                            unfold.game().moves(c.position())));
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
        return Law.always("principal variation", "it is legal, and its end is the unfolded leaf of the value", c -> {
            List<M> line = c.result().principalVariation();
            Optional<M> first =
                    c.result().depth() == 0 ? Optional.empty() : c.result().bestMove();
            UnfoldedLine<P, M> unfolded =
                    new UnfoldedLine<>(unfold, c.position(), c.result().depth());
            Claim claim = Claim.equal(line.stream().findFirst(), first);
            for (int i = 0; i < line.size() && claim.holds(); i++) {
                claim = unfolded.follow(line.get(i));
            }
            return claim.and(unfolded.endsWith(c.result().value()));
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
        int value = unfold.minimax(c.position(), depth);
        List<Integer> values = moveValues(c.position(), depth);
        Claim sameValue = Claim.equal(value, c.result().value());
        return values.isEmpty()
                ? sameValue
                : sameValue.and(Claim.equal(
                        Optional.of(unfold.game().moves(c.position()).get(values.indexOf(value))),
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
        Player child = unfold.player(position).opponent();
        return unfold.tree(position, depth) instanceof Node<Integer> node
                ? node.children().stream()
                        .map((GameTree<Integer> tree) -> MINIMAX.minimax(child, tree))
                        .toList()
                : List.of();
    }
}
