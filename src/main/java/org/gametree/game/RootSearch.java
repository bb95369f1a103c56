package org.gametree.game;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The root of one search: its moves, searched to one depth after the other, or straight to one.
 *
 * <p>The move of a finished depth is the first, in the game's order, of those with the best value.
 */
final class RootSearch {
    private final Memory memory;
    private final long key;
    private final boolean exact;
    private final RootMoves moves;
    private final Searcher searcher;
    private final PrincipalVariationRoot principalVariation;
    private final @Nullable NullWindowRoot nullWindows;

    /** What is known after a finished depth. */
    record Answer(
            int depth,
            OptionalInt best,
            int value,
            List<Integer> line,
            List<RootMove<Integer>> rootMoves,
            boolean proven) {}

    /**
     * What a search of the moves to a depth finds. The best move is told by its index; the line, with that move at its
     * head, is one of the searcher's; from the depth of the tallest on, what was found of the moves holds of every depth.
     */
    record Found(int best, int value, int line, int tallest, List<RootMove<Integer>> rootMoves) {}

    RootSearch(MutableGame game, Watch watch, Form.@Nullable Rank rank, Options options, Division division) {
        exact = options.exact();
        memory = new Memory(game, options.table(), options.path());
        key = memory.key();
        MoveSorter sorter = new MoveSorter(rank, options);
        searcher = new Searcher(game, watch, sorter, memory, options, division);
        moves = new RootMoves(game, sorter);
        principalVariation = new PrincipalVariationRoot(game, watch, moves, searcher, exact);
        if (options.deepening() || exact) {
            nullWindows = null;
        } else {
            Insight insight = new Insight(game, options);
            Tracer tracer = new Tracer(game, watch, sorter, memory, insight, searcher);
            nullWindows = new NullWindowRoot(game, watch, moves, searcher, tracer, insight);
        }
        if (options.uses(Speedup.TABLE_MOVES)) {
            moves.bringForwardByCode(Entry.move(memory.find(key, 0)));
        }
    }

    int linesHeld() {
        return searcher.lines().held();
    }

    Statistics statistics() {
        return searcher.statistics();
    }

    /** Returns the answer of depth 0: the evaluation and the first move. */
    Answer evaluation() {
        int evaluation = searcher.evaluate();
        OptionalInt first = moves.size() == 0 ? OptionalInt.empty() : OptionalInt.of(moves.move(0));
        return new Answer(0, first, evaluation, List.of(), List.of(), moves.size() == 0);
    }

    /** Searches to a depth of at least 1, where there are moves. */
    Answer search(int depth) {
        memory.enter(key);
        Found found = nullWindows == null ? null : nullWindows.search(depth);
        if (found == null) {
            found = principalVariation.search(depth);
        }
        moves.bringForward(found.best());
        memory.leave();
        return answer(depth, found);
    }

    private Answer answer(int depth, Found found) {
        int move = moves.move(found.best());
        int value = found.value();
        int height = Entry.heightAbove(found.tallest(), value, depth, 0);
        if (memory.keeps(depth)) {
            memory.put(key, Entry.of(value, Bound.EXACT, depth, height, Entry.code(move)));
        }
        boolean proven = (exact ? found.tallest() : height) < Entry.UNFINISHED;
        List<Integer> line = searcher.lines().toList(found.line());
        return new Answer(depth, OptionalInt.of(move), value, line, found.rootMoves(), proven);
    }
}
