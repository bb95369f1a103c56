package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.TreeSearch;
import org.gametree.law.Comparison;
import org.gametree.law.Law;
import org.gametree.law.SearchCase;
import org.gametree.law.Tagged;

/** The relations to alpha-beta on larger and deeper trees: ties, distinct values, fractions, every kind of window. */
class RelationProperties {

    /** A case with its order, and a guess. */
    record Instance<V>(BoundedOrder<V> order, SearchCase<V> c, V guess) {
        void keepsEveryRelation() {
            for (Member<V> member : Member.family(order, List.of(guess))) {
                Law.verify(member.keeps(), List.of(member.on(order, c)));
            }
        }

        String window() {
            return order.lt(c.a(), c.b()) ? "a < b" : order.eq(c.a(), c.b()) ? "a = b" : "a > b";
        }

        /** Tells of a tree with several leaves whether two of them are equal. */
        String leaves() {
            Set<V> distinct = new TreeSet<>(order.comparator());
            c.tree().map(distinct::add);
            long leaves = c.tree().leaves();
            return leaves < 2 ? "at most one" : distinct.size() < leaves ? "some equal" : "all different";
        }
    }

    @Provide
    Arbitrary<Instance<?>> instances() {
        Arbitrary<Bounded<BigDecimal>> fractions = Arbitraries.bigDecimals()
                .between(BigDecimal.ZERO, BigDecimal.ONE)
                .ofScale(1)
                .map(Bounded::value);
        return Arbitraries.oneOf(
                        instances(
                                BoundedOrder.natural(0, 3),
                                Arbitraries.integers().between(0, 3)),
                        instances(BoundedOrder.ints(), Arbitraries.integers().between(-99, 99)),
                        instances(
                                BoundedOrder.adjoin(BigDecimal::compareTo),
                                Arbitraries.oneOf(
                                        fractions, fractions, Arbitraries.of(Bounded.bottom(), Bounded.top()))),
                        Combinators.combine(uniform(), Arbitraries.integers().between(0, 64))
                                .as((c, guess) -> new Instance<>(BoundedOrder.ints(), c, guess)))
                .withoutEdgeCases();
    }

    private static <V> Arbitrary<Instance<?>> instances(BoundedOrder<V> order, Arbitrary<V> values) {
        return Combinators.combine(CaseArbitraries.cases(order, values, TreeArbitraries.trees(values, 6)), values)
                .as((c, guess) -> new Instance<>(order, c, guess));
    }

    @Property
    void everyRelationIsKept(@ForAll("instances") Instance<?> instance) {
        instance.keepsEveryRelation();
        SearchCase<?> c = instance.c();
        Statistics.collect(c.tree().leaves() > 20);
        Statistics.coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
        Statistics.label("root").collect(c.p());
        Statistics.label("root").coverage(coverage -> {
            coverage.check(Player.MAX).percentage(percent -> percent > 20);
            coverage.check(Player.MIN).percentage(percent -> percent > 20);
        });
        Statistics.label("window").collect(instance.window());
        Statistics.label("window").coverage(coverage -> {
            coverage.check("a < b").percentage(percent -> percent > 20);
            coverage.check("a = b").percentage(percent -> percent > 2);
            coverage.check("a > b").percentage(percent -> percent > 2);
        });
        Statistics.label("leaves").collect(instance.leaves());
        Statistics.label("leaves").coverage(coverage -> {
            coverage.check("some equal").percentage(percent -> percent > 20);
            coverage.check("all different").percentage(percent -> percent > 5);
        });
    }

    /** Uniform trees, whose leaves are few values or all different. */
    @Provide
    Arbitrary<SearchCase<Integer>> uniform() {
        Arbitrary<GameTree<Integer>> ties = shapes().flatMap(
                        shape -> TreeArbitraries.uniform(Arbitraries.integers().between(1, 5), shape[0], shape[1]));
        Arbitrary<GameTree<Integer>> distinct = shapes().flatMap(RelationProperties::distinct);
        return CaseArbitraries.cases(
                        BoundedOrder.ints(), Arbitraries.integers().between(1, 5), Arbitraries.oneOf(ties, distinct))
                .withoutEdgeCases();
    }

    private static Arbitrary<int[]> shapes() {
        return Arbitraries.of(new int[] {2, 4}, new int[] {2, 6}, new int[] {3, 4}, new int[] {4, 3});
    }

    private static Arbitrary<GameTree<Integer>> distinct(int[] shape) {
        int size = (int) Math.pow(shape[0], shape[1]);
        return Arbitraries.shuffle(IntStream.range(0, size).boxed().toList()).map(values -> uniform(values, shape[0]));
    }

