package org.gametree.game;

/**
 * Principal variation search of one game, for one search: later moves are tested with a null window, and searched again
 * when they fail high inside the window.
 *
 * <p>For a &lt; b and m the value of the position unfolded to the depth, the value returned is m if a &lt; m &lt; b, and
 * otherwise a bound of m on the same side of the window (fail-soft).
 */
// Two clauses, for MAX and for MIN, since the same player may move twice running: no value is ever negated. A search
// that is stopped, or that the game's code ends with an exception, leaves the game and this object anywhere; neither is
// used again.
final class Searcher {
    private final MutableGame game;
    private final Watch watch;
    private final MoveSorter sorter;
    private final MoveList moves = new MoveList();

    private final Lines lines = new Lines();

    // The best line of the last position searched, if its value was inside its window; whoever searched it owns it.
    private int line;

    // Whether some line since the last reset ended at the horizon in a position with moves.
    private boolean cutByHorizon;
    private long evaluations;
    private long cutoffs;
    private long researches;

    Searcher(MutableGame game, Watch watch, MoveSorter sorter) {
        this.game = game;
        this.watch = watch;
        this.sorter = sorter;
    }

    Lines lines() {
        return lines;
    }

    int line() {
        return line;
    }

    boolean isCutByHorizon() {
        return cutByHorizon;
    }

    /** Begins a new depth. */
    void begin() {
        cutByHorizon = false;
        lines.clear();
    }

    void countResearch() {
        researches++;
    }

    Statistics statistics() {
        return new Statistics(watch.nodes(), evaluations, cutoffs, researches, watch.time());
    }

    /** Returns the evaluation of the root. */
    int evaluate(boolean isFinal) {
        return isFinal ? end(0) : horizon(0);
    }

    /** Searches the game's position, {@code ply} plies from the root, to {@code depth} more, within a &lt; b. */
    int search(int depth, int a, int b, int ply) {
        if (depth == 0) {
            return leaf(ply);
        }
        watch.enter();
        int from = moves.size();
        game.moves(moves);
        int to = moves.size();
        if (from == to) {
            return end(ply);
        }
        boolean max = game.maxToMove();
        sorter.sort(game, moves, from, max, depth);
        int value = max ? max(depth, a, b, ply, from, to) : min(depth, a, b, ply, from, to);
        moves.truncate(from);
        return value;
    }

    private int max(int depth, int alpha, int b, int ply, int from, int to) {
        int best = Score.LOSS;
        int a = alpha;
        int bestLine = Lines.EMPTY;
        for (int i = from; i < to; i++) {
            int move = moves.at(i);
            game.make(move);
            // Evaluations are exact within any window, so a null window at the horizon would only be looked at twice.
            boolean test = i > from && depth > 1 && b - a > 1;
            int value = depth == 1 ? leaf(ply + 1) : search(depth - 1, a, test ? a + 1 : b, ply + 1);
            if (test && a < value && value < b) {
                researches++;
                value = search(depth - 1, a, b, ply + 1);
            }
            game.unmake(move);
            best = Math.max(best, value);
            if (best >= b) {
                cutoffs++;
                sorter.history().credit(true, move, depth);
                lines.free(bestLine);
                line = Lines.EMPTY;
                return best;
            }
            if (best > a) {
                a = best;
                lines.free(bestLine);
                bestLine = lines.prepend(move, line);
            }
        }
        line = bestLine;
        return best;
    }

    private int min(int depth, int a, int beta, int ply, int from, int to) {
        int best = Score.WIN;
        int b = beta;
        int bestLine = Lines.EMPTY;
        for (int i = from; i < to; i++) {
            int move = moves.at(i);
            game.make(move);
            boolean test = i > from && depth > 1 && b - a > 1;
            int value = depth == 1 ? leaf(ply + 1) : search(depth - 1, test ? b - 1 : a, b, ply + 1);
            if (test && a < value && value < b) {
                researches++;
                value = search(depth - 1, a, b, ply + 1);
            }
            game.unmake(move);
            best = Math.min(best, value);
            if (best <= a) {
                cutoffs++;
                sorter.history().credit(false, move, depth);
                lines.free(bestLine);
                line = Lines.EMPTY;
                return best;
            }
            if (best < b) {
                b = best;
                lines.free(bestLine);
                bestLine = lines.prepend(move, line);
            }
        }
        line = bestLine;
        return best;
    }

    private int leaf(int ply) {
        watch.enter();
        return horizon(ply);
    }

    // Whether a position at the horizon is final matters only until one has been found that is not.
    private int horizon(int ply) {
        evaluations++;
        line = Lines.EMPTY;
        int value = game.evaluate();
        if (!Score.isPayoff(value)) {
            return won(value, hasMoves(), ply);
        }
        if (!cutByHorizon) {
            cutByHorizon = hasMoves();
        }
        return value;
    }

    private int end(int ply) {
        evaluations++;
        line = Lines.EMPTY;
        int value = game.evaluate();
        return Score.isPayoff(value) ? value : won(value, false, ply);
    }

    private int won(int value, boolean hasMoves, int ply) {
        if (hasMoves || (value != Score.WIN && value != Score.LOSS)) {
            throw new IllegalArgumentException("evaluation of position " + game + " = " + value
                    + "; expected a value within ±MAX_PAYOFF = ±" + Score.MAX_PAYOFF
                    + (hasMoves ? " where there are moves" : ", WIN or LOSS"));
        }
        // What Score.before answers, without an object: no stack holds a search so deep that this leaves the wins.
        return value > 0 ? value - ply : value + ply;
    }

    private boolean hasMoves() {
        int from = moves.size();
        game.moves(moves);
        boolean some = moves.size() > from;
        moves.truncate(from);
        return some;
    }
}
