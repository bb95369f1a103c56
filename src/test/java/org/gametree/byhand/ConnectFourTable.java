package org.gametree.byhand;

/**
 * A table of 2^20 buckets of two entries, 32 MiB: the first keeps what was searched deepest, the second what was
 * searched last. An entry is a key and one long: value, depth, height, move and bound.
 */
final class ConnectFourTable {
    /** The height of an entry that holds of its depth alone. */
    static final int UNFINISHED = 63;

    static final int NONE = 0;
    static final int EXACT = 1;
    static final int AT_LEAST = 2;
    static final int AT_MOST = 3;

    private static final int LOG_BUCKETS = 20;
    private static final int WORDS = 4;

    private final long[] words = new long[WORDS << LOG_BUCKETS];

    static long entry(int value, int depth, int height, int move, int bound) {
        return (long) value << 32 | depth << 17 | height << 11 | move << 2 | bound;
    }

    static int value(long entry) {
        return (int) (entry >> 32);
    }

    static int depth(long entry) {
        return (int) (entry >>> 17) & 63;
    }

    static int height(long entry) {
        return (int) (entry >>> 11) & 63;
    }

    /** Returns the move, which is kept as 1 more than its column, 0 for none. */
    static int move(long entry) {
        return (int) (entry >>> 2) & 7;
    }

    static int bound(long entry) {
        return (int) entry & 3;
    }

    static boolean holds(long entry, int depth) {
        return depth(entry) == depth || height(entry) <= depth;
    }

    long find(long key, int depth) {
        int word = word(key);
        long deep = words[word] == key ? words[word + 1] : NONE;
        if (deep != NONE && holds(deep, depth)) {
            return deep;
        }
        return words[word + 2] == key ? words[word + 3] : deep;
    }

    // What was deepest and has to give way to another becomes what was searched last.
    void put(long key, long entry) {
        int word = word(key);
        long deepest = words[word + 1];
        if (deepest != NONE && depth(deepest) > depth(entry)) {
            words[word + 2] = key;
            words[word + 3] = entry;
            return;
        }
        if (deepest != NONE && words[word] != key) {
            words[word + 2] = words[word];
            words[word + 3] = deepest;
        }
        words[word] = key;
        words[word + 1] = entry;
    }

    // Stafford's variant 13 of the finalizer of MurmurHash3.
    private static int word(long key) {
        long mixed = (key ^ (key >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        mixed ^= mixed >>> 31;
        return WORDS * (int) (mixed >>> (Long.SIZE - LOG_BUCKETS));
    }
}
