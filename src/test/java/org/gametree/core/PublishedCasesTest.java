package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Player.MAX;
import static org.gametree.core.Player.MIN;
import static org.gametree.core.Trees.tree;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.core.GameTree.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Worked trees that courses, books and papers publish, with the value and the number of leaves evaluated. */
class PublishedCasesTest {
    private static final AlphaBeta<Integer> SEARCH = new AlphaBeta<>(BoundedOrder.ints());
    private static final Minimax<Integer> MINIMAX = new Minimax<>(BoundedOrder.ints());

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/org/gametree/published-trees.txt", delimiter = '|')
    void aPublishedTreeHasItsValueAndLeafCount(
            String source, String text, Player p, int value, long evaluated, long leaves) {
        GameTree<Integer> tree = tree(text);
        assertThat(tree.leaves()).as(source).isEqualTo(leaves);
        assertThat(MINIMAX.minimax(p, tree)).as(source).isEqualTo(value);
        assertThat(SEARCH.alphaBeta(p, tree)).as(source).isEqualTo(new Timed<>(value, evaluated));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            AIMA, figure 5.2                      | [[3,12,8],[2,4,6],[14,5,2]] | 0
            lecture, worked example               | [[3,5],[2,9]]               | 0
            lecture, question 1                   | [[2,7],[1,8],[3,5],[6,4]]   | 3
            ties at the root                      | [[1,1,5],[3,4],[3,2]]       | 1
            a bound taken for a score             | [2,[2,-9]]                  | 0
            negation of the minimum               | [[-2147483648,0],-5]        | 1
            """)
    void aPublishedTreeHasOneBestMove(String source, String text, int move) {
        GameTree<Integer> root = tree(text);
        List<GameTree<Integer>> children = ((Node<Integer>) root).children();
        assertThat(IntStream.range(0, children.size())
                        .filter(i -> MINIMAX.minimax(MIN, children.get(i)).equals(MINIMAX.minimax(MAX, root))))
                .as(source)
                .containsExactly(move);
    }

    @Test
    void ofTheTiesAtTheRootTheThirdChildReturnsThreeThoughItIsWorthTwo() {
        GameTree<Integer> third = tree("[3,2]");
        assertThat(SEARCH.alphaBeta(MIN, 3, Integer.MAX_VALUE, third).value()).isEqualTo(3);
        assertThat(MINIMAX.minimax(MIN, third)).isEqualTo(2);
    }

    @Test
    void theEightOfTheLecturesQuestionIsPruned() {
        GameTree<Integer> changed = tree("[[2,7],[1,-100],[3,5],[6,4]]");
        assertThat(SEARCH.alphaBeta(MAX, changed)).isEqualTo(new Timed<>(4, 7));
    }

    @Test
    void theFirstDigitsOfPiTakeThirtyOneOfEightyOneLeaves() {
        String digits = digitsOfPi(81);
        GameTree<Integer> tree = Trees.uniform(3, 4, index -> Character.digit(digits.charAt(index), 10));
        assertThat(tree.leaves()).isEqualTo(81);
        assertThat(SEARCH.alphaBeta(MAX, tree)).isEqualTo(new Timed<>(2, 31));
    }

    @Test
    void leavesAtTheLeastValueOfTheirTypeAreValuesLikeAnyOther() {
        GameTree<Integer> tree = tree("[-2147483648,-2147483648]");
        assertThat(SEARCH.alphaBeta(MAX, tree).value()).isEqualTo(Integer.MIN_VALUE);
        assertThat(SEARCH.alphaBeta(MIN, tree).value()).isEqualTo(Integer.MIN_VALUE);
    }

    @Test
    void fractionsAreToldApart() {
        assertThat(new AlphaBeta<>(BoundedOrder.doubles()).alphaBeta(MAX, node(leaf(0.0), leaf(0.5))))
                .isEqualTo(new Timed<>(0.5, 2));
    }

    // Machin: π = 16 arctan(1/5) − 4 arctan(1/239), with ten digits to spare.
    private static String digitsOfPi(int count) {
        BigInteger one = BigInteger.TEN.pow(count + 10);
        BigInteger pi = arctanOfInverse(5, one)
                .multiply(BigInteger.valueOf(16))
                .subtract(arctanOfInverse(239, one).multiply(BigInteger.valueOf(4)));
        return pi.toString().substring(0, count);
    }

    private static BigInteger arctanOfInverse(int x, BigInteger one) {
        BigInteger power = one.divide(BigInteger.valueOf(x));
        BigInteger sum = BigInteger.ZERO;
        for (int n = 1; power.signum() != 0; n += 2) {
            BigInteger term = power.divide(BigInteger.valueOf(n));
            sum = n % 4 == 1 ? sum.add(term) : sum.subtract(term);
            power = power.divide(BigInteger.valueOf((long) x * x));
        }
        return sum;
    }
}
