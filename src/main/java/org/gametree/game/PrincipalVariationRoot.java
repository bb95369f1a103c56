package org.gametree.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Searches the moves of a root to a depth: the first with the full window, later ones with a null window, and again where
 * they take its place.
 *
 * <p>Moves are searched in another order than the game's; so a move later in the game's order must beat the best value to
 * become the best, and an earlier one need only equal it.
 */
// A window of one or two around the value of the depth before saves nothing (nodes to depth 22 of Connect Four 7x6
// with a table: 11.7 instead of 11.6 million), and null windows alone that close in on the value cost more (13.1).
final class PrincipalVariationRoot {
    private static final int NONE = -1;

    private final MutableGame game;
    private final Watch watch;
    private final RootMoves moves;
    private final Searcher searcher;
    private final boolean exact;

    // Of the depth under way: every move, in the game's order, and the best so far.
    private List<RootMove<Integer>> searched = List.of();
    private int best;
    private int value;
    private int line;

    /** Wants the exact value of every move, or of the best alone. */
    PrincipalVariationRoot(MutableGame game, Watch watch, RootMoves moves, Searcher searcher, boolean exact) {
        this.game = game;
        this.watch = watch;
        this.moves = moves;
        this.searcher = searcher;
        this.exact = exact;
    }

    RootSearch.Found search(int depth) {
        watch.enter();
        searcher.begin(depth);
        searched = new ArrayList<>(Collections.nCopies(moves.size(), new RootMove<>(0, 0, Bound.AT_LEAST)));
        line = Lines.EMPTY;
        best = NONE;
        int tallest = 0;
        for (int place = 0; place < moves.size(); place++) {
            int index = moves.at(place);
            game.make(moves.move(index));
            if (best == NONE || exact || depth == 1) {
                searchExactly(index, depth, Score.LOSS, Score.WIN);
            } else {
                test(index, depth);
            }
            game.unmake(moves.move(index));
            tallest = Math.max(tallest, searcher.height());
        }
        return new RootSearch.Found(best, value, line, tallest, List.copyOf(searched));
    }

    private void searchExactly(int index, int depth, int a, int b) {
        int move = moves.move(index);
        int found = searcher.search(depth - 1, a, b, 1);
        if (found <= a || found >= b) {
            searcher.lines().free(searcher.line());
            searched.set(index, new RootMove<>(move, found, found <= a ? Bound.AT_MOST : Bound.AT_LEAST));
            return;
        }
        searched.set(index, new RootMove<>(move, found, Bound.EXACT));
        boolean better = moves.max() ? found > value : found < value;
        if (best == NONE || better || (found == value && index < best)) {
            best = index;
            value = found;
            searcher.lines().free(line);
            line = searcher.lines().prepend(move, searcher.line());
        } else {
            searcher.lines().free(searcher.line());
        }
    }

    // The goal is what the move must reach to become the best. It lies inside the scale: at a root with moves, WIN and
    // LOSS themselves are no values.
    private void test(int index, int depth) {
        boolean max = moves.max();
        int step = index < best ? 0 : 1;
        int goal = max ? value + step : value - step;
        int a = max ? goal - 1 : goal;
        int found = searcher.search(depth - 1, a, a + 1, 1);
        if (max ? found < goal : found > goal) {
            searched.set(index, new RootMove<>(moves.move(index), found, max ? Bound.AT_MOST : Bound.AT_LEAST));
            return;
        }
        searcher.countResearch();
        if (max) {
            searchExactly(index, depth, a, Score.WIN);
        } else {
            searchExactly(index, depth, Score.LOSS, a + 1);
        }
    }
}
