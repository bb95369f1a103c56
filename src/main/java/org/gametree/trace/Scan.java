package org.gametree.trace;

import java.util.Arrays;
import java.util.Optional;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/**
 * The scan of one node's children while it runs.
 *
 * <p>It keeps what would otherwise stand in the frame of a recursive call: on the heap it leaves the stack to depth.
 */
final class Scan<V> {

    /** One bound of a window, and how deep in the tree the node stands that first established it. */
    record Bound<V>(V value, int depth) {
        private static final int WINDOW = -1;

        static <V> Bound<V> ofWindow(V value) {
            return new Bound<>(value, WINDOW);
        }

        private int levelsAbove(int below) {
            return depth == WINDOW ? KnownCutoffs.WINDOW : below - depth;
        }
    }

    /** For more children than these, room is made as they are searched: most may be pruned. */
    private static final int MANY = 16;

    private final BoundedOrder<V> order;
    private final Player player;
    private final Bound<V> a;
    private final Bound<V> b;
    private final int depth;
    private final Node<V> node;
    private Searched<V>[] searched;
    private int count;
    private Bound<V> alpha;
    private Bound<V> beta;
    private int best;
    private boolean stops;

    Scan(BoundedOrder<V> order, Player player, Bound<V> a, Bound<V> b, int depth, Node<V> node) {
        this.order = order;
        this.player = player;
        this.a = a;
        this.b = b;
        this.depth = depth;
        this.node = node;
        this.searched = room(Math.min(node.children().size(), MANY));
        this.alpha = a;
        this.beta = b;
        this.best = node.children().isEmpty() ? -1 : 0;
        this.stops = order.le(b.value, a.value);
    }

    Bound<V> alpha() {
        return alpha;
    }

    Bound<V> beta() {
        return beta;
    }

    // A bound is replaced only when it strictly changes. So its depth is that of the node which first established it,
    // and the last child to replace it is the first that returned where it ended; and whether b ≤ a changes only then.
    void take(Searched<V> child) {
        if (player == Player.MAX && order.lt(alpha.value, child.value())) {
            alpha = new Bound<>(child.value(), depth);
            replaced();
        } else if (player == Player.MIN && order.lt(child.value(), beta.value)) {
            beta = new Bound<>(child.value(), depth);
            replaced();
        }
        if (count == searched.length) {
            searched = Arrays.copyOf(searched, Math.min(node.children().size(), 2 * count));
        }
        searched[count++] = child;
    }

    private void replaced() {
        best = count;
        stops = order.le(beta.value, alpha.value);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // no array of a parameterized type can be made otherwise
    private static <V> Searched<V>[] room(int size) {
        return new Searched[size];
    }

    boolean stops() {
        return stops;
    }

    SearchedNode<V> end() {
        V value = (player == Player.MAX ? alpha : beta).value;
        Reading reading = Reading.of(order, a.value, b.value, value);
        return new SearchedNode<>(
                node,
                player,
                a.value,
                b.value,
                value,
                reading,
                best,
                new ScannedChildren<>(node, player, searched, count),
                cutoff());
    }

    private Optional<Cutoff> cutoff() {
        if (count == node.children().size()) {
            return Optional.empty();
        }
        Bound<V> inForce = player == Player.MAX ? b : a;
        return KnownCutoffs.of(Cutoff.Kind.at(player), inForce.levelsAbove(depth));
    }
}
