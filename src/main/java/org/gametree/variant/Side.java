package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Player;

/**
 * The player to move, by the order in which that player wants more: for MAX the order itself, for MIN the reversed one.
 * What is written for a side holds for both.
 */
final class Side<V> {
    private final BoundedOrder<V> order;
    private final Side<V> opponent;

    // The two sides of a search are made once and know each other, so that changing sides costs nothing.
    private Side(BoundedOrder<V> order) {
        this.order = order;
        this.opponent = new Side<>(order.reversed(), this);
    }

    private Side(BoundedOrder<V> order, Side<V> opponent) {
        this.order = order;
        this.opponent = opponent;
    }

    static <V> Side<V> of(Player p, BoundedOrder<V> order) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Side<V> max = new Side<>(order);
        return p == Player.MAX ? max : max.opponent;
    }

    BoundedOrder<V> order() {
        return order;
    }

    Side<V> opponent() {
        return opponent;
    }
}
