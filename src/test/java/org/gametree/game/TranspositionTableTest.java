package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.gametree.game.TranspositionTable.Owner;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a table keeps where there is no room for all. */
class TranspositionTableTest {
    private static final Owner KEYED = new Owner("a game", false, 0, false);
    private static final Owner COMPARED = new Owner("a game", true, 0, false);

    private static TranspositionTable table(long bytes, Owner owner) {
        TranspositionTable table = new TranspositionTable(bytes);
        table.begin(owner);
        return table;
    }

    private static long entry(int value, int depth) {
        return Entry.of(value, Bound.EXACT, depth, Entry.UNFINISHED, 0);
    }

    private static int found(TranspositionTable table, long key) {
        long entry = table.find(key, null, 0);
        return entry == Entry.NONE ? -1 : Entry.value(entry);
    }

    @Test
    void ofTwoEntriesOneKeepsWhatIsDeepestAndTheOtherWhatCameOrWasMovedLast() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, KEYED);
        table.put(1, null, entry(10, 5));
        table.put(2, null, entry(20, 3));
        table.put(3, null, entry(30, 4));
        assertThat(List.of(found(table, 1), found(table, 2), found(table, 3))).containsExactly(10, -1, 30);
        table.put(4, null, entry(40, 5));
        assertThat(List.of(found(table, 1), found(table, 3), found(table, 4))).containsExactly(10, -1, 40);
        table.put(4, null, entry(41, 5));
        assertThat(List.of(found(table, 1), found(table, 4))).containsExactly(10, 41);
    }

    @Test
    void theDeepestOfAnEarlierSearchGivesWayToTheLatest() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, KEYED);
        table.put(1, null, entry(10, 5));
        table.end();
        table.begin(KEYED);
        table.put(2, null, entry(20, 3));
        assertThat(List.of(found(table, 1), found(table, 2))).containsExactly(10, 20);
        table.put(3, null, entry(30, 2));
        assertThat(List.of(found(table, 2), found(table, 3))).containsExactly(20, 30);
    }

    @Test
    void ofTwoEntriesOfOnePositionTheOneThatHoldsOfTheDepthIsFound() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, KEYED);
        table.put(1, null, entry(10, 5));
        table.put(1, null, entry(11, 3));
        assertThat(Entry.value(table.find(1, null, 5))).isEqualTo(10);
        assertThat(Entry.value(table.find(1, null, 3))).isEqualTo(11);
        assertThat(table.find(1, null, 4)).isNotEqualTo(Entry.NONE);
        assertThat(table.find(2, null, 5)).isEqualTo(Entry.NONE);
    }

    @Test
    void positionsWithOneHashCodeAreToldApart() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, COMPARED);
        assertThat(table.find(0, List.of(1), 5)).isEqualTo(Entry.NONE);
        table.put(0, List.of(1), entry(10, 5));
        table.put(0, "other", entry(20, 3));
        assertThat(Entry.value(table.find(0, List.of(1), 5))).isEqualTo(10);
        assertThat(Entry.value(table.find(0, "other", 3))).isEqualTo(20);
        assertThat(table.find(0, "third", 3)).isEqualTo(Entry.NONE);
        assertThat(table.find(1, List.of(1), 5)).isEqualTo(Entry.NONE);
    }

    @Test
    void ofManyPositionsThatAreComparedEachIsFoundOnceItWasPut() {
        TranspositionTable table = table(1 << 20, COMPARED);
        for (int i = 1; i < 500_000; i++) {
            table.put(i, i, entry(i, 1 + i % 7));
            assertThat(Entry.value(table.find(i, i, 1 + i % 7))).isEqualTo(i);
        }
    }

    @Test
    void theRootIsFoundAfterASearchWhateverElseCame() {
        for (int bytes : List.of(TranspositionTable.MIN_BYTES, 384, 1 << 12)) {
            TranspositionTable table = table(bytes, KEYED);
            table.put(0, null, entry(10, 5));
            LongStream.range(1, 10_000).forEach(key -> table.put(key, null, entry(0, (int) (key % 5))));
            assertThat(found(table, 0)).isEqualTo(10);
        }
    }

    @Test
    void aTableKeepsAsManyEntriesAsItsMemoryHolds() {
        for (long key : List.of(1L, 1L << 32, 0x9E3779B97F4A7C15L)) {
            assertThat(kept(table(1 << 14, KEYED), key, null)).isBetween(850L, 1_024L);
            assertThat(kept(table(1 << 14, COMPARED), key, "")).isBetween(560L, 682L);
        }
    }

    private static long kept(TranspositionTable table, long factor, @Nullable String position) {
        LongStream.range(0, 10_000).forEach(i -> table.put(i * factor, position, entry(1, (int) (i % 7))));
        return LongStream.range(0, 10_000)
                .filter(i -> table.find(i * factor, position, 0) != Entry.NONE)
                .count();
    }

    @Test
    void whatIsClearedIsForgotten() {
        TranspositionTable table = table(1 << 10, KEYED);
        table.put(1, null, entry(10, 5));
        table.end();
        table.clear();
        table.begin(COMPARED);
        assertThat(table.find(1, "one", 5)).isEqualTo(Entry.NONE);
        table.put(1, "one", entry(10, 5));
        assertThat(Entry.value(table.find(1, "one", 5))).isEqualTo(10);
    }

    @Test
    void whatIsMovedKeepsItsPosition() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, COMPARED);
        table.put(1, "one", entry(10, 3));
        table.put(2, "two", entry(20, 5));
        assertThat(Entry.value(table.find(1, "one", 3))).isEqualTo(10);
        assertThat(Entry.value(table.find(2, "two", 5))).isEqualTo(20);
        assertThat(table.find(1, "two", 3)).isEqualTo(Entry.NONE);
    }

    @Test
    void aPositionIsComparedWithPositionsAlone() {
        TranspositionTable table = table(TranspositionTable.MIN_BYTES, COMPARED);
        Object position = new Object() {
            @Override
            public boolean equals(@Nullable Object other) {
                return Objects.requireNonNull(other) == this;
            }

            @Override
            public int hashCode() {
                return 0;
            }
        };
        assertThat(table.find(0, position, 3)).isEqualTo(Entry.NONE);
        table.put(0, position, entry(10, 3));
        assertThat(Entry.value(table.find(0, position, 3))).isEqualTo(10);
    }

    @Test
    void theLeastAndTheGreatestMemoryAreAllowed() {
        for (long bytes : List.of((long) TranspositionTable.MIN_BYTES, TranspositionTable.MAX_BYTES)) {
            assertThat(new TranspositionTable(bytes)).hasToString("table of " + bytes + " bytes");
        }
    }

    @Test
    void keysAreMixedAsInTheGeneratorOfTheJdk() {
        for (long seed = 0; seed < 10; seed++) {
            assertThat(TranspositionTable.mixed(seed + 0x9E3779B97F4A7C15L))
                    .isEqualTo(new SplittableRandom(seed).nextLong());
        }
    }
}
