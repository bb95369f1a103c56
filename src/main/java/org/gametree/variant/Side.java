package org.gametree.variant;

import java.util.Objects;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.Player;
import org.gametree.core.Timed;

/**
 * The player to move, by the order in which that player wants more: for MAX the order itself, for MIN the reversed one.
 * What is written for a side holds for both.
 */
final class Side<V> {
    private final BoundedOrder<V> given;
    private final BoundedOrder<V> order;
    private final Side<V> opponent;

    // The two sides of a search are made once and know each other, so that changing sides costs nothing.
    private Side(BoundedOrder<V> given) {
        this.given = given;
        this.order = given;
        this.opponent = new Side<>(this);
    }

    private Side(Side<V> opponent) {
        this.given = opponent.given;
        this.order = given.reversed();
        this.opponent = opponent;
    }

    static <V> Side<V> of(Player p, BoundedOrder<V> order) {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Side<V> max = new Side<>(order);
        return p == Player.MAX ? max : max.opponent;
    }

    boolean isMax() {
        return order == given;
    }

    BoundedOrder<V> order() {
        return order;
    }

    Side<V> opponent() {
        return opponent;
    }

    /** Evaluates a leaf; one that is refused is refused in the words of the order that the search was given. */
    Timed<V> evaluate(Leaf<V> leaf) {
        return Timed.tick(given.require("leaf", leaf.value()));
    }

    /** Returns a value that the order holds, and refuses any other by the name given. */
    V require(String name, V value) {
        return given.require(name, value);
    }
}
