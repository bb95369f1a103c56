package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.law.Law;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Tables with a planted fault, over random graphs of positions: which law of searches rejects each. */
class WrongTablesTest {
    private static final int UNFINISHED = 1_000;

    /** What is done wrongly; NOTHING is the same search without a fault. */
    private enum Fault {
        NOTHING,
        BOUND_KIND_FORGOTTEN,
        DEPTH_IGNORED,
        FINISHED_SUBTREE_REUSED_AT_ANY_DEPTH,
        SIDE_TO_MOVE_LEFT_OUT_OF_THE_KEY,
        WIN_DISTANCE_FROM_THE_ROOT,
        ABORTED_VALUES_STORED,
        WINDOW_NARROWED_BY_AN_ENTRY,
        REPETITION_CACHED
    }

    /** A node of a graph in which whose turn it is does not follow from the node. */
    private record Turn(int node, boolean max) {}

    /** A graph whose players alternate where their nodes say so, and otherwise move again. */
    private record Turns(GraphGame graph) implements Game<Turn, Integer> {
        @Override
        public boolean maxToMove(Turn turn) {
            return turn.max;
        }

        @Override
        public List<Integer> moves(Turn turn) {
            return graph.moves(turn.node);
        }

        @Override
        public Turn play(Turn turn, Integer move) {
            return new Turn(graph.play(turn.node, move), turn.max != graph.max().get(turn.node));
        }

        @Override
        public int evaluate(Turn turn) {
            return graph.evaluate(turn.node);
        }
    }

    /** What is remembered of a position. */
    private record Entry(int value, Bound bound, int depth, int height) {}

    /** Thrown where the nodes are used up. */
    private static final class Aborted extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Alpha-beta with a table of all positions, with one fault. */
    private static final class Remembering implements PositionSearch<Turn, Integer> {
        private final Turns game;
        private final Fault fault;
        private final boolean repetition;
        private final Map<Object, Entry> table = new HashMap<>();
        private final Set<Turn> path = new HashSet<>();
        private final Function<Turn, Object> key;
        private long left;
        private int height;

        Remembering(Turns game, Fault fault) {
            this.game = game;
            this.fault = fault;
            repetition = fault == Fault.REPETITION_CACHED;
            key = fault == Fault.SIDE_TO_MOVE_LEFT_OUT_OF_THE_KEY ? Turn::node : turn -> turn;
        }

        Unfold<Turn, Integer> unfold() {
            return repetition ? new Unfold<>(game).withRepetition(List.of()) : new Unfold<>(game);
        }

        @Override
        public SearchResult<Integer> search(Turn root, Limits limits) {
            left = limits.nodes();
            path.clear();
            path.add(root);
            List<Integer> moves = game.moves(root);
            int depth = moves.isEmpty() ? 0 : limits.depth();
            List<RootMove<Integer>> found = new ArrayList<>();
            int best = 0;
            int a = Score.LOSS;
            int b = Score.WIN;
            Entry entry = table.get(key.apply(root));
            if (fault == Fault.WINDOW_NARROWED_BY_AN_ENTRY && depth > 0 && entry != null && entry.depth == depth) {
                a = entry.bound == Bound.AT_MOST ? a : entry.value;
                b = entry.bound == Bound.AT_LEAST ? b : entry.value;
            }
            int value = depth == 0 ? game.evaluate(root) : game.maxToMove(root) ? a : b;
            for (int move = 0; depth > 0 && move < moves.size(); move++) {
                boolean max = game.maxToMove(root);
                int moved = value(game.play(root, move), depth - 1, max ? a : Score.LOSS, max ? Score.WIN : b, 1);
                boolean better = max ? moved > a : moved < b;
                found.add(new RootMove<>(move, moved, better ? Bound.EXACT : max ? Bound.AT_MOST : Bound.AT_LEAST));
                if (better) {
                    best = move;
                    value = moved;
                    a = max ? moved : a;
                    b = max ? b : moved;
                }
            }
            return new SearchResult<>(
                    moves.isEmpty() ? Optional.empty() : Optional.of(best),
                    value,
                    List.of(),
                    found,
                    depth,
                    moves.isEmpty(),
                    Optional.of(StopReason.DEPTH),
                    new Statistics(0, 0, 0, 0, 0, 0, List.of(), Duration.ZERO));
        }

        private int value(Turn turn, int depth, int alpha, int beta, int ply) {
            if (left-- == 0) {
                throw new Aborted();
            }
            height = 0;
            if (repetition && path.contains(turn)) {
                return 0;
            }
            List<Integer> moves = game.moves(turn);
            if (moves.isEmpty() || depth == 0) {
                height = moves.isEmpty() ? 0 : UNFINISHED;
                return Score.before(game.evaluate(turn), ply);
            }
            Entry entry = table.get(key.apply(turn));
            if (entry != null && isUsable(entry, depth)) {
                int value = fromNode(entry.value, ply);
                if (entry.bound == Bound.EXACT
                        || fault == Fault.BOUND_KIND_FORGOTTEN
                        || (entry.bound == Bound.AT_LEAST ? value >= beta : value <= alpha)) {
                    height = entry.height;
                    return value;
                }
            }
            int before = path.size();
            path.add(turn);
            int value = best(turn, moves, depth, alpha, beta, ply);
            if (path.size() > before) {
                path.remove(turn);
            }
            return value;
        }

