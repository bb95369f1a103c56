package org.gametree.law;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.TreeSearch;

/**
 * What is true of the leaves that alpha-beta evaluates: which they are, and that no others matter.
 *
 * <p>The laws make the search themselves, over an order that notes tagged leaves (see {@link Observation}):
 *
 * <pre>{@code
 * new LeafLaws<>(order, over -> new AlphaBeta<>(over)::alphaBeta)
 * }</pre>
 *
 * <p>They search many times for each case; keep the trees small.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param search makes the search that the laws are about, over the order it is given
 */
public record LeafLaws<V>(BoundedOrder<V> order, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search) {

    /**
     * Makes the laws of one search.
     *
     * @param order compares the values and bounds them
     * @param search makes the search that the laws are about, over the order it is given
     * @throws NullPointerException if an argument is null
     */
    public LeafLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected a function from an order to the search over it");
    }

    /**
     * Returns all laws of this page.
     *
     * @return the laws
     */
    public List<Law<SearchCase<V>>> all() {
        return List.of(visitOracle(), narrowing(), duality(), nonInterference(), relevance());
    }

    /**
     * {@code C}: the leaves evaluated are those that {@link Oracle#visits} says, in its order.
     *
     * <p>If it fails where {@code |C|} holds, the right number of wrong leaves is evaluated, or in another order.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> visitOracle() {
        Oracle<V> oracle = new Oracle<>(order);
        return Law.always(
                "C",
                "visited = C(p, a, b, t), in order",
                c -> Claim.equal(observe(c).leaves(), oracle.visits(c)));
    }

    /**
     * Narrowing: what a window lets the search evaluate, every wider window does, in the same order.
     *
     * <p>Tried with every wider window between values of the tree, a, b, ⊥ and ⊤. If it fails, a cutoff depends on more
     * than the window and the values seen.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> narrowing() {
        return Law.always(
                "narrowing", "a' ≤ a and b ≤ b' imply visited(a, b) is a subsequence of visited(a', b')", c -> {
                    List<Integer> visited = observe(c).leaves();
                    List<V> bounds = new ArrayList<>(List.of(order.bottom(), c.a(), c.b(), order.top()));
                    bounds.addAll(values(c.tree()));
                    return Claim.all(bounds.stream()
                            .filter(lower -> order.le(lower, c.a()))
                            .flatMap(lower -> bounds.stream()
                                    .filter(upper -> order.le(c.b(), upper))
                                    .map(upper -> c.within(lower, upper)))
                            .map(wider -> Claim.subsequence(
                                            visited, observe(wider).leaves())
                                    .about(wider))
                            .toList());
                });
    }

    /**
     * Duality: the other player, the bounds exchanged, in the reversed order, is the same search.
     *
     * <p>If it fails, MIN's half of the search is not MAX's turned upside down.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> duality() {
        return Law.always("duality", "alphaBeta(¬p, b, a, t) in the reversed order: same r, same visited leaves", c -> {
            SearchCase<V> dual = new SearchCase<>(c.p().opponent(), c.b(), c.a(), c.tree());
            return same(observe(c), Observation.of(order.reversed(), search, dual));
        });
    }

    /**
     * Non-interference: changing leaves that are not visited changes nothing.
     *
     * <p>Tried with ⊥ and ⊤, one leaf at a time and all at once. If it fails, the search knows leaves that it has not
     * paid for.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> nonInterference() {
        return Law.always("non-interference", "unvisited leaves changed: same r, same visited leaves", c -> {
            Observation<V> seen = observe(c);
            List<Integer> unvisited = IntStream.range(0, (int) c.tree().leaves())
                    .boxed()
                    .filter(leaf -> !seen.leaves().contains(leaf))
                    .toList();
            return Claim.all(Stream.concat(
                            Stream.of(unvisited), unvisited.stream().map(List::of))
                    .flatMap(some -> Stream.of(order.bottom(), order.top()).map(x -> changed(c, some, x)))
                    .map(other -> same(seen, observe(other)).about(other))
                    .toList());
        });
    }

    private SearchCase<V> changed(SearchCase<V> c, List<Integer> leaves, V value) {
        Map<Integer, V> replaced = new HashMap<>();
        leaves.forEach(leaf -> replaced.put(leaf, value));
        return c.with(replace(c.tree(), replaced));
    }

    /**
     * Relevance: a leaf is visited if and only if, knowing the leaves to its left alone, it can still change the clamped
     * minimax value.
     *
     * <p>So alpha-beta is the best that a search from left to right can be. Minimax is monotone in every leaf and made
     * of comparisons alone, so it is enough to try ⊥ and ⊤ for the leaf itself and for every leaf to its right: time
     * doubles with every leaf.
     *
     * @return the law; for a &lt; b and trees without empty nodes
     */
    public Law<SearchCase<V>> relevance() {
        return new Law<>(
                "relevance",
                "a < b, no empty nodes: v is visited iff, given the leaves to its left, it can change clamp m",
                c -> c.isOpen(order) && !hasEmptyNode(c.tree()),
                c -> Claim.equal(
                        observe(c).leaves(),
                        IntStream.range(0, (int) c.tree().leaves())
                                .filter(leaf -> canMatter(c, leaf))
                                .boxed()
                                .toList()));
    }

    private boolean canMatter(SearchCase<V> c, int leaf) {
        return canMatter(c, leaf, leaf + 1, new HashMap<>());
    }

    // Chooses the leaves to the right one by one, and the leaf itself last.
    private boolean canMatter(SearchCase<V> c, int leaf, int next, Map<Integer, V> chosen) {
        if (next == c.tree().leaves()) {
            chosen.put(leaf, order.bottom());
            V least = clamped(c, chosen);
            chosen.put(leaf, order.top());
            return !order.eq(least, clamped(c, chosen));
        }
        chosen.put(next, order.bottom());
        if (canMatter(c, leaf, next + 1, chosen)) {
            return true;
        }
        chosen.put(next, order.top());
        return canMatter(c, leaf, next + 1, chosen);
    }

    private V clamped(SearchCase<V> c, Map<Integer, V> leaves) {
        return order.clamp(c.a(), c.b(), new Minimax<>(order).minimax(c.p(), replace(c.tree(), leaves)));
    }

    private Observation<V> observe(SearchCase<V> c) {
        return Observation.of(order, search, c);
    }

    private Claim same(Observation<V> x, Observation<V> y) {
        return Claim.eq(order, x.value(), y.value()).and(Claim.equal(x.leaves(), y.leaves()));
    }

    private static <V> List<V> values(GameTree<V> tree) {
        List<V> values = new ArrayList<>();
        tree.map(value -> {
            values.add(value);
            return value;
        });
        return values;
    }

    private static <V> GameTree<V> replace(GameTree<V> tree, Map<Integer, V> leaves) {
        AtomicInteger next = new AtomicInteger();
        return tree.map(value -> leaves.getOrDefault(next.getAndIncrement(), value));
    }

    private static <V> boolean hasEmptyNode(GameTree<V> tree) {
        return !(tree instanceof Leaf)
                && (((Node<V>) tree).children().isEmpty()
                        || ((Node<V>) tree).children().stream().anyMatch(LeafLaws::hasEmptyNode));
    }
}
