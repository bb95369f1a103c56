package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Trees may be deep and wide. */
class SizesTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.ints();
    private static final int MILLION = 1_000_000;

    static List<TreeSearch<Integer>> family() {
        return List.of(
                new Negamax<>(ORDER),
                new FailSoft<>(ORDER),
                new PrincipalVariationSearch<>(ORDER),
                new Scout<>(ORDER),
                new CountedMinimax<>(ORDER),
                MtdF.sss(ORDER),
                MtdF.dual(ORDER),
                new MtdF<>(ORDER, 1));
    }

    @ParameterizedTest
    @MethodSource("family")
    void theUsualStackHoldsASearchTwoThousandLevelsDeep(TreeSearch<Integer> search) throws Exception {
        assertThat(searched(search, 1 << 20, comb(2_000)).value()).isEqualTo(7);
    }

    @ParameterizedTest
    @MethodSource("family")
    void fiveHundredBytesALevelHoldADeeperSearch(TreeSearch<Integer> search) throws Exception {
        assertThat(searched(search, 500L * 100_000, comb(100_000)).value()).isEqualTo(7);
    }

    @ParameterizedTest
    @MethodSource("family")
    void aMillionChildrenAreSearched(TreeSearch<Integer> search) throws Exception {
        List<GameTree<Integer>> children = new ArrayList<>();
        for (int i = MILLION; i > 0; i--) {
            children.add(GameTree.leaf(i % 10));
        }
        Timed<Integer> result = searched(search, 1 << 20, GameTree.node(children));
        assertThat(result.value()).isEqualTo(9);
        assertThat(result.time()).isBetween(1L * MILLION, MILLION + 10L);
    }

    /** Every node but the lowest has a deep child, and a leaf of the same value beside it so that there is more to ask. */
    private static GameTree<Integer> comb(int depth) {
        GameTree<Integer> tree = GameTree.leaf(7);
        for (int level = 0; level < depth; level++) {
            tree = GameTree.node(GameTree.leaf(7), tree);
        }
        return tree;
    }

    private static Timed<Integer> searched(TreeSearch<Integer> search, long stack, GameTree<Integer> tree)
            throws InterruptedException, ExecutionException {
        FutureTask<Timed<Integer>> result =
                new FutureTask<>(() -> search.search(Player.MAX, ORDER.bottom(), ORDER.top(), tree));
        new Thread(null, result, "stack of " + stack + " bytes", stack).start();
        return result.get();
    }
}
