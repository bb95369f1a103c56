package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;

/** Unfoldings of random graphs of positions. */
class UnfoldProperties {

    @Property(tries = 500)
    void withQuiescenceAPositionIsWorthWhatItIsWorkedOutToBeDepthByDepth(
            @ForAll long seed, @ForAll @IntRange(max = 4) int depth, @ForAll @IntRange(max = 4) int plies) {
        InformedGraph game = InformedGraph.random(seed, plies);
        Unfold<Integer, Integer> unfold = new Unfold<>(game);
        List<Integer> values = Knowledge.values(game, plies, depth);
        boolean differs = false;
        for (int node = 0; node < game.nodes(); node++) {
            int value = unfold.withQuiescence(plies).minimax(node, depth);
            assertThat(value).isEqualTo(values.get(node));
            differs |= value != unfold.minimax(node, depth);
        }
        collect("quiescence makes a difference", differs);
        collect("moves are spared", spares(game));
        collect("bounds are narrow", game.lowerBound(0) > -Score.MAX_PAYOFF && game.upperBound(0) < Score.MAX_PAYOFF);
        collect("the bounds meet", !game.moves(0).isEmpty() && game.lowerBound(0) == game.upperBound(0));
        collect("a player is forced", !game.mayStandPat(0) && !game.moves(0).isEmpty());
        check(
                "quiescence makes a difference",
                "moves are spared",
                "bounds are narrow",
                "the bounds meet",
                "a player is forced");
    }

    private static boolean spares(InformedGraph game) {
        return game.worthwhileMoves(0).size() < game.moves(0).size();
    }

    @Property(tries = 1000)
    void withRepetitionEveryLineEndsWithinAsManyPliesAsThereArePositions(@ForAll long seed) {
        InformedGraph game = InformedGraph.randomWithRepetition(seed);
        Unfold<Integer, Integer> plain = new Unfold<>(game);
        Unfold<Integer, Integer> unfold = plain.withRepetition(List.of());
        int depth = Math.min(game.nodes(), 7);
        GameTree<Integer> tree = unfold.tree(0, depth);
        boolean whole = depth == game.nodes();
        if (whole) {
            assertThat(unfold.tree(0, depth + 3)).isEqualTo(tree);
            assertThat(unfold.withQuiescence(3).tree(0, depth)).isEqualTo(tree);
        }
        assertThat(tree.leaves()).isLessThanOrEqualTo(plain.tree(0, depth).leaves());
        List<Integer> next = game.graph().kids().get(0);
        collect("the graph is unfolded whole", whole && tree instanceof Node);
        collect("repetition makes a difference", unfold.minimax(0, depth) != plain.minimax(0, depth));
        collect(
                "history makes a difference",
                unfold.minimax(0, depth) != plain.withRepetition(next).minimax(0, depth));
        check("the graph is unfolded whole", "repetition makes a difference", "history makes a difference");
    }

    private static void collect(String label, boolean isSo) {
        Statistics.label(label).collect(isSo);
    }

    private static void check(String... labels) {
        for (String label : labels) {
            Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(p -> p >= 5));
        }
    }
}
