package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.gametree.cli.Order.Ordered;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.law.ReorderingLaws;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.ComparedTree.Run;

/** A comparison as a table. Its searches are run one after the other, and only their figures are kept. */
record ComparisonTable(Comparison comparison) {
    private static final List<String> FIGURES = List.of("value", "leaves", "evals", "share", "passes");

    String text() {
        GameTree<Bounded<BigDecimal>> tree = comparison.read().tree();
        long leaves = tree.leaves();
        String given = String.format(
                Locale.ROOT,
                "%s, %s%n%,d %s%s%n%n",
                comparison.player(),
                comparison.question(),
                leaves,
                leaves == 1 ? "leaf" : "leaves",
                minimum(tree));
        return (given + table(rows(leaves))).replace("\r", "");
    }

    private static String minimum(GameTree<?> tree) {
        return Uniform.of(tree)
                .map(uniform -> String.format(
                        Locale.ROOT,
                        ", uniform %d^%d; Knuth–Moore minimum %,d",
                        uniform.branching(),
                        uniform.depth(),
                        ReorderingLaws.minimum(uniform.branching(), uniform.depth())))
                .orElse("");
    }

    private List<List<String>> rows(long leaves) {
        List<String> orders = new ArrayList<>(List.of(""));
        List<String> figures = new ArrayList<>(List.of("algorithm"));
        List<Ordered<Bounded<BigDecimal>>> trees = new ArrayList<>();
        for (Order order : Order.values()) {
            trees.add(comparison.inOrder(order));
            orders.add(order.toString());
            FIGURES.stream().skip(1).forEach(figure -> orders.add(""));
            figures.addAll(FIGURES);
        }
        List<List<String>> rows = new ArrayList<>(List.of(orders, figures));
        for (Algorithm algorithm : Algorithm.values()) {
            List<String> row = new ArrayList<>(List.of(algorithm.toString()));
            trees.forEach(ordered -> row.addAll(figures(comparison.run(algorithm, ordered), leaves)));
            rows.add(row);
        }
        return rows;
    }

    private static List<String> figures(Run<Bounded<BigDecimal>> run, long leaves) {
        int seen = run.leaves().size();
        return List.of(
                TreeNotation.print(run.value()),
                String.valueOf(seen),
                String.valueOf(run.evaluations()),
                leaves == 0 ? "–" : String.format(Locale.ROOT, "%.1f%%", 100.0 * seen / leaves),
                run.passes().isPresent() ? String.valueOf(run.passes().getAsInt()) : "–");
    }

    private static String table(List<List<String>> rows) {
        int[] widths = IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        return rows.stream().map(row -> line(row, widths) + "\n").collect(joining());
    }

    // The first column is flush left, figures are flush right.
    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder(("%-" + widths[0] + "s").formatted(row.get(0)));
        for (int column = 1; column < widths.length; column++) {
            boolean newOrder = column % FIGURES.size() == 1;
            line.append(newOrder ? "   " : "  ").append(("%" + widths[column] + "s").formatted(row.get(column)));
        }
        return line.toString().stripTrailing();
    }
}
