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

    private final int[] priorities = new int[COLUMNS];
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
     * negative; then killers and by history above depth 1; otherwise from the centre outwards.
     */
    final int listMoves(int depth, int from, int known, int[] credits) {
        int to = from;
        if (known >= 0) {
            moves[to++] = known;
        }
        int sorted = to;
        for (int column : ORDER) {
            if (column != known && hasRoom(column)) {
                int place = to++;
                if (depth > 1) {
                    boolean kills = lastKillers[depth] == column || killersBefore[depth] == column;
                    int priority = kills ? Integer.MAX_VALUE : credits[column];
                    while (place > sorted && priorities[place - 1 - from] < priority) {
                        moves[place] = moves[place - 1];
                        priorities[place - from] = priorities[place - 1 - from];
                        place--;
                    }
                    priorities[place - from] = priority;
                }
                moves[place] = column;
            }
        }
        return to;
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
