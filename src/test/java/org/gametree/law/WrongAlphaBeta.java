package org.gametree.law;

import static org.gametree.core.Player.MAX;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * Alpha-beta with one {@link Mistake}, made where the given players move. Without players it is alpha-beta.
 *
 * @param unwatched the same order for the mistake that peeks at leaves, so that nobody notes it
 * @param next the value next above another, for the mistake that needs one
 */
record WrongAlphaBeta<V>(
        BoundedOrder<V> order, BoundedOrder<V> unwatched, UnaryOperator<V> next, Mistake mistake, Set<Player> where)
        implements TreeSearch<V> {

    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        return new Run<>(this, new HashMap<>()).search(p, a, b, tree, true);
    }

    private record Key<V>(Player p, List<V> window, GameTree<V> tree) {}

    private record Run<V>(WrongAlphaBeta<V> wrong, Map<Key<V>, V> memory) {

        Timed<V> search(Player p, V a, V b, GameTree<V> tree, boolean root) {
            if (tree instanceof Leaf<V> leaf) {
                return new Timed<>(leafValue(p, a, b, leaf.value()), leafCost(p));
            }
            if (makes(Mistake.MEMOISED, p) || makes(Mistake.MEMOISED_BOUND_AS_VALUE, p)) {
                Key<V> key = new Key<>(p, makes(Mistake.MEMOISED, p) ? List.of(a, b) : List.of(), tree);
                V known = memory.get(key);
                if (known != null) {
                    return Timed.pure(known);
                }
                Timed<V> result = scan(p, a, b, tree, root);
                memory.put(key, result.value());
                return result;
            }
            return scan(p, a, b, tree, root);
        }

        private Timed<V> scan(Player p, V a, V b, GameTree<V> tree, boolean root) {
            // MIN's scan is MAX's in the reversed order: "own" is a for MAX and b for MIN, "far" the other.
            BoundedOrder<V> order = p == MAX ? wrong.order : wrong.order.reversed();
            Scan<V> scan = new Scan<>(this, p, order, p == MAX ? a : b, p == MAX ? b : a, root);
            return scan.of(((Node<V>) tree).children());
        }

        private V leafValue(Player p, V a, V b, V x) {
            BoundedOrder<V> order = wrong.order;
            V low = makes(Mistake.LEAF_CLAMPED, p) || makes(Mistake.LEAF_CLAMPED_BELOW, p) ? a : order.bottom();
            V high = makes(Mistake.LEAF_CLAMPED, p) || makes(Mistake.LEAF_CLAMPED_ABOVE, p) ? b : order.top();
            return order.clamp(low, high, x);
        }

        private long leafCost(Player p) {
            if (makes(Mistake.LEAF_IS_FREE, p)) {
                return 0;
            }
            return makes(Mistake.COST_DOUBLED, p) ? 2 : 1;
        }

        boolean makes(Mistake mistake, Player p) {
            return wrong.mistake == mistake && wrong.where.contains(p);
        }
    }

    private static final class Scan<V> {
        private final Run<V> run;
        private final Player p;
        private final BoundedOrder<V> order;
        private final V initial;
        private final V far;
        private final boolean root;
        private V own;
        private V stale;

        Scan(Run<V> run, Player p, BoundedOrder<V> order, V own, V far, boolean root) {
            this.run = run;
            this.p = p;
            this.order = order;
            this.initial = own;
            this.own = own;
            this.stale = own;
            this.far = far;
            this.root = root;
        }

        Timed<V> of(List<GameTree<V>> children) {
            if (children.isEmpty()) {
                return new Timed<>(emptyValue(), nodeCost());
            }
            long time = nodeCost();
            V best = order.bottom();
            for (GameTree<V> child : inOrder(children)) {
                if (makes(Mistake.CUT_BEFORE_CHILD) && order.le(far, own)) {
                    return new Timed<>(own, time);
                }
                Timed<V> result = searchChild(child);
                time += result.time();
                V v = result.value();
                best = order.max(best, v);
                V before = own;
                stale = before;
                own = updated(v);
                if (cuts(v, before)) {
                    return new Timed<>(cutValue(v, before, best), time);
                }
            }
            return new Timed<>(endValue(best), time);
        }

        private Timed<V> searchChild(GameTree<V> child) {
            V childOwn = own;
            V childFar = far;
            if (makes(Mistake.NOT_TIGHTENED)) {
                childOwn = initial;
            } else if (makes(Mistake.STALE_BOUND)) {
                childOwn = stale;
            } else if (makes(Mistake.OWN_BOUND_RESET) || makes(Mistake.FULL_WINDOW)) {
                childOwn = order.bottom();
            }
            if (makes(Mistake.FAR_BOUND_RESET) || makes(Mistake.FULL_WINDOW)) {
                childFar = order.top();
            }
            boolean ownIsLow = (p == MAX) != makes(Mistake.BOUNDS_SWAPPED);
            Player mover = makes(Mistake.SAME_PLAYER) ? p : p.opponent();
            return run.search(mover, ownIsLow ? childOwn : childFar, ownIsLow ? childFar : childOwn, child, false);
        }

        private V updated(V v) {
            if (makes(Mistake.MAX_FORGOTTEN)) {
                return v;
            }
            if (makes(Mistake.MAX_AND_MIN_CONFUSED)) {
                return order.min(own, v);
            }
            return makes(Mistake.FAIL_HIGH_IGNORED) && order.le(far, v) ? own : order.max(own, v);
        }

        private boolean cuts(V v, V before) {
            if (!run.wrong.where.contains(p)) {
                return order.le(far, own);
            }
            return switch (run.wrong.mistake) {
                case STRICT_CUTOFF -> order.lt(far, own);
                case NO_CUTOFF, CUT_BEFORE_CHILD -> false;
                case CUT_ONE_STEP_EARLY -> order.le(far, own) || order.eq(upper(), run.wrong.next.apply(lower()));
                case CUT_TESTS_CHILD -> order.le(far, v);
                case CUT_ON_EQUALITY -> order.eq(own, far);
                case CUT_TESTS_OLD_BOUND -> order.le(far, before);
                case FIRST_CHILD_ONLY -> true;
                case NO_CUTOFF_AT_ROOT -> !root && order.le(far, own);
                default -> order.le(far, own);
            };
        }

        private V lower() {
            return p == MAX ? own : far;
        }

        private V upper() {
            return p == MAX ? far : own;
        }

        private V cutValue(V v, V before, V best) {
            if (!run.wrong.where.contains(p)) {
                return own;
            }
            return switch (run.wrong.mistake) {
                case CUT_RETURNS_OLD_BOUND -> before;
                case CUT_RETURNS_FAR_BOUND -> far;
                case CUT_RETURNS_MAX_OF_BOUNDS -> order.max(before, far);
                case CUT_RETURNS_CHILD -> v;
                case FAIL_SOFT -> best;
                default -> own;
            };
        }

        private V endValue(V best) {
            if (makes(Mistake.END_RETURNS_INITIAL_BOUND)) {
                return initial;
            }
            return makes(Mistake.FAIL_SOFT) ? best : own;
        }

        private V emptyValue() {
            if (makes(Mistake.EMPTY_IS_BOTTOM)) {
                return run.wrong.order.bottom();
            }
            if (makes(Mistake.EMPTY_IS_TOP)) {
                return run.wrong.order.top();
            }
            if (makes(Mistake.FAIL_SOFT)) {
                return order.bottom();
            }
            return makes(Mistake.EMPTY_IS_FAR_BOUND) ? far : own;
        }

        private long nodeCost() {
            return makes(Mistake.NODES_COST) ? 1 : 0;
        }

        private List<GameTree<V>> inOrder(List<GameTree<V>> children) {
            List<GameTree<V>> ordered = new ArrayList<>(children);
            if (makes(Mistake.LAST_CHILD_DROPPED)) {
                ordered.remove(ordered.size() - 1);
            } else if (makes(Mistake.RIGHT_TO_LEFT)) {
                Collections.reverse(ordered);
            } else if (makes(Mistake.BEST_FIRST)) {
                BoundedOrder<V> unwatched = run.wrong.unwatched;
                Minimax<V> minimax = new Minimax<>(unwatched);
                Comparator<? super V> bestFirst = (p == MAX ? unwatched.reversed() : unwatched).comparator();
                ordered.sort((x, y) ->
                        bestFirst.compare(minimax.minimax(p.opponent(), x), minimax.minimax(p.opponent(), y)));
            }
            return ordered;
        }

        private boolean makes(Mistake mistake) {
            return run.makes(mistake, p);
        }
    }
}
