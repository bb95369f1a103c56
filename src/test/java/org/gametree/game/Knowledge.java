package org.gametree.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is known of the nodes of a graph: bounds of their values, and moves that are enough to search. */
record Knowledge(List<Integer> lower, List<Integer> upper, List<List<Integer>> worthwhile) {

    static Knowledge none(GraphGame graph) {
        int nodes = graph.kids().size();
        return new Knowledge(
                Collections.nCopies(nodes, Score.LOSS),
                Collections.nCopies(nodes, Score.WIN),
                Collections.nCopies(nodes, List.of()));
    }

    /** All there is to know without repetition: least and greatest values, and of the moves none that can be spared. */
    static Knowledge exact(InformedGraph game, int quiescence, Random random) {
        // Each depth's values follow from those of the depth before, so once a depth has the values of another, all
        // values that there are have been seen.
        Set<List<Integer>> below = new LinkedHashSet<>();
        List<Integer> values = atHorizon(game, quiescence);
        while (below.add(values)) {
            values = oneDeeper(game, values);
        }
        List<List<Integer>> all = new ArrayList<>(List.of(game.graph().values()));
        below.forEach(last -> all.add(oneDeeper(game, last)));
        return new Knowledge(
                each(game, node -> of(all, node).min(Integer::compare).orElseThrow()),
                each(game, node -> of(all, node).max(Integer::compare).orElseThrow()),
                IntStream.range(0, game.nodes())
                        .mapToObj(node -> enough(game.graph(), node, below, random))
                        .toList());
    }

    /** What the nodes are worth to a depth without repetition, worked out for all of them, one depth after the other. */
    static List<Integer> values(InformedGraph game, int quiescence, int depth) {
        List<Integer> values = depth == 0 ? game.graph().values() : atHorizon(game, quiescence);
        for (int d = 1; d <= depth; d++) {
            values = oneDeeper(game, values);
        }
        return values;
    }

    private static List<Integer> atHorizon(InformedGraph game, int quiescence) {
        List<Integer> values = game.graph().values();
        for (int plies = 1; plies <= quiescence; plies++) {
            values = behindHorizon(game, values);
        }
        return values;
    }

    private static List<Integer> oneDeeper(InformedGraph game, List<Integer> last) {
        return each(game, node -> best(game.graph(), node, game.moves(node), last));
    }

    private static Stream<Integer> of(List<List<Integer>> all, int node) {
        return all.stream().map(values -> values.get(node));
    }

    private static List<Integer> each(InformedGraph game, IntFunction<Integer> value) {
        return IntStream.range(0, game.nodes()).mapToObj(value).toList();
    }

    private static List<Integer> behindHorizon(InformedGraph game, List<Integer> last) {
        return each(game, node -> {
            if (game.moves(node).isEmpty()) {
                return game.evaluate(node);
            }
            if (!game.mayStandPat(node)) {
                return best(game.graph(), node, game.moves(node), last);
            }
            if (game.noisyMoves(node).isEmpty()) {
                return game.evaluate(node);
            }
            int noisy = best(game.graph(), node, game.noisyMoves(node), last);
            return game.maxToMove(node) ? Math.max(noisy, game.evaluate(node)) : Math.min(noisy, game.evaluate(node));
        });
    }

    /** The best of some moves if the nodes they lead to have such values; a final node's own value. */
    private static int best(GraphGame graph, int node, List<Integer> moves, List<Integer> values) {
        return moves.stream()
                .map(move -> Score.before(values.get(graph.play(node, move)), 1))
                .reduce((x, y) -> graph.maxToMove(node) ? Math.max(x, y) : Math.min(x, y))
                .orElse(graph.evaluate(node));
    }

    private static List<Integer> enough(GraphGame graph, int node, Set<List<Integer>> below, Random random) {
        List<Integer> moves = graph.moves(node);
        List<Integer> left = new ArrayList<>(moves);
        Collections.shuffle(left, random);
        for (Integer move : List.copyOf(left)) {
            List<Integer> rest =
                    left.stream().filter(other -> !other.equals(move)).toList();
            boolean isSpare = !rest.isEmpty()
                    && below.stream().allMatch(last -> best(graph, node, rest, last) == best(graph, node, moves, last));
            if (isSpare) {
                left.remove(move);
            }
        }
        return left;
    }

    /**
     * What holds whatever has been there before: a final node's own value, of others the least and the greatest value
     * on any line or 0 if that is less or greater, and one of several moves to the same node.
     */
    static Knowledge afterAnyHistory(GraphGame graph) {
        List<Integer> lower = new ArrayList<>();
        List<Integer> upper = new ArrayList<>();
        List<List<Integer>> worthwhile = new ArrayList<>();
        for (int node = 0; node < graph.kids().size(); node++) {
            boolean isFinal = graph.kids().get(node).isEmpty();
            int value = graph.evaluate(node);
            int least = isFinal ? value : 0;
            int greatest = isFinal ? value : 0;
            Set<Integer> reached = new HashSet<>();
            Set<Integer> frontier = Set.of(node);
            for (int ply = 0; !frontier.isEmpty(); ply++) {
                Set<Integer> next = new HashSet<>();
                for (int here : frontier) {
                    if (reached.add(here)) {
                        least = Math.min(least, Score.before(graph.evaluate(here), ply));
                        greatest = Math.max(greatest, Score.before(graph.evaluate(here), ply));
                        next.addAll(graph.kids().get(here));
                    }
                }
                frontier = next;
            }
            lower.add(least);
            upper.add(greatest);
            Set<Integer> kids = new HashSet<>();
            int here = node;
            worthwhile.add(graph.moves(node).stream()
                    .filter(move -> kids.add(graph.play(here, move)))
                    .toList());
        }
        return new Knowledge(lower, upper, worthwhile);
    }
}
