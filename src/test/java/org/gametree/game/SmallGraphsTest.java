package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gametree.law.Claim;
import org.junit.jupiter.api.Test;

/** Every way to search a few small graphs of positions: the least of what {@link TableProperties} shows. */
class SmallGraphsTest {

    private static void holds(Ways<Integer, Integer> ways) {
        SearchLaws<Integer, Integer> laws = new SearchLaws<>(ways.unfold());
        Map<String, PositionSearch<Integer, Integer>> searches = ways.withTables();
        searches.putAll(ways.withoutTable());
        searches.forEach((name, search) -> {
            for (int depth : List.of(4, 1, 5)) {
                Claim claim = laws.agreesWithMinimax(search, 0, depth);
                assertThat(claim.holds())
                        .as(name + ", depth " + depth + ": " + claim)
                        .isTrue();
            }
        });
    }

    @Test
    void thatTellWhatTheyKnow() {
        for (int seed = 0; seed < 30; seed++) {
            holds(new Ways<>(InformedGraph.random(seed, seed % 3), seed % 3, null));
        }
    }

    @Test
    void withDrawsByRepetition() {
        for (int seed = 0; seed < 30; seed++) {
            holds(new Ways<>(InformedGraph.randomWithRepetition(seed), seed % 3, List.of()));
        }
    }
}
