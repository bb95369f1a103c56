package org.gametree.game;

import java.util.List;

/**
 * Principal variation search of one game, for one search: later moves are tested with a null window, and searched again
 * when they fail high inside the window. At the horizon, depth 0, it goes on where positions are not quiet.
 *
 * <p>For a &lt; b and m the value of the position unfolded to the depth, the value returned is m if a &lt; m &lt; b, and
 * otherwise a bound of m on the same side of the window (fail-soft).
 */
// One clause for MAX and MIN asks at each step whose it is, since the same player may move twice running: no value is
// ever negated. (Two clauses are no faster without a table, and 3 to 10 in 100 slower where positions are solved.) A
// search that is stopped, or that the game's code ends with an exception, leaves the game and this object anywhere;
// neither is used again, and nothing of what was under way is remembered.
//
// With a table that does not fit the cache, more than half of the time goes into waiting for it, so that is where
// speed is to be gained; see Memory.fetch. What was tried in this loop besides, and was slower or no faster: in the
// fast form, to fetch all that an enhanced cutoff will look at before it looks (the processor runs ahead by itself
// there); without a table, an object of its own for what the last position leaves behind (1.03 of the time), and to
// make search short enough to be inlined where it is called (1.0 to 1.2).
//
// Nor did these shorten the time to solve positions of Connect Four whose game tells bounds and moves worth searching:
// to ask for bounds before the table (1.01 to 1.04 of the time), loops of their own for null windows, without lines
// (1.02 to 1.06), enhanced cutoffs that also strike out the moves they find refuted (0.98 to 1.01, with 0.92 of the
// nodes), or only once the first move has failed (1.03 to 1.10), or only where there is more than one move (0.98 to
// 1.02, with 1.02 to 1.04). What does: to keep nothing of a position of which the game knows one move that is enough,
// since what that leads to is kept (0.83 to 0.96, with 1.04 to 1.07), and enhanced cutoffs only far from the horizon.
final class Searcher {
    // No int, so no move.
    private static final long NO_MOVE = Long.MIN_VALUE;

    private final MutableGame game;
    private final Watch watch;
    private final MoveSorter sorter;
    private final Memory memory;
    private final Evaluator evaluator;
    private final Insight insight;
    private final EnhancedCutoff enhancedCutoff;
    private final Division division;
    private final Frontier frontier;
    private final boolean searchesFrontier;
    private final MoveList moves = new MoveList(2 * MoveList.ROOM);
    private final Lines lines = new Lines();

    // Of the last position searched: its best line, if its value was inside its window, which whoever searched it owns;
    // from which depth on what was found out of it holds of every depth; and its best move, if one was better than the
    // window.
    private int line;
    private int height;
    private long move;
    private long cutoffs;
    private long researches;
    private int minDividedDepth;

    Searcher(MutableGame game, Watch watch, MoveSorter sorter, Memory memory, Options options, Division division) {
        this.game = game;
        this.watch = watch;
        this.sorter = sorter;
        this.memory = memory;
        evaluator = new Evaluator(game);
        insight = new Insight(game, options);
        enhancedCutoff = new EnhancedCutoff(memory, insight, options);
        this.division = division;
        frontier = new Frontier(game, watch, memory, evaluator);
        // Behind the horizon there is more to search, and an ordering asks for moves in an order there as well.
        searchesFrontier = insight.isLast(0) && !sorter.sorts(1);
    }

    Lines lines() {
        return lines;
    }

    int line() {
        return line;
    }

    int height() {
        return height;
    }

    /** Begins a search of the root to a depth. */
    void begin(int depth) {
        minDividedDepth = division.minDepth(depth);
        evaluator.begin();
        lines.clear();
    }

    void countResearch() {
        researches++;
    }

    Statistics statistics() {
        return new Statistics(
                watch.nodes(),
                evaluator.evaluations(),
                cutoffs,
                researches,
                memory.hits(),
                memory.cutoffs(),
                List.of(),
                watch.time());
    }

    /** Returns the evaluation of the root. */
    int evaluate() {
        return horizon(0);
    }

    /** Searches the game's position, {@code ply} plies from the root, to {@code depth} more, within a &lt; b. */
    int search(int depth, int a, int b, int ply) {
        watch.enter();
        if (depth <= 0) {
            return atHorizon(depth, a, b, ply);
        }
        long key = memory.key();
        if (memory.recurs(key)) {
            return known(0, 0);
        }
        long entry = memory.find(key, depth);
        int told = told(entry, depth, a, b, ply);
        if (told != Insight.UNKNOWN) {
            return told;
        }
        int from = moves.begin();
        boolean forced = insight.list(moves);
        if (moves.size() == from) {
            return end(ply);
        }
        boolean max = game.maxToMove();
        memory.enter(key);
        int value = enhancedCutoff.find(moves, from, max, depth, a, b, ply);
        if (value == Insight.UNKNOWN) {
            sorter.first(game, moves, from, max, depth, Entry.move(entry));
            value = depth == 1 && searchesFrontier
                    ? searchFrontier(max, a, b, ply, from)
                    : searchMoves(max, depth, a, b, ply, from, max ? Score.LOSS : Score.WIN);
            memory.leave();
            if (!forced && memory.keeps(depth)) {
                int code = move == NO_MOVE ? Entry.move(entry) : Entry.code((int) move);
                memory.put(key, Entry.of(value, a, b, ply, depth, height, code));
            }
        } else {
            memory.leave();
            known(value, enhancedCutoff.height());
        }
        moves.truncate(from);
        return value;
    }

