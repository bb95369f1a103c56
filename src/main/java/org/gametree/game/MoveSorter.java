package org.gametree.game;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Puts moves into the order of their priorities, equal ones as they were. */
final class MoveSorter {
    private final Form.@Nullable Rank rank;

    // Priority and place in one long each: to sort them is to sort the moves, stably, whatever their number.
    private long[] keys = new long[64];
    private int[] sorted = new int[64];

    MoveSorter(Form.@Nullable Rank rank) {
        this.rank = rank;
    }

    /** Sorts the moves of the game's position, which stand in the list from an index to its end. */
    void sort(MutableGame game, MoveList moves, int from) {
        int count = moves.size() - from;
        if (rank == null || count < 2) {
            return;
        }
        sortKeys(rank, game, moves, from);
        for (int i = 0; i < count; i++) {
            sorted[i] = moves.get(from + (int) keys[i]);
        }
        for (int i = 0; i < count; i++) {
            moves.set(from + i, sorted[i]);
        }
    }

    /** Returns the places of the moves of the game's position, in the order of their priorities. */
    int[] order(MutableGame game, MoveList moves) {
        if (rank == null || moves.size() < 2) {
            return IntStream.range(0, moves.size()).toArray();
        }
        sortKeys(rank, game, moves, 0);
        return Arrays.stream(keys, 0, moves.size()).mapToInt(key -> (int) key).toArray();
    }

    private void sortKeys(Form.Rank priorities, MutableGame game, MoveList moves, int from) {
        int count = moves.size() - from;
        if (count > keys.length) {
            keys = new long[2 * count];
            sorted = new int[2 * count];
        }
        for (int i = 0; i < count; i++) {
            keys[i] = ((long) ~priorities.priority(game, moves.get(from + i)) << Integer.SIZE) | i;
        }
        Arrays.sort(keys, 0, count);
    }
}
