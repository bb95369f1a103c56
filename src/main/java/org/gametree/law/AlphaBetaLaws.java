package org.gametree.law;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;

/**
 * The laws of a search in groups, since not every right search is the same algorithm.
 *
 * <p>A user's own search is checked in one line:
 *
 * <pre>{@code
 * Law.verify(new AlphaBetaLaws<>(order, MySearch::search).sound(), Universe.of(List.of(0, 1, 2, 3), 5).cases());
 * }</pre>
 *
 * <table class="striped">
 *   <caption>Which searches owe which groups</caption>
 *   <thead><tr><th scope="col">search</th><th scope="col">groups</th></tr></thead>
 *   <tbody>
 *     <tr><td>any that is right, for a &lt; b</td><td>{@link #sound}</td></tr>
 *     <tr><td>any that evaluates no leaf twice</td><td>{@link #cost}</td></tr>
 *     <tr><td>any that prunes as alpha-beta does, fail-soft included</td><td>{@link #pruning}</td></tr>
 *     <tr><td>fail-hard ones, for every window</td><td>{@link #failHard}</td></tr>
 *     <tr><td>{@link org.gametree.core.AlphaBeta} and what equals it in value and cost</td><td>{@link #exact}, {@link
 *       #all}</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>For the laws about <em>which</em> leaves are evaluated, see {@link LeafLaws}.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param search the search that the laws are about
 */
public record AlphaBetaLaws<V>(BoundedOrder<V> order, TreeSearch<V> search) {

    /**
     * Makes the laws of one search.
     *
     * @param order compares the values and bounds them
     * @param search the search that the laws are about
     * @throws NullPointerException if an argument is null
     */
    public AlphaBetaLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected the search to be checked");
    }

    /**
     * Returns what every alpha-beta owes its caller, fail-soft ones, null-window ones and engines included: the
     * theorems of the value, and the reading of bounds. Windows with a ≥ b are left out, which a search may refuse.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> sound() {
        return Stream.of(
                        theorems().alphaBetaSpec(),
                        theorems().alphaBetaListSpec(),
                        theorems().alphaBetaLeOfMinimaxLe(),
                        theorems().alphaBetaEqOfMemWindow(),
                        theorems().leAlphaBetaOfLeMinimax(),
                        theorems().alphaBetaBotTop(),
                        values().boundReading(),
                        values().emptyNodes())
                .map(this::openOnly)
                .toList();
    }

    /**
     * Returns what a search owes that evaluates no leaf twice, for a &lt; b.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> cost() {
        return Stream.of(theorems().alphaBetaTimeLe(), theorems().alphaBetaListTimeLe())
                .map(this::openOnly)
                .toList();
    }

    /**
     * Returns what a search owes that prunes as alpha-beta does, whatever it returns beyond the window: its cost is that
     * of {@link Oracle#visits}, for a &lt; b. A missing, late or shallow cutoff breaks it; a right fail-soft search does
     * not.
     *
     * @return the law
     */
    public List<Law<SearchCase<V>>> pruning() {
        return List.of(openOnly(values().visitOracle()));
    }

    /**
     * Returns what a fail-hard search owes besides, for every window: the bounds of the scan, and laws of the value.
     *
     * @return the laws of {@link #sound} and these
     */
    public List<Law<SearchCase<V>>> failHard() {
        Stream<Law<SearchCase<V>>> more = Stream.of(
                theorems().leAlphaBetaListTrue(),
                theorems().alphaBetaListFalseLe(),
                values().bounded(),
                values().closedWindow(),
                values().provenance());
        return Stream.concat(sound().stream(), more).toList();
    }

    /**
     * Returns what pins the algorithm: both oracles. A search that passes them returns alpha-beta's value at alpha-beta's
     * cost for every window.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> exact() {
        return List.of(values().valueOracle(), values().visitOracle());
    }

    /**
     * Returns every law of the value and the cost, for every window that it speaks of: those of alpha-beta itself.
     *
     * @return the ten theorems and all of {@link ValueLaws}
     */
    public List<Law<SearchCase<V>>> all() {
        Stream<Law<SearchCase<V>>> more = Stream.of(
                values().boundReading(),
                values().emptyNodes(),
                values().bounded(),
                values().closedWindow(),
                values().provenance(),
                values().append(),
                values().valueOracle(),
                values().visitOracle());
        return Stream.concat(theorems().all().stream(), more).toList();
    }

    private Law<SearchCase<V>> openOnly(Law<SearchCase<V>> law) {
        return law.where(c -> c.isOpen(order));
    }

    private Theorems<V> theorems() {
        return new Theorems<>(order, search);
    }

    private ValueLaws<V> values() {
        return new ValueLaws<>(order, search);
    }
}
