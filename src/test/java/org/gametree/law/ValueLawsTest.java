package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Searches that are wrong in one place each, and the law that notices. */
class ValueLawsTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 9);
    private static final AlphaBeta<Integer> ALPHA_BETA = new AlphaBeta<>(ORDER);
    private static final GameTree<Integer> PAIR = GameTree.node(GameTree.leaf(5), GameTree.leaf(6));
    private static final SearchCase<Integer> WORTH_6 = new SearchCase<>(Player.MAX, 2, 8, PAIR);

    private static ValueLaws<Integer> returning(int value) {
        return new ValueLaws<>(ORDER, (p, a, b, tree) -> Timed.pure(value));
    }

    @Test
    void aBoundIsReadOnItsOwnSideOfAnOpenWindow() {
        assertThat(returning(6).boundReading().check(WORTH_6)).isEqualTo(Outcome.HOLDS);
        assertThat(returning(9).boundReading().check(WORTH_6)).isEqualTo(Outcome.FAILS);
        assertThat(returning(1).boundReading().check(WORTH_6)).isEqualTo(Outcome.FAILS);
        assertThat(returning(1).boundReading().check(WORTH_6.within(8, 8))).isEqualTo(Outcome.VACUOUS);
    }

    @Test
    void aValueOfNeitherALeafNorTheWindowHasNoProvenance() {
        assertThat(returning(5).provenance().check(WORTH_6)).isEqualTo(Outcome.HOLDS);
        assertThat(returning(8).provenance().check(WORTH_6)).isEqualTo(Outcome.HOLDS);
        assertThat(returning(4).provenance().check(WORTH_6)).isEqualTo(Outcome.FAILS);
    }

    @Test
    void anEmptyNodeIsWorthTheLeastToTheOneToMove() {
        TreeSearch<Integer> lowForBoth = (p, a, b, tree) ->
                tree.equals(GameTree.<Integer>node()) ? Timed.pure(a) : ALPHA_BETA.alphaBeta(p, a, b, tree);
        Law<SearchCase<Integer>> law = new ValueLaws<>(ORDER, lowForBoth).emptyNodes();
        SearchCase<Integer> empty = WORTH_6.with(GameTree.node());
        assertThat(law.check(empty)).isEqualTo(Outcome.HOLDS);
        assertThat(law.check(new SearchCase<>(Player.MIN, 2, 8, empty.tree()))).isEqualTo(Outcome.FAILS);
    }

    @Test
    void appendTriesTheEmptyFirstPartOfAnOpenWindow() {
        TreeSearch<Integer> paysForAnEmptyNodeAtTheStart = (p, a, b, tree) ->
                a == 0 && tree.equals(GameTree.<Integer>node()) ? Timed.tick(a) : ALPHA_BETA.alphaBeta(p, a, b, tree);
        Law<SearchCase<Integer>> append = new ValueLaws<>(ORDER, paysForAnEmptyNodeAtTheStart).append();
        assertThat(append.check(new SearchCase<>(Player.MAX, 0, 9, PAIR))).isEqualTo(Outcome.FAILS);
        assertThat(append.check(new SearchCase<>(Player.MAX, 0, 0, PAIR))).isEqualTo(Outcome.HOLDS);
    }
}
