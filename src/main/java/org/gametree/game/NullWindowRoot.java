package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches the moves of a root to a depth by null windows alone, which close in on the value; then the first move that
 * has it is looked for, and its line.
 */
// For searches straight to a depth, which it serves better than a full window: of 200, 50 and 10 positions of Connect
// Four 7x6 with 30, 24 and 20 stones, all depths need 64, 175 and 153 thousand nodes, null windows at the last alone
// 25, 72 and 63. To close in by the root's worthwhile moves alone saves a hundredth of these, and no time.
final class NullWindowRoot {
    // What the game tells of a position holds of every depth, from 0 on.
    private static final int BY_THE_GAME = -1;

    private final MutableGame game;
    private final Watch watch;
    private final RootMoves moves;
    private final Searcher searcher;
    private final Tracer tracer;
    private final Insight insight;

    // Of the moves that the value rests on, from which depth on what was found out holds of every depth.
    private int tallest;

    NullWindowRoot(MutableGame game, Watch watch, RootMoves moves, Searcher searcher, Tracer tracer, Insight insight) {
        this.game = game;
        this.watch = watch;
        this.moves = moves;
        this.searcher = searcher;
        this.tracer = tracer;
        this.insight = insight;
    }

    /** Returns null where no move or no line has the value, since different positions have the same key. */
    RootSearch.@Nullable Found search(int depth) {
        RootBounds bounds = new RootBounds(moves.max(), moves.size());
        int value = closeIn(depth, bounds);
        watch.enter();
        searcher.begin(depth);
        int best = first(value, depth, bounds);
        if (best == moves.size() || !trace(best, value, depth)) {
            return null;
        }
        int line = searcher.lines().prepend(moves.move(best), tracer.line());
        int height = Math.max(tallest, bounds.heightAtWorst(best));
        return new RootSearch.Found(best, value, line, height, rootMoves(best, value, bounds));
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
        int bound = moves.max() ? Score.LOSS : Score.WIN;
        int tallestOfAll = 0;
        for (int place = 0; place < moves.size(); place++) {
            int index = moves.at(place);
            int found = look(index, depth, a, bounds);
            if (bounds.isGood(found, a)) {
                moves.bringForward(index);
                return found;
            }
            bound = moves.max() ? Math.max(bound, found) : Math.min(bound, found);
            tallestOfAll = Math.max(tallestOfAll, searcher.height());
        }
        tallest = tallestOfAll;
        return bound;
    }

    private int look(int index, int depth, int a, RootBounds bounds) {
        game.make(moves.move(index));
        int found = searcher.search(depth - 1, a, a + 1, 1);
        game.unmake(moves.move(index));
        bounds.note(index, a, found, searcher.height());
        return found;
    }

    // Returns the first of the moves that have the value. That none has a better one is known; so those before it have
    // to be worse, and nothing is asked of those behind it.
    private int first(int value, int depth, RootBounds bounds) {
        int index = 0;
        while (index < moves.size() && !reaches(index, value, depth, bounds)) {
            tallest = Math.max(tallest, bounds.heightAtBest(index));
            index++;
        }
        return index;
    }

    private boolean reaches(int index, int value, int depth, RootBounds bounds) {
        if (!bounds.isWorse(index, value) && !bounds.reaches(index, value)) {
            look(index, depth, bounds.below(value), bounds);
        }
        return bounds.reaches(index, value);
    }

    private boolean trace(int best, int value, int depth) {
        game.make(moves.move(best));
        boolean isTraced = tracer.trace(depth - 1, value, 1);
        game.unmake(moves.move(best));
        return isTraced;
    }

    private List<RootMove<Integer>> rootMoves(int best, int value, RootBounds bounds) {
        List<RootMove<Integer>> all = new ArrayList<>();
        for (int index = 0; index < moves.size(); index++) {
            int move = moves.move(index);
            all.add(index == best ? new RootMove<>(move, value, Bound.EXACT) : bounds.noBetterThan(value, index, move));
        }
        return List.copyOf(all);
    }
}
