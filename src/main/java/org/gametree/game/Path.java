package org.gametree.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The positions that may not recur: those before the root, and those from the root to here, as a stack that can be asked
 * what it holds.
 */
// A hash table with open addressing, at most half full. The position pushed last is the first to go, so that its place
// can simply be emptied: none was put elsewhere because of it.
final class Path {
    private long[] keys = new long[64];
    private @Nullable Object[] identities = new Object[64];

    // By place of the hash table: 1 more than where on the stack a position is; 0 for none.
    private int[] table = new int[128];

    // By place on the stack: where in the hash table it is, and the greatest progress of it and all before it.
    private int[] places = new int[64];
    private int[] progresses = new int[64];
    private int size;

    /** Adds a position: its key or hash code, what is compared or null, and how far the game has got in it. */
    void push(long key, @Nullable Object identity, int progress) {
        if (size == keys.length) {
            grow();
        }
        keys[size] = key;
        identities[size] = identity;
        progresses[size] = size == 0 ? progress : Math.max(progress, progresses[size - 1]);
        insert(size++);
    }

    /** Removes the position that was added last. */
    void pop() {
        size--;
        table[places[size]] = 0;
        identities[size] = null;
    }

    /** Tells whether a position is here. */
    boolean contains(long key, @Nullable Object identity) {
        int place = place(key);
        while (table[place] != 0) {
            int at = table[place] - 1;
            if (keys[at] == key && (identity == null || identity.equals(identities[at]))) {
                return true;
            }
            place = (place + 1) & (table.length - 1);
        }
        return false;
    }

    /** Tells whether no position that is here can come back from one where the game has got so far. */
    boolean isBehind(int progress) {
        return size == 0 || progresses[size - 1] < progress;
    }

    private int place(long key) {
        return (int) (TranspositionTable.mixed(key) >>> 32) & (table.length - 1);
    }

    private void insert(int at) {
        int place = place(keys[at]);
        while (table[place] != 0) {
            place = (place + 1) & (table.length - 1);
        }
        table[place] = at + 1;
        places[at] = place;
    }

    private void grow() {
        int length = 2 * size;
        keys = Arrays.copyOf(keys, length);
        identities = Arrays.copyOf(identities, length);
        places = Arrays.copyOf(places, length);
        progresses = Arrays.copyOf(progresses, length);
        table = new int[2 * length];
        for (int at = 0; at < size; at++) {
            insert(at);
        }
    }
}
