package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;

/** What is printed reads back as it was, and so does every other spelling of it. */
class NotationProperties {
    @Property
    void parseOfPrintIsTheTree(@ForAll("trees") GameTree<Bounded<BigDecimal>> tree) {
        collectCases(tree);

        assertThat(TreeNotation.parse(TreeNotation.print(tree))).isEqualTo(tree);
    }

    @Property
    void parseValueOfPrintIsTheValue(@ForAll("values") Bounded<BigDecimal> value) {
        assertThat(TreeNotation.parseValue(TreeNotation.print(value))).isEqualTo(value);
    }

    @Property
    void everySpellingReadsAsTheTreeAndIsPrintedTheSame(
            @ForAll("trees") GameTree<Bounded<BigDecimal>> tree, @ForAll Random random) {
        collectCases(tree);
        String spelling = new Spelling(random).of(tree);

        assertThat(TreeNotation.parse(spelling)).isEqualTo(tree);
        assertThat(TreeNotation.print(TreeNotation.parse(spelling))).isEqualTo(TreeNotation.print(tree));
    }

    private static void collectCases(GameTree<Bounded<BigDecimal>> tree) {
        collect("-inf", tree, t -> t.equals(Trees.minusInf()));
        collect("inf", tree, t -> t.equals(Trees.inf()));
        collect(
                "node without children",
                tree,
                t -> t instanceof Node<?> node && node.children().isEmpty());
        collect(
                "node with one child",
                tree,
                t -> t instanceof Node<?> node && node.children().size() == 1);
        collect("negative number", tree, t -> number(t).signum() < 0);
        collect("more digits than a long", tree, t -> number(t).precision() > 19);
        collect(
                "exponent beyond a million",
                tree,
                t -> Math.abs((long) number(t).scale()) > 1_000_000);
        collect("trailing zero behind the point", tree, t -> number(t).scale() > 0 && endsInZero(number(t)));
    }

    private static void collect(
            String label, GameTree<Bounded<BigDecimal>> tree, Predicate<GameTree<Bounded<BigDecimal>>> isCase) {
        Statistics.label(label)
                .collect(subtrees(tree).anyMatch(isCase))
                .coverage(coverage -> coverage.check(true).percentage(p -> p > 5));
    }

    private static Stream<GameTree<Bounded<BigDecimal>>> subtrees(GameTree<Bounded<BigDecimal>> tree) {
        return tree instanceof Node<Bounded<BigDecimal>> node
                ? Stream.concat(Stream.of(tree), node.children().stream().flatMap(NotationProperties::subtrees))
                : Stream.of(tree);
    }

    private static BigDecimal number(GameTree<Bounded<BigDecimal>> tree) {
        return tree instanceof Leaf<Bounded<BigDecimal>> leaf
                        && leaf.value() instanceof Bounded.Value<BigDecimal> number
                ? number.value()
                : BigDecimal.ONE;
    }

    private static boolean endsInZero(BigDecimal number) {
        return number.unscaledValue().mod(BigInteger.TEN).signum() == 0;
    }

    /** Adds one tree to a row of trees: a leaf, or a node over the last of them. */
    private interface Step {
        List<GameTree<Bounded<BigDecimal>>> apply(List<GameTree<Bounded<BigDecimal>>> row);
    }

    // A flat list of steps is generated, and shrunk, much faster than nested lists are.
    @Provide
    Arbitrary<GameTree<Bounded<BigDecimal>>> trees() {
        Arbitrary<Step> leaf = values().map(value -> row -> added(row, row.size(), GameTree.leaf(value)));
        Arbitrary<Step> node = Arbitraries.integers().between(0, 4).map(children -> row -> {
            int from = Math.max(0, row.size() - children);
            return added(row, from, GameTree.node(row.subList(from, row.size())));
        });
        return Arbitraries.frequencyOf(Tuple.of(2, leaf), Tuple.of(1, node))
                .list()
                .ofMinSize(1)
                .ofMaxSize(25)
                .map(steps -> {
                    List<GameTree<Bounded<BigDecimal>>> row = List.of();
                    for (Step step : steps) {
                        row = step.apply(row);
                    }
                    return row.size() == 1 ? row.get(0) : GameTree.node(row);
                });
    }

    private static List<GameTree<Bounded<BigDecimal>>> added(
            List<GameTree<Bounded<BigDecimal>>> row, int kept, GameTree<Bounded<BigDecimal>> tree) {
        return Stream.concat(row.stream().limit(kept), Stream.of(tree)).toList();
    }

    @Provide
    Arbitrary<Bounded<BigDecimal>> values() {
        Arbitrary<BigDecimal> small = Arbitraries.integers().between(-20, 20).map(BigDecimal::valueOf);
        Arbitrary<BigDecimal> everyday = Combinators.combine(
                        Arbitraries.integers(), Arbitraries.integers().between(-3, 9))
                .as((unscaled, scale) -> BigDecimal.valueOf(unscaled, scale));
        BigInteger bound = BigInteger.TEN.pow(400);
        Arbitrary<BigDecimal> any = Combinators.combine(
                        Arbitraries.bigIntegers().between(bound.negate(), bound), Arbitraries.integers())
                .as(BigDecimal::new);
        return Arbitraries.frequencyOf(
                Tuple.of(3, small.map(Bounded::value)),
                Tuple.of(3, everyday.map(Bounded::value)),
                Tuple.of(3, any.map(Bounded::value)),
                Tuple.of(1, Arbitraries.create(Bounded::bottom)),
                Tuple.of(1, Arbitraries.create(Bounded::top)));
    }
}
