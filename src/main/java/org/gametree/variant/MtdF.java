package org.gametree.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * Finds a value by null windows alone: each pass tells on which side of a {@link Cut} it lies, beginning at a first guess,
 * over one {@link BoundsMemory} (Plaat, Schaeffer, Pijls and de Bruin 1996).
 *
 * <p>The bounds start at the window, and every cut lies strictly between them: a pass raises the lower or lowers the
 * upper one, until they meet. The next guess is the bound that was found last. Two guesses are older than the algorithm:
 * from above, {@link #sss} evaluates the leaves of SSS* (Stockman 1979); from below, {@link #dual} those of DUAL*
 * (Marsland, Reinefeld and Schaeffer 1987).
 *
 * <p><b>Relation to {@link org.gametree.core.AlphaBeta}:</b> for a &lt; b and any guess, the minimax value clamped to the
 * window; no leaf that alpha-beta does not evaluate, and none twice. A guess that is the value takes at most two passes.
 * SSS* and DUAL* are not comparable: each may evaluate leaves that the other does not, and so may each and {@link
 * PrincipalVariationSearch}. Smallest trees, within the full window, with leaves strictly between ⊥ and ⊤ and no empty
 * node:
 *
 * <table class="striped">
 *   <caption>Smallest trees that tell two searches apart</caption>
 *   <thead><tr><th scope="col">evaluated by</th><th scope="col">not by</th><th scope="col">tree</th></tr></thead>
 *   <tbody>
 *     <tr><td>alpha-beta, principal variation search, DUAL*</td><td>SSS*</td><td>{@code MAX [[1, 1], 2]}</td></tr>
 *     <tr><td>alpha-beta, principal variation search, SSS*</td><td>DUAL*</td><td>{@code MIN [[2, 1], 1]}</td></tr>
 *     <tr><td>SSS*</td><td>principal variation search</td><td>{@code MAX [1, [[2, 1], 1]]}</td></tr>
 *     <tr><td>DUAL*</td><td>principal variation search</td><td>{@code MIN [2, [[1, 1], 2]]}</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>Stockman's own SSS*, with its OPEN list, evaluates the same leaves in the same order as {@link #sss} if, among states
 * of equal merit, it takes the leftmost, no node is empty, and all leaves lie strictly between ⊥ and ⊤. With other rules
 * for equal merits it may evaluate leaves that alpha-beta does not, even where all leaves differ.
 *
 * <p><b>For a ≥ b</b> the bounds have met: it returns a, and evaluates nothing.
 *
 * <p>Passes walk over nodes again, if not over leaves: the time taken besides evaluations is that of the nodes reached
 * times the passes, of which there may be as many as different leaf values.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param guess where to begin; if it is outside of the window, at the window's nearer end
 */
public record MtdF<V>(BoundedOrder<V> order, V guess) implements TreeSearch<V> {

    /**
     * Makes MTD(f) with a first guess.
     *
     * @param order compares the values and bounds them
     * @param guess where to begin
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code guess} is outside the order's bounds
     */
    public MtdF {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        order.require("guess", guess);
    }

    /**
     * Returns SSS*: MTD(f) from above, whose every pass but the last lowers the upper bound.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @return MTD(f) that guesses ⊤
     * @throws NullPointerException if {@code order} is null
     */
    public static <V> MtdF<V> sss(BoundedOrder<V> order) {
        return new MtdF<>(order, order.top());
    }

    /**
     * Returns DUAL*: MTD(f) from below, whose every pass but the last raises the lower bound.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @return MTD(f) that guesses ⊥
     * @throws NullPointerException if {@code order} is null
     */
    public static <V> MtdF<V> dual(BoundedOrder<V> order) {
        return new MtdF<>(order, order.bottom());
    }

    /**
     * Searches a tree within a window.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound
     * @param b the window's upper bound; any relation to a is legal
     * @param tree the tree
     * @return the minimax value clamped to the window; and the number of leaves evaluated, each at most once
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        List<Pass<V>> passes = passes(a, b, BoundsMemory.of(order, p, tree));
        V value = passes.isEmpty() ? a : passes.get(passes.size() - 1).lower();
        return new Timed<>(value, passes.stream().mapToLong(Pass::time).sum());
    }

    /**
     * Returns the passes of a search, made over a memory that may know something already.
     *
     * @param a the window's lower bound
     * @param b the window's upper bound; any relation to a is legal
     * @param memory what is known of the tree; more of it afterwards
     * @return the passes in order; after the last, both bounds are the minimax value clamped to the window. None for a ≥ b
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if a, b or an evaluated leaf's value is outside the order's bounds
     */
    public List<Pass<V>> passes(V a, V b, BoundsMemory<V> memory) {
        V lower = order.require("a", a);
        V upper = order.require("b", b);
        Objects.requireNonNull(memory, "memory is null; expected what is known of the tree");
        V next = guess;
        List<Pass<V>> passes = new ArrayList<>();
        while (order.lt(lower, upper)) {
            V guessed = order.clamp(lower, upper, next);
            Cut<V> cut = order.eq(guessed, lower) ? Cut.above(guessed) : Cut.below(guessed);
            Timed<V> bound = memory.search(cut);
            next = bound.value();
            if (cut.isPassedBy(order, next)) {
                lower = order.min(upper, next);
            } else {
                upper = order.max(lower, next);
            }
            passes.add(new Pass<>(cut, lower, upper, bound.time()));
        }
        return List.copyOf(passes);
    }
}
