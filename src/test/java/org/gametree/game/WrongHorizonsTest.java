package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.law.Law;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Searches with a planted fault in quiescence or repetition: which law of searches rejects each. */
class WrongHorizonsTest {

    /** What is done wrongly; NOTHING is the same search without a fault. */
    private enum Fault {
        NOTHING,
        QUIESCENCE_LEFT_OUT,
        ONE_PLY_MORE,
        NOBODY_STANDS_PAT,
        EVERYBODY_STANDS_PAT,
        FORCED_TO_NOISY_MOVES_ONLY,
        HISTORY_FORGOTTEN,
        ROOT_FORGOTTEN,
        HORIZON_BEFORE_REPETITION,
        OTHER_LINES_REMEMBERED,
        VARIATION_CUT_AT_HORIZON,
        VARIATION_LED_ON
    }

    /** Minimax with quiescence and repetition, with one fault. */
    private record Faulty(InformedGraph game, int plies, List<Integer> history, Fault fault)
            implements PositionSearch<Integer, Integer> {

        /** A value, and the moves to where it is from. */
        private record Line(int value, List<Integer> moves) {
            Line after(int move) {
                List<Integer> longer = new ArrayList<>(List.of(move));
                longer.addAll(moves);
                return new Line(value, longer);
            }
        }

        @Override
        public SearchResult<Integer> search(Integer root, Limits limits) {
            List<Integer> moves = game.moves(root);
            int depth = moves.isEmpty() ? 0 : limits.depth();
            Set<Integer> path = new HashSet<>(fault == Fault.HISTORY_FORGOTTEN ? List.of() : history);
            Line best = depth == 0 ? new Line(game.evaluate(root), List.of()) : line(root, depth, 0, path);
            List<RootMove<Integer>> found = new ArrayList<>();
            for (int move : depth == 0 ? List.<Integer>of() : moves) {
                Set<Integer> after = new HashSet<>(path);
                if (fault != Fault.ROOT_FORGOTTEN) {
                    after.add(root);
                }
                int value = line(game.play(root, move), depth - 1, 1, after).value;
                found.add(new RootMove<>(move, value, Bound.EXACT));
            }
            return new SearchResult<>(
                    best.moves.isEmpty() ? moves.stream().findFirst() : Optional.of(best.moves.get(0)),
                    best.value,
                    variation(root, best.moves, depth),
                    found,
                    depth,
                    moves.isEmpty(),
                    Optional.of(StopReason.DEPTH),
                    new Statistics(0, 0, 0, 0, 0, 0, List.of(), Duration.ZERO));
        }

        private Line line(int node, int depth, int ply, Set<Integer> path) {
            boolean isUnseen = ply == 0 || (fault == Fault.HORIZON_BEFORE_REPETITION && depth <= 0);
            if (!isUnseen && path.contains(node) && !game.moves(node).isEmpty()) {
                return new Line(0, List.of());
            }
            List<Integer> moves = moves(node, depth);
            Line own = new Line(Score.before(game.evaluate(node), ply), List.of());
            if (moves.isEmpty()) {
                return own;
            }
            boolean standsPat = fault == Fault.EVERYBODY_STANDS_PAT || game.mayStandPat(node);
            Line best = depth <= 0 && standsPat && fault != Fault.NOBODY_STANDS_PAT ? own : null;
            Set<Integer> next = fault == Fault.OTHER_LINES_REMEMBERED ? path : new HashSet<>(path);
            if (ply > 0 || fault != Fault.ROOT_FORGOTTEN) {
                next.add(node);
            }
            for (int move : moves) {
                Line line = line(game.play(node, move), depth - 1, ply + 1, next);
                int better = best == null ? 1 : Integer.compare(line.value, best.value);
                if (best == null || (game.maxToMove(node) ? better > 0 : better < 0)) {
                    best = line.after(move);
                }
            }
            return best;
        }

        private List<Integer> moves(int node, int depth) {
            int last = fault == Fault.QUIESCENCE_LEFT_OUT ? 0 : fault == Fault.ONE_PLY_MORE ? plies + 1 : plies;
            if (depth > 0 || game.moves(node).isEmpty()) {
                return game.moves(node);
            }
            if (-depth >= last) {
                return List.of();
            }
            return game.mayStandPat(node) || fault == Fault.FORCED_TO_NOISY_MOVES_ONLY
                    ? game.noisyMoves(node)
                    : game.moves(node);
        }

        private List<Integer> variation(int root, List<Integer> best, int depth) {
            if (fault == Fault.VARIATION_CUT_AT_HORIZON) {
                return best.subList(0, Math.min(best.size(), depth));
            }
            int end = root;
            for (int move : best) {
                end = game.play(end, move);
            }
            List<Integer> longer = new ArrayList<>(best);
            if (fault == Fault.VARIATION_LED_ON && depth > 0) {
                game.moves(end).stream().findFirst().ifPresent(longer::add);
            }
            return longer;
        }
    }

    private static Set<String> rejectedBy(Fault fault) {
        Set<String> laws = new TreeSet<>();
        for (int seed = 0; seed < 300; seed++) {
            InformedGraph game = InformedGraph.randomWithRepetition(seed);
            int plies = seed % 4;
            List<Integer> history = seed % 3 == 0 ? List.of() : List.of(seed % game.nodes(), 0);
            Unfold<Integer, Integer> unfold =
                    new Unfold<>(game).withQuiescence(plies).withRepetition(history);
            for (int depth = 0; depth <= 3; depth++) {
                SearchResult<Integer> result = new Faulty(game, plies, history, fault).search(0, Limits.depth(depth));
                Answered<Integer, Integer> answered = new Answered<>(0, result);
                for (Law<Answered<Integer, Integer>> law : new SearchLaws<>(unfold).all()) {
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
        Set<String> variation = Set.of("principal variation");
        Set<String> all = Set.of("value", "best move", "root moves", "principal variation");
        Map<Fault, Set<String>> expected = new EnumMap<>(Fault.class);
        for (Fault fault : Fault.values()) {
            expected.put(fault, fault.name().startsWith("VARIATION") ? variation : all);
        }
        expected.put(Fault.NOTHING, Set.of());
        // What its line ends at is a leaf, if not one of such a value.
        expected.put(Fault.NOBODY_STANDS_PAT, Set.of("value", "best move", "root moves"));
        assertThat(rejections).isEqualTo(expected);
    }

    @Test
    void theSearchWithoutAFaultAgreesWithMinimaxAsItUnfolds() {
        InformedGraph game = InformedGraph.of("max 0: 1 2", "min 5: 0! 3!", "min 3: 0 3 forced", "max 1:");
        Unfold<Integer, Integer> unfold = new Unfold<>(game).withQuiescence(2).withRepetition(List.of());
        Faulty search = new Faulty(game, 2, List.of(), Fault.NOTHING);
        Law.verify(List.of(new SearchLaws<>(unfold).agreesWithMinimax(search, 4)), List.of(0, 1, 2, 3));
        assertThat(new GameLaws<>(game).agreesWithMinimax(search, 1).check(0)).isEqualTo(Outcome.FAILS);
    }
}
