package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.Trees.chain;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Trees may be as deep as the package documentation says, in stacks as large as it says. */
class DepthTest {
    private static final long USUAL_STACK = 1 << 20;
    private static final int DEEP = 100_000;

    private static final GameTree<Integer> HELD = chain(2_000, 7);
    private static final GameTree<Integer> DEEPER = chain(DEEP, 7);

    @Test
    void theUsualStackHoldsASearchTwoThousandLevelsDeep() throws Exception {
        assertThat(search(USUAL_STACK, HELD)).isEqualTo(Timed.tick(7));
        assertThat(on(USUAL_STACK, () -> minimax(HELD))).isEqualTo(7);
    }

    @Test
    void theUsualStackHoldsTheFunctionsOfATreeTwoThousandLevelsDeep() throws Exception {
        assertThat(on(USUAL_STACK, HELD::leaves)).isEqualTo(1);
        GameTree<Integer> image = on(USUAL_STACK, () -> HELD.map(value -> value + 1));
        assertThat(search(USUAL_STACK, image)).isEqualTo(Timed.tick(8));
    }

    @Test
    void theUsualStackHoldsAComparisonFiveHundredLevelsDeep() throws Exception {
        assertThat(on(USUAL_STACK, () -> chain(500, 7).equals(chain(500, 7)))).isTrue();
        assertThat(on(USUAL_STACK, chain(500, 7)::hashCode)).isEqualTo(on(USUAL_STACK, chain(500, 7)::hashCode));
    }

    @Test
    void anyDepthIsPrintedOnTheUsualStack() throws Exception {
        String cut = "[".repeat(200) + "…";
        assertThat(on(USUAL_STACK, HELD::toString)).isEqualTo(cut);
        assertThat(on(USUAL_STACK, DEEPER::toString)).isEqualTo(cut);
    }

    @Test
    void fiveHundredBytesALevelHoldADeeperSearch() throws Exception {
        long stack = 500L * DEEP;
        assertThat(search(stack, DEEPER)).isEqualTo(Timed.tick(7));
        assertThat(on(stack, () -> minimax(DEEPER))).isEqualTo(7);
        assertThat(on(stack, DEEPER::leaves)).isEqualTo(1);
        GameTree<Integer> image = on(stack, () -> DEEPER.map(value -> value + 1));
        assertThat(search(stack, image)).isEqualTo(Timed.tick(8));
    }

    @Test
    void twoThousandBytesALevelHoldADeeperComparison() throws Exception {
        long stack = 2_000L * DEEP;
        assertThat(on(stack, () -> DEEPER.equals(chain(DEEP, 7)))).isTrue();
        assertThat(on(stack, () -> DEEPER.equals(chain(DEEP, 8)))).isFalse();
        assertThat(on(stack, DEEPER::hashCode)).isEqualTo(on(stack, chain(DEEP, 7)::hashCode));
    }

    private static Timed<Integer> search(long stack, GameTree<Integer> tree) throws Exception {
        return on(stack, () -> new AlphaBeta<>(BoundedOrder.ints()).alphaBeta(Player.MAX, tree));
    }

    private static int minimax(GameTree<Integer> tree) {
        return new Minimax<>(BoundedOrder.ints()).minimax(Player.MAX, tree);
    }

    private static <T> T on(long stack, Callable<T> task) throws InterruptedException, ExecutionException {
        FutureTask<T> result = new FutureTask<>(task);
        Thread thread = new Thread(null, result, "stack of " + stack + " bytes", stack);
        thread.start();
        thread.join();
        return result.get();
    }
}
