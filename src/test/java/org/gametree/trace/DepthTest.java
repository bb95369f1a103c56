package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** A trace may be as deep as a search. */
class DepthTest {

    @Test
    void tracesAChainTwoThousandDeepOnAnOrdinaryThread() throws InterruptedException {
        GameTree<Integer> chain = Trees.chain(2_000);
        LargeTrees.onAThread(1 << 20, () -> {
            Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, chain);
            assertThat(Counters.of(trace).nodes()).isEqualTo(2_000);
            assertThat(PrincipalVariation.of(trace)).hasSize(2_000).containsOnly(0);
        });
    }
}
