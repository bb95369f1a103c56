package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nodes are given out as long as there are any. */
class NodeBudgetTest {

    @Test
    void asManyAsWantedOrAreLeft() {
        NodeBudget budget = new NodeBudget(10);
        assertThat(budget.take(0)).isZero();
        assertThat(budget.take(7)).isEqualTo(7);
        assertThat(budget.take(4)).isEqualTo(3);
        assertThat(budget.take(1)).isZero();
        assertThat(budget.take(256)).isZero();
        assertThat(new NodeBudget(Long.MAX_VALUE).take(256)).isEqualTo(256);
    }

    @Test
    void toSeveralThreadsNoneTwice() {
        NodeBudget budget = new NodeBudget(100_003);
        long taken = IntStream.range(0, 4)
                .parallel()
                .mapToLong(thread -> IntStream.range(0, 20_000)
                        .mapToLong(i -> budget.take(1 + (i + thread) % 3))
                        .sum())
                .sum();
        assertThat(taken).isEqualTo(100_003);
    }
}
