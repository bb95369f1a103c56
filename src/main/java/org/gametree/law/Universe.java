package org.gametree.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.gametree.core.GameTree;
import org.gametree.core.Player;

/**
 * Every tree up to a number of vertices over a few values, smallest first, so that the first counterexample met is a
 * smallest one.
 *
 * <p>A vertex is a leaf or a node; nodes may be empty. Trees are numbered and made on demand from their number, so that
 * nothing is kept, whatever the number of trees.
 *
 * @param <V> the type of the values
 */
public final class Universe<V> {
    private final List<V> values;
    private final int vertices;

    // How many forests have so many vertices in all; a tree of n > 1 vertices is a node over a forest of n - 1.
    private final long[] forests;

    private Universe(List<V> values, int vertices) {
        this.values = values;
        this.vertices = vertices;
        this.forests = new long[vertices];
        for (int n = 0; n < vertices; n++) {
            forests[n] = n == 0 ? 1 : forests(n);
        }
    }

    /**
     * Makes the universe of all trees with at most so many vertices.
     *
     * @param <V> the type of the values
     * @param values what the leaves carry, and the windows' bounds in {@link #cases}; best ascending, the least first
     * @param vertices the greatest number of vertices, at least 1
     * @return the universe
     * @throws IllegalArgumentException if {@code vertices} is less than 1, or so great that the number of trees exceeds
     *     {@link Long#MAX_VALUE}
     */
    public static <V> Universe<V> of(List<V> values, int vertices) {
        Objects.requireNonNull(values, "values is null; expected what the leaves carry");
        if (vertices < 1) {
            throw new IllegalArgumentException("vertices = " + vertices + "; expected at least 1");
        }
        try {
            return new Universe<>(List.copyOf(values), vertices);
        } catch (ArithmeticException overflow) {
            throw new IllegalArgumentException(
                    "vertices = " + vertices + "; expected so few that the number of trees fits in a long", overflow);
        }
    }

    /**
     * Returns how many trees there are.
     *
     * @return the number of trees
     */
    public long size() {
        return LongStream.rangeClosed(1, vertices).map(n -> count((int) n)).sum();
    }

    /**
     * Returns every tree, smallest first.
     *
     * @return the trees
     */
    public Stream<GameTree<V>> trees() {
        return LongStream.range(0, size()).mapToObj(this::tree);
    }

    /**
     * Returns every case: every tree, smallest first, with both players and every window between two of the values, a =
     * b and a &gt; b included.
     *
     * @return the cases; each iteration makes them anew
     */
    public Iterable<SearchCase<V>> cases() {
        return () -> trees().flatMap(this::cases).iterator();
    }

    private Stream<SearchCase<V>> cases(GameTree<V> tree) {
        return Stream.of(Player.values())
                .flatMap(p -> values.stream().flatMap(a -> values.stream().map(b -> new SearchCase<>(p, a, b, tree))));
    }

    private long count(int n) {
        return n == 1 ? values.size() + 1L : forests[n - 1];
    }

    private long forests(int n) {
        long sum = 0;
        for (int first = 1; first <= n; first++) {
            sum = Math.addExact(sum, Math.multiplyExact(count(first), forests[n - first]));
        }
        return sum;
    }

    private GameTree<V> tree(long number) {
        long rest = number;
        int n = 1;
        while (rest >= count(n)) {
            rest -= count(n);
            n++;
        }
        return tree(n, rest);
    }

    private GameTree<V> tree(int n, long number) {
        if (n > 1) {
            return GameTree.node(forest(n - 1, number));
        }
        return number < values.size() ? GameTree.leaf(values.get((int) number)) : GameTree.node();
    }

    // A number of a forest is, digit by digit: the size of its first tree, that tree's number, the rest's number.
    private List<GameTree<V>> forest(int n, long number) {
        List<GameTree<V>> trees = new ArrayList<>();
        int left = n;
        long rest = number;
        while (left > 0) {
            int first = 1;
            while (rest >= count(first) * forests[left - first]) {
                rest -= count(first) * forests[left - first];
                first++;
            }
            left -= first;
            trees.add(tree(first, rest / forests[left]));
            rest %= forests[left];
        }
        return trees;
    }
}
