package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.Timed;

/** What is expected of the trace of any search, each computed anew from the definitions. */
final class TraceExpectations {
    private TraceExpectations() {}

    /** A value that knows where it came from: the index of its leaf, or −1 for a bound. */
    private record Tagged(int value, long leaf) {}

    /** Value, cost and visited leaves are alpha-beta's; of equal values it is the same one. */
    static void agreesWithAlphaBeta(Search search) {
        long[] next = {0};
        GameTree<Tagged> tree = search.tree().map(value -> new Tagged(value, next[0]++));
        Tagged a = new Tagged(search.a(), -1);
        Tagged b = new Tagged(search.b(), -1);
        Set<Long> looked = new LinkedHashSet<>();
        Timed<Tagged> expected = new AlphaBeta<>(noting(looked, search.order())).alphaBeta(search.p(), a, b, tree);
        Set<Long> lookedByTracer = new LinkedHashSet<>();
        Searched<Tagged> trace = new Tracer<>(noting(lookedByTracer, search.order())).trace(search.p(), a, b, tree);

        assertThat(trace.value()).as("value of %s", search).isSameAs(expected.value());
        assertThat(Counters.of(trace).leaves()).as("cost of %s", search).isEqualTo(expected.time());
        assertThat(VisitedLeaves.of(trace).boxed()).as("visited by %s", search).containsExactlyElementsOf(looked);
        assertThat(lookedByTracer).as("looked at by %s", search).isEqualTo(looked);
    }

    private static BoundedOrder<Tagged> noting(Set<Long> looked, BoundedOrder<Integer> order) {
        Comparator<Tagged> comparator = (x, y) -> {
            for (Tagged tagged : List.of(x, y)) {
                if (tagged.leaf >= 0) {
                    looked.add(tagged.leaf);
                }
            }
            return Integer.compare(x.value, y.value);
        };
        return BoundedOrder.of(comparator, new Tagged(order.bottom(), -1), new Tagged(order.top(), -1));
    }

    /** Windows, stops, values and best children are those of the definition, clause by clause. */
    static void scansAsDefined(Search search) {
        scansAsDefined(search.trace(), search.p(), search.a(), search.b(), search.tree());
    }

    private static void scansAsDefined(Searched<Integer> trace, Player p, int a, int b, GameTree<Integer> tree) {
        assertThat(trace.tree()).isSameAs(tree);
        assertThat(List.of(trace.alpha(), trace.beta()))
                .as("window of %s", trace)
                .containsExactly(a, b);
        if (tree instanceof Leaf<Integer> leaf) {
            assertThat(trace.value()).isEqualTo(leaf.value());
            return;
        }
        SearchedNode<Integer> node = (SearchedNode<Integer>) trace;
        List<GameTree<Integer>> children = ((Node<Integer>) tree).children();
        List<Integer> bounds = new ArrayList<>(List.of(p == Player.MAX ? a : b));
        boolean stopped = false;
        for (int i = 0; i < node.searched().size(); i++) {
            assertThat(stopped).as("stopped before child %d of %s", i, trace).isFalse();
            scansAsDefined(node.searched().get(i), p.opponent(), a, b, children.get(i));
            int value = node.searched().get(i).value();
            a = p == Player.MAX ? Math.max(a, value) : a;
            b = p == Player.MIN ? Math.min(b, value) : b;
            bounds.add(p == Player.MAX ? a : b);
            stopped = b <= a;
        }
        int last = bounds.get(bounds.size() - 1);
        boolean left = node.searched().size() < children.size();
        assertThat(node.player()).isEqualTo(p);
        assertThat(node.value()).as("value of %s", trace).isEqualTo(last);
        assertThat(left)
                .as("children left by %s", trace)
                .isEqualTo(node.cutoff().isPresent());
        assertThat(left && !stopped)
                .as("children left without a stop by %s", trace)
                .isFalse();
        assertThat(node.best())
                .as("best child of %s", trace)
                .isEqualTo(children.isEmpty() ? -1 : Math.max(0, bounds.indexOf(last) - 1));
    }

    /** What a value says about the minimax value is true, at every leaf and node. */
    static void readingsAreSound(Search search) {
        readingsAreSound(search, search.trace(), search.p());
    }

    private static void readingsAreSound(Search search, Searched<Integer> trace, Player p) {
        int m = search.minimax(p, trace.tree());
        int r = trace.value();
        boolean sound = switch (trace.reading()) {
            case EXACT -> r == m;
            case AT_LEAST -> r <= m;
            case AT_MOST -> m <= r;
            case NOTHING -> trace.beta() <= trace.alpha();
        };
        assertThat(sound).as("%s, worth %d, in %s", trace, m, search).isTrue();
        for (Trace<Integer> child : trace.children()) {
            if (child instanceof Searched<Integer> searched) {
                readingsAreSound(search, searched, p.opponent());
            }
        }
    }

    /** A cutoff names the highest node that gave its child the bound in force, or else the window; returns which. */
    static Set<OptionalInt> cutoffsNameWhoEstablishedTheBound(Search search) {
        Set<OptionalInt> levels = new HashSet<>();
        cutoffsNameWhoEstablishedTheBound(List.of(search.trace()), levels);
        return levels;
    }

    private static void cutoffsNameWhoEstablishedTheBound(List<Searched<Integer>> line, Set<OptionalInt> levels) {
        int depth = line.size() - 1;
        if (!(line.get(depth) instanceof SearchedNode<Integer> node)) {
            return;
        }
        node.cutoff().ifPresent(cutoff -> {
            boolean max = node.player() == Player.MAX;
            List<Integer> bounds =
                    line.stream().map(max ? Searched::beta : Searched::alpha).toList();
            int first = bounds.indexOf(bounds.get(depth));
            OptionalInt levelsUp = first == 0 ? OptionalInt.empty() : OptionalInt.of(depth - (first - 1));
            assertThat(cutoff)
                    .as("cutoff of %s below %s", node, line)
                    .isEqualTo(new Cutoff(max ? Cutoff.Kind.BETA : Cutoff.Kind.ALPHA, levelsUp));
            levels.add(levelsUp);
        });
        for (Searched<Integer> child : node.searched()) {
            List<Searched<Integer>> longer = new ArrayList<>(line);
            longer.add(child);
            cutoffsNameWhoEstablishedTheBound(longer, levels);
        }
    }

    /** Where the value is exact the line is that of the minimax values; elsewhere it is refused. */
    static void lineIsThatOfMinimax(Search search) {
        Searched<Integer> trace = search.trace();
        if (trace.reading() != Reading.EXACT) {
            assertThatThrownBy(() -> PrincipalVariation.of(trace)).isInstanceOf(IllegalArgumentException.class);
            return;
        }
        List<Integer> line = new ArrayList<>();
        Player p = search.p();
        GameTree<Integer> at = search.tree();
        while (at instanceof Node<Integer> node && !node.children().isEmpty()) {
            int move = firstWorth(search, search.minimax(p, at), p.opponent(), node.children());
            line.add(move);
            p = p.opponent();
            at = node.children().get(move);
        }
        assertThat(PrincipalVariation.of(trace)).as("line of %s", search).isEqualTo(line);
        assertThat(PrincipalVariation.bestMove(trace))
                .isEqualTo(line.isEmpty() ? OptionalInt.empty() : OptionalInt.of(line.get(0)));
    }

    private static int firstWorth(Search search, int value, Player p, List<GameTree<Integer>> children) {
        return IntStream.range(0, children.size())
                .filter(i -> search.minimax(p, children.get(i)) == value)
                .findFirst()
                .orElseThrow();
    }
}
