package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.law.SearchCase;
import org.gametree.notation.TreeNotation;
import org.junit.jupiter.api.Test;

/** What {@code --compare} prints of a tree: every search in three orders, side by side. */
class ComparisonTableTest {
    private static final String PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";

    @Test
    void theComparisonOfPlaatsTreeShows12LeavesForAlphaBetaAnd8ForSss() {
        String table = Run.of("--compare", PLAAT).out();
        assertThat(table).startsWith("""
                MAX, window (-inf, inf), mtdf guesses 0
                16 leaves, uniform 2^4; Knuth–Moore minimum 7

                """);
        assertThat(row(table, "algorithm"))
                .containsExactly(
                        "algorithm",
                        "value",
                        "leaves",
                        "evals",
                        "share",
                        "passes",
                        "value",
                        "leaves",
                        "evals",
                        "share",
                        "passes",
                        "value",
                        "leaves",
                        "evals",
                        "share",
                        "passes");
        assertThat(row(table, "alphabeta").subList(0, 11))
                .containsExactly("alphabeta", "35", "12", "12", "75.0%", "–", "35", "7", "7", "43.8%", "–");
        assertThat(row(table, "sss").subList(0, 6)).containsExactly("sss", "35", "8", "8", "50.0%", "4");
        assertThat(row(table, "dual").subList(0, 6)).containsExactly("dual", "35", "12", "12", "75.0%", "5");
        assertThat(row(table, "pvs").subList(0, 4)).containsExactly("pvs", "35", "12", "22");
        assertThat(row(table, "minimax").subList(11, 16)).containsExactly("35", "16", "16", "100.0%", "–");
        assertThat(table.lines()).hasSize(14);
    }

    private static List<String> row(String table, String algorithm) {
        return table.lines()
                .filter(line -> line.startsWith(algorithm + " "))
                .map(line -> Arrays.asList(line.split(" +", -1)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aComparisonTakesPlayerWindowAndGuess() {
        String table = Run.of("--compare", "--player", "min", "--window", "2:4", "--guess", "3", "[[3,5],2]")
                .out();
        assertThat(table).startsWith("""
                MIN, window (2, 4), mtdf guesses 3
                3 leaves
                """);
        assertThat(row(table, "failsoft").get(1)).isEqualTo("2");
    }

    @Test
    void severalComparisonsStandApart() {
        assertThat(Run.withInput("7\n[]\n", "--compare", "-").out())
                .contains("1 leaf, uniform 1^0; Knuth–Moore minimum 1\n")
                .contains("\n\nMAX, window (-inf, inf), mtdf guesses 0\n0 leaves\n");
    }

    @Provide
    Arbitrary<SearchCase<Integer>> cases() {
        Arbitrary<Integer> values = Arbitraries.integers().between(-3, 3);
        return CaseArbitraries.cases(BoundedOrder.natural(-3, 3), values, TreeArbitraries.trees(values, 3))
                .withoutEdgeCases();
    }

    @Property(tries = 100)
    void everyFigureIsThatOfTheSearchOfTheTreeInThatOrder(@ForAll("cases") SearchCase<Integer> c) {
        String window = c.a() + ":" + c.b();
        String player = c.p().toString();
        String tree = TreeNotation.print(c.tree().map(value -> Bounded.value(BigDecimal.valueOf(value))));
        String table = Run.of("--compare", "--player", player, "--window", window, "--guess", "1", tree)
                .out();
        for (Algorithm algorithm : Algorithm.values()) {
            List<String> row = row(table, algorithm.toString());
            int from = 1;
            for (Order order : Order.values()) {
                assertThat(row.subList(from, from + 5))
                        .as("%s, %s, %s", c, algorithm, order)
                        .isEqualTo(figures(algorithm, order, player, window, tree));
                from += 5;
            }
        }
        Statistics.collect(c.tree().leaves() > 5);
        Statistics.coverage(coverage -> coverage.check(true).percentage(percent -> percent > 20));
    }

    private static List<String> figures(Algorithm algorithm, Order order, String player, String window, String tree) {
        String[] asked = asked(algorithm, order, player, window, tree);
        JsonObject json = Run.of(with(asked, "--format", "json")).json().get(0);
        Set<JsonElement> visited = new HashSet<>(json.getAsJsonArray("visited").asList());
        int leaves = json.get("leaves").getAsInt();
        return List.of(
                json.get("value").getAsString(),
                String.valueOf(visited.size()),
                json.get("cost").getAsString(),
                leaves == 0 ? "–" : String.format(Locale.ROOT, "%.1f%%", 100.0 * visited.size() / leaves),
                passes(Run.of(asked).out()));
    }

    private static String[] asked(Algorithm algorithm, Order order, String player, String window, String tree) {
        String[] asked = {"--player", player, "--algorithm", "" + algorithm, "--order", "" + order, tree};
        String[] windowed = algorithm.knowsWindow() ? with(asked, "--window", window) : asked;
        return algorithm == Algorithm.MTDF ? with(windowed, "--guess", "1") : windowed;
    }

    private static String[] with(String[] asked, String... more) {
        String[] all = Arrays.copyOf(more, more.length + asked.length);
        System.arraycopy(asked, 0, all, more.length, asked.length);
        return all;
    }

    private static String passes(String text) {
        return text.lines()
                .filter(line -> line.startsWith("passes "))
                .map(line -> line.substring("passes".length()).strip())
                .findFirst()
                .orElse("–");
    }
}
