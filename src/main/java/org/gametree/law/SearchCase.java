package org.gametree.law;

import java.util.Objects;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.notation.TreeNotation;

/**
 * The arguments of one search: what the laws of searches are checked on.
 *
 * @param <V> the type of the values
 * @param p the player to move at the root
 * @param a the window's lower bound
 * @param b the window's upper bound; any relation to a is legal
 * @param tree the tree
 */
public record SearchCase<V>(Player p, V a, V b, GameTree<V> tree) {

    /**
     * Makes a case.
     *
     * @param p the player to move at the root
     * @param a the window's lower bound
     * @param b the window's upper bound
     * @param tree the tree
     * @throws NullPointerException if an argument is null
     */
    public SearchCase {
        Objects.requireNonNull(p, "p is null; expected MAX or MIN");
        Objects.requireNonNull(a, "a is null; expected the window's lower bound");
        Objects.requireNonNull(b, "b is null; expected the window's upper bound");
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
    }

    /**
     * Runs a search on this case.
     *
     * @param search the search
     * @return its result
     */
    public Timed<V> run(TreeSearch<V> search) {
        return Objects.requireNonNull(search, "search is null; expected the search to run")
                .search(p, a, b, tree);
    }

    /**
     * Returns this case with another tree.
     *
     * @param other the other tree
     * @return the new case
     */
    public SearchCase<V> with(GameTree<V> other) {
        return new SearchCase<>(p, a, b, other);
    }

    /**
     * Returns this case with another window.
     *
     * @param a the new lower bound
     * @param b the new upper bound
     * @return the new case
     */
    public SearchCase<V> within(V a, V b) {
        return new SearchCase<>(p, a, b, tree);
    }

    boolean isScan() {
        return tree instanceof Node;
    }

    boolean isOpen(BoundedOrder<V> order) {
        return order.lt(a, b);
    }

    /** Returns the player, the window, and the tree as bracket text, whole whatever its size. */
    @Override
    public String toString() {
        return p + ", window (" + text(a) + ", " + text(b) + "), tree " + TreeNotation.print(tree, SearchCase::text);
    }

    // Adjoined bounds as notation writes them.
    private static String text(Object value) {
        if (value instanceof Bounded.Bottom) {
            return "-inf";
        }
        return value instanceof Bounded.Top ? "inf" : value.toString();
    }
}
