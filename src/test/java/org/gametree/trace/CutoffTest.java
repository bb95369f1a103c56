package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.util.List;
import java.util.OptionalInt;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.trace.Cutoff.Kind;
import org.junit.jupiter.api.Test;

/** Worked cutoffs: who cut, by whose bound. */
class CutoffTest {
    private static final Cutoff BY_PARENT = new Cutoff(Kind.ALPHA, OptionalInt.of(1));
    private static final Cutoff BY_ROOT = new Cutoff(Kind.ALPHA, OptionalInt.of(3));

    @Test
    void shallowIsACutByTheParentsBound() {
        assertThat(cutoffs(Trees.LECTURE)).containsExactly(BY_PARENT);
        assertThat(BY_PARENT.deep()).isFalse();
        assertThat(BY_PARENT.byWindow()).isFalse();
    }

    @Test
    void deepIsACutByABoundFromFurtherUp() {
        assertThat(cutoffs(Trees.MIT)).containsExactly(BY_ROOT);
        assertThat(BY_ROOT.deep()).isTrue();
        assertThat(BY_ROOT.byWindow()).isFalse();
    }

    @Test
    void aBoundOfTheRootCutsHoweverFarDown() {
        for (int levels = 1; levels < 100; levels += 2) {
            GameTree<Integer> max = n(0, below(levels, n(-1, 9)));
            assertThat(cutoffs(max)).containsExactly(new Cutoff(Kind.ALPHA, OptionalInt.of(levels)));
            Searched<Integer> min = new Tracer<>(BoundedOrder.ints()).trace(Player.MIN, n(0, below(levels, n(1, 9))));
            assertThat(cutoffs(min)).containsExactly(new Cutoff(Kind.BETA, OptionalInt.of(levels)));
        }
    }

    private static GameTree<Integer> below(int levels, GameTree<Integer> tree) {
        return levels == 1 ? tree : n(below(levels - 1, tree));
    }

    @Test
    void aCutByTheWindowIsDeepToo() {
        Cutoff byWindow = new Cutoff(Kind.BETA, OptionalInt.empty());
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, 0, 5, n(7, 1));
        assertThat(cutoffs(trace)).containsExactly(byWindow);
        assertThat(byWindow.deep()).isTrue();
        assertThat(byWindow.byWindow()).isTrue();
    }

    @Test
    void whoSetsAnEqualBoundAgainDoesNotTakeItOver() {
        assertThat(cutoffs(n(1, n(9, n(1, n(0, 5)))))).containsExactly(BY_ROOT);
        assertThat(cutoffs(n(1, n(9, n(2, n(0, 5)))))).containsExactly(BY_PARENT);
    }

    @Test
    void anEqualBoundCuts() {
        assertThat(cutoffs(Trees.EQUAL_BOUND)).containsExactly(BY_PARENT);
    }

    @Test
    void aStopAfterTheLastChildIsNoCutoff() {
        assertThat(cutoffs(n(5, n(5)))).isEmpty();
    }

    @Test
    void theLevelsUpLeadToAnOpponent() {
        assertThatThrownBy(() -> new Cutoff(Kind.BETA, OptionalInt.of(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("levelsUp = 2; expected an odd number of levels from 1");
        assertThatThrownBy(() -> new Cutoff(Kind.BETA, OptionalInt.of(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("levelsUp = -1; expected an odd number of levels from 1");
        assertThatThrownBy(() -> new Cutoff(null, OptionalInt.of(1))).hasMessageStartingWith("kind is null");
        assertThatThrownBy(() -> new Cutoff(Kind.BETA, null)).hasMessageStartingWith("levelsUp is null");
    }

    private static List<Cutoff> cutoffs(GameTree<Integer> tree) {
        return cutoffs(new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, tree));
    }

    private static List<Cutoff> cutoffs(Searched<Integer> trace) {
        return Steps.of(trace)
                .filter(step -> step.kind() == Step.Kind.CUT)
                .map(step -> ((SearchedNode<Integer>) step.trace()).cutoff().orElseThrow())
                .toList();
    }
}
