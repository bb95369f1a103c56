package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gametree.game.SearchLaws.Answered;
import org.gametree.law.Claim;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** What the laws of searches say of single answers. */
class SearchLawsTest {
    // To depth 1 both moves are worth 5; from depth 2 on the first is worth 4.
    private static final GraphGame GAME = GraphGame.of("max 0: 1 2", "min 5: 3", "min 5: 4", "max 4:", "max 5:");
    private static final SearchLaws<Integer, Integer> LAWS = new SearchLaws<>(GAME);

    private static final List<RootMove<Integer>> TRUE_AT_2 =
            List.of(new RootMove<>(0, 4, Bound.AT_MOST), new RootMove<>(1, 5, Bound.EXACT));

    private static SearchResult<Integer> result(
            Integer move, int value, int depth, boolean proven, List<Integer> line, List<RootMove<Integer>> roots) {
        return new SearchResult<>(
                Optional.ofNullable(move),
                value,
                line,
                roots,
                depth,
                proven,
                Optional.empty(),
                new Statistics(0, 0, 0, 0, 0, 0, List.of(), Duration.ZERO));
    }

    private static Answered<Integer, Integer> roots(List<RootMove<Integer>> roots) {
        return new Answered<>(0, result(1, 5, 2, false, List.of(1, 0), roots));
    }

    private static String falseClaim(Optional<Claim> claim) {
        assertThat(claim.orElseThrow().holds()).isFalse();
        return claim.orElseThrow().toString();
    }

    @Test
    void everyRootMoveIsToldInOrderWithSomethingTrue() {
        assertThat(LAWS.rootMoves().check(roots(TRUE_AT_2))).isEqualTo(Outcome.HOLDS);
        RootMove<Integer> best = TRUE_AT_2.get(1);
        assertThat(falseClaim(LAWS.rootMoves().claim(roots(List.of(new RootMove<>(0, 3, Bound.AT_MOST), best)))))
                .isEqualTo("0 ≤ 3 admits 4");
        assertThat(falseClaim(LAWS.rootMoves().claim(roots(List.of(best, TRUE_AT_2.get(0))))))
                .isEqualTo("[1, 0] = [0, 1]");
        assertThat(falseClaim(LAWS.rootMoves().claim(roots(List.of(best))))).isEqualTo("[1] = [0, 1]");
    }

    @Test
    void ofTheBestMoveABoundIsNotEnough() {
        RootMove<Integer> other = TRUE_AT_2.get(0);
        assertThat(falseClaim(LAWS.rootMoves().claim(roots(List.of(other, new RootMove<>(1, 5, Bound.AT_LEAST))))))
                .isEqualTo("1 ≥ 5 exactly 5");
        assertThat(falseClaim(LAWS.rootMoves().claim(roots(List.of(other, new RootMove<>(1, 6, Bound.EXACT))))))
                .isEqualTo("1 = 6 exactly 5");
    }

    @Test
    void whatIsProvenIsTrueOfMoveAndValueAtGreaterDepths() {
        Answered<Integer, Integer> sameValue = new Answered<>(0, result(0, 5, 1, true, List.of(0), List.of()));
        assertThat(falseClaim(LAWS.proven().claim(sameValue))).isEqualTo("Optional[1] = Optional[0]");
        Answered<Integer, Integer> otherValue = new Answered<>(1, result(0, 5, 0, true, List.of(), List.of()));
        assertThat(falseClaim(LAWS.proven().claim(otherValue))).isEqualTo("4 = 5");
        Answered<Integer, Integer> open = new Answered<>(0, result(0, 5, 1, false, List.of(0), List.of()));
        assertThat(LAWS.proven().check(open)).isEqualTo(Outcome.VACUOUS);
        Answered<Integer, Integer> over = new Answered<>(3, result(null, 4, 0, true, List.of(), List.of()));
        assertThat(LAWS.proven().check(over)).isEqualTo(Outcome.HOLDS);
    }

    @Test
    void aSearchGoesAsDeepAsItIsAskedOrProvesItsAnswer() {
        SearchResult<Integer> shallow = result(0, 0, 0, false, List.of(), List.of());
        assertThat(LAWS.agreesWithMinimax((node, limits) -> shallow, 0, 0).holds())
                .isTrue();
        Claim claim = LAWS.agreesWithMinimax((node, limits) -> shallow, 0, 1);
        assertThat(falseClaim(Optional.of(claim))).isEqualTo("depth 0 is 1 or proven");
        SearchResult<Integer> whole = result(1, 5, 2, true, List.of(1, 0), TRUE_AT_2);
        assertThat(LAWS.agreesWithMinimax((node, limits) -> whole, 0, 2).holds())
                .isTrue();
        assertThat(LAWS.agreesWithMinimax((node, limits) -> whole, 0, 7).holds())
                .isTrue();
        SearchResult<Integer> open = result(1, 5, 2, false, List.of(1, 0), TRUE_AT_2);
        assertThat(LAWS.agreesWithMinimax((node, limits) -> open, 0, 2).holds()).isTrue();
        assertThat(LAWS.agreesWithMinimax((node, limits) -> open, 0, 3).holds()).isFalse();
    }

