package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.Player.MAX;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.TreeSearch;
import org.gametree.law.Observation;
import org.gametree.law.SearchCase;
import org.gametree.notation.TreeNotation;
import org.junit.jupiter.api.Test;

/** The tree by which Plaat, Schaeffer, Pijls and de Bruin explain SSS* as a sequence of null-window searches. */
class PlaatTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();
    private static final GameTree<Integer> TREE = TreeNotation.parse(
                    "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]")
            .map(value -> value instanceof Bounded.Value<BigDecimal> number
                    ? number.value().intValueExact()
                    : 0);

    @Test
    void itIsWorth35AndAlphaBetaEvaluates12Of16Leaves() {
        assertThat(new Minimax<>(ORDER).minimax(MAX, TREE)).isEqualTo(35);
        assertThat(new AlphaBeta<>(ORDER).alphaBeta(MAX, TREE).time()).isEqualTo(12);
        assertThat(TREE.leaves()).isEqualTo(16);
    }

    @Test
    void sssLowersItsBoundTo41Then36Then35AndProvesIt() {
        List<Pass<Integer>> passes = passes(MtdF.sss(ORDER));
        assertThat(passes).extracting(Pass::upper).containsExactly(41, 36, 35, 35);
        assertThat(passes).extracting(Pass::lower).containsExactly(ORDER.bottom(), ORDER.bottom(), ORDER.bottom(), 35);
        assertThat(passes).extracting(Pass::time).containsExactly(4L, 1L, 1L, 2L);
        assertThat(evaluated(MtdF.sss(ORDER))).containsExactly(41, 12, 34, 36, 5, 35, 50, 36);
    }

    @Test
    void dualRaisesItsBoundTo5Then12Then34Then35AndProvesIt() {
        List<Pass<Integer>> passes = passes(MtdF.dual(ORDER));
        assertThat(passes).extracting(Pass::lower).containsExactly(5, 12, 34, 35, 35);
        assertThat(evaluated(MtdF.dual(ORDER))).hasSize(12);
    }

    @Test
    void aGuessOf35TakesTwoPassesAnd8Leaves() {
        MtdF<Integer> perfect = new MtdF<>(ORDER, 35);
        assertThat(passes(perfect)).hasSize(2);
        assertThat(perfect.search(MAX, ORDER.bottom(), ORDER.top(), TREE).time())
                .isEqualTo(8);
    }

    private static List<Pass<Integer>> passes(MtdF<Integer> search) {
        return search.passes(ORDER.bottom(), ORDER.top(), BoundsMemory.of(ORDER, MAX, TREE));
    }

    private static List<Integer> evaluated(MtdF<Integer> search) {
        List<Integer> values = new ArrayList<>();
        TREE.map(values::add);
        SearchCase<Integer> c = new SearchCase<>(MAX, ORDER.bottom(), ORDER.top(), TREE);
        return Observation.of(ORDER, over -> driver(search, over), c).leaves().stream()
                .map(values::get)
                .toList();
    }

    private static <V> TreeSearch<V> driver(MtdF<Integer> search, BoundedOrder<V> over) {
        return search.guess().equals(ORDER.top()) ? MtdF.sss(over) : MtdF.dual(over);
    }
}
