package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.law.Observation;
import org.gametree.law.SearchCase;
import org.gametree.law.Tagged;
import org.gametree.notation.TreeNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every search of the family from the command line, in any order of the children. */
class AlgorithmsTest {
    private static final String PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/org/gametree/published-trees.txt", delimiter = '|')
    void everyAlgorithmFindsThePublishedValue(
            String source, String tree, String player, long value, long evaluated, long leaves) {
        for (Algorithm algorithm : Algorithm.values()) {
            JsonObject answer = Run.of("--format", "json", "--player", player, "--algorithm", "" + algorithm, tree)
                    .json()
                    .get(0);
            assertThat(answer.get("algorithm").getAsString()).isEqualTo(algorithm.toString());
            assertThat(answer.get("value").getAsLong()).as("%s", algorithm).isEqualTo(value);
            assertThat(answer.get("leaves").getAsLong()).isEqualTo(leaves);
        }
    }

    @Provide
    Arbitrary<SearchCase<Bounded<BigDecimal>>> cases() {
        Arbitrary<Bounded<BigDecimal>> values =
                Arbitraries.integers().between(-3, 3).map(n -> Bounded.value(BigDecimal.valueOf(n)));
        return CaseArbitraries.cases(TreeNotation.order(), values, TreeArbitraries.trees(values, 4))
                .withoutEdgeCases();
    }

    @Property(tries = 100)
    void everyFigureIsWhatTheSearchDid(@ForAll("cases") SearchCase<Bounded<BigDecimal>> c) {
        for (Algorithm algorithm : Algorithm.values()) {
            Observation<Bounded<BigDecimal>> seen = Observation.of(
                    TreeNotation.order(),
                    over -> algorithm.over(over, Tagged.bound(Bounded.value(BigDecimal.ZERO))),
                    c);
            JsonObject answer = answer(algorithm, c);
            assertThat(answer.get("value").getAsString()).isEqualTo(TreeNotation.print(seen.value()));
            assertThat(answer.get("cost").getAsLong()).isEqualTo(seen.time());
            assertThat(ints(answer.get("visited"))).isEqualTo(seen.leaves());
            if (algorithm != Algorithm.ALPHABETA) {
                assertThat(answer.get("cutoffs").getAsJsonArray()).isEmpty();
            }
        }
    }

    private static JsonObject answer(Algorithm algorithm, SearchCase<Bounded<BigDecimal>> c) {
        List<String> args =
                new ArrayList<>(List.of("--format", "json", "--player", "" + c.p(), "--algorithm", "" + algorithm));
        if (algorithm.knowsWindow()) {
            args.addAll(List.of("--window", TreeNotation.print(c.a()) + ":" + TreeNotation.print(c.b())));
        }
        args.add(TreeNotation.print(c.tree()));
        return Run.of(args.toArray(String[]::new)).json().get(0);
    }

    private static List<Integer> ints(JsonElement array) {
        return StreamSupport.stream(array.getAsJsonArray().spliterator(), false)
                .map(JsonElement::getAsInt)
                .toList();
    }

    @Test
    void visitedLeavesAreToldInTheOrderInWhichTheyWereLookedAt() {
        JsonObject answer =
                Run.of("--format", "json", "--algorithm", "sss", PLAAT).json().get(0);
        assertThat(answer.get("visited")).hasToString("[0,2,8,10,1,11,12,13]");
        assertThat(answer.get("cost").getAsInt()).isEqualTo(8);
        assertThat(answer.get("nodes").getAsInt()).isEqualTo(15);
        assertThat(answer.get("nodesVisited").getAsInt()).isEqualTo(11);
    }

    @Test
    void textTellsRepeatedEvaluationsAndPasses() {
        assertThat(Run.of("--algorithm", "pvs", "[0,1]").out()).isEqualTo("""
                value      1
                best move  1, principal variation 1
                leaves     2 of 2 evaluated, some again: 3 evaluations
                """);
        assertThat(Run.of("--algorithm", "mtdf", "--guess", "35", PLAAT).out()).isEqualTo("""
                value      35
                best move  1, principal variation 1 0 1 1
                leaves     8 of 16 evaluated
                passes     2
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "given,       max, '[0,1]'",
        "best-first,  max, '[1,0]'",
        "worst-first, max, '[0,1]'",
        "best-first,  min, '[0,1]'",
        "worst-first, min, '[1,0]'",
    })
    void theTreeIsSortedBeforeItIsSearched(String order, String player, String sorted) {
        assertThat(Run.of("--order", order, "--player", player, "[0,1]").out())
                .isEqualTo(Run.of("--player", player, sorted).out());
    }

    @Test
    void everyLevelIsSortedForTheOneWhoMovesThereAndEqualValuesKeepTheirOrder() {
        String tree = "[[4,2],[[],7],[1.0,3],[1,9]]";
        assertThat(sorted("best-first", tree)).isEqualTo("[[2, 4], [1.0, 3], [1, 9], [[], 7]]");
        assertThat(sorted("worst-first", tree)).isEqualTo("[[7, []], [3, 1.0], [9, 1], [4, 2]]");
    }

    private static String sorted(String order, String tree) {
        var parsed = TreeNotation.parse(tree);
        Order how = Order.valueOf(order.toUpperCase(Locale.ROOT).replace('-', '_'));
        return TreeNotation.print(how.of(TreeNotation.order(), Player.MAX, parsed));
    }

    @ParameterizedTest
    @EnumSource
    void everyAlgorithmAnswersATreeNested100000Deep(Algorithm algorithm) {
        String deep = "[".repeat(100_000) + "5" + "]".repeat(100_000);
        Run run = Run.withInput(deep, "--format", "json", "--algorithm", "" + algorithm, "-");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\"value\":5,");
    }

    @Test
    void whatAnAlgorithmCannotServeIsRefusedByName() {
        refused("--window is not served by algorithm scout", "--algorithm", "scout", "--window", "1:2", "[1]");
        refused("--window is not served by algorithm minimax", "--algorithm", "minimax", "--window", "1:2", "[1]");
        refused("--guess is not served by algorithm sss; only mtdf takes", "--algorithm", "sss", "--guess", "1", "[1]");
        refused("--guess is not served by algorithm alphabeta", "--guess", "1", "[1]");
        refused("--ascii is not served by algorithm pvs, which has no", "--algorithm", "pvs", "--ascii", "[1]");
        refused("--algorithm is not served by --compare", "--compare", "--algorithm", "sss", "[1]");
        refused("--order is not served by --compare", "--compare", "--order", "given", "[1]");
        refused("--format is not served by --compare", "--compare", "--format", "json", "[1]");
        refused("--ascii is not served by --compare", "--compare", "--ascii", "[1]");
        refused(
                "Invalid value for option '--order': 'sorted'; expected given, best-first or worst-first",
                "--order",
                "sorted",
                "[1]");
        refused(
                "Invalid value for option '--algorithm': 'negascout'; expected alphabeta, minimax, negamax, failsoft, pvs, "
                        + "scout, mtdf, sss or dual",
                "--algorithm",
                "negascout",
                "[1]");
        refused("Invalid value for option '--guess'", "--algorithm", "mtdf", "--guess", "x", "[1]");
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1);
    }
}