    @Test
    void theClaimSaysWhichLawIsBrokenAndTheLawTriesEveryDepth() {
        SearchResult<Integer> wrong = result(0, 6, 0, false, List.of(), List.of());
        assertThat(LAWS.agreesWithMinimax((node, limits) -> wrong, 0, 0)).hasToString("value 6 = 0");
        PositionSearch<Integer, Integer> rightTo1 =
                (node, limits) -> limits.depth() < 2 ? GameSearch.of(GAME).search(node, limits) : wrong;
        assertThat(LAWS.agreesWithMinimax(rightTo1, 1).check(0)).isEqualTo(Outcome.HOLDS);
        assertThat(LAWS.agreesWithMinimax(rightTo1, 2).check(0)).isEqualTo(Outcome.FAILS);
        assertThat(new GameLaws<>(GAME).agreesWithMinimax(rightTo1, 1).check(0)).isEqualTo(Outcome.HOLDS);
        assertThat(new GameLaws<>(GAME).agreesWithMinimax(rightTo1, 2).check(0)).isEqualTo(Outcome.FAILS);
    }

    private static String variation(SearchLaws<Integer, Integer> laws, int value, int depth, Integer... line) {
        Integer best = line.length == 0 ? 0 : line[0];
        Answered<Integer, Integer> answered =
                new Answered<>(0, result(best, value, depth, false, List.of(line), List.of()));
        return laws.principalVariation()
                .claim(answered)
                .map(claim -> claim.holds() ? "holds" : claim.toString())
                .orElseThrow();
    }

    @Test
    void theVariationEndsAtALeafOfTheValue() {
        assertThat(variation(LAWS, 5, 2, 1, 0)).isEqualTo("holds");
        assertThat(variation(LAWS, 5, 2, 0, 0)).isEqualTo("4 = 5");
        assertThat(variation(LAWS, 5, 2, 1)).isEqualTo("2 is a leaf, or a place to stand pat");
        assertThat(variation(LAWS, 5, 2, 1, 1)).isEqualTo("1 ∈ [0]");
        assertThat(variation(LAWS, 5, 2, 1, 0, 0)).isEqualTo("0 ∈ []");
        assertThat(variation(LAWS, 5, 1, 1, 0)).isEqualTo("0 ∈ []");
        assertThat(variation(LAWS, 0, 0)).isEqualTo("holds");
        assertThat(variation(LAWS, 0, 0, 1)).isEqualTo("Optional[1] = Optional.empty");
        assertThat(variation(LAWS, 5, 2)).isEqualTo("Optional.empty = Optional[0]");
    }

    @Test
    void theVariationGoesOnWhereTheSamePlayerMovesAgain() {
        GraphGame again = GraphGame.of("max 0: 1", "max 5: 2 3", "max 6: 3", "min 7:");
        assertThat(variation(new SearchLaws<>(again), 7, 3, 0, 0, 0)).isEqualTo("holds");
        assertThat(variation(new SearchLaws<>(again), 7, 3, 0, 1)).isEqualTo("holds");
        assertThat(variation(new SearchLaws<>(again), 7, 3, 0, 0)).isEqualTo("2 is a leaf, or a place to stand pat");
    }

    @Test
    void withQuiescenceTheVariationMayEndWhereAPlayerStandsPat() {
        InformedGraph game = InformedGraph.of("max 0: 1 2", "min 5: 3 4!", "min 5: 3! 4 forced", "max 9:", "max 3:");
        SearchLaws<Integer, Integer> laws = new SearchLaws<>(new Unfold<>(game).withQuiescence(1));
        assertThat(variation(laws, 5, 1, 0)).isEqualTo("holds");
        assertThat(variation(laws, 3, 1, 0)).isEqualTo("5 = 3");
        assertThat(variation(laws, 3, 1, 0, 1)).isEqualTo("holds");
        assertThat(variation(laws, 9, 1, 0, 0)).isEqualTo("0 ∈ [1]");
        assertThat(variation(laws, 5, 1, 1)).isEqualTo("2 is a leaf, or a place to stand pat");
        assertThat(variation(laws, 9, 1, 1, 0)).isEqualTo("holds");
        assertThat(variation(laws, 3, 1, 1, 1)).isEqualTo("holds");
    }

    @Test
    void withRepetitionTheVariationEndsWhereAPositionRecurs() {
        GraphGame circle = GraphGame.of("max 7: 1", "min 5: 0");
        SearchLaws<Integer, Integer> laws = new SearchLaws<>(new Unfold<>(circle).withRepetition(List.of()));
        assertThat(variation(laws, 0, 4, 0, 0)).isEqualTo("holds");
        assertThat(variation(laws, 0, 4, 0, 0, 0)).isEqualTo("0 ∈ []");
    }

    @Test
    void atDepth0NoMoveHasAValue() {
        assertThat(LAWS.moveValues(0, 0)).isEmpty();
        assertThat(LAWS.moveValues(0, 1)).containsExactly(5, 5);
        assertThat(LAWS.moveValues(3, 1)).isEmpty();
    }

    @Test
    void whatIsNullIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> new SearchLaws<Integer, Integer>((Unfold<Integer, Integer>) null))
                .withMessageStartingWith("unfold is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new SearchLaws<Integer, Integer>((Game<Integer, Integer>) null))
                .withMessageStartingWith("game is null");
    }
}
