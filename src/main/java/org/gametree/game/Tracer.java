package org.gametree.game;

/** Finds lines of best play where the value is known, by null windows alone. */
// Of every position's moves, the first that is good enough will do: none is better. So no window need be wider, nothing
// is asked of the moves behind it, and the last move that remains is it.
final class Tracer {
    private final MutableGame game;
    private final Watch watch;
    private final MoveSorter sorter;
    private final Memory memory;
    private final Insight insight;
    private final Searcher searcher;
    private final MoveList moves = new MoveList();

    // Of the last position traced: its line, which whoever traced it owns.
    private int line;

    Tracer(MutableGame game, Watch watch, MoveSorter sorter, Memory memory, Insight insight, Searcher searcher) {
        this.game = game;
        this.watch = watch;
        this.sorter = sorter;
        this.memory = memory;
        this.insight = insight;
        this.searcher = searcher;
    }

    int line() {
        return line;
    }

    /**
     * Finds a line from the game's position, {@code ply} plies from the root, whose value to {@code depth} more is known,
     * and tells whether it ends with that value: where different positions have the same key, it may not.
     */
    boolean trace(int depth, int value, int ply) {
        line = Lines.EMPTY;
        if (depth <= 0) {
            boolean isTraced = searcher.atHorizon(depth, value - 1, value + 1, ply) == value;
            line = searcher.line();
            return isTraced;
        }
        long key = memory.key();
        if (memory.recurs(key)) {
            return value == 0;
        }
        int from = moves.size();
        insight.list(moves);
        if (moves.size() == from) {
            return searcher.end(ply) == value;
        }
        memory.enter(key);
        boolean isTraced = traceMoves(key, from, depth, value, ply);
        memory.leave();
        moves.truncate(from);
        return isTraced;
    }

    private boolean traceMoves(long key, int from, int depth, int value, int ply) {
        boolean max = game.maxToMove();
        int last = moves.size() - 1;
        int a = max ? value - 1 : value;
        boolean known = from == last || sort(memory.find(key, depth), from, max, depth, a, ply);
        int i = from;
        game.make(moves.at(i));
        while (!known && searcher.search(depth - 1, a, a + 1, ply + 1) > a != max) {
            game.unmake(moves.at(i));
            game.make(moves.at(++i));
            known = i == last;
        }
        if (known) {
            watch.enter();
        }
        boolean isTraced = trace(depth - 1, value, ply + 1);
        game.unmake(moves.at(i));
        line = searcher.lines().prepend(moves.at(i), line);
        return isTraced;
    }

    // Tells whether the entry says that the first move is good enough. Nobody need ask on which side of the window its
    // value is, which is that of the known value, nor whether there is an entry, since no move has the code of none.
    // Otherwise the others are sorted as well: before any is searched, since the searcher sorts with the same sorter.
    private boolean sort(long entry, int from, boolean max, int depth, int a, int ply) {
        int code = Entry.move(entry);
        sorter.first(game, moves, from, max, depth, code);
        boolean known = Entry.code(moves.at(from)) == code && Entry.answers(entry, depth, a, a + 1, ply);
        if (!known) {
            sorter.rest(game, moves, from + 1, max, depth);
        }
        return known;
    }
}
