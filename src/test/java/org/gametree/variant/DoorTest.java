package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;
import static org.gametree.core.Player.MAX;

import java.util.List;
import java.util.function.Function;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.TreeSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Illegal arguments are refused at the door, by name. */
class DoorTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);

    static List<Function<BoundedOrder<Integer>, TreeSearch<Integer>>> family() {
        return List.of(
                Negamax::new,
                FailSoft::new,
                PrincipalVariationSearch::new,
                Scout::new,
                CountedMinimax::new,
                order -> new MtdF<>(order, 1));
    }

    @ParameterizedTest
    @MethodSource("family")
    void everySearchRefusesWhatItCannotUse(Function<BoundedOrder<Integer>, TreeSearch<Integer>> over) {
        TreeSearch<Integer> search = over.apply(ORDER);
        assertThatNullPointerException()
                .isThrownBy(() -> over.apply(null))
                .withMessage("order is null; expected an order of the leaf values");
        assertThatNullPointerException()
                .isThrownBy(() -> search.search(null, 0, 3, leaf(1)))
                .withMessage("p is null; expected MAX or MIN");
        assertThatNullPointerException()
                .isThrownBy(() -> search.search(MAX, 0, 3, null))
                .withMessage("tree is null; expected a leaf or a node");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(MAX, -1, 3, leaf(1)))
                .withMessage("a = -1; expected a value from 0 to 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(MAX, 0, 4, leaf(1)))
                .withMessage("b = 4; expected a value from 0 to 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(MAX, 0, 3, node(leaf(1), leaf(7))))
                .withMessage("leaf = 7; expected a value from 0 to 3");
    }

    @ParameterizedTest
    @MethodSource("family")
    void aBadLeafOfALaterChildIsRefusedWhenItIsEvaluated(Function<BoundedOrder<Integer>, TreeSearch<Integer>> over) {
        GameTree<Integer> tree = node(node(leaf(1)), node(leaf(2), leaf(7)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> over.apply(ORDER).search(MAX, 0, 3, tree))
                .withMessage("leaf = 7; expected a value from 0 to 3");
    }

    @Test
    void aGuessOutsideTheOrderIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MtdF<>(ORDER, 4))
                .withMessage("guess = 4; expected a value from 0 to 3");
    }

    @Test
    void aMemoryRefusesWhatItCannotUse() {
        BoundsMemory<Integer> memory = BoundsMemory.of(ORDER, MAX, node(leaf(1)));
        assertThatNullPointerException()
                .isThrownBy(() -> memory.search(null))
                .withMessage("cut is null; expected where to search");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> memory.search(Cut.above(4)))
                .withMessage("cut = 4; expected a value from 0 to 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> memory.child(-1))
                .withMessage("index = -1; expected the index of a child, at least 0");
        assertThatNullPointerException().isThrownBy(() -> BoundsMemory.of(null, MAX, leaf(1)));
        assertThatNullPointerException().isThrownBy(() -> BoundsMemory.of(ORDER, null, leaf(1)));
        assertThatNullPointerException().isThrownBy(() -> BoundsMemory.of(ORDER, MAX, null));
        assertThatNullPointerException()
                .isThrownBy(() -> MtdF.sss(ORDER).passes(0, 3, null))
                .withMessage("memory is null; expected what is known of the tree");
    }

    @Test
    void aCutSaysWhatItAsks() {
        assertThat(Cut.above(3)).hasToString("> 3");
        assertThat(Cut.below(3)).hasToString("≥ 3");
        assertThat(Cut.below(3).isPassedBy(ORDER, 3)).isTrue();
        assertThat(Cut.above(3).isPassedBy(ORDER, 3)).isFalse();
        assertThat(Cut.below(3).reversed()).isEqualTo(Cut.above(3));
    }
}
