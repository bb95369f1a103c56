package org.gametree.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;

/**
 * SSS* as it was published (Stockman 1979): a list OPEN of states, each a place in the tree, live or solved, with its
 * merit. The state of greatest merit is replaced by what follows from it, until the root is solved.
 *
 * @param ties which of several states of greatest merit is taken
 */
record StockmanSss<V>(BoundedOrder<V> order, Ties ties) implements TreeSearch<V> {

    enum Ties {
        LEFTMOST,
        RIGHTMOST,
        FIFO,
        LIFO
    }

    /** Where a state is: its path tells which states are above it and which are to its left. */
    private record State<V>(List<Integer> path, GameTree<V> tree, boolean solved, V merit) {}

    @Override
    public Timed<V> search(Player p, V a, V b, GameTree<V> tree) {
        return new Run<>(this, p, tree).solve();
    }

    private static final class Run<V> {
        private final BoundedOrder<V> order;
        private final Ties ties;
        private final Player player;
        private final GameTree<V> root;

        // In the order in which they came.
        private final List<State<V>> open = new ArrayList<>();
        private long time;

        Run(StockmanSss<V> search, Player player, GameTree<V> root) {
            this.order = search.order;
            this.ties = search.ties;
            this.player = player;
            this.root = root;
        }

        Timed<V> solve() {
            open.add(new State<>(List.of(), root, false, order.top()));
            State<V> state = next();
            while (!state.solved || !state.path.isEmpty()) {
                if (state.solved) {
                    afterSolved(state);
                } else {
                    afterLive(state);
                }
                state = next();
            }
            return new Timed<>(state.merit, time);
        }

        private State<V> next() {
            V greatest = open.stream().map(State::merit).reduce(order::max).orElseThrow();
            List<State<V>> equal =
                    open.stream().filter(s -> order.eq(s.merit, greatest)).toList();
            Comparator<State<V>> leftToRight = (s, t) -> compare(s.path, t.path);
            State<V> taken = switch (ties) {
                case LEFTMOST -> equal.stream().min(leftToRight).orElseThrow();
                case RIGHTMOST -> equal.stream().max(leftToRight).orElseThrow();
                case FIFO -> equal.get(0);
                case LIFO -> equal.get(equal.size() - 1);
            };
            open.remove(taken);
            return taken;
        }

        private void afterLive(State<V> state) {
            if (state.tree instanceof Leaf<V> leaf) {
                time++;
                open.add(new State<>(state.path, state.tree, true, order.min(state.merit, leaf.value())));
                return;
            }
            List<GameTree<V>> children = ((Node<V>) state.tree).children();
            int opened = isMax(state.path) ? children.size() : 1;
            for (int i = 0; i < opened; i++) {
                open.add(new State<>(child(state.path, i), children.get(i), false, state.merit));
            }
        }

        private void afterSolved(State<V> state) {
            List<Integer> above = state.path.subList(0, state.path.size() - 1);
            Node<V> parent = (Node<V>) at(above);
            int next = state.path.get(above.size()) + 1;
            if (isMax(above)) {
                open.removeIf(s -> s.path.size() > above.size()
                        && s.path.subList(0, above.size()).equals(above));
                open.add(new State<>(above, parent, true, state.merit));
            } else if (next < parent.children().size()) {
                open.add(new State<>(child(above, next), parent.children().get(next), false, state.merit));
            } else {
                open.add(new State<>(above, parent, true, state.merit));
            }
        }

        private GameTree<V> at(List<Integer> path) {
            GameTree<V> tree = root;
            for (int index : path) {
                tree = ((Node<V>) tree).children().get(index);
            }
            return tree;
        }

        private boolean isMax(List<Integer> path) {
            return path.size() % 2 == 0 ^ player == Player.MIN;
        }

        private static List<Integer> child(List<Integer> path, int index) {
            List<Integer> child = new ArrayList<>(path);
            child.add(index);
            return child;
        }

        // No state in OPEN is above another, so two paths differ before either ends.
        private static int compare(List<Integer> path, List<Integer> other) {
            int i = 0;
            while (path.get(i).equals(other.get(i))) {
                i++;
            }
            return path.get(i) - other.get(i);
        }
    }
}
