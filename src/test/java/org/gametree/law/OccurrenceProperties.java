package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.CaseArbitraries.Window;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.trace.Cutoff;
import org.gametree.trace.Searched;
import org.gametree.trace.SearchedNode;
import org.gametree.trace.Step;
import org.gametree.trace.Steps;
import org.gametree.trace.Tracer;

/** What the random cases of the other properties hold often enough for those to mean something. */
class OccurrenceProperties {

    @Provide
    Arbitrary<Instance<?>> instances() {
        return Instance.any();
    }

    @Property
    void whatBreaksCarelessSearchesOccurs(@ForAll("instances") Instance<?> instance) {
        collect(instance);
    }

    private static <V> void collect(Instance<V> instance) {
        SearchCase<V> c = instance.c();
        List<GameTree<V>> vertices = vertices(c.tree()).toList();
        Searched<V> trace = new Tracer<>(instance.order()).trace(c.p(), c.a(), c.b(), c.tree());
        List<Cutoff> cutoffs = Steps.of(trace)
                .filter(step -> step.kind() == Step.Kind.CUT)
                .flatMap(step -> ((SearchedNode<V>) step.trace()).cutoff().stream())
                .toList();
        occurs("cutoff", 30, !cutoffs.isEmpty());
        occurs("deep cutoff by an ancestor", 5, cutoffs.stream().anyMatch(cut -> cut.deep() && !cut.byWindow()));
        occurs("tie among siblings", 30, vertices.stream().anyMatch(vertex -> hasTie(instance.order(), vertex)));
        occurs(
                "empty node",
                30,
                vertices.stream().anyMatch(vertex -> children(vertex).isEmpty() && !isLeaf(vertex)));
        occurs(
                "node with one child",
                20,
                vertices.stream().anyMatch(vertex -> children(vertex).size() == 1));
        occurs("shared subtree", 20, hasSharedNode(vertices));
        occurs("depth of 4 and more", 30, depth(c.tree()) >= 4);
        occurs("leaf at a bound", 20, attainsBound(instance.order(), vertices));
        occurs("no leaf at a bound", 20, !attainsBound(instance.order(), vertices));
        occurs("a = b", 10, Window.of(instance.order(), c) == Window.EMPTY);
        occurs("a > b", 10, Window.of(instance.order(), c) == Window.CROSSED);
        occurs("a < m < b", 5, Window.of(instance.order(), c) == Window.AROUND);
        assertThat(trace.value())
                .isSameAs(c.run(new AlphaBeta<>(instance.order())::alphaBeta).value());
    }

    private static void occurs(String what, int percent, boolean here) {
        Statistics.label(what).collect(here);
        Statistics.label(what).coverage(coverage -> coverage.check(true).percentage(share -> share >= percent));
    }

    private static <V> Stream<GameTree<V>> vertices(GameTree<V> tree) {
        return Stream.concat(Stream.of(tree), children(tree).stream().flatMap(OccurrenceProperties::vertices));
    }

    private static <V> List<GameTree<V>> children(GameTree<V> tree) {
        return tree instanceof Node<V> node ? node.children() : List.of();
    }

    private static <V> boolean isLeaf(GameTree<V> tree) {
        return tree instanceof Leaf;
    }

    private static <V> boolean hasTie(BoundedOrder<V> order, GameTree<V> vertex) {
        List<V> values = children(vertex).stream()
                .flatMap(child -> child instanceof Leaf<V> leaf ? Stream.of(leaf.value()) : Stream.of())
                .sorted(order.comparator())
                .toList();
        return Stream.iterate(1, i -> i < values.size(), i -> i + 1)
                .anyMatch(i -> order.eq(values.get(i - 1), values.get(i)));
    }

    private static <V> boolean hasSharedNode(List<GameTree<V>> vertices) {
        Set<GameTree<V>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return vertices.stream().anyMatch(vertex -> !isLeaf(vertex) && !seen.add(vertex));
    }

    private static <V> boolean attainsBound(BoundedOrder<V> order, List<GameTree<V>> vertices) {
        return vertices.stream()
                .anyMatch(vertex -> vertex instanceof Leaf<V> leaf
                        && (order.eq(leaf.value(), order.bottom()) || order.eq(leaf.value(), order.top())));
    }

    private static <V> int depth(GameTree<V> tree) {
        return children(tree).stream()
                .mapToInt(OccurrenceProperties::depth)
                .map(d -> d + 1)
                .max()
                .orElse(0);
    }
}
