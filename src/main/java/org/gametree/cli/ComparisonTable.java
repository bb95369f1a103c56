package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.law.ReorderingLaws;
import org.gametree.notation.Labels;
import org.gametree.notation.TreeNotation;

/** Every algorithm on one tree, in its given order, a lucky and an unlucky one, as a table. */
record ComparisonTable(Player player, Window window, Bounded<BigDecimal> guess, GameTree<Bounded<BigDecimal>> tree) {
    private static final List<String> FIGURES = List.of("value", "leaves", "evals", "share", "passes");

    String text() {
        long leaves = tree.leaves();
        String given = String.format(
                Locale.ROOT,
                "%s, window (%s, %s), mtdf guesses %s%n%,d %s%s%n%n",
                player,
                TreeNotation.print(window.a()),
                TreeNotation.print(window.b()),
                TreeNotation.print(guess),
                leaves,
                leaves == 1 ? "leaf" : "leaves",
                minimum());
        return (given + table(rows(leaves))).replace("\r", "");
    }

    private String minimum() {
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
        List<GameTree<Bounded<BigDecimal>>> trees = new ArrayList<>();
        for (Order order : Order.values()) {
            trees.add(order.of(TreeNotation.order(), player, tree));
            orders.add(order.toString());
            FIGURES.stream().skip(1).forEach(figure -> orders.add(""));
            figures.addAll(FIGURES);
        }
        List<List<String>> rows = new ArrayList<>(List.of(orders, figures));
        for (Algorithm algorithm : Algorithm.values()) {
            List<String> row = new ArrayList<>(List.of(algorithm.toString()));
            trees.forEach(ordered -> row.addAll(
                    figures(Watched.of(new Question(algorithm, player, window, guess, ordered, Labels.NONE)), leaves)));
            rows.add(row);
        }
        return rows;
    }

    private static List<String> figures(Watched watched, long leaves) {
        int seen = watched.seen().leaves().size();
        return List.of(
                TreeNotation.print(watched.seen().value()),
                String.valueOf(seen),
                String.valueOf(watched.seen().time()),
                leaves == 0 ? "–" : String.format(Locale.ROOT, "%.1f%%", 100.0 * seen / leaves),
                watched.passes().isPresent() ? String.valueOf(watched.passes().getAsInt()) : "–");
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
