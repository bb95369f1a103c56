package org.gametree.game;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a {@link TranspositionTable} whose positions are compared: one object for each position, which is never
 * another's, so that no thread can see the parts of two.
 */
// Nothing else is kept of a position, since every other place would have to be waited for as well: with keys and
// entries in an array of their own, the immutable form of Connect Four had four fifths of the speed, and with a byte of
// each key in an array that fits the cache, so that few others need be looked at, nine tenths.
//
// The slots are many small arrays, which are as young as what they refer to. One large array is old from the beginning:
// the garbage collector then notes all that is put there, and looks through it, in other threads for as long as the
// search itself takes. What is found out of a position that is known already makes nothing new for the same reason.
final class KnownPositions {
    private static final int LOG_CHUNK = 14;

    // Of more slots than this there is one array all the same, for which there is room or not: to run out of memory
    // only after all of it is in use leaves none to say so.
    private static final int MAX_IN_CHUNKS = 1 << 24;
    private static final int LOG_ALL = 31;

    // Two slots to a bucket, never in different chunks.
    private final @Nullable Known[][] chunks;
    private final int logChunk;
    private final int mask;

    /** What is known of a position, and its key, so that few others need be compared. */
    // The fields that are final another thread sees as they were when this was made. The entry it may see as it was
    // before, even as no entry, but whole.
    private static final class Known {
        private static final VarHandle ENTRY = entryOf(MethodHandles.lookup());

        private final Object position;
        private final long key;

        @SuppressWarnings("UnusedVariable") // by its handle alone
        private long entry;

        Known(Object position, long key, long entry) {
            this.position = position;
            this.key = key;
            this.entry = entry;
        }

        private static VarHandle entryOf(MethodHandles.Lookup lookup) {
            try {
                return lookup.findVarHandle(Known.class, "entry", long.class);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the entry of a known position; expected to be there", e);
            }
        }

        boolean isOf(long otherKey, Object other) {
            return key == otherKey && other.equals(position);
        }

        long entry() {
            return (long) ENTRY.getOpaque(this);
        }

        void set(long newEntry) {
            ENTRY.setOpaque(this, newEntry);
        }
    }

    KnownPositions(int buckets) {
        int slots = 2 * buckets;
        logChunk = slots > MAX_IN_CHUNKS ? LOG_ALL : LOG_CHUNK;
        mask = (1 << logChunk) - 1;
        int whole = slots >>> logChunk;
        chunks = new Known[whole + 1][];
        Arrays.setAll(chunks, i -> new Known[i < whole ? mask + 1 : slots & mask]);
    }

    private @Nullable Known[] chunk(int slot) {
        return chunks[slot >>> logChunk];
    }

    private int place(int slot) {
        return slot & mask;
    }

    /** Returns what {@link TranspositionTable#find} does of a position whose bucket begins at a slot. */
    long find(int first, long key, Object position, int depth) {
        @Nullable Known[] slots = chunk(first);
        int place = place(first);
        long deepest = get(slots[place], key, position);
        if (deepest != Entry.NONE && Entry.holds(deepest, depth)) {
            return deepest;
        }
        long latest = get(slots[place + 1], key, position);
        return latest == Entry.NONE ? deepest : latest;
    }

    private static long get(@Nullable Known known, long key, Object position) {
        return known != null && known.isOf(key, position) ? known.entry() : Entry.NONE;
    }

    /** Brings near what is known of a position, and returns something of it. */
    long fetch(int first) {
        Known known = chunk(first)[place(first)];
        return known == null ? 0 : known.key;
    }

    /** Does what {@link TranspositionTable#put} does. */
    void put(int first, long key, Object position, long entry) {
        @Nullable Known[] slots = chunk(first);
        int place = place(first);
        Known deepest = slots[place];
        if (deepest == null) {
            slots[place] = new Known(position, key, entry);
        } else if (!givesWay(deepest.entry(), entry)) {
            slots[place + 1] = updated(slots[place + 1], key, position, entry);
        } else if (deepest.isOf(key, position)) {
            deepest.set(entry);
        } else {
            slots[place] = updated(slots[place + 1], key, position, entry);
            slots[place + 1] = deepest;
        }
    }

    private static Known updated(@Nullable Known latest, long key, Object position, long entry) {
        if (latest == null || !latest.isOf(key, position)) {
            return new Known(position, key, entry);
        }
        latest.set(entry);
        return latest;
    }

    private static boolean givesWay(long deepest, long entry) {
        return Entry.depth(deepest) <= Entry.depth(entry) || Entry.generation(deepest) != Entry.generation(entry);
    }
}
