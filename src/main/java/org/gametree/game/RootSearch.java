package org.gametree.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The root of one search: its moves, searched to one depth after the other.
 *
 * <p>The move of a finished depth is the first, in the game's order, of those with the best value. Moves are searched
 * in another order, the best of the depth before first; so a move later in the game's order must beat the best value to
 * take its place, and an earlier one need only equal it.
 */
// The first move is searched with the full window. A window of one or two around the value of the depth before saves
// nothing (nodes to depth 22 of Connect Four 7x6 with a table: 11.7 instead of 11.6 million), and null windows alone
// that close in on the value cost more (13.1).
//
// Straight to the end they cost less: of 200, 50 and 10 positions of Connect Four 7x6 with 30, 24 and 20 stones, all
// depths need 64, 175 and 153 thousand nodes, null windows at the last alone 25, 72 and 63. To close in by the root's
// worthwhile moves alone saves a hundredth of these, and no time.
final class RootSearch {
    private static final int NONE = -1;

    // What the game tells of a position holds of every depth, from 0 on.
    private static final int BY_THE_GAME = -1;

    private final MutableGame game;
    private final Watch watch;
    private final Searcher searcher;
    private final Tracer tracer;
    private final Memory memory;
    private final Insight insight;
    private final long key;
    private final boolean exact;
    private final boolean deepening;
    private final int[] moves;
    private final RootOrder order;
    private final boolean max;

    // Of the depth under way: every move, in the game's order, and the index of the best so far.
    private final List<RootMove<Integer>> rootMoves;
    private int best;
    private int value;
    private int line;
    private int tallest;

    /** What is known after a finished depth. */
    record Answer(
            int depth,
            OptionalInt best,
            int value,
            List<Integer> line,
            List<RootMove<Integer>> rootMoves,
            boolean proven) {}

