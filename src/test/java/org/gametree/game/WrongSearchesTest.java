package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.law.Law;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Searches with a planted fault: which law of searches rejects each. */
class WrongSearchesTest {

    /** What is done wrongly; NOTHING is the same search without a fault. */
    private enum Fault {
        NOTHING,
        UNFINISHED_DEPTH_USED,
        ALTERNATION_ASSUMED,
        BOUND_RETURNED_AS_EXACT,
        WIN_DISTANCE_DROPPED,
        LAST_OF_EQUALS_CHOSEN,
        DEPTH_ZERO_WITHOUT_A_MOVE,
        VARIATION_CUT_SHORT,
        PROVEN_TOO_SOON
    }

    /** Minimax of the root's moves, one after the other, with one fault. */
    private static final class Faulty implements PositionSearch<Integer, Integer> {
        private final GraphGame game;
        private final Fault fault;

        Faulty(GraphGame game, Fault fault) {
            this.game = game;
            this.fault = fault;
        }

        @Override
        public SearchResult<Integer> search(Integer node, Limits limits) {
            List<Integer> moves = game.moves(node);
            boolean max = !moves.isEmpty() && game.maxToMove(node);
            int depth = moves.isEmpty() ? 0 : limits.depth();
            List<RootMove<Integer>> found = new ArrayList<>();
            int best = -1;
            if (depth > 0) {
                // Stopped after the first move, of the depth that it should not have begun.
                int tried = fault == Fault.UNFINISHED_DEPTH_USED ? 1 : moves.size();
                for (int move : moves.subList(0, tried)) {
                    int value = value(game.play(node, move), depth - 1, 1, !max);
                    found.add(new RootMove<>(move, value, Bound.EXACT));
                    best = better(found, move, best, max) ? move : best;
                }
            }
            boolean none = moves.isEmpty() || (depth == 0 && fault == Fault.DEPTH_ZERO_WITHOUT_A_MOVE);
            int value = depth == 0 ? value(node, 0, 0, max) : found.get(best).value();
            return new SearchResult<>(
                    none ? Optional.empty() : Optional.of(Math.max(best, 0)),
                    value,
                    depth == 0 ? List.of() : line(node, value, depth),
                    told(found, moves, value, max),
                    depth,
                    moves.isEmpty() || fault == Fault.PROVEN_TOO_SOON,
                    Optional.of(StopReason.DEPTH),
                    new Statistics(0, 0, 0, 0, 0, 0, List.of(), Duration.ZERO));
        }

        private boolean better(List<RootMove<Integer>> found, int move, int best, boolean max) {
            if (best < 0) {
                return true;
            }
            int order = Integer.compare(found.get(move).value(), found.get(best).value());
            return (max ? order : -order) > 0 || (order == 0 && fault == Fault.LAST_OF_EQUALS_CHOSEN);
        }

        private List<RootMove<Integer>> told(
                List<RootMove<Integer>> found, List<Integer> moves, int value, boolean max) {
            List<RootMove<Integer>> told = new ArrayList<>(found);
            for (int move = found.size(); move < moves.size() && !found.isEmpty(); move++) {
                told.add(new RootMove<>(move, value, max ? Bound.AT_MOST : Bound.AT_LEAST));
            }
            if (fault == Fault.BOUND_RETURNED_AS_EXACT) {
                told.replaceAll(root -> new RootMove<>(root.move(), value, Bound.EXACT));
            }
            return told;
        }

        private int value(int node, int depth, int ply, boolean maxNext) {
            List<Integer> moves = game.moves(node);
            if (moves.isEmpty() || depth == 0) {
                return Score.before(game.evaluate(node), fault == Fault.WIN_DISTANCE_DROPPED ? 0 : ply);
            }
            boolean max = fault == Fault.ALTERNATION_ASSUMED ? maxNext : game.maxToMove(node);
            return moves.stream()
                    .map(move -> value(game.play(node, move), depth - 1, ply + 1, !max))
                    .reduce(max ? Math::max : Math::min)
                    .orElseThrow();
        }

        private List<Integer> line(int root, int value, int depth) {
            List<Integer> line = new ArrayList<>();
            boolean max = game.maxToMove(root);
            int node = root;
            for (int left = depth; left > 0 && !game.moves(node).isEmpty(); left--) {
                int at = node;
                int rest = left - 1;
                boolean next = !max;
                int ply = depth - rest;
                line.add(game.moves(node).stream()
                        .filter(move -> value(game.play(at, move), rest, ply, next) == value)
                        .findFirst()
                        .orElse(0));
                node = game.play(node, line.get(line.size() - 1));
                max = next;
            }
            return fault == Fault.VARIATION_CUT_SHORT ? line.subList(0, line.size() - 1) : line;
        }
    }

    private static Set<String> rejectedBy(Fault fault) {
        Set<String> laws = new TreeSet<>();
        for (int seed = 0; seed < 400; seed++) {
            GraphGame game = GraphGame.random(seed);
            for (int depth = 0; depth <= 4; depth++) {
                SearchResult<Integer> result = new Faulty(game, fault).search(0, Limits.depth(depth));
                Answered<Integer, Integer> answered = new Answered<>(0, result);
                for (Law<Answered<Integer, Integer>> law : new SearchLaws<>(game).all()) {
                    if (law.check(answered) == Outcome.FAILS) {
                        laws.add(law.name());
                    }
                }
            }
        }
        return laws;
    }

    @Test
    void everyFaultIsRejectedByTheLawsThatItBreaksAndNothingElseIs() {
        Map<Fault, Set<String>> rejections = new EnumMap<>(Fault.class);
        for (Fault fault : Fault.values()) {
            rejections.put(fault, rejectedBy(fault));
        }
        assertThat(rejections)
                .containsEntry(Fault.NOTHING, Set.of())
                .containsEntry(Fault.UNFINISHED_DEPTH_USED, Set.of("value", "best move", "root moves"))
                .containsEntry(Fault.ALTERNATION_ASSUMED, Set.of("value", "best move", "root moves"))
                .containsEntry(Fault.BOUND_RETURNED_AS_EXACT, Set.of("root moves"))
                .containsEntry(
                        Fault.WIN_DISTANCE_DROPPED, Set.of("value", "best move", "root moves", "principal variation"))
                .containsEntry(Fault.LAST_OF_EQUALS_CHOSEN, Set.of("best move", "principal variation"))
                .containsEntry(Fault.DEPTH_ZERO_WITHOUT_A_MOVE, Set.of("best move"))
                .containsEntry(Fault.VARIATION_CUT_SHORT, Set.of("principal variation"))
                .containsEntry(Fault.PROVEN_TOO_SOON, Set.of("proven"));
    }
}
