package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayerTest {

    @Test
    void thereAreTwoPlayersAndEachIsTheOthersOpponent() {
        assertThat(Player.values()).containsExactly(Player.MAX, Player.MIN);
        assertThat(Player.MAX.opponent()).isEqualTo(Player.MIN);
        assertThat(Player.MIN.opponent()).isEqualTo(Player.MAX);
    }
}
