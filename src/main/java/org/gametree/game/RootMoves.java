package org.gametree.game;

/**
 * The moves of a root, each known by its index in the game's order, and the order in which they are searched: what was
 * best last first.
 */
final class RootMoves {
    private final int[] moves;
    private final int[] order;
    private final boolean max;

    RootMoves(MutableGame game, MoveSorter sorter) {
        MoveList list = new MoveList();
        game.moves(list);
        moves = list.toArray();
        order = sorter.order(game, list);
        max = moves.length > 0 && game.maxToMove();
    }

    /** Tells whether they are moves of MAX. */
    boolean max() {
        return max;
    }

    int size() {
        return moves.length;
    }

    int move(int index) {
        return moves[index];
    }

    /** Returns the index of the move that is searched at a place, the first at 0. */
    int at(int place) {
        return order[place];
    }

    /** Makes a move the first to be searched. */
    void bringForward(int index) {
        int place = 0;
        while (order[place] != index) {
            place++;
        }
        System.arraycopy(order, 0, order, 1, place);
        order[0] = index;
    }

    /** Makes the move that an entry names the first to be searched, if it names one. */
    void bringForwardByCode(int code) {
        for (int index : order) {
            if (Entry.code(moves[index]) == code) {
                bringForward(index);
                return;
            }
        }
    }
}
