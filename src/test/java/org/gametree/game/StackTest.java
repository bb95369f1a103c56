package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A search goes as deep as the stack of its thread does. */
class StackTest {

    @Test
    void whereTheStackDoesNotHoldADeeperSearch() throws InterruptedException {
        GraphGame circle = GraphGame.of("max 0: 1", "max 0: 0");
        SearchResult<?>[] result = new SearchResult<?>[1];
        Thread small = new Thread(
                null, () -> result[0] = GameSearch.of(circle).search(0, Limits.depth(1_000_000)), "small", 1 << 19);
        small.start();
        small.join();
        assertThat(result[0].stopReason()).contains(StopReason.STACK);
        assertThat(result[0].depth())
                .isGreaterThan(100)
                .isEqualTo(result[0].principalVariation().size());
    }

    @Test
    void aGameWhoseOwnCodeDoesNotEndIsNoLimit() {
        Game<Integer, Integer> endless = new Game<>() {
            @Override
            public boolean maxToMove(Integer position) {
                return true;
            }

            @Override
            public List<Integer> moves(Integer position) {
                return List.of(1);
            }

            @Override
            public Integer play(Integer position, Integer move) {
                return after(position) + 1;
            }

            private int after(Integer position) {
                return play(position, 1);
            }

            @Override
            public int evaluate(Integer position) {
                return 0;
            }
        };
        assertThatThrownBy(() -> GameSearch.of(endless).search(0, Limits.depth(3)))
                .isInstanceOf(StackOverflowError.class);
    }
}
