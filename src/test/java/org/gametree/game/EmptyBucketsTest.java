package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which buckets are known to be empty. */
class EmptyBucketsTest {

    private static List<Integer> known(EmptyBuckets empty, int buckets) {
        return IntStream.range(0, buckets).filter(empty::contain).boxed().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 1000, 1 << 20})
    void allAreAtFirst(int buckets) {
        assertThat(known(new EmptyBuckets(buckets), buckets)).hasSize(buckets);
    }

    @Test
    void oneThatIsFilledIsNotAndWasBefore() {
        EmptyBuckets empty = new EmptyBuckets(130);
        for (int bucket : List.of(0, 63, 64, 129)) {
            assertThat(empty.remove(bucket)).isTrue();
            assertThat(empty.remove(bucket)).isFalse();
        }
        assertThat(known(empty, 130)).hasSize(126).doesNotContain(0, 63, 64, 129);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 64, 129})
    void whenHalfAreFilledNothingIsKnownAnyMore(int buckets) {
        EmptyBuckets empty = new EmptyBuckets(buckets);
        int half = (buckets + 1) / 2;
        for (int bucket = 0; bucket < half; bucket++) {
            assertThat(known(empty, buckets)).hasSize(buckets - bucket);
            assertThat(empty.remove(bucket)).isTrue();
        }
        assertThat(known(empty, buckets)).isEmpty();
        assertThat(empty.remove(buckets - 1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {(1 << 20) + 1, 1 << 21, 3 << 20, Integer.MAX_VALUE / 4})
    void ofMoreThanThereAreBitsNeighboursAreKnownTogether(int buckets) {
        EmptyBuckets empty = new EmptyBuckets(buckets);
        int neighbours = Integer.highestOneBit((buckets - 1) >>> 19);
        assertThat(empty.remove(5 * neighbours + 1)).isTrue();
        IntStream.rangeClosed(5 * neighbours, 6 * neighbours - 1)
                .forEach(bucket -> assertThat(empty.contain(bucket)).isFalse());
        assertThat(empty.contain(5 * neighbours - 1)).isTrue();
        assertThat(empty.contain(6 * neighbours)).isTrue();
        assertThat(empty.remove(buckets - 1)).isTrue();
    }
}
