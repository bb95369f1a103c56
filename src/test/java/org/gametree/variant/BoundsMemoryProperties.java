package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;

/** Many searches over one memory, with windows that change: what it holds stays true, and it never costs evaluations. */
class BoundsMemoryProperties {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);

    /** A tree, the player to move, and what to search in turn. */
    record Sequence(Player p, GameTree<Integer> tree, List<Cut<Integer>> cuts, List<MtdF<Integer>> drivers) {
        BoundsMemory<Integer> memory() {
            return BoundsMemory.of(ORDER, p, tree);
        }
    }

    @Provide
    Arbitrary<Sequence> sequences() {
        Arbitrary<Integer> values = Arbitraries.integers().between(0, 9);
        Arbitrary<Cut<Integer>> cuts =
                Combinators.combine(values, Arbitraries.of(true, false)).as(Cut::new);
        return Combinators.combine(
                        Arbitraries.of(Player.class),
                        TreeArbitraries.trees(values, 5),
                        cuts.list().ofMinSize(2).ofMaxSize(8),
                        values.map(guess -> new MtdF<>(ORDER, guess))
                                .list()
                                .ofMinSize(2)
                                .ofMaxSize(4))
                .as(Sequence::new)
                .withoutEdgeCases();
    }

    @Property
    void afterEverySearchTheBoundsOfEveryPlaceHoldItsValue(@ForAll("sequences") Sequence sequence) {
        BoundsMemory<Integer> memory = sequence.memory();
        for (Cut<Integer> cut : sequence.cuts()) {
            memory.search(cut);
            boundsHold(memory, sequence.p(), sequence.tree());
        }
        for (MtdF<Integer> driver : sequence.drivers()) {
            driver.passes(driver.guess() / 2, 9, memory);
            boundsHold(memory, sequence.p(), sequence.tree());
        }
    }

    private static void boundsHold(BoundsMemory<Integer> memory, Player p, GameTree<Integer> tree) {
        int m = new Minimax<>(ORDER).minimax(p, tree);
        assertThat(memory.lower()).isLessThanOrEqualTo(m);
        assertThat(memory.upper()).isGreaterThanOrEqualTo(m);
        List<GameTree<Integer>> children = tree instanceof Node<Integer> node ? node.children() : List.of();
        assertThat(memory.child(children.size())).isEmpty();
        for (int i = 0; i < children.size(); i++) {
            Optional<BoundsMemory<Integer>> child = memory.child(i);
            if (child.isPresent()) {
                boundsHold(child.get(), p.opponent(), children.get(i));
            }
        }
    }

    @Property
    void everySearchTellsTheSideAndEvaluatesNoMoreThanWithoutMemory(@ForAll("sequences") Sequence sequence) {
        BoundsMemory<Integer> memory = sequence.memory();
        int m = new Minimax<>(ORDER).minimax(sequence.p(), sequence.tree());
        long with = 0;
        long without = 0;
        for (Cut<Integer> cut : sequence.cuts()) {
            var remembered = memory.search(cut);
            var anew = sequence.memory().search(cut);
            assertThat(cut.isPassedBy(ORDER, remembered.value())).isEqualTo(cut.isPassedBy(ORDER, m));
            assertThat(remembered.value())
                    .matches(bound -> cut.isPassedBy(ORDER, bound) ? bound <= m : bound >= m, "bounds m");
            assertThat(remembered.time()).isLessThanOrEqualTo(anew.time());
            with += remembered.time();
            without += anew.time();
        }
        assertThat(with).isLessThanOrEqualTo(sequence.tree().leaves());
        Statistics.collect(with < without);
        Statistics.coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
    }

    @Property
    void everyDriverFindsTheValueWithNoMoreEvaluationsThanWithoutMemory(@ForAll("sequences") Sequence sequence) {
        BoundsMemory<Integer> memory = sequence.memory();
        int m = new Minimax<>(ORDER).minimax(sequence.p(), sequence.tree());
        long with = 0;
        long without = 0;
        for (MtdF<Integer> driver : sequence.drivers()) {
            int a = driver.guess() / 2;
            List<Pass<Integer>> passes = driver.passes(a, 9, memory);
            assertThat(passes.get(passes.size() - 1).lower()).isEqualTo(ORDER.clamp(a, 9, m));
            assertThat(passes.get(passes.size() - 1).upper()).isEqualTo(ORDER.clamp(a, 9, m));
            with += time(passes);
            without += time(driver.passes(a, 9, sequence.memory()));
            assertThat(with).isLessThanOrEqualTo(without);
        }
    }

    private static long time(List<Pass<Integer>> passes) {
        return passes.stream().mapToLong(Pass::time).sum();
    }
}
