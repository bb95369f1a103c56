package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;
import org.gametree.core.TreeSearch;
import org.gametree.law.Comparison;
import org.gametree.law.Observation;
import org.gametree.law.SearchCase;
import org.gametree.law.Tagged;
import org.gametree.law.Universe;
import org.junit.jupiter.api.Test;

/**
 * The smallest trees that tell two searches apart within the full window, among all without empty nodes whose leaves lie
 * strictly between ⊥ and ⊤, and where it is said so among all; each is found here and stands in the documentation.
 */
class SmallestTreesTest {
    private static final int LARGEST = 8;
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 4);

    // A third value for what takes three different leaves to show; with two the largest tree needed is found already.
    private static final List<SearchCase<Integer>> CASES = cases(Stream.concat(
                    Universe.of(List.of(1, 2, 3), LARGEST - 1).trees(),
                    Universe.of(List.of(1, 2), LARGEST).trees().filter(tree -> vertices(tree) == LARGEST))
            .filter(tree -> !hasEmptyNode(tree)));
    private static final List<SearchCase<Integer>> WITH_EMPTY_NODES =
            cases(Universe.of(List.of(1, 2), 4).trees());

    /** The search over tagged leaves, so that its leaves can be seen. */
    interface Search extends Function<BoundedOrder<Tagged<Integer>>, TreeSearch<Tagged<Integer>>> {}

    private static TreeSearch<Tagged<Integer>> alphaBeta(BoundedOrder<Tagged<Integer>> over) {
        return new AlphaBeta<>(over)::alphaBeta;
    }

    private static List<SearchCase<Integer>> cases(Stream<GameTree<Integer>> trees) {
        return trees.flatMap(tree ->
                        Stream.of(Player.values()).map(p -> new SearchCase<>(p, ORDER.bottom(), ORDER.top(), tree)))
                .toList();
    }

    private static int vertices(GameTree<Integer> tree) {
        return tree instanceof Node<Integer> node
                ? 1
                        + node.children().stream()
                                .mapToInt(SmallestTreesTest::vertices)
                                .sum()
                : 1;
    }

    private static boolean hasEmptyNode(GameTree<Integer> tree) {
        return tree instanceof Node<Integer> node
                && (node.children().isEmpty() || node.children().stream().anyMatch(SmallestTreesTest::hasEmptyNode));
    }

    @Test
    void failSoftReturnsTheBoundThatItSaw() throws IOException {
        List<SearchCase<Integer>> narrow =
                CASES.stream().map(c -> c.within(0, 1)).toList();
        documented("FailSoft", smallest(narrow, FailSoft::new, SmallestTreesTest::greater));
        List<SearchCase<Integer>> empty =
                WITH_EMPTY_NODES.stream().map(c -> c.within(0, 1)).toList();
        documented("FailSoft", smallest(empty, FailSoft::new, SmallestTreesTest::greater));
    }

    private static boolean greater(Comparison<Integer> x) {
        return x.other().value() > x.alphaBeta().value();
    }

    @Test
    void noWindowShowsAnythingOfFailSoftInASmallerTree() {
        List<SearchCase<Integer>> windows = CASES.stream()
                .takeWhile(c -> vertices(c.tree()) < 4)
                .flatMap(c -> IntStream.rangeClosed(0, 4)
                        .boxed()
                        .flatMap(a -> IntStream.rangeClosed(0, 4).mapToObj(b -> c.within(a, b))))
                .toList();
        assertThat(vertices(smallest(
                                windows,
                                FailSoft::new,
                                x -> x.c().a() < x.c().b()
                                        && !x.other()
                                                .value()
                                                .equals(x.alphaBeta().value()))
                        .tree()))
                .isEqualTo(2);
        assertThat(vertices(smallest(
                                windows,
                                FailSoft::new,
                                x -> x.other().time() > x.alphaBeta().time())
                        .tree()))
                .isEqualTo(3);
    }

    @Test
    void failSoftEvaluatesMoreForAGreaterOrEqualB() throws IOException {
        List<SearchCase<Integer>> empty =
                CASES.stream().map(c -> c.within(2, 2)).toList();
        documented(
                "FailSoft",
                smallest(
                        empty,
                        FailSoft::new,
                        x -> x.other().time() > x.alphaBeta().time()));
    }

    @Test
    void principalVariationSearchRepeats() throws IOException {
        SearchCase<Integer> smallest = smallest(
                CASES,
                PrincipalVariationSearch::new,
                x -> x.other().time() > x.alphaBeta().time());
        assertThat(smallest.run(new PrincipalVariationSearch<>(ORDER)).time()).isEqualTo(3);
        assertThat(smallest.run(new AlphaBeta<>(ORDER)::alphaBeta).time()).isEqualTo(2);
        documented("PrincipalVariationSearch", smallest);
    }

    @Test
    void principalVariationSearchSaves() throws IOException {
        documented(
                "PrincipalVariationSearch",
                smallest(
                        CASES,
                        PrincipalVariationSearch::new,
                        x -> x.other().leaves().size() < x.alphaBeta().leaves().size()));
    }

    @Test
    void scoutSaves() throws IOException {
        documented(
                "Scout",
                smallest(
                        CASES,
                        Scout::new,
                        x -> x.other().leaves().size() < x.alphaBeta().leaves().size()));
    }

    @Test
    void scoutEvaluatesALeafThatAlphaBetaDoesNotOnceTheTreeIsFourDeep() throws IOException {
        SearchCase<Integer> smallest = beyond(CASES, Scout::new, SmallestTreesTest::alphaBeta);
        assertThat(depth(smallest.tree())).isEqualTo(4);
        assertThat(CASES)
                .filteredOn(c -> depth(c.tree()) < 4)
                .hasSizeGreaterThan(1_000)
                .allSatisfy(
                        c -> assertThat(leaves(SmallestTreesTest::alphaBeta, c)).containsAll(leaves(Scout::new, c)));
        documented("Scout", smallest);
        documented("Scout", beyond(WITH_EMPTY_NODES, Scout::new, SmallestTreesTest::alphaBeta));
    }

    @Test
    void sssAndDualSave() throws IOException {
        documented("MtdF", beyond(SmallestTreesTest::alphaBeta, MtdF::sss));
        documented("MtdF", beyond(SmallestTreesTest::alphaBeta, MtdF::dual));
    }

    @Test
    void sssDualAndPrincipalVariationSearchAreIncomparable() throws IOException {
        documented("MtdF", beyond(MtdF::sss, MtdF::dual));
        documented("MtdF", beyond(MtdF::dual, MtdF::sss));
        documented("MtdF", beyond(MtdF::sss, PrincipalVariationSearch::new));
        documented("MtdF", beyond(PrincipalVariationSearch::new, MtdF::sss));
        documented("MtdF", beyond(MtdF::dual, PrincipalVariationSearch::new));
        documented("MtdF", beyond(PrincipalVariationSearch::new, MtdF::dual));
    }

    @Test
    void minimaxEvaluatesALeafThatAlphaBetaCuts() throws IOException {
        documented("CountedMinimax", beyond(CountedMinimax::new, SmallestTreesTest::alphaBeta));
        documented("CountedMinimax", beyond(WITH_EMPTY_NODES, CountedMinimax::new, SmallestTreesTest::alphaBeta));
    }

    /** Returns the smallest case where the one search evaluates a leaf that the other does not. */
    private static SearchCase<Integer> beyond(Search one, Search other) {
        return beyond(CASES, one, other);
    }

    private static SearchCase<Integer> beyond(List<SearchCase<Integer>> cases, Search one, Search other) {
        return cases.stream()
                .filter(c -> !leaves(other, c).containsAll(leaves(one, c)))
                .findFirst()
                .orElseThrow();
    }

    private static SearchCase<Integer> smallest(
            List<SearchCase<Integer>> cases, Search search, Predicate<Comparison<Integer>> differs) {
        return cases.stream()
                .filter(c -> differs.test(Comparison.of(ORDER, search, c)))
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> leaves(Search search, SearchCase<Integer> c) {
        return Observation.of(ORDER, search, c).leaves();
    }

    private static void documented(String type, SearchCase<Integer> smallest) throws IOException {
        String source = Files.readString(Path.of("src/main/java/org/gametree/variant/" + type + ".java"));
        assertThat(source.replaceAll("\\s*\\*?\\s+", " "))
                .contains("{@code " + smallest.p() + " " + smallest.tree() + "}");
    }

    private static int depth(GameTree<Integer> tree) {
        return tree instanceof Node<Integer> node
                ? 1
                        + node.children().stream()
                                .mapToInt(SmallestTreesTest::depth)
                                .max()
                                .orElse(-1)
                : 0;
    }
}
