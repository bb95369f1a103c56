package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

class LawTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();
    private static final Law<Integer> EVEN_SQUARES =
            new Law<>("even squares", "n even implies n² even", n -> n % 2 == 0, n -> Claim.equal(n * n % 2, 0));
    private static final Law<Integer> SMALL = Law.always("small", "n ≤ 7", n -> Claim.atMost(n, 7));

    private static Iterable<Integer> upTo(int last) {
        return () -> IntStream.rangeClosed(0, last).iterator();
    }

    @Test
    void aLawHoldsIsVacuousOrFails() {
        assertThat(EVEN_SQUARES.check(4)).isEqualTo(Outcome.HOLDS);
        assertThat(EVEN_SQUARES.check(5)).isEqualTo(Outcome.VACUOUS);
        assertThat(SMALL.check(8)).isEqualTo(Outcome.FAILS);
        assertThat(EVEN_SQUARES.claim(5)).isEmpty();
        assertThat(SMALL.claim(8)).get().hasToString("8 ≤ 7");
        assertThat(SMALL).hasToString("small: n ≤ 7");
    }

    @Test
    void verifyCountsHowOftenEachLawApplied() {
        Tally tally = Law.verify(List.of(EVEN_SQUARES, SMALL), upTo(6));
        assertThat(tally.cases()).isEqualTo(7);
        assertThat(tally.applied("even squares")).isEqualTo(4);
        assertThat(tally.applied("small")).isEqualTo(7);
        assertThat(tally.neverApplied()).isEmpty();
        assertThat(tally)
                .hasToString(
                        String.format("7 cases%n  %-28s applied to 4%n  %-28s applied to 7", "even squares", "small"));
    }

    @Test
    void aLawThatNeverAppliedIsNamed() {
        assertThat(Law.verify(List.of(EVEN_SQUARES, SMALL), List.of(1, 3)).neverApplied())
                .containsExactly("even squares");
    }

    @Test
    void verifyStopsAtTheFirstFailureAndTellsLawStatementSidesAndCase() {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(List.of(EVEN_SQUARES, SMALL), upTo(100)))
                .withMessage("small fails\n  law:  n ≤ 7\n  here: 8 ≤ 7\n  case: 8")
                .satisfies(failure -> assertThat(failure.law()).isEqualTo("small"));
    }

    @Test
    void aFailureOfASearchTellsTheCaseAsText() {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(
                        new AlphaBetaLaws<>(ORDER, (p, a, b, tree) -> Timed.pure(7)).sound(),
                        List.of(new SearchCase<>(Player.MAX, 1, 9, GameTree.node(GameTree.leaf(3), GameTree.node())))))
                .withMessageContainingAll(
                        "alphaBeta_spec fails",
                        "clamp r = clamp (minimax p t)",
                        "here: 7 = 9",
                        "MAX, window (1, 9), tree [3, []]");
    }

    @Test
    void theCaseIsToldWholeForATree2000Deep() {
        GameTree<Integer> chain = chain(2_000);
        String text = "[".repeat(2_000) + "5" + "]".repeat(2_000);
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(
                        new AlphaBetaLaws<>(ORDER, (p, a, b, tree) -> Timed.pure(7)).sound(),
                        List.of(new SearchCase<>(Player.MAX, 1, 9, chain))))
                .withMessageContaining(text);
    }

    @Test
    void whatASearchThrowsIsAFailureOfTheLaw() {
        IllegalStateException thrown = new IllegalStateException("out of sorts");
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(
                        new AlphaBetaLaws<Integer>(ORDER, (p, a, b, tree) -> {
                                    throw thrown;
                                })
                                .cost(),
                        List.of(new SearchCase<>(Player.MAX, 1, 9, GameTree.leaf(3)))))
                .withMessageContainingAll("alphaBeta_time_le fails", "out of sorts", "tree 3")
                .withCause(thrown);
    }

    @Test
    void anAssertionOfTheSearchIsAFailureOfTheLaw() {
        AssertionError thrown = new AssertionError("alpha above beta");
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(
                        new AlphaBetaLaws<Integer>(ORDER, (p, a, b, tree) -> {
                                    throw thrown;
                                })
                                .sound(),
                        List.of(new SearchCase<>(Player.MAX, 1, 9, GameTree.leaf(3)))))
                .withMessageContainingAll("alphaBeta_spec fails", "alpha above beta", "tree 3")
                .withCause(thrown);
    }

    @Test
    void aFailureTellsWhatTheLawSearchedWhereThatIsNotTheCase() {
        BoundedOrder<Integer> order = BoundedOrder.natural(0, 3);
        Law<SearchCase<Integer>> law = new Theorems<>(order, (p, a, b, tree) -> Timed.pure(b)).alphaBetaBotTop();
        assertThat(law.claim(new SearchCase<>(Player.MAX, 1, 2, GameTree.leaf(1))))
                .get()
                .hasToString("3 = 1, searching MAX, window (0, 3), tree 1");
    }

    @Test
    void aTreeTooDeepForASearchIsToldToo() {
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(
                        new AlphaBetaLaws<>(ORDER, new AlphaBeta<>(ORDER)::alphaBeta).cost(),
                        List.of(new SearchCase<>(Player.MAX, 1, 9, chain(1_000_000)))))
                .withCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void aTallyReadsTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(new Tally(1_234_567, Map.of("small", 1_000L)).toString())
                    .startsWith("1,234,567 cases")
                    .endsWith("applied to 1,000");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void checkingNothingIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Law.verify(List.<Law<Integer>>of(), List.of(1)))
                .withMessage("laws is empty; expected at least one law");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Law.verify(List.of(SMALL), List.<Integer>of()))
                .withMessage("cases is empty; expected at least one case");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Law.verify(List.of(SMALL, SMALL), List.of(1)))
                .withMessage("laws names [small] more than once; expected distinct names");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Law.verify(List.of(SMALL), List.of(1)).applied("tall"))
                .withMessage("law = tall; expected one of [small]");
    }

    @Test
    void theClaimIsAskedForOnlyUnderTheHypothesis() {
        AtomicInteger asked = new AtomicInteger();
        Law<Integer> law = new Law<>("counted", "n > 2", n -> n > 2, n -> {
            asked.incrementAndGet();
            return Claim.atMost(0, n);
        });
        Law.verify(List.of(law), upTo(5));
        assertThat(asked).hasValue(3);
    }

    @Test
    void aCaseOfAdjoinedBoundsReadsBack() {
        assertThat(new SearchCase<>(Player.MIN, Bounded.bottom(), Bounded.top(), GameTree.leaf(Bounded.<Integer>top())))
                .hasToString("MIN, window (-inf, inf), tree inf");
    }

    @Test
    void nullArgumentsAreRefusedByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> Law.verify(null, List.of(1)))
                .withMessageStartingWith("laws is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Law.verify(Arrays.asList(SMALL, null), List.of(1)))
                .withMessageStartingWith("a law is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Law.verify(List.of(SMALL), Arrays.asList(1, null)))
                .withMessageStartingWith("a case is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Tally(0, Map.of()))
                .withMessage("cases = 0; expected at least 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Tally(2, Map.of("small", 3L)))
                .withMessage("applied = small=3; expected a count from 0 to 2");
        assertThatIllegalArgumentException().isThrownBy(() -> new Tally(2, Map.of("small", -1L)));
        assertThat(new Tally(2, Map.of("none", 0L, "all", 2L)).neverApplied()).containsExactly("none");
        assertThatNullPointerException()
                .isThrownBy(() -> new SearchCase<>(Player.MAX, 0, 1, null))
                .withMessageStartingWith("tree is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new AlphaBetaLaws<Integer>(ORDER, null))
                .withMessageStartingWith("search is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new Law<Integer>("n", "s", null, n -> Claim.equal(1, 1)))
                .withMessageStartingWith("given is null");
    }

    private static GameTree<Integer> chain(int depth) {
        GameTree<Integer> tree = GameTree.leaf(5);
        for (int i = 0; i < depth; i++) {
            tree = GameTree.node(tree);
        }
        return tree;
    }
}
