package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table takes whose positions are compared: a reference for each entry, a bit for each two. */
class TableMemoryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int BYTES_OF_ENTRY = 24;
    private static final int PUTS = 10_000;

    private static long allocated(Runnable task) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        task.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static TranspositionTable begun(long entries) {
        TranspositionTable table = new TranspositionTable(BYTES_OF_ENTRY * entries);
        table.begin(new TranspositionTable.Owner("a game", true, 0, false));
        return table;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1 << 14, (1 << 14) + 2, 100_000})
    void anEmptyOneHasAReferenceForEachEntryAndABitForEachTwo(int entries) {
        begun(2);
        Object[][] kept = new Object[1][];
        long references = allocated(() -> kept[0] = new Object[entries]);
        long bits = entries / 2 / Byte.SIZE;
        assertThat(allocated(() -> begun(entries))).isCloseTo(references + bits, within(3000L));
    }

    private static void put(TranspositionTable table, Object position, int depth) {
        table.put(position.hashCode(), position, Entry.of(depth, Bound.EXACT, depth, Entry.UNFINISHED, 0));
    }

    // Deeper and deeper, as the deepest; then less deep, as the latest.
    @Test
    void whatIsFoundOutOfAKnownPositionTakesNothingMore() {
        TranspositionTable table = begun(2);
        Object position = 7;
        Runnable puts = () -> {
            for (int i = 0; i < PUTS; i++) {
                put(table, position, 1 + i % Entry.MAX_DEPTH);
            }
        };
        puts.run();
        assertThat(allocated(puts)).isLessThan(PUTS);
    }
}
