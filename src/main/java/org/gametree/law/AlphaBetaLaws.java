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
     * theorems of the value for a ≤ b, and the reading of bounds.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> sound() {
        Theorems<V> theorems = theorems();
        return List.of(
                theorems.alphaBetaSpec(),
                theorems.alphaBetaListSpec(),
                theorems.alphaBetaLeOfMinimaxLe(),
                theorems.alphaBetaEqOfMemWindow(),
                theorems.leAlphaBetaOfLeMinimax(),
                theorems.alphaBetaBotTop(),
                values().boundReading(),
                values().emptyNodes());
    }

    /**
     * Returns what a fail-hard search owes besides: the bounds of the scan, and laws of the value that hold for every
     * window.
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
     * Returns what a search owes that evaluates no leaf twice.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> cost() {
        return List.of(theorems().alphaBetaTimeLe(), theorems().alphaBetaListTimeLe());
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
     * Returns every law of this page: those of alpha-beta itself.
     *
     * @return the laws of all groups, and {@link ValueLaws#append}
     */
    public List<Law<SearchCase<V>>> all() {
        return Stream.of(failHard(), cost(), exact(), List.of(values().append()))
                .flatMap(List::stream)
                .toList();
    }

    private Theorems<V> theorems() {
        return new Theorems<>(order, search);
    }

    private ValueLaws<V> values() {
        return new ValueLaws<>(order, search);
    }
}
