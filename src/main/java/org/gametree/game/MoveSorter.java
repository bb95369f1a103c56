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

    private final Form.@Nullable Rank rank;
    private final boolean usesTableMoves;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private final History history;
    private final Killers killers;

    // Priority and place in one long each: to sort them is to sort the moves, stably, whatever their number.
    private long[] keys = new long[16];
    private int[] sorted = new int[16];

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
     * Sorts the moves of the game's position, which stand in the list from an index to its end: first the one whose
     * {@linkplain Entry#code code} is given, if there is one. Just above the horizon history is not worth its cost.
     */
    void sort(MutableGame game, MoveList moves, int start, boolean max, int depth, int first) {
        int from = bringForward(moves, start, first) ? start + 1 : start;
        int count = moves.size() - from;
        if (count < 2 || (rank == null && depth == 1)) {
            return;
        }
        grow(count);
        for (int i = 0; i < count; i++) {
            int move = moves.at(from + i);
            setKey(i, rank == null ? priority(max, move, depth) : rank.priority(game, move));
        }
        sortKeys(count);
        for (int i = 0; i < count; i++) {
            sorted[i] = moves.at(from + (int) keys[i]);
        }
        for (int i = 0; i < count; i++) {
            moves.set(from + i, sorted[i]);
        }
    }

    private int priority(boolean max, int move, int depth) {
        return killers.contain(move, depth) ? Integer.MAX_VALUE : history.of(max, move);
    }

    // No move has the code 0.
    private boolean bringForward(MoveList moves, int from, int code) {
        if (code == 0 || !usesTableMoves) {
            return false;
        }
        for (int i = from; i < moves.size(); i++) {
            int move = moves.at(i);
            if (Entry.code(move) == code) {
                for (int place = i; place > from; place--) {
                    moves.set(place, moves.at(place - 1));
                }
                moves.set(from, move);
                return true;
            }
        }
        return false;
    }

    /** Returns the places of the moves of the game's position, in the order of their priorities. */
    int[] order(MutableGame game, MoveList moves) {
        int count = moves.size();
        grow(count);
        for (int i = 0; i < count; i++) {
            setKey(i, rank == null || count < 2 ? 0 : rank.priority(game, moves.at(i)));
        }
        sortKeys(count);
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[i] = (int) keys[i];
        }
        return order;
    }

    private void grow(int count) {
        if (count > keys.length) {
            keys = new long[2 * count];
            sorted = new int[2 * count];
        }
    }

    private void setKey(int place, int priority) {
        keys[place] = ((long) ~priority << Integer.SIZE) | place;
    }

    private void sortKeys(int count) {
        if (count > SHORT) {
            Arrays.sort(keys, 0, count);
            return;
        }
        for (int i = 1; i < count; i++) {
            long key = keys[i];
            int place = i;
            while (place > 0 && keys[place - 1] > key) {
                keys[place] = keys[place - 1];
                place--;
            }
            keys[place] = key;
        }
    }
}
