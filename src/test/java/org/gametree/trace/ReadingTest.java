package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.trace.SmallTrees.ATTAINED;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.core.BoundedOrder;
import org.junit.jupiter.api.Test;

/** The law that a reading is made of: min(b, m) ≤ r ≤ max(a, m). */
class ReadingTest {

    @Test
    void aReadingSaysAllThatTheLawSays() {
        for (int a = 0; a <= 3; a++) {
            for (int b = 0; b <= 3; b++) {
                for (int r = 0; r <= 3; r++) {
                    assertThat(Reading.of(ATTAINED, a, b, r))
                            .as("window (%d, %d), value %d", a, b, r)
                            .isEqualTo(strongest(a, b, r));
                }
            }
        }
    }

    private static Reading strongest(int a, int b, int r) {
        List<Integer> possible = IntStream.rangeClosed(0, 3)
                .filter(m -> Math.min(b, m) <= r && r <= Math.max(a, m))
                .boxed()
                .toList();
        if (possible.stream().allMatch(m -> m == r)) {
            return Reading.EXACT;
        }
        if (possible.stream().allMatch(m -> m >= r)) {
            return Reading.AT_LEAST;
        }
        return possible.stream().allMatch(m -> m <= r) ? Reading.AT_MOST : Reading.NOTHING;
    }

    @Test
    void comparesByTheOrderAndNotByEquals() {
        BoundedOrder<String> order = BoundedOrder.of(String.CASE_INSENSITIVE_ORDER, "a", "z");
        assertThat(Reading.of(order, "m", "p", "M")).isEqualTo(Reading.AT_MOST);
        assertThat(Reading.of(order, "m", "p", "P")).isEqualTo(Reading.AT_LEAST);
        assertThat(Reading.of(order, "A", "P", "A")).isEqualTo(Reading.EXACT);
    }

    @Test
    void everyReadingHasASignOfItsOwn() {
        assertThat(Arrays.stream(Reading.values()).map(Reading::symbol)).containsExactly("=", "≥", "≤", "?");
    }
}
