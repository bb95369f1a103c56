package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathTest {

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPathHoldsWhatWasPushedAndNotPopped(boolean comparesPositions) {
        Random random = new Random(1);
        Path path = new Path();
        Deque<Integer> expected = new ArrayDeque<>();
        for (int step = 0; step < 2_000; step++) {
            int number = random.nextInt(1_000);
            // Long runs of either, so that the path grows and is emptied again.
            if (expected.isEmpty() || random.nextInt(10) < (step / 500 % 2 == 0 ? 8 : 2)) {
                if (!expected.contains(number)) {
                    path.push(key(number, comparesPositions), comparesPositions ? number : null, 0);
                    expected.push(number);
                }
            } else {
                path.pop();
                expected.pop();
            }
            int other = random.nextInt(1_000);
            assertThat(path.contains(key(other, comparesPositions), comparesPositions ? other : null))
                    .isEqualTo(expected.contains(other));
        }
    }

    private static int key(int number, boolean comparesPositions) {
        return comparesPositions ? number % 7 : number;
    }

    @Test
    void whatWasPoppedIsGoneWhereverThePathGrew() {
        for (int length = 0; length < 300; length++) {
            Path path = new Path();
            for (int key = 1; key <= length; key++) {
                path.push(key, null, 0);
            }
            path.push(0, null, 0);
            path.pop();
            assertThat(path.contains(0, null)).isFalse();
        }
    }

    @Test
    void aLongPathIsAskedAsFastAsAShortOne() {
        Path path = new Path();
        for (int key = 0; key < 100_000; key++) {
            path.push(key, null, 0);
        }
        assertThat(path.contains(99_999, null)).isTrue();
        assertThat(path.contains(100_000, null)).isFalse();
    }

    @Test
    void withoutPositionsKeysAreCompared() {
        Path path = new Path();
        assertThat(path.contains(0, null)).isFalse();
        path.push(0, null, 0);
        path.push(1L << 40, null, 0);
        assertThat(path.contains(0, null)).isTrue();
        assertThat(path.contains(1L << 40, null)).isTrue();
        assertThat(path.contains(1, null)).isFalse();
        path.pop();
        assertThat(path.contains(1L << 40, null)).isFalse();
    }

    @Test
    void aPositionStaysEvenIfItWasPushedTwice() {
        Path path = new Path();
        path.push(3, null, 0);
        path.push(3, null, 0);
        path.pop();
        assertThat(path.contains(3, null)).isTrue();
    }

    @Test
    void whereTheGameHasGotFurtherThanEverBeforeNothingCanComeBack() {
        Path path = new Path();
        assertThat(path.isBehind(Integer.MIN_VALUE)).isTrue();
        path.push(1, null, 5);
        assertThat(path.isBehind(5)).isFalse();
        assertThat(path.isBehind(6)).isTrue();
        path.push(2, null, 3);
        assertThat(path.isBehind(5)).isFalse();
        path.push(3, null, 7);
        assertThat(path.isBehind(7)).isFalse();
        assertThat(path.isBehind(8)).isTrue();
        path.pop();
        assertThat(path.isBehind(6)).isTrue();
    }
}
