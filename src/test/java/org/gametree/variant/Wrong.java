package org.gametree.variant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/** Searches of the family with one mistake each, written without the family. With {@link Mistake#NONE} they are right. */
final class Wrong {
    private Wrong() {}

    enum Mistake {
        NONE,
        /** The second search of a child ends at the bound that the first returned. */
        SEARCHED_AGAIN_BELOW_THE_BOUND,
        /** The second search of a child begins at ⊥. */
        SEARCHED_AGAIN_FROM_THE_BOTTOM,
        /** A child that passed its test is taken at the bound that the test returned. */
        NOT_SEARCHED_AGAIN,
        /** A bound is stored as if it were the value. */
        BOUND_AS_VALUE,
        /** A bound is stored on the wrong side. */
        BOUNDS_SWAPPED,
        /** Equal subtrees share their bounds, whoever moves there. */
        PLAYER_FORGOTTEN,
        /** Equal subtrees with the same player to move share their bounds. */
        EQUAL_SUBTREES_COLLIDE,
        /** Nothing is stored. */
        NO_MEMORY
    }

    private static <V> BoundedOrder<V> of(Player p, BoundedOrder<V> order) {
        return p == Player.MAX ? order : order.reversed();
    }

    /** Alpha-beta whose later children are tested by a null window first. */
    record Pvs<V>(BoundedOrder<V> order, Mistake mistake) implements TreeSearch<V> {
        @Override
        public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
            return p == Player.MAX ? pvs(p, a, b, tree) : pvs(p, b, a, tree);
        }

        private Timed<V> pvs(Player p, V own, V far, GameTree<V> tree) {
            BoundedOrder<V> mine = of(p, order);
            if (tree instanceof Leaf<V> leaf) {
                return Timed.tick(order.require(leaf.value()));
            }
            V best = own;
            long time = 0;
            boolean first = true;
            for (GameTree<V> child : ((Node<V>) tree).children()) {
                Timed<V> result = first ? pvs(p.opponent(), far, best, child) : tested(p, best, far, child);
                first = false;
                time += result.time();
                best = mine.max(best, result.value());
                if (mine.le(far, best)) {
                    break;
                }
            }
            return new Timed<>(best, time);
        }

        private Timed<V> tested(Player p, V best, V far, GameTree<V> child) {
            BoundedOrder<V> mine = of(p, order);
            Timed<V> bound = NullWindow.search(
                    Side.of(p.opponent(), order), Cut.above(best).reversed(), child);
            if (mine.le(bound.value(), best) || mistake == Mistake.NOT_SEARCHED_AGAIN) {
                return bound;
            }
            V from = mistake == Mistake.SEARCHED_AGAIN_FROM_THE_BOTTOM ? mine.bottom() : best;
            V to = mistake == Mistake.SEARCHED_AGAIN_BELOW_THE_BOUND ? bound.value() : far;
            return bound.then(again -> pvs(p.opponent(), to, from, child));
        }
    }

    /** SSS* over a memory of bounds in a map. */
    record Driver<V>(BoundedOrder<V> order, Mistake mistake) implements TreeSearch<V> {
        @Override
        public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
            Memory<V> memory = new Memory<>(this, new HashMap<>());
            V upper = b;
            long time = 0;
            while (order.lt(a, upper)) {
                Timed<V> bound = memory.bound(p, Cut.below(upper), tree, List.of());
                time += bound.time();
                if (order.le(upper, bound.value())) {
                    return new Timed<>(upper, time);
                }
                upper = order.max(a, bound.value());
            }
            return new Timed<>(a, time);
        }
    }

    private record Bounds<V>(V lower, V upper) {}

    private record Memory<V>(Driver<V> driver, Map<Object, Bounds<V>> bounds) {

        Timed<V> bound(Player p, Cut<V> cut, GameTree<V> tree, List<Integer> path) {
            BoundedOrder<V> order = driver.order;
            Object key = key(p, tree, path);
            Bounds<V> known = bounds.getOrDefault(key, new Bounds<>(order.bottom(), order.top()));
            if (cut.isPassedBy(order, known.lower)) {
                return Timed.pure(known.lower);
            }
            if (!cut.isPassedBy(order, known.upper)) {
                return Timed.pure(known.upper);
            }
            Timed<V> result = tree instanceof Leaf<V> leaf
                    ? Timed.tick(order.require(leaf.value()))
                    : best(p, cut, (Node<V>) tree, path);
            V value = result.value();
            boolean exact = tree instanceof Leaf || driver.mistake == Mistake.BOUND_AS_VALUE;
            boolean isLower = cut.isPassedBy(order, value) ^ driver.mistake == Mistake.BOUNDS_SWAPPED;
            if (driver.mistake != Mistake.NO_MEMORY) {
                bounds.put(
                        key,
                        new Bounds<>(exact || isLower ? value : known.lower, exact || !isLower ? value : known.upper));
            }
            return result;
        }

        private Object key(Player p, GameTree<V> tree, List<Integer> path) {
            return switch (driver.mistake) {
                case PLAYER_FORGOTTEN -> tree;
                case EQUAL_SUBTREES_COLLIDE -> List.of(p, tree);
                default -> path;
            };
        }

        private Timed<V> best(Player p, Cut<V> cut, Node<V> node, List<Integer> path) {
            BoundedOrder<V> mine = of(p, driver.order);
            V best = mine.bottom();
            long time = 0;
            for (int i = 0; i < node.children().size(); i++) {
                List<Integer> below = new ArrayList<>(path);
                below.add(i);
                Timed<V> result = bound(p.opponent(), cut, node.children().get(i), below);
                time += result.time();
                best = mine.max(best, result.value());
                if (cut.isPassedBy(driver.order, best) == (p == Player.MAX)) {
                    break;
                }
            }
            return new Timed<>(best, time);
        }
    }

    /** MTD(f) from below for numbers, whose null windows are a step of one wide; NaN where that is no step at all. */
    record StepByOne(BoundedOrder<Double> order) implements TreeSearch<Double> {
        @Override
        public Timed<Double> search(Player p, Double a, Double b, GameTree<Double> tree) {
            double lower = a;
            long time = 0;
            while (lower < b) {
                double next = Math.min(b, lower + 1);
                if (next == lower) {
                    return new Timed<>(Double.NaN, time);
                }
                Timed<Double> bound = new FailSoft<>(order).search(p, lower, next, tree);
                time += bound.time();
                if (bound.value() < next) {
                    return new Timed<>(lower, time);
                }
                lower = next;
            }
            return new Timed<>(lower, time);
        }
    }
}
