package example;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.gametree.arbitrary.CaseArbitraries;
import org.gametree.arbitrary.TreeArbitraries;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.law.AlphaBetaLaws;
import org.gametree.law.Law;
import org.gametree.law.SearchCase;

class TreeProperties {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();

    @Provide
    Arbitrary<SearchCase<Integer>> cases() {
        Arbitrary<Integer> values = Arbitraries.integers().between(-9, 9);
        return CaseArbitraries.cases(ORDER, values, TreeArbitraries.trees(values, 4));
    }

    @Property(tries = 100)
    boolean aSearchIsSound(@ForAll("cases") SearchCase<Integer> c) {
        var laws = new AlphaBetaLaws<>(ORDER, new AlphaBeta<>(ORDER)::alphaBeta).sound();
        return Law.verify(laws, List.of(c)).cases() == 1;
    }
}
