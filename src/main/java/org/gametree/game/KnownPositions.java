package org.gametree.game;

import org.jspecify.annotations.Nullable;

/**
 * The entries of a {@link TranspositionTable} whose positions are compared: one object for all that belongs together,
 * which never changes, so that no thread can see the parts of two.
 */
// Nothing else is kept of a position, since every other place would have to be waited for as well: with keys and
// entries in an array of their own, the immutable form of Connect Four had four fifths of the speed. The fields being
// final, another thread sees a position as it was when it was kept.
final class KnownPositions {

    /** What is known of a position, and its key, so that few others need be compared. */
    private record Known(Object position, long key, long entry) {}

    // Two to a bucket.
    private final @Nullable Known[] slots;

    KnownPositions(int buckets) {
        slots = new Known[2 * buckets];
    }

    /** Returns what {@link TranspositionTable#find} does of a position whose bucket begins at a slot. */
    long find(int first, long key, Object position, int depth) {
        long deepest = get(first, key, position);
        if (deepest != Entry.NONE && Entry.holds(deepest, depth)) {
            return deepest;
        }
        long latest = get(first + 1, key, position);
        return latest == Entry.NONE ? deepest : latest;
    }

    private long get(int slot, long key, Object position) {
        Known known = slots[slot];
        return known != null && known.key == key && position.equals(known.position) ? known.entry : Entry.NONE;
    }

    /** Brings near what is known of a position, and returns something of it. */
    long fetch(int first) {
        Known known = slots[first];
        return known == null ? 0 : known.key;
    }

    /** Does what {@link TranspositionTable#put} does. */
    void put(int first, long key, Object position, long entry) {
        Known known = new Known(position, key, entry);
        Known deepest = slots[first];
        if (deepest == null || givesWay(deepest.entry, entry)) {
            if (deepest != null && deepest.key != key) {
                slots[first + 1] = deepest;
            }
            slots[first] = known;
        } else {
            slots[first + 1] = known;
        }
    }

    private static boolean givesWay(long deepest, long entry) {
        return Entry.depth(deepest) <= Entry.depth(entry) || Entry.generation(deepest) != Entry.generation(entry);
    }
}
