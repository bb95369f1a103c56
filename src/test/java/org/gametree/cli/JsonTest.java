package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.StreamSupport;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.law.Oracle;
import org.gametree.law.SearchCase;
import org.gametree.notation.TreeNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class JsonTest {

    @Test
    void theObjectHasExactlyTheDocumentedFields() {
        Run run = Run.of("--format", "json", "[[3,5],[2,9]]");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .isEqualTo("{\"algorithm\":\"alphabeta\",\"player\":\"max\",\"window\":[\"-inf\",\"inf\"],"
                        + "\"value\":3,\"minimax\":3,\"cost\":3,\"leaves\":4,\"visited\":[0,1,2],"
                        + "\"nodes\":3,\"nodesVisited\":3,"
                        + "\"cutoffs\":[{\"path\":[1],\"kind\":\"alpha\",\"deep\":false,\"boundBy\":[],\"prunedLeaves\":1}],"
                        + "\"principalVariation\":[0,0],\"bestMove\":0}\n");
    }

    @Test
    void aDeepCutoffNamesTheAncestorWhoseBoundWasInForce() {
        JsonObject answer =
                Run.of("--format", "json", "[10,[20,[1,[4,2]]]]").json().get(0);
        assertThat(answer.get("cost").getAsLong()).isEqualTo(4);
        assertThat(answer.get("cutoffs"))
                .hasToString("[{\"path\":[1,1,1],\"kind\":\"alpha\",\"deep\":true,\"boundBy\":[],\"prunedLeaves\":1}]");
    }

    @Test
    void aCutoffByTheWindowIsBoundByNull() {
        JsonObject answer = Run.of("--format", "json", "--window", "-inf:3", "[5,[1,2]]")
                .json()
                .get(0);
        assertThat(answer.get("window")).hasToString("[\"-inf\",3]");
        assertThat(answer.get("cutoffs"))
                .hasToString("[{\"path\":[],\"kind\":\"beta\",\"deep\":true,\"boundBy\":null,\"prunedLeaves\":2}]");
    }

    @Test
    void bestMoveAndVariationAreThoseOfTheFullWindowWhateverTheWindow() {
        JsonObject answer = Run.of("--format", "json", "--window", "3:0", "[[1,1],[5,[2,7]]]")
                .json()
                .get(0);
        assertThat(answer.get("minimax").getAsInt()).isEqualTo(5);
        assertThat(answer.get("value").getAsInt()).isEqualTo(3);
        assertThat(answer.get("visited")).hasToString("[0]");
        assertThat(answer.get("bestMove").getAsInt()).isEqualTo(1);
        assertThat(answer.get("principalVariation")).hasToString("[1,0]");
    }

    @Test
    void aLeafAndAnEmptyNodeHaveNoBestMove() {
        for (String tree : List.of("7", "[]")) {
            JsonObject answer = Run.of("--format", "json", tree).json().get(0);
            assertThat(answer.get("bestMove").isJsonNull()).isTrue();
            assertThat(answer.get("principalVariation")).hasToString("[]");
        }
    }

    @Test
    void numbersArePrintedExactlyAndInfinitiesAsStrings() {
        Run run = Run.of("--format", "json", "--player", "min", "[9007199254740993, 0.1, 1.00, inf, 1e400]");
        assertThat(run.out()).contains("\"value\":0.1,");
        assertThat(value("9007199254740993")).isEqualTo("9007199254740993");
        assertThat(value("1.00")).isEqualTo("1.00");
        assertThat(value("-1E+400")).isEqualTo("-1E+400");
        assertThat(value("-inf")).isEqualTo("\"-inf\"");
        assertThat(value("[]")).isEqualTo("\"-inf\"");
    }

    private static String value(String tree) {
        String out = Run.of("--format", "json", tree).out();
        return out.substring(out.indexOf("\"value\":") + 8, out.indexOf(",\"minimax\""));
    }

    @Test
    void minimaxEvaluatesEveryLeafAndCutsNothing() {
        JsonObject answer = Run.of("--format", "json", "--algorithm", "minimax", "[[3,5],[2,9]]")
                .json()
                .get(0);
        assertThat(answer.get("algorithm").getAsString()).isEqualTo("minimax");
        assertThat(answer.get("cost").getAsLong()).isEqualTo(4);
        assertThat(answer.get("visited")).hasToString("[0,1,2,3]");
        assertThat(answer.get("nodesVisited").getAsLong()).isEqualTo(3);
        assertThat(answer.get("cutoffs")).hasToString("[]");
        assertThat(answer.get("principalVariation")).hasToString("[0,0]");
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/org/gametree/published-trees.txt", delimiter = '|')
    void aPublishedTreeHasItsValueAndLeafCount(
            String source, String tree, String player, long value, long evaluated, long leaves) {
        JsonObject answer =
                Run.of("--format", "json", "--player", player, tree).json().get(0);
        assertThat(answer.get("value").getAsLong()).as(source).isEqualTo(value);
        assertThat(answer.get("minimax").getAsLong()).as(source).isEqualTo(value);
        assertThat(answer.get("cost").getAsLong()).as(source).isEqualTo(evaluated);
        assertThat(answer.get("leaves").getAsLong()).as(source).isEqualTo(leaves);
    }

    @Provide
    Arbitrary<SearchCase<Bounded<BigDecimal>>> cases() {
        Arbitrary<Bounded<BigDecimal>> values =
                Arbitraries.integers().between(-3, 3).map(n -> Bounded.value(BigDecimal.valueOf(n)));
        return CaseArbitraries.cases(TreeNotation.order(), values, TreeArbitraries.trees(values, 4))
                .withoutEdgeCases();
    }

    @Property(tries = 200)
    void everyFigureIsTheOneThatTheDefinitionsGive(@ForAll("cases") SearchCase<Bounded<BigDecimal>> c) {
        String window = TreeNotation.print(c.a()) + ":" + TreeNotation.print(c.b());
        JsonObject answer = Run.of(
                        "--format",
                        "json",
                        "--player",
                        c.p().toString(),
                        "--window",
                        window,
                        TreeNotation.print(c.tree()))
                .json()
                .get(0);
        Timed<Bounded<BigDecimal>> result = c.run(new AlphaBeta<>(TreeNotation.order())::alphaBeta);
        assertThat(answer.get("value").getAsString()).isEqualTo(TreeNotation.print(result.value()));
        assertThat(answer.get("cost").getAsLong()).isEqualTo(result.time());
        assertThat(ints(answer.get("visited"))).isEqualTo(new Oracle<>(TreeNotation.order()).visits(c));
        Minimax<Bounded<BigDecimal>> minimax = new Minimax<>(TreeNotation.order());
        Bounded<BigDecimal> m = minimax.minimax(c.p(), c.tree());
        assertThat(answer.get("minimax").getAsString()).isEqualTo(TreeNotation.print(m));
        requireVariation(minimax, c.p(), c.tree(), ints(answer.get("principalVariation")));
    }

    // The first child whose value is the node's, at every node down to a leaf or a node without children.
    private static void requireVariation(
            Minimax<Bounded<BigDecimal>> minimax,
            Player root,
            GameTree<Bounded<BigDecimal>> tree,
            List<Integer> moves) {
        Player p = root;
        GameTree<Bounded<BigDecimal>> at = tree;
        for (int move : moves) {
            List<GameTree<Bounded<BigDecimal>>> children = ((Node<Bounded<BigDecimal>>) at).children();
            Bounded<BigDecimal> m = minimax.minimax(p, at);
            Player opponent = p.opponent();
            assertThat(children.stream()
                            .map(child -> minimax.minimax(opponent, child))
                            .toList()
                            .indexOf(m))
                    .isEqualTo(move);
            at = children.get(move);
            p = opponent;
        }
        assertThat(at instanceof Node<Bounded<BigDecimal>> node
                        && !node.children().isEmpty())
                .isFalse();
    }

    private static List<Integer> ints(JsonElement array) {
        return StreamSupport.stream(array.getAsJsonArray().spliterator(), false)
                .map(JsonElement::getAsInt)
                .toList();
    }
}
