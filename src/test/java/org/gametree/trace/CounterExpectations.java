package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.gametree.core.Player;
import org.gametree.trace.Counters.Tally;

/** The counters of a search, counted over its trace by their definitions and not over its steps. */
final class CounterExpectations {
    private final Map<Player, Tally> tallies = new EnumMap<>(Map.of(Player.MAX, Tally.ZERO, Player.MIN, Tally.ZERO));
    private long leaves;
    private long pruned;

    private CounterExpectations() {}

    static void countersAreThoseOfTheTrace(Search search) {
        Searched<Integer> trace = search.trace();
        CounterExpectations expected = new CounterExpectations();
        expected.count(trace);
        assertThat(Counters.of(trace))
                .as("counters of %s", search)
                .isEqualTo(new Counters(
                        expected.leaves,
                        expected.pruned,
                        expected.tallies.get(Player.MAX),
                        expected.tallies.get(Player.MIN)));
    }

    private void count(Trace<Integer> trace) {
        if (trace instanceof SearchedNode<Integer> node) {
            count(node);
            node.children().forEach(this::count);
        } else if (trace instanceof SearchedLeaf) {
            leaves++;
        } else {
            pruned++;
        }
    }

    private void count(SearchedNode<Integer> node) {
        int searched = node.searched().size();
        int children = node.tree().children().size();
        tallies.compute(
                node.player(),
                (player, tally) -> new Tally(
                        tally.nodes() + 1,
                        tally.updates() + Math.min(searched, Math.max(0, children - 1)),
                        tally.done() + (children > 0 && searched == children ? 1 : 0),
                        tally.cutoffs() + (searched < children ? 1 : 0)));
    }
}
