package org.gametree.byhand;

import java.util.Arrays;

/**
 * The root of a search that deepens from depth 1: the best move of the depth before first, later ones tested by what
 * they must reach to take its place. Below the root, moves are ordered by killers and history.
 */
abstract class ConnectFourDeepening extends ConnectFourStones {
    static final int WIN = 1_000_000_000;

    private static final int NONE = -1;

    final int[] creditsOfMax = new int[COLUMNS];
    final int[] creditsOfMin = new int[COLUMNS];

    /** The moves of every ply. */
    final int[] moves = new int[COLUMNS * (SQUARES + 1)];

    private final boolean[] areSorted = new boolean[SQUARES + 1];
    private final int[] lastKillers = noKillers();
    private final int[] killersBefore = noKillers();
    private final int[] order = ORDER.clone();

    /**
     * Deepens from depth 1 to a depth.
     *
     * @param depth the last depth, at least 1
     * @return the value of the empty board at that depth
     */
    public final int deepen(int depth) {
        int value = 0;
        for (int d = 1; d <= depth; d++) {
            value = root(d);
        }
        return value;
    }

    /** Searches the position after one move of MAX. */
    abstract int min(int depth, int a, int b, int ply);

    /** Ends a depth. */
    abstract void end(int depth, int value, int best);

    private int root(int depth) {
        nodes++;
        int best = NONE;
        int value = 0;
        for (int column : order) {
            make(column);
            int found;
            if (best == NONE || depth == 1) {
                found = min(depth - 1, -WIN, WIN, 1);
            } else {
                int goal = place(column) < place(best) ? value : value + 1;
                found = min(depth - 1, goal - 1, goal, 1);
                if (found >= goal) {
                    found = min(depth - 1, goal - 1, WIN, 1);
                }
            }
            unmake(column);
            if (best == NONE || found > value || (found == value && place(column) < place(best))) {
                best = column;
                value = found;
            }
        }
        bringForward(best);
        end(depth, value, best);
        return value;
    }

    private static int[] noKillers() {
        int[] killers = new int[SQUARES + 1];
        Arrays.fill(killers, NONE);
        return killers;
    }

    /** Credits a move of a player with a cutoff. */
    final void credit(int[] credits, int column, int depth) {
        credits[column] += depth * depth;
        if (lastKillers[depth] != column) {
            killersBefore[depth] = lastKillers[depth];
            lastKillers[depth] = column;
        }
    }

    /**
     * Lists moves from a place on, and returns where they end: first the one that is known to be good, unless that is
     * negative; otherwise above depth 1 a killer, or else the greatest by history, and then the others in that order;
     * otherwise from the centre outwards. What follows a move that is known or a killer is sorted later.
     */
    final int listMoves(int depth, int from, int known, int[] credits) {
        int to = from;
        for (int column : ORDER) {
            if (hasRoom(column)) {
                moves[to++] = column;
            }
        }
        boolean found = known >= 0 ? bringForward(known, known, from, to) : depth > 1 && bringKiller(depth, from, to);
        areSorted[depth] = !found;
        if (!found && depth > 1) {
            sort(from, to, credits);
        }
        return to;
    }

    /** Sorts the moves behind the first, if that is still to be done. */
    final void sortRest(int depth, int from, int to, int[] credits) {
        if (depth > 1 && !areSorted[depth]) {
            int sorted = from;
            while (bringKiller(depth, sorted, to)) {
                sorted++;
            }
            sort(sorted, to, credits);
        }
    }

    private boolean bringKiller(int depth, int from, int to) {
        return bringForward(lastKillers[depth], killersBefore[depth], from, to);
    }

    // Brings forward the first that is one of two moves.
    private boolean bringForward(int one, int other, int from, int to) {
        for (int i = from; i < to; i++) {
            int column = moves[i];
            if (column == one || column == other) {
                for (int place = i; place > from; place--) {
                    moves[place] = moves[place - 1];
                }
                moves[from] = column;
                return true;
            }
        }
        return false;
    }

    private void sort(int from, int to, int[] credits) {
        for (int i = from + 1; i < to; i++) {
            int column = moves[i];
            int place = i;
            while (place > from && credits[moves[place - 1]] < credits[column]) {
                moves[place] = moves[place - 1];
                place--;
            }
            moves[place] = column;
        }
    }

    private static int place(int column) {
        int place = 0;
        while (ORDER[place] != column) {
            place++;
        }
        return place;
    }

    private void bringForward(int column) {
        int place = 0;
        while (order[place] != column) {
            place++;
        }
        System.arraycopy(order, 0, order, 1, place);
        order[0] = column;
    }
}
