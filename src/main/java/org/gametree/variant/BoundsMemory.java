package org.gametree.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;

/**
 * What null-window searches of one tree have found so far: for every place they came to, a lower and an upper bound of
 * its minimax value (the memory of Plaat, Schaeffer, Pijls and de Bruin 1996, their MT).
 *
 * <p>It grows beside the tree, child by child as these are reached, so that a place is its path from the root: equal
 * subtrees and a subtree shared by two nodes have bounds of their own, and one player's bounds are never taken for the
 * other's. An evaluated leaf has its value for both bounds, so none is evaluated twice.
 *
 * <p>Mutable: every {@link #search} adds to it. Not safe for use by many threads at once. After an exception, what it
 * holds is still true.
 *
 * @param <V> the type of the values
 */
public final class BoundsMemory<V> {
    private final Side<V> side;
    private final GameTree<V> tree;

    // The bounds as the side to move sees them: its value is at least floor and at most ceiling, in its own order.
    private V floor;
    private V ceiling;

    // Of the first children, as many as were reached. The scan goes from left to right, so there are no gaps.
    private final List<BoundsMemory<V>> children = new ArrayList<>(0);

    private BoundsMemory(Side<V> side, GameTree<V> tree) {
        this.side = side;
        this.tree = tree;
        this.floor = side.order().bottom();
        this.ceiling = side.order().top();
    }

    /**
     * Makes a memory that knows nothing yet of a tree.
     *
     * @param <V> the type of the values
     * @param order compares the values and bounds them
     * @param p the player to move at the root
     * @param tree the tree
     * @return the memory, with the order's bounds at the root
     * @throws NullPointerException if an argument is null
     */
    public static <V> BoundsMemory<V> of(BoundedOrder<V> order, Player p, GameTree<V> tree) {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        return new BoundsMemory<>(Side.of(p, order), tree);
    }

    /**
     * Returns what the tree's minimax value is known to be at least.
     *
     * @return the lower bound
     */
    public V lower() {
        return side.isMax() ? floor : ceiling;
    }

    /**
     * Returns what the tree's minimax value is known to be at most.
     *
     * @return the upper bound
     */
    public V upper() {
        return side.isMax() ? ceiling : floor;
    }

    /**
     * Returns what is known of a child of the root.
     *
     * @param index the child's index
     * @return the memory of the subtree; empty if no search has reached it
     * @throws IllegalArgumentException if {@code index} is negative
     */
    public Optional<BoundsMemory<V>> child(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index = " + index + "; expected the index of a child, at least 0");
        }
        return index < children.size() ? Optional.of(children.get(index)) : Optional.empty();
    }

    /**
     * Finds out on which side of a cut the tree's minimax value lies, evaluating only what is not known.
     *
     * <p>Besides evaluations it takes time in proportion to the nodes it walks over, and stack in proportion to the depth
     * of the tree.
     *
     * @param cut where to search, in the order that the memory was made with
     * @return a bound of the minimax value on its side of the cut, a lower bound above it and an upper bound below it; and
     *     the number of leaves evaluated, none of which had been before
     * @throws NullPointerException if {@code cut} is null
     * @throws IllegalArgumentException if the cut's or an evaluated leaf's value is outside the order's bounds
     */
    public Timed<V> search(Cut<V> cut) {
        Objects.requireNonNull(cut, "cut is null; expected where to search");
        side.require("cut", cut.value());
        return bound(side.isMax() ? cut : cut.reversed());
    }

    // One method, since a second would take a second frame of the stack on every level of the tree.
    private Timed<V> bound(Cut<V> cut) {
        BoundedOrder<V> order = side.order();
        if (cut.isPassedBy(order, floor)) {
            return Timed.pure(floor);
        }
        if (!cut.isPassedBy(order, ceiling)) {
            return Timed.pure(ceiling);
        }
        if (tree instanceof Leaf<V> leaf) {
            Timed<V> evaluated = side.evaluate(leaf);
            floor = evaluated.value();
            ceiling = evaluated.value();
            return evaluated;
        }
        Cut<V> reversed = cut.reversed();
        V best = order.bottom();
        long time = 0;
        int size = ((Node<V>) tree).children().size();
        for (int index = 0; index < size && !cut.isPassedBy(order, best); index++) {
            Timed<V> result = reached(index).bound(reversed);
            time += result.time();
            best = order.max(best, result.value());
        }
        if (cut.isPassedBy(order, best)) {
            floor = best;
        } else {
            ceiling = best;
        }
        return new Timed<>(best, time);
    }

    private BoundsMemory<V> reached(int index) {
        if (index == children.size()) {
            children.add(new BoundsMemory<>(
                    side.opponent(), ((Node<V>) tree).children().get(index)));
        }
        return children.get(index);
    }
}
