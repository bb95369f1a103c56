package org.gametree.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * What else is true of the value and the cost of a search, beyond the {@link Theorems}.
 *
 * <p>In every statement r is the value that the search returns, m the {@linkplain Minimax#minimax minimax} value.
 *
 * @param <V> the type of the values
 * @param order compares the values and bounds them
 * @param search the search that the laws are about
 */
public record ValueLaws<V>(BoundedOrder<V> order, TreeSearch<V> search) {

    /**
     * Makes the laws of one search.
     *
     * @param order compares the values and bounds them
     * @param search the search that the laws are about
     * @throws NullPointerException if an argument is null
     */
    public ValueLaws {
        Objects.requireNonNull(order, "order is null; expected an order of the leaf values");
        Objects.requireNonNull(search, "search is null; expected the search to be checked");
    }

    /**
     * {@code V}: the value is the one that {@link Oracle#value} says.
     *
     * <p>Uses minimax alone. If it fails where the theorems hold, the search is right but fails softer or harder than
     * alpha-beta, or reads a window with a ≥ b in its own way.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> valueOracle() {
        Oracle<V> oracle = new Oracle<>(order);
        return Law.always(
                "V",
                "r = V(p, a, b, t), the value that Oracle.value says",
                c -> Claim.eq(order, result(c), oracle.value(c)));
    }

    /**
     * {@code |C|}: the cost is the number of leaves that {@link Oracle#visits} says.
     *
     * <p>Uses minimax alone. If the left side is greater, a cutoff is missing or comes late: look at b ≤ a against b
     * &lt; a, and at bounds that do not reach grandchildren. If it is less, leaves are dropped or not counted.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> visitOracle() {
        Oracle<V> oracle = new Oracle<>(order);
        return Law.always(
                "|C|",
                "cost = |C(p, a, b, t)|, the number of leaves that Oracle.visits says",
                c -> Claim.equal(c.run(search).time(), oracle.visits(c).size()));
    }

    /**
     * Bounded: r lies between min(b, m) and max(a, m).
     *
     * <p>If it fails for a &lt; b, {@code alphaBeta_spec} fails as well; for a ≥ b it is what is left of it.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> bounded() {
        return Law.always("bounded", "min(b, m) ≤ r ≤ max(a, m)", c -> {
            V r = result(c);
            V m = minimax(c);
            return Claim.le(order, order.min(c.b(), m), r).and(Claim.le(order, r, order.max(c.a(), m)));
        });
    }

    /**
     * Exact on the closed window: also where m is one of the bounds, r is m.
     *
     * <p>If it fails at a bound, the search fails beyond what it knows: too low below a, or too high above b.
     *
     * @return the law; for a ≤ m ≤ b
     */
    public Law<SearchCase<V>> closedWindow() {
        return new Law<>(
                "closed window",
                "a ≤ m ≤ b implies r = m",
                c -> order.le(c.a(), minimax(c)) && order.le(minimax(c), c.b()),
                c -> Claim.eq(order, result(c), minimax(c)));
    }

    /**
     * Bound reading: a result above a is a lower bound of m, one below b an upper bound. A table of bounds rests on it.
     *
     * <p>If it fails, the search returns something outside the window that it does not know.
     *
     * @return the law; for a &lt; b
     */
    public Law<SearchCase<V>> boundReading() {
        return new Law<>(
                "bound reading",
                "a < b and r > a imply r ≤ m; a < b and r < b imply m ≤ r",
                c -> c.isOpen(order),
                c -> {
                    V r = result(c);
                    V m = minimax(c);
                    Claim lower = order.lt(c.a(), r) ? Claim.le(order, r, m) : Claim.TRUE;
                    return order.lt(r, c.b()) ? lower.and(Claim.le(order, m, r)) : lower;
                });
    }

    /**
     * Provenance: r is a leaf's value, a, or b; nothing is computed from values but their order.
     *
     * <p>If it fails, the search adds to, steps or negates values, or returns ⊥ or ⊤ of its own, as fail-soft does at a
     * node without children.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> provenance() {
        return Law.always("provenance", "r is a leaf value, a, or b", c -> {
            List<V> sources = new ArrayList<>(List.of(c.a(), c.b()));
            c.tree().map(value -> {
                sources.add(value);
                return value;
            });
            return Claim.in(order, result(c), sources);
        });
    }

    /**
     * Append: a scan is a scan of any first children, then a scan of the others with the bound that the first left, unless
     * it was cut; and the costs add.
     *
     * <p>If it fails, a child's search depends on more than the current bounds: a stale bound, a dropped child, an order
     * of its own.
     *
     * @return the law; for nodes, with a &lt; b or children in the first part
     */
    public Law<SearchCase<V>> append() {
        return new Law<>(
                "append",
                "scan(xs ++ ys) = scan(xs), then scan(ys) within the new bound unless cut; a < b or xs not empty",
                SearchCase::isScan,
                c -> {
                    int count = ((Node<V>) c.tree()).children().size();
                    return Claim.all(IntStream.rangeClosed(c.isOpen(order) ? 0 : 1, count)
                            .mapToObj(split -> append(c, split))
                            .toList());
                });
    }

    private Claim append(SearchCase<V> c, int split) {
        List<GameTree<V>> children = ((Node<V>) c.tree()).children();
        Timed<V> whole = c.run(search);
        SearchCase<V> begun = c.with(GameTree.node(children.subList(0, split)));
        Timed<V> first = begun.run(search);
        V a = c.p() == Player.MAX ? first.value() : c.a();
        V b = c.p() == Player.MIN ? first.value() : c.b();
        if (order.le(b, a)) {
            return same(whole, first).about(begun);
        }
        SearchCase<V> rest =
                c.with(GameTree.node(children.subList(split, children.size()))).within(a, b);
        return same(whole, first.then(ignored -> rest.run(search))).about(begun + ", then " + rest);
    }

    private Claim same(Timed<V> x, Timed<V> y) {
        return Claim.eq(order, x.value(), y.value()).and(Claim.equal(x.time(), y.time()));
    }

    /**
     * Empty nodes: with every empty MAX node replaced by a leaf ⊥ and every empty MIN node by a leaf ⊤, m stays and so
     * does the clamped r.
     *
     * <p>If it fails, look at what the search returns at a node without children.
     *
     * @return the law; holds for every window
     */
    public Law<SearchCase<V>> emptyNodes() {
        return Law.always(
                "empty nodes", "empty MAX nodes as leaves ⊥, empty MIN nodes as leaves ⊤: same m, same clamp r", c -> {
                    SearchCase<V> filled = c.with(fill(c.p(), c.tree()));
                    V r = order.clamp(c.a(), c.b(), result(c));
                    return Claim.eq(order, minimax(c), minimax(filled))
                            .and(Claim.eq(order, r, order.clamp(c.a(), c.b(), result(filled))))
                            .about(filled);
                });
    }

    private GameTree<V> fill(Player p, GameTree<V> tree) {
        if (tree instanceof Leaf) {
            return tree;
        }
        List<GameTree<V>> children = ((Node<V>) tree).children();
        if (children.isEmpty()) {
            return GameTree.leaf(p == Player.MAX ? order.bottom() : order.top());
        }
        return GameTree.node(
                children.stream().map(child -> fill(p.opponent(), child)).toList());
    }

    private V result(SearchCase<V> c) {
        return c.run(search).value();
    }

    private V minimax(SearchCase<V> c) {
        return new Minimax<>(order).minimax(c.p(), c.tree());
    }
}
