package org.gametree.game;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * The memory of searches: what was found out about positions, so that it need not be found out again where another
 * order of moves, or a deeper search, leads to the same position.
 *
 * <p>A table is given to a search by {@link GameSearch#withTable}. It changes how long a search takes, never its answer:
 * what it knows of a position is used only where it is the result of the same search, that is, of the same remaining
 * depth, or of a subtree whose lines all ended within the remaining depth. The positions of a {@link Game} are compared
 * by {@code equals}, so no hash code can mislead it. Those of a {@link MutableGame} are known by their 64 bits of
 * {@linkplain MutableGame#key key} alone: if two have the same, a value may be wrong, but never is a move illegal.
 *
 * <p>One table serves any number of searches of one game, one after the other. It takes its memory at the first, and
 * from then on belongs to that game (a {@code Game} that is {@code equals}, or a {@code MutableGame} of the same class
 * and {@linkplain MutableGame#rules rules}), searched with that quiescence, and with or without draws by repetition.
 * Any other search is refused, until {@link #clear} has made the table forget.
 */
// Two entries to a bucket: the first keeps what was searched deepest, the second what was searched last (Breuker,
// Uiterwijk and van den Herik 1994). Key and entry stand side by side in one array, two buckets to a line of the cache.
//
// The threads of a search read and write without locks, so that one may read the key of one entry and another entry.
// Each key is kept combined with its entry, which shows that they belong together (Hyatt and Mann 2002): a false pair
// is taken for the right one as seldom as two positions have the same mixed key, and so is one whose halves do not
// belong together, as the language allows. Keys are mixed before, since those of a game may be small numbers, which
// differ as entries do. (Opaque access instead of plain, which promises whole words, took a tenth of the speed.)
// Where positions are compared, there is one object instead that is never another position's; see KnownPositions.
public final class TranspositionTable {
    /** The smallest memory a table can have, in bytes: two entries. */
    public static final int MIN_BYTES = 48;

    private static final int WORDS_OF_BUCKET = 4;
    private static final int BYTES_OF_BUCKET = WORDS_OF_BUCKET * Long.BYTES;

    // A reference counts 8 bytes, as it does in the largest heaps; the object it comes to refer to, 16 of its 32.
    private static final int BYTES_OF_BUCKET_WITH_POSITIONS = 2 * (8 + 16);

    // What stands before the elements of a large array takes 16 bytes; the first bucket begins a new line of 64.
    private static final int OFFSET = 6;

    private static final int MAX_BUCKETS = (Integer.MAX_VALUE - 64) / WORDS_OF_BUCKET;

    /** The greatest memory a table can have, in bytes: nearly 16 GiB. */
    public static final long MAX_BYTES = (long) MAX_BUCKETS * BYTES_OF_BUCKET;

    /** Whose positions a table holds: what is known of them is true of the same game, searched in the same way. */
    record Owner(Object game, boolean comparesPositions, int quiescence, boolean repetition) {
        @Override
        public String toString() {
            return game
                    + (quiescence > 0 ? " with quiescence of " + quiescence + " plies" : "")
                    + (repetition ? " with draws by repetition" : "");
        }
    }

    private final long bytes;
    private final AtomicBoolean inUse = new AtomicBoolean();
    private @Nullable Owner owner;
    private long[] words = {};

    // What there is instead of words for a game whose positions are compared.
    private KnownPositions known = new KnownPositions(0);
    private EmptyBuckets empty = new EmptyBuckets(1);
    private int buckets;
    private int generation;

    /**
     * Makes an empty table.
     *
     * @param bytes how much memory to use, from {@link #MIN_BYTES} to {@link #MAX_BYTES}; what tells quickly where
     *     nothing is takes 128 KiB more at most. An entry takes 16 bytes; for a {@code Game} 24, and once it holds a
     *     position up to 16 more and the position itself
     * @throws IllegalArgumentException if {@code bytes} is out of range
     */
    public TranspositionTable(long bytes) {
        if (bytes < MIN_BYTES || bytes > MAX_BYTES) {
            throw new IllegalArgumentException(
                    "bytes = " + bytes + "; expected a number from " + MIN_BYTES + " to " + MAX_BYTES);
        }
        this.bytes = bytes;
    }

    /**
     * Makes the table forget everything, the game it belongs to as well, and gives its memory back.
     *
     * @throws IllegalStateException if a search is using it
     */
    public void clear() {
        acquire();
        owner = null;
        words = new long[] {};
        known = new KnownPositions(0);
        empty = new EmptyBuckets(1);
        inUse.set(false);
    }

    /** Begins a search of its owner. */
    void begin(Owner newOwner) {
        acquire();
        boolean begun = false;
        try {
            own(newOwner);
            generation = (generation + 1) % Entry.GENERATIONS;
            begun = true;
        } finally {
            if (!begun) {
                end();
            }
        }
    }

    // There may be no room for the entries, and what compares two games is the user's.
    private void own(Owner newOwner) {
        if (owner == null) {
            allocate(newOwner.comparesPositions);
            owner = newOwner;
        } else if (!owner.equals(newOwner)) {
            throw new IllegalArgumentException("table holds positions of " + owner + "; expected a table of " + newOwner
                    + ", or one that was cleared");
        }
    }

    private void acquire() {
        if (!inUse.compareAndSet(false, true)) {
            throw new IllegalStateException("table is in use; expected one search at a time");
        }
    }

    private void allocate(boolean comparesPositions) {
        buckets = (int) (bytes / (comparesPositions ? BYTES_OF_BUCKET_WITH_POSITIONS : BYTES_OF_BUCKET));
        empty = new EmptyBuckets(buckets);
        if (comparesPositions) {
            known = new KnownPositions(buckets);
        } else {
            words = new long[OFFSET + WORDS_OF_BUCKET * buckets];
        }
    }

    /** Ends the search that began last. */
    void end() {
        inUse.set(false);
    }

    /**
     * Returns what is known of a position: what holds of a depth if there is such, otherwise anything, which may tell a
     * move; {@link Entry#NONE} if nothing is.
     *
     * @param key its key or hash code
     * @param position what is compared, null if the key alone is
     */
    long find(long key, @Nullable Object position, int depth) {
        long mixed = mixed(key);
        int bucket = bucket(mixed);
        if (empty.contain(bucket)) {
            return Entry.NONE;
        }
        int first = 2 * bucket;
        if (position != null) {
            return known.find(first, mixed, position, depth);
        }
        long deepest = get(first, mixed);
        if (deepest != Entry.NONE && Entry.holds(deepest, depth)) {
            return deepest;
        }
        long latest = get(first + 1, mixed);
        return latest == Entry.NONE ? deepest : latest;
    }

    /** Brings near what is known of a position, and returns something of it. */
    long fetch(long key) {
        int bucket = bucket(mixed(key));
        if (empty.contain(bucket)) {
            return Entry.NONE;
        }
        int first = 2 * bucket;
        return words.length == 0 ? known.fetch(first) : words[word(first)];
    }

    /** Remembers an entry of a position. */
    // What was deepest takes the place of the latest when it has to give way. Forgotten at once it cost more, ordered
    // by history alone: 10.9 instead of 9.2 million nodes to depth 20 of Connect Four 7x6, 0.90 instead of 0.69 to
    // solve 6x4. A bucket known to be empty is written without waiting for what stands there; any other that is needs
    // no case of its own: no entry is of depth 0, and to move it moves nothing.
    void put(long key, @Nullable Object position, long newEntry) {
        long mixed = mixed(key);
        int bucket = bucket(mixed);
        int first = 2 * bucket;
        int second = first + 1;
        long entry = Entry.ofGeneration(newEntry, generation);
        boolean isEmpty = empty.remove(bucket);
        if (position != null) {
            known.put(first, mixed, position, entry);
            return;
        }
        if (isEmpty) {
            set(first, mixed ^ entry, entry);
            return;
        }
        long deepest = words[word(first) + 1];
        if (Entry.depth(deepest) <= Entry.depth(entry) || Entry.generation(deepest) != generation) {
            long check = words[word(first)];
            if ((check ^ deepest) != mixed) {
                set(second, check, deepest);
            }
            set(first, mixed ^ entry, entry);
        } else {
            set(second, mixed ^ entry, entry);
        }
    }

    private long get(int slot, long mixed) {
        long entry = words[word(slot) + 1];
        return (words[word(slot)] ^ entry) == mixed ? entry : Entry.NONE;
    }

    private void set(int slot, long check, long entry) {
        words[word(slot)] = check;
        words[word(slot) + 1] = entry;
    }

    private static int word(int slot) {
        return OFFSET + 2 * slot;
    }

    // Keys may be anything, so their bits are mixed first (Stafford's variant 13 of the finalizer of MurmurHash3).
    static long mixed(long key) {
        long mixed = (key ^ (key >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    private int bucket(long mixed) {
        return (int) Math.multiplyHigh(mixed >>> 1, 2L * buckets);
    }

    /** Returns text such as {@code table of 33554432 bytes}. */
    @Override
    public String toString() {
        return "table of " + bytes + " bytes" + (owner == null ? "" : " for " + owner);
    }
}
