package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.trace.Trees.n;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.Item;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Rest;

/** What a folded drawing owes its reader: nothing is lost, nothing is drawn beyond the limits. */
class FoldingProperties {

    @Provide
    Arbitrary<SearchedNode<Integer>> traces() {
        return RandomSearches.ofTrees(3, 8).map(search -> (SearchedNode<Integer>) search.trace());
    }

    @Provide
    Arbitrary<FoldLimits> limits() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 7),
                        Arbitraries.integers().between(1, 2),
                        Arbitraries.integers().between(1, 2),
                        Arbitraries.integers().between(1, 60))
                .as(FoldLimits::new);
    }

    /** What the items below a node stand for. */
    private record Extent(long children, long leaves, long cutoffs, long prunedSubtrees) {
        Extent plus(Extent other) {
            return new Extent(
                    children + other.children,
                    leaves + other.leaves,
                    cutoffs + other.cutoffs,
                    prunedSubtrees + other.prunedSubtrees);
        }
    }

    private static Extent of(Searched<Integer> trace) {
        Counters counters = Counters.of(trace);
        return new Extent(1, counters.leaves(), counters.cutoffs(), counters.prunedSubtrees());
    }

    private static Extent of(Item<Integer> item) {
        if (item instanceof Branch<Integer> branch) {
            if (branch.folded()) {
                return of(branch.node);
            }
            Extent below =
                    branch.items().stream().map(FoldingProperties::of).reduce(new Extent(0, 0, 0, 0), Extent::plus);
            assertThat(below.children()).isEqualTo(branch.node.tree().children().size());
            int cutoffs = branch.node.cutoff().isPresent() ? 1 : 0;
            return new Extent(1, below.leaves(), below.cutoffs() + cutoffs, below.prunedSubtrees());
        }
        if (item instanceof Rest<Integer> rest) {
            return new Extent(rest.trees().size(), 0, 0, rest.trees().size());
        }
        List<Searched<Integer>> traces = item instanceof OneLeaf<Integer> one
                ? List.of(one.leaf())
                : item instanceof LeafRow<Integer> row ? row.leaves() : ((Hidden<Integer>) item).children();
        return traces.stream().map(FoldingProperties::of).reduce(new Extent(0, 0, 0, 0), Extent::plus);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void everyChildIsDrawnOrCountedAndNoLimitIsExceeded(
            @ForAll("traces") SearchedNode<Integer> trace, @ForAll("limits") FoldLimits limits) {
        Branch<Integer> root = Outline.of(trace, limits);
        assertThat(of(root)).isEqualTo(of(trace));
        assertThat(lines(root)).isLessThanOrEqualTo(limits.lines());
        assertThat(levels(root)).isLessThanOrEqualTo(limits.depth());
        isNotWiderThan(limits, root);
        String text = new TextDrawing<Integer>(String::valueOf).with(limits).draw(trace);
        assertThat(text.lines().takeWhile(line -> !line.isEmpty())).hasSize(lines(root));
        collect(root);
    }

    @Example
    void aChildIsNeverHiddenAlone() {
        GameTree<Integer> tree = n(1, 2, n(9), 3);
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, tree);
        Branch<Integer> root = Outline.of((SearchedNode<Integer>) trace, new FoldLimits(9, 1, 3, 9));
        assertThat(root.items()).extracting(FoldingProperties::lines).containsExactly(1, 1, 2, 1);
        assertThat(root.items()).noneMatch(Hidden.class::isInstance);
    }

    @Example
    void theBestChildIsDrawnHoweverManyStandBeforeIt() {
        Searched<Integer> trace =
                new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, n(n(1), n(2), n(3), n(9), n(4), n(5)));
        Branch<Integer> root = Outline.of((SearchedNode<Integer>) trace, new FoldLimits(9, 1, 3, 5));
        assertThat(root.items())
                .extracting(FoldingProperties::text)
                .containsExactly("0", "hidden 2", "3 best", "hidden 2");
        assertThat(root.items()).extracting(FoldingProperties::lines).containsExactly(1, 1, 1, 1);
    }

    @Example
    void leavesDrawnOneALineKeepToTheLimitOfChildren() {
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, n(1, 2, 3, n(9)));
        Branch<Integer> root = Outline.of((SearchedNode<Integer>) trace, new FoldLimits(9, 1, 3, 9));
        assertThat(root.items()).extracting(FoldingProperties::text).containsExactly("leaf 1", "hidden 2", "3 best");
    }

    private static String text(Item<Integer> item) {
        if (item instanceof OneLeaf<Integer> one) {
            return "leaf " + one.leaf().value();
        }
        return item instanceof Branch<Integer> branch
                ? branch.index + (branch.best ? " best" : "")
                : "hidden " + ((Hidden<Integer>) item).children().size();
    }

    @Example
    void aNodeWithoutChildrenIsNotFolded() {
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, n());
        assertThat(Outline.of((SearchedNode<Integer>) trace, FoldLimits.DEFAULT).folded())
                .isFalse();
    }

    @Example
    void thePrincipalVariationIsOpenedFirst() {
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, n(n(1, 2), n(n(n(5), 4), 9)));
        Branch<Integer> root = Outline.of((SearchedNode<Integer>) trace, new FoldLimits(9, 9, 3, 8));
        assertThat(root.items()).extracting(FoldingProperties::lines).containsExactly(1, 6);
    }

    private static void collect(Branch<Integer> root) {
        Statistics.label("folded")
                .collect(items(root)
                        .anyMatch(item -> item instanceof Hidden || (item instanceof Branch<Integer> b && b.folded())))
                .coverage(coverage -> {
                    coverage.check(true).percentage(percent -> percent > 20);
                    coverage.check(false).percentage(percent -> percent > 1);
                });
        Statistics.label("hidden children")
                .collect(items(root).anyMatch(Hidden.class::isInstance))
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 5));
        Statistics.label("rows")
                .collect(items(root).anyMatch(LeafRow.class::isInstance))
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 5));
    }

    private static Stream<Item<Integer>> items(Item<Integer> item) {
        return item instanceof Branch<Integer> branch
                ? Stream.concat(Stream.of(item), branch.items().stream().flatMap(FoldingProperties::items))
                : Stream.of(item);
    }

    private static int lines(Item<Integer> item) {
        return (int) items(item).count();
    }

    private static int levels(Item<Integer> item) {
        return item instanceof Branch<Integer> branch && !branch.items().isEmpty()
                ? 1
                        + branch.items().stream()
                                .mapToInt(FoldingProperties::levels)
                                .max()
                                .orElse(0)
                : 0;
    }

    // Beyond the limit come the best child, and one child on either side of it that would be hidden alone.
    private static void isNotWiderThan(FoldLimits limits, Branch<Integer> branch) {
        long drawn = branch.items().stream()
                .filter(item -> !(item instanceof Hidden || item instanceof Rest))
                .count();
        assertThat(drawn).isLessThanOrEqualTo(limits.children() + 3L);
        for (Item<Integer> item : branch.items()) {
            if (item instanceof LeafRow<Integer> row) {
                assertThat(row.leaves()).hasSizeGreaterThan(limits.leaves());
            }
            if (item instanceof Hidden<Integer> hidden) {
                assertThat(hidden.children()).hasSizeGreaterThan(1);
            }
            if (item instanceof Branch<Integer> below) {
                isNotWiderThan(limits, below);
            }
        }
    }
}
