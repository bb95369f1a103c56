package org.gametree.game;

/** The order in which the moves of a root are searched: their places in the game's order, what was best last first. */
final class RootOrder {
    private final int[] order;

    /** Begins with an order. */
    RootOrder(int[] order) {
        this.order = order;
    }

    int size() {
        return order.length;
    }

    /** Returns which move is at a place. */
    int at(int place) {
        return order[place];
    }

    /** Makes a move the first. */
    void bringForward(int index) {
        int place = 0;
        while (order[place] != index) {
            place++;
        }
        System.arraycopy(order, 0, order, 1, place);
        order[0] = index;
    }
}
