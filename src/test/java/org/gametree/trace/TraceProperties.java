package org.gametree.trace;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/** The expectations of a trace, on trees larger than can be enumerated. */
class TraceProperties {

    @Provide
    Arbitrary<Search> searches() {
        return RandomSearches.ofTrees(6, 4);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aTraceIsThatOfAlphaBeta(@ForAll("searches") Search search) {
        TraceExpectations.agreesWithAlphaBeta(search);
        TraceExpectations.scansAsDefined(search);
        occurs("a = b", search.a() == search.b(), 5);
        occurs("a > b", search.a() > search.b(), 5);
        occurs("an empty node", has(search.tree(), List::isEmpty), 10);
        occurs("a unary node", has(search.tree(), children -> children.size() == 1), 10);
        occurs("a shared subtree", has(search.tree(), TraceProperties::isShared), 10);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void everyReadingIsTrue(@ForAll("searches") Search search) {
        TraceExpectations.readingsAreSound(search);
        for (Reading reading : Reading.values()) {
            occurs(reading.name(), search.trace().reading() == reading, 3);
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void everyCutoffNamesWhoFirstEstablishedTheBound(@ForAll("searches") Search search) {
        Set<OptionalInt> levels = TraceExpectations.cutoffsNameWhoEstablishedTheBound(search);
        occurs("a cutoff by the window", levels.contains(OptionalInt.empty()), 10);
        occurs("a cutoff by the parent", levels.contains(OptionalInt.of(1)), 10);
        occurs("a cutoff by the ancestor three levels up", levels.contains(OptionalInt.of(3)), 5);
        occurs("a cutoff by an ancestor further up", levels.stream().anyMatch(up -> up.orElse(0) > 3), 0.5);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void anExactValueGivesTheLineOfTheMinimaxValues(@ForAll("searches") Search search) {
        TraceExpectations.lineIsThatOfMinimax(search);
        Searched<Integer> trace = search.trace();
        boolean exact = trace.reading() == Reading.EXACT;
        occurs(
                "a line of three moves or more",
                exact && PrincipalVariation.of(trace).size() >= 3,
                10);
        occurs("a tie for the best move", exact && trace instanceof SearchedNode<Integer> node && hasTie(node), 5);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void stepsAndCountersAreThoseOfTheSearch(@ForAll("searches") Search search) {
        StepExpectations.stepsReplayTheSearch(search);
        CounterExpectations.countersAreThoseOfTheTrace(search);
        occurs("twenty leaves or more", Counters.of(search.trace()).leaves() >= 20, 5);
    }

    private static boolean has(GameTree<Integer> tree, Predicate<List<GameTree<Integer>>> property) {
        return tree instanceof Node<Integer> node
                && (property.test(node.children()) || node.children().stream().anyMatch(child -> has(child, property)));
    }

    private static boolean hasTie(SearchedNode<Integer> node) {
        return node.searched().stream()
                        .filter(child -> child.value().equals(node.value()))
                        .count()
                > 1;
    }

    private static boolean isShared(List<GameTree<Integer>> children) {
        return children.size() == 2 && children.get(0) == children.get(1);
    }

    /** Notes whether something occurred, and fails at the end if it did in less than so many percent of the tries. */
    private static void occurs(String what, boolean occurred, double percent) {
        Statistics.label(what)
                .collect(occurred)
                .coverage(coverage -> coverage.check(true).percentage(actual -> actual > percent));
    }
}