    // What the table or the game tells of the value, if that settles the window. On the principal variation the table
    // only orders the moves, so that the variation is whole.
    private int told(long entry, int depth, int a, int b, int ply) {
        if (entry != Entry.NONE && b - a == 1 && Entry.answers(entry, depth, a, b, ply)) {
            memory.countCutoff();
            return known(Score.later(Entry.value(entry), ply), Entry.height(entry));
        }
        int outside = insight.outside(a, b, ply);
        return outside == Insight.UNKNOWN ? outside : known(outside, 0);
    }

    // Depth 0, or below it behind the horizon. What is found out there holds of no other depth.
    int atHorizon(int depth, int a, int b, int ply) {
        if (memory.recurs()) {
            return known(0, 0);
        }
        if (insight.isLast(depth)) {
            return horizon(ply);
        }
        boolean stands = insight.stands();
        int from = moves.begin();
        insight.list(moves, stands);
        if (moves.size() == from) {
            return stands ? horizon(ply) : end(ply);
        }
        boolean max = game.maxToMove();
        int value = stands ? horizon(ply) : max ? Score.LOSS : Score.WIN;
        if (max ? value < b : value > a) {
            sorter.first(game, moves, from, max, depth, 0);
            memory.enter();
            value = searchMoves(max, depth, a, b, ply, from, value);
            memory.leave();
        } else {
            cutoffs++;
        }
        moves.truncate(from);
        height = Entry.UNFINISHED;
        return value;
    }

    private int searchMoves(boolean max, int depth, int alpha, int beta, int ply, int from, int known) {
        int best = known;
        int a = max ? Math.max(alpha, best) : alpha;
        int b = max ? beta : Math.min(beta, best);
        int bestLine = Lines.EMPTY;
        long bestOne = NO_MOVE;
        int tallest = 0;
        int to = moves.size();
        for (int i = from; i < to; i++) {
            if (i == from + 1) {
                sorter.rest(game, moves, i, max, depth);
                fetchSiblings(depth, i, to);
            }
            long mark = i == from || depth < minDividedDepth ? Division.NONE : division.take(game, moves, i, to, depth);
            int move = moves.at(i);
            game.make(move);
            int value = i == from ? search(depth - 1, a, b, ply + 1) : searchLater(max, depth - 1, a, b, ply + 1);
            game.unmake(move);
            division.release(mark);
            if (max ? value > best : value < best) {
                best = value;
                if (max ? value >= b : value <= a) {
                    lines.free(bestLine);
                    return cut(max, value, move, depth, ply, height);
                }
                if (max ? value > a : value < b) {
                    a = max ? value : a;
                    b = max ? b : value;
                    lines.free(bestLine);
                    bestLine = lines.prepend(move, line);
                    bestOne = move;
                }
            }
            tallest = Math.max(tallest, height);
        }
        return leave(best, bestLine, bestOne, Entry.heightAbove(tallest, best, depth, ply));
    }

    // At the horizon a null window would mostly look at the same evaluations twice.
    private int searchLater(boolean max, int depth, int a, int b, int ply) {
        if (depth > 0 && b - a > 1) {
            int value = search(depth, max ? a : b - 1, max ? a + 1 : b, ply);
            if (value <= a || value >= b) {
                return value;
            }
            researches++;
        }
        return search(depth, a, b, ply);
    }

    // A position whose first move was not good enough will have most of the others searched as well. Closer to the
    // horizon they are not looked for in the table; farther away the enhanced cutoff has just done so.
    private void fetchSiblings(int depth, int from, int to) {
        if (depth > 1 && depth < enhancedCutoff.minDepth()) {
            memory.fetch(moves, from, to);
        }
    }

    private int searchFrontier(boolean max, int a, int b, int ply, int from) {
        int value = frontier.search(moves, from, max, a, b, ply);
        int move = frontier.move();
        if (max ? value >= b : value <= a) {
            return cut(max, value, move, 1, ply, frontier.height());
        }
        boolean inside = max ? value > a : value < b;
        return leave(
                value,
                inside ? lines.prepend(move, Lines.EMPTY) : Lines.EMPTY,
                inside ? move : NO_MOVE,
                Entry.heightAbove(frontier.height(), value, 1, ply));
    }

    private int cut(boolean max, int value, int move, int depth, int ply, int heightOfMove) {
        cutoffs++;
        if (depth > 0) {
            sorter.credit(max, move, depth);
        }
        return leave(value, Lines.EMPTY, move, Entry.heightAbove(heightOfMove, value, depth, ply));
    }

    private int known(int value, int itsHeight) {
        return leave(value, Lines.EMPTY, NO_MOVE, itsHeight);
    }

    private int leave(int value, int itsLine, long itsMove, int itsHeight) {
        line = itsLine;
        move = itsMove;
        height = itsHeight;
        return value;
    }

    int end(int ply) {
        return known(evaluator.end(ply), evaluator.height());
    }

    private int horizon(int ply) {
        return known(evaluator.horizon(ply), evaluator.height());
    }
}