    RootSearch(MutableGame game, Watch watch, Form.@Nullable Rank rank, Options options, Division division) {
        this.game = game;
        this.watch = watch;
        exact = options.exact();
        deepening = options.deepening();
        memory = new Memory(game, options.table(), options.path());
        insight = new Insight(game, options);
        key = memory.key();
        MoveSorter sorter = new MoveSorter(rank, options);
        searcher = new Searcher(game, watch, sorter, memory, options, division);
        tracer = new Tracer(game, watch, sorter, memory, insight, searcher);
        MoveList list = new MoveList();
        game.moves(list);
        moves = list.toArray();
        max = moves.length > 0 && game.maxToMove();
        rootMoves = new ArrayList<>(Collections.nCopies(moves.length, new RootMove<>(0, 0, Bound.AT_LEAST)));
        order = new RootOrder(sorter.order(game, list));
        if (options.uses(Speedup.TABLE_MOVES)) {
            bringForwardByCode(Entry.move(memory.find(key, 0)));
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
        OptionalInt first = moves.length == 0 ? OptionalInt.empty() : OptionalInt.of(moves[0]);
        return new Answer(0, first, evaluation, List.of(), List.of(), moves.length == 0);
    }

    /** Searches to a depth of at least 1, where there are moves. */
    Answer search(int depth) {
        memory.enter(key);
        if (deepening || exact) {
            searchMoves(depth);
        } else {
            RootBounds bounds = new RootBounds(max, moves.length);
            settle(depth, closeIn(depth, bounds), bounds);
            if (best == NONE) {
                // Different positions have the same key.
                searchMoves(depth);
            }
        }
        order.bringForward(best);
        memory.leave();
        int height = Entry.heightAbove(tallest, value, depth, 0);
        if (memory.keeps(depth)) {
            memory.put(key, Entry.of(value, Bound.EXACT, depth, height, Entry.code(moves[best])));
        }
        boolean proven = (exact ? tallest : height) < Entry.UNFINISHED;
        return new Answer(
                depth,
                OptionalInt.of(moves[best]),
                value,
                searcher.lines().toList(line),
                List.copyOf(rootMoves),
                proven);
    }

    private void searchMoves(int depth) {
        watch.enter();
        searcher.begin(depth);
        line = Lines.EMPTY;
        best = NONE;
        tallest = 0;
        for (int place = 0; place < order.size(); place++) {
            int index = order.at(place);
            game.make(moves[index]);
            if (best == NONE || exact || depth == 1) {
                searchExactly(index, depth, Score.LOSS, Score.WIN);
            } else {
                test(index, depth);
            }
            game.unmake(moves[index]);
            tallest = Math.max(tallest, searcher.height());
        }
    }

    // Returns the value, closed in on by null windows, beginning with what the game tells of it: to find that out takes
    // two of them, 7 in 100 nodes where positions are solved within a hundred. They are taken rather far from 0 than in
    // the middle: what is nearly won or lost is searched sooner.
    private int closeIn(int depth, RootBounds bounds) {
        int least = Math.max(insight.least(), Score.LOSS + 1);
        int most = Math.min(insight.most(), Score.WIN - 1);
        tallest = BY_THE_GAME;
        while (least < most) {
            int middle = least + (most - least) / 2;
            int a = middle <= 0 ? Math.min(middle, least / 2) : Math.max(middle, most / 2);
            int found = reach(depth, a, bounds);
            if (found > a) {
                least = found;
            } else {
                most = found;
            }
        }
        return least;
    }

    // Returns a bound of the value on the same side of a and a + 1.
    private int reach(int depth, int a, RootBounds bounds) {
        watch.enter();
        searcher.begin(depth);
        int bound = max ? Score.LOSS : Score.WIN;
        int tallestOfAll = 0;
        for (int place = 0; place < order.size(); place++) {
            int index = order.at(place);
            int found = look(index, depth, a, bounds);
            if (bounds.isGood(found, a)) {
                order.bringForward(index);
                return found;
            }
            bound = max ? Math.max(bound, found) : Math.min(bound, found);
            tallestOfAll = Math.max(tallestOfAll, searcher.height());
        }
        tallest = tallestOfAll;
        return bound;
    }

    private int look(int index, int depth, int a, RootBounds bounds) {
        game.make(moves[index]);
        int found = searcher.search(depth - 1, a, a + 1, 1);
        game.unmake(moves[index]);
        bounds.note(index, a, found, searcher.height());
        return found;
    }

    // Finds the first of the moves that have the value, and its line. That none has a better one is known; so those
    // before it have to be worse, and nothing is asked of those behind it.
    private void settle(int depth, int found, RootBounds bounds) {
        watch.enter();
        searcher.begin(depth);
        value = found;
        best = 0;
        while (best < moves.length && !reaches(best, depth, bounds)) {
            tallest = Math.max(tallest, bounds.heightAtBest(best));
            best++;
        }
        if (best == moves.length || !trace(depth)) {
            best = NONE;
            return;
        }
        tallest = Math.max(tallest, bounds.heightAtWorst(best));
        for (int index = 0; index < moves.length; index++) {
            rootMoves.set(
                    index,
                    index == best
                            ? new RootMove<>(moves[index], value, Bound.EXACT)
                            : bounds.noBetterThan(value, index, moves[index]));
        }
    }

    private boolean reaches(int index, int depth, RootBounds bounds) {
        if (!bounds.isWorse(index, value) && !bounds.reaches(index, value)) {
            look(index, depth, bounds.below(value), bounds);
        }
        return bounds.reaches(index, value);
    }

    private boolean trace(int depth) {
        game.make(moves[best]);
        boolean isTraced = tracer.trace(depth - 1, value, 1);
        game.unmake(moves[best]);
        line = searcher.lines().prepend(moves[best], tracer.line());
        return isTraced;
    }

    private void searchExactly(int index, int depth, int a, int b) {
        int exactly = searcher.search(depth - 1, a, b, 1);
        if (exactly <= a || exactly >= b) {
            searcher.lines().free(searcher.line());
            rootMoves.set(index, new RootMove<>(moves[index], exactly, exactly <= a ? Bound.AT_MOST : Bound.AT_LEAST));
            return;
        }
        rootMoves.set(index, new RootMove<>(moves[index], exactly, Bound.EXACT));
        boolean better = max ? exactly > value : exactly < value;
        if (best == NONE || better || (exactly == value && index < best)) {
            best = index;
            value = exactly;
            searcher.lines().free(line);
            line = searcher.lines().prepend(moves[index], searcher.line());
        } else {
            searcher.lines().free(searcher.line());
        }
    }

    // The goal is what the move must reach to become the best. It lies inside the scale: at a root with moves, WIN and
    // LOSS themselves are no values.
    private void test(int index, int depth) {
        int step = index < best ? 0 : 1;
        int goal = max ? value + step : value - step;
        int a = max ? goal - 1 : goal;
        int found = searcher.search(depth - 1, a, a + 1, 1);
        if (max ? found < goal : found > goal) {
            rootMoves.set(index, new RootMove<>(moves[index], found, max ? Bound.AT_MOST : Bound.AT_LEAST));
            return;
        }
        searcher.countResearch();
        if (max) {
            searchExactly(index, depth, a, Score.WIN);
        } else {
            searchExactly(index, depth, Score.LOSS, a + 1);
        }
    }

    private void bringForwardByCode(int code) {
        for (int place = 0; place < order.size(); place++) {
            if (Entry.code(moves[order.at(place)]) == code) {
                order.bringForward(order.at(place));
                return;
            }
        }
    }
}
