package org.gametree.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts moves into the order in which they are searched: first the table's, then by the user's priorities if there is an
 * ordering, otherwise killers and then by history. Equal ones stay as they were.
 */
// How many times the nodes to a depth it takes to leave something out, with a table of 32 MiB and without one, as
// geometric means over Connect Four 7x6, Othello 8x8 and 6x6, dots and boxes 3x3 and Kalah, at three to seven depths
// each: the table's moves 2.65; killers 1.035 and 1.030; history 1.025 and 1.219; both 1.126 and 1.600. The section
// speedups of the benchmarks shows single games.
//
// Tried as well, and not worth it. Credits of 2^depth (1.003 and 1.005) or depth (1.005 and 1.038) instead of depth^2.
// Countermoves, what refuted the same move last: between killers and history 0.986 and 1.037, before killers to depth
// 24 of Connect Four more than three times the nodes, as half as much history again 0.994 and 0.961, which to look them
// up at every move costs. To search a position that the table does not know two plies shallower first (internal
// deepening): on the principal variation alone it saves nothing, everywhere it costs twice the nodes. The move of the
// greatest bound where none is good enough: six times the nodes.
final class MoveSorter {
    private static final int SHORT = 32;

    // The upper half of a key, and a key that is none: of a position whose moves but the first have no keys yet.
    private static final long PRIORITY = -1L << Integer.SIZE;
    private static final long UNKNOWN = Long.MAX_VALUE;

    private final Form.@Nullable Rank rank;
    private final boolean usesTableMoves;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private final History history;
    private final Killers killers;

    // By index in the list of the moves of all positions on the path: priority and place in one long, so that to sort
    // these is to sort the moves, stably. Those of a position stay while its first move is searched.
    private long[] keys = new long[32];

    // Many moves while they are sorted.
    private int[] sorted = {};

    MoveSorter(Form.@Nullable Rank rank, Options options) {
        this.rank = rank;
        usesTableMoves = options.uses(Speedup.TABLE_MOVES);
        usesKillers = rank == null && options.uses(Speedup.KILLERS);
        usesHistory = rank == null && options.uses(Speedup.HISTORY);
        history = usesHistory ? new History() : new History(1);
        killers = usesKillers ? new Killers() : new Killers(0);
    }

    History history() {
        return history;
    }

    Killers killers() {
        return killers;
    }

    /** Credits a move with a cutoff, {@code depth} above the horizon. */
    // What is not to be used is not filled either, so that nobody need ask whether it is. Nor is it large: to make it
    // anew is felt where a search has a hundred nodes.
    void credit(boolean max, int move, int depth) {
        if (usesHistory) {
            history.credit(max, move, depth);
        }
        if (usesKillers) {
            killers.add(move, depth);
        }
    }

    /**
     * Brings the move of the game's position that is to be searched first to the index where its moves begin: the one
     * whose {@linkplain Entry#code code} is given, if there is one, otherwise the one of the greatest priority.
     */
    void first(MutableGame game, MoveList moves, int from, boolean max, int depth, int code) {
        boolean known = bringForward(moves, from, code);
        if (moves.size() - from < 2 || !sorts(depth)) {
            return;
        }
        growKeys(moves.size());
        if (known || (rank == null && bringKillerForward(moves, from, depth))) {
            keys[from] = UNKNOWN;
        } else {
            setKeys(game, moves, from, max);
            bringBestForward(moves, from);
        }
    }

    /** Sorts the moves behind the {@linkplain #first first}, from an index to the end of the list. */
    // Often the first is good enough, and they need not be. Behind one that is known or a killer they are put in order
    // by what the history has become meanwhile (0.99 of the nodes without a table, 1.00 with one, in means as above).
    void rest(MutableGame game, MoveList moves, int from, boolean max, int depth) {
        if (sorts(depth)) {
            int sorted = from;
            if (keys[from - 1] == UNKNOWN) {
                while (rank == null && bringKillerForward(moves, sorted, depth)) {
                    sorted++;
                }
                setKeys(game, moves, sorted, max);
            }
            insert(moves, sorted);
        }
    }

    /** Tells whether moves are put in order {@code depth} above the horizon, but for the table's. */
    // Just above the horizon killers and history are not worth their cost.
    boolean sorts(int depth) {
        return rank != null || (depth != 1 && (usesKillers || usesHistory));
    }

    private void setKeys(MutableGame game, MoveList moves, int from, boolean max) {
        int to = moves.size();
        for (int i = from; i < to; i++) {
            int move = moves.at(i);
            keys[i] = key(rank == null ? history.of(max, move) : rank.priority(game, move), i);
        }
        if (to - from > SHORT) {
            sortMany(moves, from);
        }
    }

    private static long key(int priority, int place) {
        return ((long) ~priority << Integer.SIZE) | place;
    }

    private boolean bringKillerForward(MoveList moves, int from, int depth) {
        for (int i = from; i < moves.size(); i++) {
            if (killers.contain(moves.at(i), depth)) {
                moves.bringForward(i, from);
                return true;
            }
        }
        return false;
    }

    private void bringBestForward(MoveList moves, int from) {
        int to = moves.size();
        long best = keys[from];
        for (int i = from + 1; i < to; i++) {
            best = Math.min(best, keys[i]);
        }
        int place = (int) best;
        int move = moves.at(place);
        for (int i = place; i > from; i--) {
            keys[i] = keys[i - 1];
            moves.set(i, moves.at(i - 1));
        }
        keys[from] = best;
        moves.set(from, move);
    }

    private void insert(MoveList moves, int from) {
        int to = moves.size();
        for (int i = from + 1; i < to; i++) {
            long key = keys[i];
            if (keys[i - 1] > key) {
                int move = moves.at(i);
                int place = i;
                do {
                    keys[place] = keys[place - 1];
                    moves.set(place, moves.at(place - 1));
                    place--;
                } while (place > from && keys[place - 1] > key);
                keys[place] = key;
                moves.set(place, move);
            }
        }
    }

    // To insert many one after the other takes quadratic time, unless they are sorted.
    private void sortMany(MoveList moves, int from) {
        int count = moves.size() - from;
        Arrays.sort(keys, from, from + count);
        if (count > sorted.length) {
            sorted = new int[2 * count];
        }
        for (int i = 0; i < count; i++) {
            sorted[i] = moves.at((int) keys[from + i]);
        }
        for (int i = 0; i < count; i++) {
            moves.set(from + i, sorted[i]);
            keys[from + i] = (keys[from + i] & PRIORITY) | (from + i);
        }
    }

    // No move has the code 0.
    private boolean bringForward(MoveList moves, int from, int code) {
        if (code == 0 || !usesTableMoves) {
            return false;
        }
        for (int i = from; i < moves.size(); i++) {
            if (Entry.code(moves.at(i)) == code) {
                moves.bringForward(i, from);
                return true;
            }
        }
        return false;
    }

    /** Returns the places of the moves of the game's position, in the order of their priorities. */
    int[] order(MutableGame game, MoveList moves) {
        int count = moves.size();
        growKeys(count);
        for (int i = 0; i < count; i++) {
            keys[i] = key(rank == null || count < 2 ? 0 : rank.priority(game, moves.at(i)), i);
        }
        Arrays.sort(keys, 0, count);
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[i] = (int) keys[i];
        }
        return order;
    }

    private void growKeys(int count) {
        if (count > keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
        }
    }
}