    private static GameTree<Integer> uniform(List<Integer> values, int branching) {
        if (values.size() == 1) {
            return GameTree.leaf(values.get(0));
        }
        int width = values.size() / branching;
        return GameTree.node(IntStream.range(0, branching)
                .mapToObj(child -> uniform(values.subList(child * width, (child + 1) * width), branching))
                .toList());
    }

    @Property(tries = 1000)
    void principalVariationSearchOftenEvaluatesFewerLeaves(@ForAll("uniform") SearchCase<Integer> c) {
        inclusionIsOftenStrict(PrincipalVariationSearch::new, c, 10);
    }

    @Property(tries = 1000)
    void sssOftenEvaluatesFewerLeaves(@ForAll("uniform") SearchCase<Integer> c) {
        inclusionIsOftenStrict(MtdF::sss, c, 10);
    }

    @Property(tries = 1000)
    void dualOftenEvaluatesFewerLeaves(@ForAll("uniform") SearchCase<Integer> c) {
        inclusionIsOftenStrict(MtdF::dual, c, 10);
    }

    @Property(tries = 1000)
    void mtdfOftenEvaluatesFewerLeaves(
            @ForAll("uniform") SearchCase<Integer> c, @ForAll @IntRange(min = 1, max = 5) int guess) {
        inclusionIsOftenStrict(over -> new MtdF<>(over, Tagged.bound(guess)), c, 10);
    }

    private static void inclusionIsOftenStrict(
            Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> search,
            SearchCase<Integer> c,
            double percentAtLeast) {
        Comparison<Integer> x = Comparison.of(BoundedOrder.ints(), search, c);
        assertThat(x.alphaBeta().leaves()).containsAll(x.other().leaves());
        boolean open = c.a() < c.b();
        Statistics.label("a < b, fewer leaves")
                .collect(open
                        && x.other().leaves().size() < x.alphaBeta().leaves().size());
        Statistics.label("a < b, fewer leaves")
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent >= percentAtLeast));
    }

    @Property(tries = 1000)
    void scoutEvaluatesOtherLeavesOnlyInTreesOfDepth4AndMore(
            @ForAll Random random,
            @ForAll @IntRange(min = 2, max = 4) int branching,
            @ForAll @IntRange(min = 1, max = 6) int depth) {
        int shallower = branching == 2 ? depth : Math.min(depth, 4);
        int size = (int) Math.pow(branching, shallower);
        List<Integer> values = random.ints(size, 1, 1 + size).boxed().toList();
        SearchCase<Integer> c = new SearchCase<>(Player.MAX, 0, 1 + size, uniform(values, branching));
        Comparison<Integer> x = Comparison.of(BoundedOrder.natural(0, 1 + size), Scout::new, c);
        boolean others = !x.alphaBeta().leaves().containsAll(x.other().leaves());
        assertThat(others && shallower < 4).isFalse();
        Statistics.collect(shallower < 4, others);
        Statistics.coverage(coverage -> {
            coverage.check(true, false).percentage(percent -> percent > 20);
            coverage.check(false, true).percentage(percent -> percent > 5);
        });
    }

    @Property(tries = 1000)
    void aPerfectGuessTakesAtMostTwoPasses(@ForAll("uniform") SearchCase<Integer> c) {
        BoundedOrder<Integer> order = BoundedOrder.ints();
        int m = new Minimax<>(order).minimax(c.p(), c.tree());
        int clamped = order.clamp(c.a(), c.b(), m);
        List<Pass<Integer>> passes =
                new MtdF<>(order, clamped).passes(c.a(), c.b(), BoundsMemory.of(order, c.p(), c.tree()));
        assertThat(passes).hasSizeLessThanOrEqualTo(2);
        Statistics.collect(passes.size());
        Statistics.coverage(coverage -> coverage.check(2).percentage(percent -> percent > 10));
    }

    @Property(tries = 300)
    void everyPassNarrowsTheBoundsUntilTheyMeet(@ForAll("uniform") SearchCase<Integer> c) {
        BoundedOrder<Integer> order = BoundedOrder.ints();
        int lower = c.a();
        int upper = c.b();
        for (Pass<Integer> pass : new MtdF<>(order, 3).passes(c.a(), c.b(), BoundsMemory.of(order, c.p(), c.tree()))) {
            assertThat(pass.cut().isPassedBy(order, lower)).isFalse();
            assertThat(pass.cut().isPassedBy(order, upper)).isTrue();
            assertThat(pass.upper() == upper ^ pass.lower() == lower).isTrue();
            lower = pass.lower();
            upper = pass.upper();
        }
        assertThat(c.a() < c.b() ? lower == upper : lower >= upper).isTrue();
    }
}
