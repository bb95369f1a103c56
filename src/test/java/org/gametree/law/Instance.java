package org.gametree.law;

import java.math.BigDecimal;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;

/** A random case together with its order: few values whose bounds leaves attain, many ints, or fractions between ±∞. */
record Instance<V>(BoundedOrder<V> order, SearchCase<V> c) {

    static final BoundedOrder<Integer> FEW = BoundedOrder.natural(0, 3);

    static Arbitrary<Instance<?>> any() {
        return Arbitraries.oneOf(
                        of(FEW, Arbitraries.integers().between(0, 3)),
                        of(BoundedOrder.ints(), Arbitraries.integers().between(-9, 9)),
                        of(BoundedOrder.adjoin(BigDecimal::compareTo), fractions()))
                .withoutEdgeCases();
    }

    private static Arbitrary<Bounded<BigDecimal>> fractions() {
        Arbitrary<Bounded<BigDecimal>> values = Arbitraries.bigDecimals()
                .between(BigDecimal.ZERO, BigDecimal.ONE)
                .ofScale(1)
                .map(Bounded::value);
        return Arbitraries.oneOf(values, values, values, Arbitraries.of(Bounded.bottom(), Bounded.top()));
    }

    private static <V> Arbitrary<Instance<?>> of(BoundedOrder<V> order, Arbitrary<V> values) {
        return CaseArbitraries.cases(order, values, TreeArbitraries.trees(values, 6))
                .map(c -> new Instance<>(order, c));
    }

    Theorems<V> theorems() {
        return new Theorems<>(order, search());
    }

    AlphaBetaLaws<V> laws() {
        return new AlphaBetaLaws<>(order, search());
    }

    LeafLaws<V> leafLaws() {
        return new LeafLaws<>(order, over -> new AlphaBeta<>(over)::alphaBeta);
    }

    private TreeSearch<V> search() {
        return new AlphaBeta<>(order)::alphaBeta;
    }
}
