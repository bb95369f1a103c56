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
    private final boolean keysSuffice;
    private long hits;
    private long cutoffs;

    // What has been fetched, which nobody wants to know: without it the compiler would not.
    long fetched;

    /** Makes the memory of a search whose root is the game's position. */
    Memory(MutableGame game, @Nullable TranspositionTable table, @Nullable Path path) {
        this.game = game;
        this.table = table;
        this.path = path;
        keysSuffice = path == null && game.identity() == null;
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
        if (table == null || depth > Entry.MAX_DEPTH) {
            return Entry.NONE;
        }
        long entry = table.find(key, game.identity(), depth);
        if (entry == Entry.NONE) {
            return Entry.NONE;
        }
        hits++;
        return isItself() ? entry : Entry.withoutClaim(entry);
    }

    /** Returns what is known of the position after a move, as {@link #find} does. */
    long findAfter(int move, int depth) {
        if (keysSuffice) {
            return find(game.keyAfter(move), depth);
        }
        game.make(move);
        long entry = find(game.key(), depth);
        game.unmake(move);
        return entry;
    }

    /** Brings near what is known of the positions after some moves, since they will be looked for soon. */
    // A table does not fit the cache, and to wait for it takes more than half of a search. Asked for one after the
    // other, with nothing in between that depends on it, they are waited for together. One at a time, each while the
    // one before it is searched, they are not: to wait for any holds up all that comes after it.
    void fetch(MoveList moves, int from, int to) {
        if (table != null && keysSuffice) {
            long all = 0;
            for (int i = from; i < to; i++) {
                all += table.fetch(game.keyAfter(moves.at(i)));
            }
            fetched = all;
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
