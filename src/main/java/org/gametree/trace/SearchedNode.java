package org.gametree.trace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/**
 * The trace of a node whose children were scanned from left to right, to the last or to a cutoff.
 *
 * <p>The bound of the player to move, alpha at MAX and beta at MIN, starts as the window's and is moved by the children
 * that return something better. Where it stood when child i was searched is the window of child i; where it ended is
 * the value of the node. The other bound stays the window's all along.
 *
 * @param <V> the type of the values
 * @param tree the node
 * @param player the player to move at the node
 * @param alpha the lower bound of the window it was searched in
 * @param beta the upper bound of that window
 * @param value where the bound of the player to move ended
 * @param reading what the value says about the minimax value
 * @param best the index of the child that gave the value, which is the first child, in order, that moved the bound of
 *     the player to move to where it ended; 0 if no child moved it, and −1 without children. If the value is exact it
 *     is the first child whose minimax value is the node's, as {@link PrincipalVariation} explains
 * @param searched the traces of the children that were searched, the first ones of the node
 * @param cutoff why the other children were pruned; empty iff there are none
 */
public record SearchedNode<V>(
        Node<V> tree,
        Player player,
        V alpha,
        V beta,
        V value,
        Reading reading,
        int best,
        List<Searched<V>> searched,
        Optional<Cutoff> cutoff)
        implements Searched<V> {

    /**
     * Makes the trace of a node.
     *
     * @param tree the node
     * @param player the player to move at the node
     * @param alpha the lower bound of the window it was searched in
     * @param beta the upper bound of that window
     * @param value where the bound of the player to move ended
     * @param reading what the value says about the minimax value
     * @param best the index of the child that gave the value, −1 without children
     * @param searched the traces of the children that were searched; copied unless it is unmodifiable already
     * @param cutoff why the other children were pruned
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if there are more traces than children, if {@code best} is not the index of a
     *     trace, if there is a cutoff although no child is left, none although one is, or one of the wrong kind, or if a
     *     trace is that of another tree than the child in its place, as far as its kind, its number of children and the
     *     value of a leaf tell, or of a node of the same player
     */
    public SearchedNode {
        Objects.requireNonNull(tree, "tree is null; expected a node");
        Objects.requireNonNull(player, "player is null; expected MAX or MIN");
        Objects.requireNonNull(alpha, "alpha is null; expected the window's lower bound");
        Objects.requireNonNull(beta, "beta is null; expected the window's upper bound");
        Objects.requireNonNull(value, "value is null; expected what the search returned");
        Objects.requireNonNull(reading, "reading is null; expected what the value says");
        Objects.requireNonNull(searched, "searched is null; expected the traces of the children searched");
        Objects.requireNonNull(cutoff, "cutoff is null; expected a cutoff or the empty Optional");
        searched = List.copyOf(searched);
        requireScan(tree, player, best, searched.size(), cutoff);
        requireChildren(tree, player, searched);
    }

    private static <V> void requireChildren(Node<V> tree, Player player, List<Searched<V>> searched) {
        for (int i = 0; i < searched.size(); i++) {
            Searched<V> child = searched.get(i);
            if (!looksLike(child.tree(), tree.children().get(i))) {
                throw new IllegalArgumentException(
                        "searched has at index " + i + " a trace of another tree; expected that of child " + i);
            }
            if (child instanceof SearchedNode<V> node && node.player == player) {
                throw new IllegalArgumentException("searched has at index " + i + " a node of " + player
                        + "; expected one of " + player.opponent());
            }
        }
    }

    private static void requireScan(Node<?> tree, Player player, int best, int searched, Optional<Cutoff> cutoff) {
        int left = tree.children().size() - searched;
        if (left < 0) {
            throw new IllegalArgumentException("searched has " + searched + " traces; expected at most "
                    + tree.children().size() + ", one for each child");
        }
        if (best < Math.min(0, searched - 1) || best > searched - 1) {
            throw new IllegalArgumentException("best = " + best + "; expected the index of one of " + searched
                    + " searched children, -1 if there are none");
        }
        if (cutoff.isPresent() != left > 0) {
            throw new IllegalArgumentException("cutoff is " + cutoff + " with " + left
                    + " children left; expected one iff there are children left");
        }
        if (cutoff.isPresent() && cutoff.get().kind() != Cutoff.Kind.at(player)) {
            throw new IllegalArgumentException(
                    "cutoff is " + cutoff.get() + "; expected one of the kind " + Cutoff.Kind.at(player));
        }
    }

    // Whether two nodes are equal takes time and stack, so only what is told at once is compared.
    private static <V> boolean looksLike(GameTree<V> found, GameTree<V> expected) {
        if (found instanceof Node<V> x && expected instanceof Node<V> y) {
            return x.children().size() == y.children().size();
        }
        return found.equals(expected);
    }

    /** Returns the traces of all children, in order: those searched, then those pruned. */
    @Override
    public List<Trace<V>> children() {
        return new ChildTraces<>(searched, tree.children());
    }

    /**
     * Returns the children that were not searched.
     *
     * @return the trees behind the cutoff, in order; a view, empty without a cutoff
     */
    public List<GameTree<V>> pruned() {
        return tree.children().subList(searched.size(), tree.children().size());
    }

    /**
     * Returns the number of leaves that the cutoff saved. It walks all pruned subtrees of this node, so it takes time
     * in proportion to the answer and stack in proportion to their depth.
     *
     * @return the leaves of the children that were not searched; 0 without a cutoff
     */
    public long prunedLeaves() {
        return GameTree.leavesList(pruned());
    }

    /** Returns player, window, value and extent, as in {@code MAX (0, 9) ≥ 6, 1 of 2 children searched}. */
    @Override
    public String toString() {
        return player + " (" + alpha + ", " + beta + ") " + reading.symbol() + " " + value + ", " + searched.size()
                + " of " + tree.children().size() + " children searched";
    }
}
