package org.gametree.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.TreeSearch;

/**
 * What is true when children change places: the value stays, the cost does not, and it has a least.
 *
 * <p>The laws search the case's tree with the full window, whatever the case's own.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them, ⊥ below ⊤
 * @param search the search that the laws are about
 */
public record ReorderingLaws<V>(BoundedOrder<V> order, TreeSearch<V> search) {

    /**
     * Makes the laws of one search.
     *
     * @param order compares the values and bounds them
     * @param search the search that the laws are about
     * @throws NullPointerException if an argument is null
     */
    public ReorderingLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected the search to be checked");
    }

    /**
     * Permutation: minimax does not depend on the order of children.
     *
     * <p>Tries every order of every node: the product of the factorials of the numbers of children.
     *
     * @return the law
     */
    public Law<SearchCase<V>> permutation() {
        Minimax<V> minimax = new Minimax<>(order);
        return Law.always("permutation", "minimax is invariant under reordering children", c -> {
            V m = minimax.minimax(c.p(), c.tree());
            return Claim.all(reorderings(c.tree())
                    .map(tree -> Claim.eq(order, minimax.minimax(c.p(), tree), m))
                    .toList());
        });
    }

    /**
     * Least cost: the minimum of the cost over all orders is the size of a smallest {@link Certificate}.
     *
     * <p>Tries every order, as {@link #permutation} does. If the left side is greater, cutoffs are missing; if it is
     * less, the search returns what it cannot know, or leaves are not counted.
     *
     * @return the law
     */
    public Law<SearchCase<V>> leastCost() {
        Certificate<V> certificate = new Certificate<>(order);
        return Law.always("least cost", "min over all orders of cost(⊥, ⊤) = size of a smallest certificate", c -> {
            long least = reorderings(c.tree())
                    .mapToLong(tree -> cost(c.p(), tree))
                    .min()
                    .orElseThrow();
            return Claim.equal(least, certificate.size(c.p(), c.tree()));
        });
    }

    /**
     * Knuth–Moore: a uniform tree of branching b and depth d with the best child first everywhere costs
     * b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1, equal values included (Knuth and Moore 1975).
     *
     * <p>If the left side is greater, cutoffs are missing: deep ones count only from depth 4 and on.
     *
     * @return the law; for such trees with ⊥ &lt; m &lt; ⊤
     */
    public Law<SearchCase<V>> knuthMoore() {
        return new Law<>(
                "Knuth–Moore",
                "uniform, best child first, ⊥ < m < ⊤ imply cost(⊥, ⊤) = b^⌈d/2⌉ + b^⌊d/2⌋ − 1",
                // A single empty node is not inside, so that every node that isBestFirst comes to has a first child.
                c -> isInside(c)
                        && isUniform(c.tree(), branching(c.tree()), depth(c.tree()))
                        && isBestFirst(c.p(), c.tree()),
                c -> Claim.equal(cost(c.p(), c.tree()), minimum(branching(c.tree()), depth(c.tree()))));
    }

    /**
     * Returns the least cost of searching a uniform tree.
     *
     * @param branching how many children each node has, at least 1
     * @param depth how many moves lead to a leaf, at least 0
     * @return b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1
     * @throws IllegalArgumentException if an argument is below its least
     * @throws ArithmeticException if the number exceeds {@link Long#MAX_VALUE}
     */
    public static long minimum(int branching, int depth) {
        if (branching < 1 || depth < 0) {
            throw new IllegalArgumentException("branching = " + branching + ", depth = " + depth
                    + "; expected a branching of at least 1 and a depth of at least 0");
        }
        return Math.addExact(power(branching, depth - depth / 2), power(branching, depth / 2) - 1);
    }

    private static long power(int base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power = Math.multiplyExact(power, base);
        }
        return power;
    }

    private long cost(Player p, GameTree<V> tree) {
        return search.search(p, order.bottom(), order.top(), tree).time();
    }

    private boolean isInside(SearchCase<V> c) {
        V m = new Minimax<>(order).minimax(c.p(), c.tree());
        return order.lt(order.bottom(), m) && order.lt(m, order.top());
    }

    private boolean isBestFirst(Player p, GameTree<V> tree) {
        if (tree instanceof Leaf) {
            return true;
        }
        Minimax<V> minimax = new Minimax<>(order);
        V first = minimax.minimax(p.opponent(), children(tree).get(0));
        return order.eq(first, minimax.minimax(p, tree))
                && children(tree).stream().allMatch(child -> isBestFirst(p.opponent(), child));
    }

    private static <V> boolean isUniform(GameTree<V> tree, int branching, int depth) {
        if (tree instanceof Leaf) {
            return depth == 0;
        }
        return children(tree).size() == branching
                && children(tree).stream().allMatch(child -> isUniform(child, branching, depth - 1));
    }

    private static <V> int branching(GameTree<V> tree) {
        return tree instanceof Leaf ? 1 : children(tree).size();
    }

    // Along the first children; whether the others agree is for isUniform to say.
    private static <V> int depth(GameTree<V> tree) {
        int depth = 0;
        for (GameTree<V> at = tree;
                at instanceof Node<V> node && !node.children().isEmpty();
                depth++) {
            at = node.children().get(0);
        }
        return depth;
    }

    private static <V> Stream<GameTree<V>> reorderings(GameTree<V> tree) {
        if (tree instanceof Leaf) {
            return Stream.of(tree);
        }
        return forests(children(tree)).map(GameTree::node);
    }

    // Each tree in turn comes first, in each of its own orders, before every order of the others.
    private static <V> Stream<List<GameTree<V>>> forests(List<GameTree<V>> trees) {
        if (trees.isEmpty()) {
            return Stream.of(List.of());
        }
        return Stream.iterate(0, i -> i + 1).limit(trees.size()).flatMap(i -> {
            List<GameTree<V>> others = new ArrayList<>(trees);
            GameTree<V> chosen = others.remove((int) i);
            return reorderings(chosen)
                    .flatMap(first -> forests(others).map(rest -> {
                        List<GameTree<V>> forest = new ArrayList<>(List.of(first));
                        forest.addAll(rest);
                        return forest;
                    }));
        });
    }

    private static <V> List<GameTree<V>> children(GameTree<V> tree) {
        return ((Node<V>) tree).children();
    }
}
