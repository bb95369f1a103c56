package org.gametree.game;

import org.jspecify.annotations.Nullable;

/**
 * What one search remembers: the positions on its path, if repetition is a draw, and what it found out about positions,
 * if it was given a table.
 *
 * <p>Where repetition is a draw, the value of a position is its own only if none of those before it can come back. Of
 * any other the table keeps the move alone.
 */
final class Memory {
    private final MutableGame game;
    private final @Nullable TranspositionTable table;
    private final @Nullable Path path;
    private final boolean comparesPositions;
    private long hits;
    private long cutoffs;

    // Of the positions that are being fetched.
    private long[] keys = {};

    // What has been fetched, which nobody wants to know: without it the compiler would not.
    long fetched;

    /** Makes the memory of a search whose root is the game's position. */
    Memory(MutableGame game, @Nullable TranspositionTable table, @Nullable Path path) {
        this.game = game;
        this.table = table;
        this.path = path;
        comparesPositions = game.identity() != null;
    }

    long hits() {
        return hits;
    }

    long cutoffs() {
        return cutoffs;
    }

    /** Counts an entry that was the answer. */
    void countCutoff() {
        cutoffs++;
    }

    /** Returns the key of the game's position, 0 if nobody needs it. */
    long key() {
        return table == null && path == null ? 0 : game.key();
    }

    /** Tells whether the game's position was there before, and that is a draw. */
    boolean recurs(long key) {
        return path != null && path.contains(key, game.identity());
    }

    /** Tells whether the game's position was there before, and that is a draw. */
    boolean recurs() {
        return path != null && recurs(game.key());
    }

    /** Goes on from the game's position. */
    void enter(long key) {
        if (path != null) {
            path.push(key, game.identity(), game.progress());
        }
    }

    /** Goes on from the game's position. */
    void enter() {
        if (path != null) {
            enter(game.key());
        }
    }

    /** Comes back to it. */
    void leave() {
        if (path != null) {
            path.pop();
        }
    }

    /** Returns what is known of the game's position, which has not been entered; see {@link TranspositionTable#find}. */
    long find(long key, int depth) {
        return find(key, game.identity(), depth);
    }

    private long find(long key, @Nullable Object position, int depth) {
        if (table == null || depth > Entry.MAX_DEPTH) {
            return Entry.NONE;
        }
        long entry = table.find(key, position, depth);
        if (entry == Entry.NONE) {
            return Entry.NONE;
        }
        hits++;
        return isItself() ? entry : Entry.withoutClaim(entry);
    }

    /** Returns what is known of the position after a move, as {@link #find} does. */
    long findAfter(int move, int depth) {
        if (path == null) {
            return find(game.keyAfter(move), game.identityAfter(move), depth);
        }
        game.make(move);
        long entry = find(game.key(), depth);
        game.unmake(move);
        return entry;
    }

    /** Brings near what is known of the positions after some moves, since they will be looked for soon. */
    // A table does not fit the cache, and to wait for it takes more than half of a search. Asked for one after the
    // other, with nothing in between, they are waited for together: so their keys come first. One at a time, each while
    // the one before it is searched, they are not: to wait for any holds up all that comes after it.
    void fetch(MoveList moves, int from, int to) {
        if (table == null || path != null) {
            return;
        }
        int count = to - from;
        if (count > keys.length) {
            keys = new long[2 * count];
        }
        for (int i = 0; i < count; i++) {
            keys[i] = game.keyAfter(moves.at(from + i));
        }
        long all = 0;
        for (int i = 0; i < count; i++) {
            all += table.fetch(keys[i]);
        }
        fetched = all;
    }

    /** Does so where positions are compared, which takes longer than to look for their keys. */
    void fetchCompared(MoveList moves, int from, int to) {
        if (comparesPositions) {
            fetch(moves, from, to);
        }
    }

    /** Remembers an entry of the game's position, which has been left. */
    void put(long key, long entry) {
        if (table != null) {
            table.put(key, game.identity(), isItself() ? entry : Entry.withoutClaim(entry));
        }
    }

    /** Tells whether an entry of a depth can be kept. */
    boolean keeps(int depth) {
        return table != null && depth <= Entry.MAX_DEPTH;
    }

    private boolean isItself() {
        return path == null || path.isBehind(game.progress());
    }
}
