package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;

class KillersTest {
    private final Killers killers = new Killers();

    @Test
    void theTwoThatCameLastAtAHeightAreKillersThere() {
        assertThat(killers.contain(0, 3)).isFalse();
        killers.add(7, 3);
        killers.add(0, 3);
        assertThat(List.of(killers.contain(7, 3), killers.contain(0, 3), killers.contain(7, 2)))
                .containsExactly(true, true, false);
        killers.add(-1, 3);
        assertThat(List.of(killers.contain(7, 3), killers.contain(0, 3), killers.contain(-1, 3)))
                .containsExactly(false, true, true);
    }

    @Test
    void oneThatComesTwiceKeepsTheOther() {
        killers.add(7, 0);
        killers.add(5, 0);
        killers.add(5, 0);
        assertThat(List.of(killers.contain(7, 0), killers.contain(5, 0))).containsExactly(true, true);
    }

    @Test
    void aboveTheGreatestHeightOfACutoffThereAreNone() {
        assertThat(List.of(killers.contain(7, 0), killers.contain(7, 63), killers.contain(7, 64)))
                .containsExactly(false, false, false);
    }

    @Test
    void everyHeightHasSomeAndBehindTheHorizonThereAreNone() {
        killers.add(1, 63);
        killers.add(2, 64);
        killers.add(3, 100_000);
        assertThat(List.of(killers.contain(1, 63), killers.contain(2, 64), killers.contain(3, 100_000)))
                .containsExactly(true, true, true);
        assertThat(List.of(killers.contain(1, -1), killers.contain(0, 65), killers.contain(3, 1_000_000)))
                .containsExactly(false, false, false);
    }

    @Test
    void killersComeBeforeHistoryAndBehindTheMoveOfTheTable() {
        MutableGame any = new ConnectFourBoard(new ConnectFour(4, 4));
        MoveSorter sorter = new MoveSorter(null, Options.NONE);
        sorter.history().credit(true, 4, 100);
        sorter.credit(true, 6, 2);
        MoveList list = new MoveList();
        List.of(3, 4, 5, 6, 7).forEach(list::add);
        sorter.first(any, list, 0, true, 2, Entry.code(7));
        sorter.rest(any, list, 1, true, 2);
        assertThat(list.toArray()).containsExactly(7, 6, 4, 3, 5);
        sorter.first(any, list, 1, true, 2, Entry.code(99));
        sorter.rest(any, list, 2, true, 2);
        assertThat(list.toArray()).containsExactly(7, 6, 4, 3, 5);
        sorter.first(any, list, 0, true, 2, Entry.code(99));
        sorter.rest(any, list, 1, true, 2);
        assertThat(list.toArray()).containsExactly(6, 4, 7, 3, 5);
    }
}
