package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gametree.law.ReorderingLaws;

/** The measurements as CSV, and what stands out of them as Markdown. */
record StudyTables(List<Measurement> measurements) {
    String csv() {
        return measurements.stream()
                .map(m -> String.format(
                        Locale.ROOT,
                        "%d,%d,%d,%d,%s,%s,%.4f,%.4f,%d,%.4f%n",
                        m.shape().branching(),
                        m.shape().depth(),
                        m.shape().size(),
                        m.trees(),
                        m.order() == Order.GIVEN ? "random" : m.order(),
                        m.algorithm(),
                        m.leaves(),
                        m.evaluations(),
                        minimum(m.shape()),
                        Growth.branchingFactor(m.shape().branching())))
                .collect(joining("", header(), ""))
                .replace("\r", "");
    }

    private static String header() {
        return "branching,depth,leaves,trees,order,algorithm,mean leaves,mean evaluations,Knuth–Moore minimum,"
                + "Pearl's branching factor\n";
    }

    /** Returns one table for each order, of the deepest trees of each branching, and one of the exponents. */
    String markdown() {
        return Stream.of(Order.BEST_FIRST, Order.GIVEN, Order.WORST_FIRST)
                        .map(order -> deepest(order) + "\n")
                        .collect(joining())
                + exponents();
    }

    private String deepest(Order order) {
        String head = "**" + title(order) + "**, mean leaves evaluated\n\n"
                + heads(Stream.of("tree", "leaves", "Knuth–Moore minimum"));
        return head
                + branchings()
                        .map(branching -> deepestOf(branching))
                        .map(shape -> row(
                                Stream.of(shape.branching() + "^" + shape.depth(), count(shape.size()), count((double)
                                        minimum(shape))),
                                of(shape, order),
                                m -> m.evaluations() > m.leaves()
                                        ? count(m.leaves()) + " (" + count(m.evaluations()) + ")"
                                        : count(m.leaves())))
                        .collect(joining());
    }

    private static String title(Order order) {
        return switch (order) {
            case BEST_FIRST -> "Best child first";
            case GIVEN -> "Random order";
            case WORST_FIRST -> "Worst child first";
        };
    }

    private String exponents() {
        String head = "**Growth**, exponent in the number of leaves, fitted over the deeper half of the trees\n\n"
                + heads(Stream.of("b", "best first, alphabeta", "limit", "random, limit", "ξ/(1−ξ)"));
        return head
                + branchings()
                        .map(branching -> row(
                                Stream.of(
                                        String.valueOf(branching),
                                        number(exponent(branching, Order.BEST_FIRST, Algorithm.ALPHABETA)),
                                        "0.500",
                                        number(Growth.limit(branching)),
                                        number(Growth.branchingFactor(branching))),
                                of(deepestOf(branching), Order.GIVEN),
                                m -> number(exponent(branching, Order.GIVEN, m.algorithm()))))
                        .collect(joining());
    }

    private double exponent(int branching, Order order, Algorithm algorithm) {
        return Growth.exponent(measurements.stream()
                .filter(m -> m.shape().branching() == branching && m.order() == order && m.algorithm() == algorithm)
                .toList());
    }

    private List<Measurement> of(Uniform shape, Order order) {
        return measurements.stream()
                .filter(m -> m.shape().equals(shape) && m.order() == order)
                .toList();
    }

    private Stream<Integer> branchings() {
        return measurements.stream().map(m -> m.shape().branching()).distinct().sorted();
    }

    private Uniform deepestOf(int branching) {
        int depth = measurements.stream()
                .filter(m -> m.shape().branching() == branching)
                .mapToInt(m -> m.shape().depth())
                .max()
                .orElseThrow();
        return new Uniform(branching, depth);
    }

    private String heads(Stream<String> first) {
        List<String> all = Stream.concat(
                        first,
                        columns().stream()
                                .map(column ->
                                        column.stream().map(Algorithm::toString).collect(joining(", "))))
                .toList();
        return line(all.stream()) + line(all.stream().map(any -> "---:"));
    }

    private String row(Stream<String> first, List<Measurement> all, Function<Measurement, String> figure) {
        return line(Stream.concat(
                first,
                columns().stream()
                        .flatMap(column -> all.stream().filter(m -> m.algorithm() == column.get(0)))
                        .map(figure)));
    }

    /** Returns the searches by columns: those that evaluated the same of every tree stand in one. */
    private Collection<List<Algorithm>> columns() {
        Map<Algorithm, List<Double>> figures = new EnumMap<>(Algorithm.class);
        for (Measurement m : measurements) {
            figures.computeIfAbsent(m.algorithm(), any -> new ArrayList<>())
                    .addAll(List.of(m.leaves(), m.evaluations()));
        }
        Map<List<Double>, List<Algorithm>> columns = new LinkedHashMap<>();
        figures.forEach((algorithm, each) ->
                columns.computeIfAbsent(each, any -> new ArrayList<>()).add(algorithm));
        return columns.values();
    }

    private static String line(Stream<String> cells) {
        return cells.collect(joining(" | ", "| ", " |\n"));
    }

    private static long minimum(Uniform shape) {
        return ReorderingLaws.minimum(shape.branching(), shape.depth());
    }

    private static String count(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }
}
