package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** From which depth on what was found out of a position holds of every depth. */
class SearcherTest {

    @Test
    void aPayoffHoldsFromOnePlyAboveItsMoves() {
        assertThat(Entry.heightAbove(3, 7, 9, 2)).isEqualTo(4);
        assertThat(Entry.heightAbove(3, -Score.MAX_PAYOFF, 9, 2)).isEqualTo(4);
        assertThat(Entry.heightAbove(Entry.UNFINISHED, 0, 9, 2)).isGreaterThan(Entry.UNFINISHED);
    }

    @Test
    void aWinOrLossHoldsFromItsDistanceOnIfTheDepthHasRoomForIt() {
        for (int sign : new int[] {1, -1}) {
            assertThat(Entry.heightAbove(Entry.UNFINISHED, sign * (Score.WIN - 5), 3, 2))
                    .isEqualTo(3);
            assertThat(Entry.heightAbove(Entry.UNFINISHED, sign * (Score.WIN - 6), 3, 2))
                    .isGreaterThan(Entry.UNFINISHED);
            assertThat(Entry.heightAbove(1, sign * (Score.WIN - 5), 3, 2)).isEqualTo(2);
        }
    }
}