        private int best(Turn turn, List<Integer> moves, int depth, int alpha, int beta, int ply) {
            boolean max = game.maxToMove(turn);
            int best = max ? Score.LOSS : Score.WIN;
            int tallest = 0;
            try {
                for (int move = 0; move < moves.size() && (max ? best < beta : best > alpha); move++) {
                    int a = max ? Math.max(alpha, best) : alpha;
                    int b = max ? beta : Math.min(beta, best);
                    int value = value(game.play(turn, move), depth - 1, a, b, ply + 1);
                    best = max ? Math.max(best, value) : Math.min(best, value);
                    tallest = Math.max(tallest, height);
                }
            } catch (Aborted aborted) {
                if (fault == Fault.ABORTED_VALUES_STORED && Math.abs(best) != Score.WIN) {
                    store(turn, best, depth, alpha, beta, ply, tallest + 1);
                }
                throw aborted;
            }
            store(turn, best, depth, alpha, beta, ply, tallest + 1);
            return best;
        }

        private void store(Turn turn, int value, int depth, int alpha, int beta, int ply, int newHeight) {
            height = newHeight;
            Bound bound = value >= beta ? Bound.AT_LEAST : value <= alpha ? Bound.AT_MOST : Bound.EXACT;
            table.put(key.apply(turn), new Entry(toNode(value, ply), bound, depth, height));
        }

        private boolean isUsable(Entry entry, int depth) {
            return switch (fault) {
                case DEPTH_IGNORED -> true;
                case FINISHED_SUBTREE_REUSED_AT_ANY_DEPTH -> entry.depth == depth || entry.height < UNFINISHED;
                default -> entry.depth == depth || entry.height <= depth;
            };
        }

        private int toNode(int value, int ply) {
            return fault == Fault.WIN_DISTANCE_FROM_THE_ROOT ? value : Score.sooner(value, ply);
        }

        private int fromNode(int value, int ply) {
            return fault == Fault.WIN_DISTANCE_FROM_THE_ROOT ? value : Score.later(value, ply);
        }
    }

    private static Set<String> rejectedBy(Fault fault) {
        Set<String> laws = new TreeSet<>();
        for (int seed = 0; seed < 300; seed++) {
            GraphGame graph = GraphGame.random(seed);
            Remembering search = new Remembering(new Turns(graph), fault);
            SearchLaws<Turn, Integer> all = new SearchLaws<>(search.unfold());
            Random random = new Random(seed);
            for (int depth : List.of(4, 1, 3, 5, 2, 4)) {
                Turn root = new Turn(random.nextInt(graph.kids().size()), random.nextBoolean());
                abort(search, root, depth, random.nextInt(20));
                Answered<Turn, Integer> answered = new Answered<>(root, search.search(root, Limits.depth(depth)));
                for (Law<Answered<Turn, Integer>> law : List.of(all.value(), all.bestMove(), all.rootMoves())) {
                    if (law.check(answered) == Outcome.FAILS) {
                        laws.add(law.name());
                    }
                }
            }
        }
        return laws;
    }

    private static void abort(Remembering search, Turn root, int depth, int nodes) {
        try {
            search.search(root, Limits.depth(depth).and(Limits.nodes(nodes)));
        } catch (Aborted aborted) {
            assertThat(search.left).isNegative();
        }
    }

    @Test
    void everyFaultIsRejectedByTheLawsThatItBreaksAndNothingElseIs() {
        Map<Fault, Set<String>> rejections = new EnumMap<>(Fault.class);
        for (Fault fault : Fault.values()) {
            rejections.put(fault, rejectedBy(fault));
        }
        Set<String> allThree = Set.of("value", "best move", "root moves");
        assertThat(rejections)
                .containsEntry(Fault.NOTHING, Set.of())
                .containsEntry(Fault.BOUND_KIND_FORGOTTEN, allThree)
                .containsEntry(Fault.DEPTH_IGNORED, allThree)
                .containsEntry(Fault.FINISHED_SUBTREE_REUSED_AT_ANY_DEPTH, allThree)
                .containsEntry(Fault.SIDE_TO_MOVE_LEFT_OUT_OF_THE_KEY, allThree)
                .containsEntry(Fault.WIN_DISTANCE_FROM_THE_ROOT, allThree)
                .containsEntry(Fault.ABORTED_VALUES_STORED, allThree)
                .containsEntry(Fault.WINDOW_NARROWED_BY_AN_ENTRY, Set.of("best move", "root moves"))
                .containsEntry(Fault.REPETITION_CACHED, allThree);
    }
}
