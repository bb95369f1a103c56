package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;
import org.gametree.law.AlphaBetaLaws;
import org.gametree.law.Claim;
import org.gametree.law.Comparison;
import org.gametree.law.Law;
import org.gametree.law.Observation;
import org.gametree.law.SearchCase;
import org.gametree.law.Tally;
import org.gametree.law.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How each search of the family relates to alpha-beta on the smallest trees; {@link ExhaustiveTest} goes on from here. */
class RelationsTest {
    static final List<Integer> VALUES = List.of(0, 1, 2, 3);
    static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);

    static List<Member<Integer>> family() {
        return Member.family(ORDER, List.of(1, 2));
    }

    @ParameterizedTest
    @MethodSource("family")
    void everyRelationIsKeptOnTreesUpTo4Vertices(Member<Integer> member) {
        assertThat(relationsKept(member, 4).neverApplied()).isEmpty();
    }

    static Tally relationsKept(Member<Integer> member, int vertices) {
        Law<Comparison<Integer>> bounded = Law.always(
                "bounded",
                "min(b, m) ≤ r' ≤ max(a, m)",
                x -> Claim.le(
                                ORDER,
                                ORDER.min(x.c().b(), x.minimax()),
                                x.other().value())
                        .and(Claim.le(ORDER, x.other().value(), ORDER.max(x.c().a(), x.minimax()))));
        List<Law<Comparison<Integer>>> laws = new ArrayList<>(member.keeps());
        laws.add(bounded);
        return Law.verify(
                laws,
                Comparison.all(
                        ORDER, member.search(), Universe.of(VALUES, vertices).cases()));
    }

    static List<TreeSearch<Integer>> searches() {
        return List.of(
                new Negamax<>(ORDER),
                new FailSoft<>(ORDER),
                new PrincipalVariationSearch<>(ORDER),
                new Scout<>(ORDER),
                new CountedMinimax<>(ORDER),
                MtdF.sss(ORDER),
                MtdF.dual(ORDER),
                new MtdF<>(ORDER, 1),
                new MtdF<>(ORDER, 2));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void everySearchIsASoundAlphaBetaOnTreesUpTo4Vertices(TreeSearch<Integer> search) {
        Tally tally = Law.verify(
                new AlphaBetaLaws<>(ORDER, search).sound(),
                Universe.of(VALUES, 4).cases());
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void forAGreaterOrEqualBTheDriversEvaluateNothingAndReturnA() {
        for (SearchCase<Integer> c : Universe.of(VALUES, 4).cases()) {
            if (c.a() >= c.b()) {
                assertThat(c.run(MtdF.sss(ORDER)).value()).isEqualTo(c.a());
                assertThat(c.run(MtdF.dual(ORDER)).time()).isZero();
            }
        }
    }

    @Test
    void forAGreaterOrEqualBPrincipalVariationSearchDoesWhatAlphaBetaDoes() {
        for (SearchCase<Integer> c : Universe.of(VALUES, 4).cases()) {
            if (c.a() >= c.b()) {
                assertThat(Observation.of(ORDER, PrincipalVariationSearch::new, c))
                        .as("%s", c)
                        .isEqualTo(Observation.of(ORDER, over -> new AlphaBeta<>(over)::alphaBeta, c));
            }
        }
    }

    @Test
    void scoutAndMinimaxDoTheSameInEveryWindow() {
        for (SearchCase<Integer> c : Universe.of(VALUES, 4).cases()) {
            SearchCase<Integer> full = c.within(0, 3);
            assertThat(Observation.of(ORDER, Scout::new, c)).isEqualTo(Observation.of(ORDER, Scout::new, full));
            assertThat(Observation.of(ORDER, CountedMinimax::new, c))
                    .isEqualTo(Observation.of(ORDER, CountedMinimax::new, full));
        }
    }

    @Test
    void everySearchTellsItsSourceItsRelationWhatAGreaterOrEqualBDoesAndWhereItDiffers() throws IOException {
        for (String type :
                List.of("Negamax", "FailSoft", "PrincipalVariationSearch", "Scout", "MtdF", "CountedMinimax")) {
            String source = Files.readString(Path.of("src/main/java/org/gametree/variant/" + type + ".java"));
            String documentation = source.substring(source.indexOf("/**"), source.indexOf("@param"));
            assertThat(documentation)
                    .as(type)
                    .containsPattern("19\\d\\d")
                    .contains("<b>Relation to", "<b>For a ≥ b")
                    .containsPattern("\\{@code M(AX|IN) |No tree tells them apart");
        }
    }
}
