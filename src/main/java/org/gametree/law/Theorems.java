package org.gametree.law;

import java.util.List;
import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * The ten theorems of the Lean development, as laws of a search.
 *
 * <p>A theorem of {@code alphaBetaList} is a law of searching a node over the list. In every statement r is the value
 * that the search returns and m the {@linkplain Minimax#minimax minimax} value. Each law's method is its Lean name,
 * spelt as Java spells; its {@link Law#name} is that name verbatim.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param search the search that the laws are about
 */
public record Theorems<V>(BoundedOrder<V> order, TreeSearch<V> search) {

    /**
     * Makes the theorems of one search.
     *
     * @param order compares the values and bounds them
     * @param search the search that the laws are about
     * @throws NullPointerException if an argument is null
     */
    public Theorems {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected the search to be checked");
    }

    /**
     * Returns the ten theorems: those of the value, which every right search obeys, of the scan's bounds, and of the cost.
     *
     * @return the laws, in the order of the Lean file
     */
    public List<Law<SearchCase<V>>> all() {
        return List.of(
                leAlphaBetaListTrue(),
                alphaBetaListFalseLe(),
                alphaBetaTimeLe(),
                alphaBetaListTimeLe(),
                alphaBetaSpec(),
                alphaBetaListSpec(),
                alphaBetaLeOfMinimaxLe(),
                alphaBetaEqOfMemWindow(),
                leAlphaBetaOfLeMinimax(),
                alphaBetaBotTop());
    }

    /**
     * {@code le_alphaBetaList_true}: MAX's scan never returns less than a.
     *
     * <p>Uses nothing but the scan's bound. If it fails, look at what a node without children, or one whose children all
     * fail low, returns: a fail-soft search returns less, rightly, and does not claim this law.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> leAlphaBetaListTrue() {
        return new Law<>(
                "le_alphaBetaList_true",
                "MAX's scan: a ≤ r",
                c -> c.isScan() && c.p() == Player.MAX,
                c -> Claim.le(order, c.a(), result(c)));
    }

    /**
     * {@code alphaBetaList_false_le}: MIN's scan never returns more than b.
     *
     * <p>The dual of {@link #leAlphaBetaListTrue}. If only one of the two fails, the two halves of the scan differ.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> alphaBetaListFalseLe() {
        return new Law<>(
                "alphaBetaList_false_le",
                "MIN's scan: r ≤ b",
                c -> c.isScan() && c.p() == Player.MIN,
                c -> Claim.le(order, result(c), c.b()));
    }

    /**
     * {@code alphaBeta_time_le}: no leaf is paid for twice.
     *
     * <p>Uses {@link GameTree#leaves}. If it fails, a leaf is evaluated again (as by a null-window search that searches
     * again, rightly) or something besides leaves is counted.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> alphaBetaTimeLe() {
        return Law.always(
                "alphaBeta_time_le",
                "cost ≤ leaves t",
                c -> Claim.atMost(c.run(search).time(), c.tree().leaves()));
    }

    /**
     * {@code alphaBetaList_time_le}: the scan pays for no leaf twice.
     *
     * <p>Uses {@link GameTree#leavesList}. If it fails where {@link #alphaBetaTimeLe} holds, leaves are wrongly counted.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> alphaBetaListTimeLe() {
        return new Law<>(
                "alphaBetaList_time_le",
                "scan: cost ≤ leavesList ts",
                SearchCase::isScan,
                c -> Claim.atMost(c.run(search).time(), GameTree.leavesList(children(c))));
    }

    /**
     * {@code alphaBeta_spec}: within the window the search is minimax.
     *
     * <p>Uses {@link BoundedOrder#clamp}: this is the contract of the whole family. If it fails, look first at the bound
     * passed down and at the comparison that cuts.
     *
     * @return the law; for a ≤ b
     */
    public Law<SearchCase<V>> alphaBetaSpec() {
        return new Law<>(
                "alphaBeta_spec",
                "a ≤ b implies clamp r = clamp (minimax p t)",
                c -> order.le(c.a(), c.b()),
                c -> Claim.eq(order, clamp(c, result(c)), clamp(c, minimax(c))));
    }

    /**
     * {@code alphaBetaList_spec}: within the window the scan is minimax over a list.
     *
     * <p>Uses {@link Minimax#minimaxList}. If it fails where {@link #alphaBetaSpec} holds at leaves, look at the empty
     * list and at what the scan returns when it stops.
     *
     * @return the law; for a ≤ b
     */
    public Law<SearchCase<V>> alphaBetaListSpec() {
        return new Law<>(
                "alphaBetaList_spec",
                "scan, a ≤ b implies clamp r = clamp (minimaxList p ts)",
                c -> c.isScan() && order.le(c.a(), c.b()),
                c -> Claim.eq(order, clamp(c, result(c)), clamp(c, minimaxList(c))));
    }

    /**
     * {@code alphaBeta_le_of_minimax_le}: fail low.
     *
     * <p>If it fails, the search takes a position for better than it is: look at MIN's cutoffs and at bounds reused as
     * values.
     *
     * @return the law; for a &lt; b and m ≤ a
     */
    public Law<SearchCase<V>> alphaBetaLeOfMinimaxLe() {
        return new Law<>(
                "alphaBeta_le_of_minimax_le",
                "a < b and m ≤ a imply r ≤ a",
                c -> c.isOpen(order) && order.le(minimax(c), c.a()),
                c -> Claim.le(order, result(c), c.a()));
    }

    /**
     * {@code alphaBeta_eq_of_mem_window}: exact inside the window.
     *
     * <p>If it fails, a cutoff came too early or a bound was taken for a value.
     *
     * @return the law; for a &lt; m &lt; b
     */
    public Law<SearchCase<V>> alphaBetaEqOfMemWindow() {
        return new Law<>(
                "alphaBeta_eq_of_mem_window",
                "a < m < b implies r = m",
                c -> order.lt(c.a(), minimax(c)) && order.lt(minimax(c), c.b()),
                c -> Claim.eq(order, result(c), minimax(c)));
    }

    /**
     * {@code le_alphaBeta_of_le_minimax}: fail high.
     *
     * <p>The dual of {@link #alphaBetaLeOfMinimaxLe}. If it fails, look at MAX's cutoffs and at what they return.
     *
     * @return the law; for a &lt; b and b ≤ m
     */
    public Law<SearchCase<V>> leAlphaBetaOfLeMinimax() {
        return new Law<>(
                "le_alphaBeta_of_le_minimax",
                "a < b and b ≤ m imply b ≤ r",
                c -> c.isOpen(order) && order.le(c.b(), minimax(c)),
                c -> Claim.le(order, c.b(), result(c)));
    }

    /**
     * {@code alphaBeta_bot_top}: with the full window the search is minimax.
     *
     * <p>Searches the case's tree within (⊥, ⊤), whatever the case's own window. If it alone fails, look at ⊥ and ⊤
     * themselves: values stepped beyond them, or negated.
     *
     * @return the law; holds for every tree
     */
    public Law<SearchCase<V>> alphaBetaBotTop() {
        return Law.always("alphaBeta_bot_top", "window (⊥, ⊤) implies r = minimax p t", c -> {
            SearchCase<V> full = c.within(order.bottom(), order.top());
            return Claim.eq(order, result(full), minimax(c)).about(full);
        });
    }

    private V result(SearchCase<V> c) {
        Timed<V> result = c.run(search);
        return result.value();
    }

    private V minimax(SearchCase<V> c) {
        return new Minimax<>(order).minimax(c.p(), c.tree());
    }

    private V minimaxList(SearchCase<V> c) {
        return new Minimax<>(order).minimaxList(c.p(), children(c));
    }

    private V clamp(SearchCase<V> c, V x) {
        return order.clamp(c.a(), c.b(), x);
    }

    private static <V> List<GameTree<V>> children(SearchCase<V> c) {
        return ((Node<V>) c.tree()).children();
    }
}
