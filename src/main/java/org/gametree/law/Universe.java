package org.gametree.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

    // How many forests have so many vertices in all; a tree of n > 1 vertices is a node over a forest of n - 1.
    private final List<Long> forests = new ArrayList<>();

    private final long size;

    private Universe(List<V> values, int vertices) {
        this.values = values;
        long sum = 0;
        for (int n = 1; n <= vertices; n++) {
            forests.add(n == 1 ? 1 : forests(n - 1));
            sum = Math.addExact(sum, count(n));
        }
        size = sum;
    }

    /**
     * Makes the universe of all trees with at most so many vertices.
     *
     * @param <V> the type of the values
     * @param values what the leaves carry, and the windows' bounds in {@link #cases}; best ascending, the least first
     * @param vertices the greatest number of vertices, at least 1
     * @return the universe
     * @throws NullPointerException if {@code values} or one of them is null
     * @throws IllegalArgumentException if {@code vertices} is less than 1, or so great that the number of trees exceeds
     *     {@link Long#MAX_VALUE}
     */
    public static <V> Universe<V> of(List<V> values, int vertices) {
        Objects.requireNonNull(values, "values is null; expected what the leaves carry");
        for (V value : values) {
            Objects.requireNonNull(value, "a value is null; expected what a leaf carries");
        }
        if (vertices < 1) {
            throw new IllegalArgumentException("vertices = " + vertices + "; expected at least 1");
        }
        try {
            return new Universe<>(List.copyOf(values), vertices);
        } catch (ArithmeticException unusedOverflow) {
            throw new IllegalArgumentException(
                    "vertices = " + vertices + "; expected so few that the number of trees fits in a long");
        }
    }

    /**
     * Returns how many trees there are.
     *
     * @return the number of trees
     */
    public long size() {
        return size;
    }

    /**
     * Returns every tree, smallest first.
     *
     * @return the trees
     */
    public Stream<GameTree<V>> trees() {
        return LongStream.range(0, size).mapToObj(this::tree);
    }

    /**
     * Returns every case: every tree, smallest first, with both players and every window between two of the values, a =
     * b and a &gt; b included.
     *
     * @return the cases; each iteration makes them anew
     */
    public Iterable<SearchCase<V>> cases() {
        return () -> values.isEmpty() ? Collections.emptyIterator() : new Cases(trees().iterator());
    }

    // Counts through players and windows, so that no more than one case is held, however many values there are.
    private final class Cases implements Iterator<SearchCase<V>> {
        private final Iterator<GameTree<V>> trees;
        private final long perTree = 2L * values.size() * values.size();
        private Optional<GameTree<V>> tree = Optional.empty();
        private long number;

        private Cases(Iterator<GameTree<V>> trees) {
            this.trees = trees;
        }

        @Override
        public boolean hasNext() {
            return number > 0 || trees.hasNext();
        }

        @Override
        public SearchCase<V> next() {
            if (number == 0) {
                tree = Optional.of(trees.next());
            }
            int count = values.size();
            SearchCase<V> next = new SearchCase<>(
                    number < perTree / 2 ? Player.MAX : Player.MIN,
                    values.get((int) (number / count % count)),
                    values.get((int) (number % count)),
                    tree.orElseThrow());
            number = (number + 1) % perTree;
            return next;
        }
    }

    private long count(int n) {
        return n == 1 ? values.size() + 1L : forests.get(n - 1);
    }

    private long forests(int n) {
        long sum = 0;
        for (int first = 1; first <= n; first++) {
            sum = Math.addExact(sum, Math.multiplyExact(count(first), forests.get(n - first)));
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
            while (rest >= count(first) * forests.get(left - first)) {
                rest -= count(first) * forests.get(left - first);
                first++;
            }
            left -= first;
            trees.add(tree(first, rest / forests.get(left)));
            rest %= forests.get(left);
        }
        return trees;
    }
}
