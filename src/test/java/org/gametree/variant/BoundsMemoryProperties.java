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

    /** A search by passes: its first guess and its window. */
    record Question(int guess, int a, int b) {
        List<Pass<Integer>> over(BoundsMemory<Integer> memory) {
            return new MtdF<>(ORDER, guess).passes(a, b, memory);
        }
    }

    /** A tree, the player to move, and what to search in turn. */
    record Sequence(Player p, GameTree<Integer> tree, List<Cut<Integer>> cuts, List<Question> questions) {
        BoundsMemory<Integer> memory() {
            return BoundsMemory.of(ORDER, p, tree);
        }

        long openWindows() {
            return questions.stream()
                    .filter(question -> question.a() < question.b())
                    .map(question -> List.of(question.a(), question.b()))
                    .distinct()
                    .count();
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
                        Combinators.combine(values, values, values)
                                .as(Question::new)
                                .list()
                                .ofMinSize(2)
                                .ofMaxSize(6))
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
        for (Question question : sequence.questions()) {
            question.over(memory);
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
        boolean remembered = false;
        for (Question question : sequence.questions()) {
            List<Pass<Integer>> passes = question.over(memory);
            if (question.a() < question.b()) {
                Pass<Integer> last = passes.get(passes.size() - 1);
                assertThat(last.lower()).isEqualTo(ORDER.clamp(question.a(), question.b(), m));
                assertThat(last.upper()).isEqualTo(last.lower());
            } else {
                assertThat(passes).isEmpty();
            }
            long without = time(question.over(sequence.memory()));
            assertThat(time(passes)).isLessThanOrEqualTo(without);
            remembered |= time(passes) < without;
        }
        Statistics.label("fewer evaluations").collect(remembered);
        Statistics.label("fewer evaluations")
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
        Statistics.label("windows").collect(sequence.openWindows() > 1);
        Statistics.label("windows").coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
    }

    private static long time(List<Pass<Integer>> passes) {
        return passes.stream().mapToLong(Pass::time).sum();
    }
}
