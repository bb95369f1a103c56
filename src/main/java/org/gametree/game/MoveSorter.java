package org.gametree.game;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Puts moves into the order in which they are searched: first the table's, then by the user's priorities if there is an
 * ordering, otherwise killers and then by history. Equal ones stay as they were.
 */
// Millions of nodes without a table, to depth 14 of Connect Four 7x6, 9 of dots and boxes 2x2 and the end of Othello
// 4x4
// and tic-tac-toe: in the game's order 12.1, 0.272, 0.0163, 0.0421; with history 3.98, 0.205, 0.0134, 0.0267; with
// killers 3.36, 0.257, 0.0125, 0.0225; with both 3.54, 0.214, 0.0139, 0.0189. With a table, to depth 20 and 24 of
// Connect Four and the end of the others: 4.20, 80.0, 0.0222, 0.0030, 0.0073 and with both 4.44, 54.9, 0.0221, 0.0028,
// 0.0059. To search a position that the table does not know two plies shallower first (internal deepening) pays
// nowhere:
// on the principal variation alone it saves nothing, everywhere it costs twice the nodes. Nor does the move of the
// greatest bound where none is good enough: six times the nodes.
final class MoveSorter {
    private static final int SHORT = 32;

    private final Form.@Nullable Rank rank;
    private final boolean usesTableMoves;
    private final boolean usesKillers;
    private final boolean usesHistory;
    private final History history = new History();
    private final Killers killers = new Killers();

    // Priority and place in one long each: to sort them is to sort the moves, stably, whatever their number.
    private long[] keys = new long[64];
    private int[] sorted = new int[64];

    MoveSorter(Form.@Nullable Rank rank, Options options) {
        this.rank = rank;
        usesTableMoves = options.uses(Speedup.TABLE_MOVES);
        usesKillers = options.uses(Speedup.KILLERS);
        usesHistory = options.uses(Speedup.HISTORY);
    }

    History history() {
        return history;
    }

    Killers killers() {
        return killers;
    }

    /** Credits a move with a cutoff, {@code depth} above the horizon. */
    // What is not to be used is not filled either, so that nobody need ask whether it is.
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
        if (rank == null || count < 2) {
            return IntStream.range(0, count).toArray();
        }
        grow(count);
        for (int i = 0; i < count; i++) {
            setKey(i, rank.priority(game, moves.at(i)));
        }
        sortKeys(count);
        return Arrays.stream(keys, 0, count).mapToInt(key -> (int) key).toArray();
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
