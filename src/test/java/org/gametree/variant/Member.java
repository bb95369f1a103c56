package org.gametree.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;
import org.gametree.law.Comparison;
import org.gametree.law.Law;
import org.gametree.law.RelationLaws;
import org.gametree.law.SearchCase;
import org.gametree.law.Tagged;

/** A search of the family, and every law of its relation to alpha-beta that it keeps. */
record Member<V>(
        String name, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search, List<Law<Comparison<V>>> keeps) {

    /** Returns the family, with MTD(f) once for each guess. */
    static <V> List<Member<V>> family(BoundedOrder<V> order, List<V> guesses) {
        RelationLaws<V> laws = new RelationLaws<>(order);
        List<Member<V>> family = new ArrayList<>(List.of(
                new Member<>(
                        "negamax",
                        Negamax::new,
                        List.of(
                                laws.sameSearch(),
                                laws.sameValue(),
                                laws.closerValue(),
                                laws.sameLeaves(),
                                laws.noOtherLeaf(),
                                laws.noLeafTwice(),
                                laws.byPath())),
                new Member<>(
                        "failsoft",
                        FailSoft::new,
                        List.of(laws.closerValue(), laws.sameLeaves(), laws.noLeafTwice(), laws.byPath())),
                new Member<>(
                        "pvs",
                        PrincipalVariationSearch::new,
                        List.of(laws.sameValue(), laws.closerValue(), laws.noOtherLeaf(), laws.byPath())),
                new Member<>("scout", Scout::new, List.of(laws.closerValue(), laws.exactValue(), laws.byPath())),
                new Member<>(
                        "minimax",
                        CountedMinimax::new,
                        List.of(laws.closerValue(), laws.exactValue(), laws.noLeafTwice(), laws.byPath())),
                driver("sss", MtdF::sss, laws),
                driver("dual", MtdF::dual, laws)));
        guesses.forEach(guess ->
                family.add(driver("mtdf from " + guess, over -> new MtdF<>(over, Tagged.bound(guess)), laws)));
        return family;
    }

    private static <V> Member<V> driver(
            String name, Function<BoundedOrder<Tagged<V>>, TreeSearch<Tagged<V>>> search, RelationLaws<V> laws) {
        return new Member<>(
                name, search, List.of(laws.clampedValue(), laws.noOtherLeaf(), laws.noLeafTwice(), laws.byPath()));
    }

    static <V> List<Law<Comparison<V>>> laws(BoundedOrder<V> order) {
        RelationLaws<V> laws = new RelationLaws<>(order);
        return List.of(
                laws.sameSearch(),
                laws.sameValue(),
                laws.closerValue(),
                laws.clampedValue(),
                laws.exactValue(),
                laws.sameLeaves(),
                laws.noOtherLeaf(),
                laws.noLeafTwice(),
                laws.byPath());
    }

    Comparison<V> on(BoundedOrder<V> order, SearchCase<V> c) {
        return Comparison.of(order, search, c);
    }

    @Override
    public String toString() {
        return name;
    }
}
