package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveListTest {

    private static MoveList of(int... moves) {
        MoveList list = new MoveList();
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    @Test
    void itHoldsWhatWasAddedInOrder() {
        assertThat(of(5, -1, 5).toArray()).containsExactly(5, -1, 5);
        assertThat(of(5, -1).get(0)).isEqualTo(5);
        assertThat(of(5, -1).get(1)).isEqualTo(-1);
        assertThat(of(5, -1)).hasToString("[5, -1]");
        assertThat(of()).hasToString("[]");
    }

    @Test
    void itGrows() {
        int[] moves = new int[1_000];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = 3 * i;
        }
        assertThat(of(moves).size()).isEqualTo(1_000);
        assertThat(of(moves).toArray()).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 255, 256, 257, 1_000})
    void theMovesOfAnotherPositionBeginBehindThoseThereAre(int count) {
        MoveList list = of(IntStream.range(0, count).toArray());
        assertThat(list.begin()).isEqualTo(count);
        list.add(-7);
        assertThat(list.get(count)).isEqualTo(-7);
        list.truncate(count);
        assertThat(list.toArray()).isEqualTo(IntStream.range(0, count).toArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 63, 64, Integer.MIN_VALUE})
    void thereIsNoMoveElsewhere(int index) {
        MoveList list = of(5, -1);
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> list.get(index))
                .withMessage("index = " + index + "; expected at least 0 and below the number of moves 2");
    }

    @ParameterizedTest
    @CsvSource({"3, 1, 7 6 8 5 9", "4, 0, 9 7 8 5 6", "2, 2, 7 8 5 6 9"})
    void aMoveIsBroughtForwardAndTheOthersKeepTheirOrder(int from, int to, String moves) {
        MoveList list = of(7, 8, 5, 6, 9);
        list.bringForward(from, to);
        assertThat(list.toArray())
                .isEqualTo(
                        Stream.of(moves.split(" ")).mapToInt(Integer::parseInt).toArray());
    }
}
