package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Player;
import org.gametree.core.TreeSearch;
import org.gametree.law.AlphaBetaLaws;
import org.gametree.law.Comparison;
import org.gametree.law.Law;
import org.gametree.law.SearchCase;
import org.gametree.law.Tally;
import org.gametree.law.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How each search of the family relates to alpha-beta, on all trees up to 5 vertices over 4 values: empty nodes, leaves
 * that attain the bounds, every window and both players.
 */
class ExhaustiveTest {
    private static final List<Integer> VALUES = RelationsTest.VALUES;
    private static final BoundedOrder<Integer> ORDER = RelationsTest.ORDER;

    @ParameterizedTest
    @MethodSource("org.gametree.variant.RelationsTest#family")
    void everyRelationIsKeptOnEveryCase(Member<Integer> member) {
        assertThat(RelationsTest.relationsKept(member, 5).cases()).isEqualTo(1775 * 2 * 16);
    }

    @ParameterizedTest
    @MethodSource("org.gametree.variant.RelationsTest#family")
    void everyRelationThatIsNotNamedIsBroken(Member<Integer> member) {
        List<Law<Comparison<Integer>>> unbroken = new ArrayList<>(Member.laws(ORDER));
        Universe.of(VALUES, 4).cases().forEach(c -> keepUnbroken(unbroken, member.on(ORDER, c)));
        Universe.of(List.of(1, 2), 7)
                .trees()
                .flatMap(tree -> Stream.of(Player.values()).map(p -> new SearchCase<>(p, 0, 3, tree)))
                .forEach(c -> keepUnbroken(unbroken, member.on(ORDER, c)));
        assertThat(unbroken)
                .extracting(Law::name)
                .containsExactlyInAnyOrderElementsOf(
                        member.keeps().stream().map(Law::name).toList());
    }

    private static void keepUnbroken(List<Law<Comparison<Integer>>> laws, Comparison<Integer> comparison) {
        laws.removeIf(law -> law.check(comparison) == Law.Outcome.FAILS);
    }

    @ParameterizedTest
    @MethodSource("org.gametree.variant.RelationsTest#searches")
    void everySearchIsASoundAlphaBeta(TreeSearch<Integer> search) {
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(ORDER, search).sound(),
                Universe.of(VALUES, 5).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void negamaxPassesEveryLawOfAlphaBeta() {
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(ORDER, new Negamax<>(ORDER)).all(),
                Universe.of(VALUES, 5).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void principalVariationSearchIsFailHard() {
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(ORDER, new PrincipalVariationSearch<>(ORDER)).failHard(),
                Universe.of(VALUES, 5).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }
}
