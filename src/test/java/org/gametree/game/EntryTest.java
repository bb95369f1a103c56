package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an entry of a table keeps, where it is an answer, and from which depth on it holds of every depth. */
class EntryTest {

    @Test
    void everyPartIsReadAsItWasWritten() {
        for (int value : List.of(Score.LOSS, -7, -1, 0, 1, Score.MAX_PAYOFF, Score.WIN)) {
            for (Bound bound : Bound.values()) {
                for (int depth : List.of(0, 1, 511, Entry.MAX_DEPTH)) {
                    for (int height : List.of(0, 1, Entry.MAX_DEPTH, Entry.UNFINISHED)) {
                        for (int move : List.of(0, 1, 255, 511)) {
                            long entry = Entry.of(value, bound, depth, height, move);
                            for (int generation = 0; generation < Entry.GENERATIONS; generation++) {
                                entry = Entry.ofGeneration(entry, generation);
                                assertThat(Entry.generation(entry)).isEqualTo(generation);
                                assertThat(entry).isNotEqualTo(Entry.NONE);
                                assertThat(Entry.value(entry)).isEqualTo(value);
                                assertThat(Entry.bound(entry)).isEqualTo(bound);
                                assertThat(Entry.depth(entry)).isEqualTo(depth);
                                assertThat(Entry.height(entry)).isEqualTo(height);
                                assertThat(Entry.move(entry)).isEqualTo(move);
                            }
                        }
                    }
                }
            }
        }
    }

    @Test
    void aHeightThatIsTooGreatToKeepIsUnfinished() {
        for (int height : List.of(Entry.MAX_DEPTH + 1, 100_000, Entry.UNFINISHED, Entry.UNFINISHED + 9)) {
            assertThat(Entry.height(Entry.of(0, Bound.EXACT, 5, height, 0))).isEqualTo(Entry.UNFINISHED);
        }
    }

    @Test
    void smallMovesHaveCodesOfTheirOwnAndNoneHasZero() {
        Set<Integer> codes = new HashSet<>();
        for (int move = 1; move <= 100; move++) {
            assertThat(Entry.code(move)).isBetween(1, 511);
            codes.add(Entry.code(move));
        }
        assertThat(codes).hasSize(100);
        assertThat(Entry.code(0)).isEqualTo(1);
        assertThat(Entry.code(-1)).isBetween(1, 511);
    }

    @ParameterizedTest
    @CsvSource({
        "EXACT,    6, 5, 6, true",
        "EXACT,    5, 5, 6, true",
        "EXACT,    9, 5, 6, true",
        "AT_LEAST, 6, 5, 6, true",
        "AT_LEAST, 5, 5, 6, false",
        "AT_MOST,  5, 5, 6, true",
        "AT_MOST,  6, 5, 6, false"
    })
    void anEntryIsTheAnswerIfItsClaimDecidesTheWindow(Bound bound, int value, int a, int b, boolean answers) {
        long entry = Entry.of(value, bound, 4, Entry.UNFINISHED, 0);
        assertThat(Entry.answers(entry, 4, a, b, 3)).isEqualTo(answers);
        assertThat(Entry.answers(entry, 3, a, b, 3)).isFalse();
        assertThat(Entry.answers(entry, 5, a, b, 3)).isFalse();
    }

    @Test
    void aFinishedEntryHoldsOfItsDepthAndOfAllThatHaveRoom() {
        long entry = Entry.of(1, Bound.EXACT, 6, 3, 0);
        assertThat(List.of(2, 3, 4, 6, 7, 100))
                .map(depth -> Entry.holds(entry, depth))
                .containsExactly(false, true, true, true, true, true);
        long unfinished = Entry.of(1, Bound.EXACT, 6, Entry.UNFINISHED, 0);
        assertThat(List.of(3, 5, 6, 7, 100))
                .map(depth -> Entry.holds(unfinished, depth))
                .containsExactly(false, false, true, false, false);
    }

    @Test
    void winsAreKeptByTheirDistanceFromThePositionAndReadFromAnyRoot() {
        long entry = Entry.of(Score.WIN - 7, Score.WIN - 8, Score.WIN, 4, 6, 3, 0);
        assertThat(Entry.bound(entry)).isEqualTo(Bound.EXACT);
        assertThat(Entry.value(entry)).isEqualTo(Score.WIN - 3);
        assertThat(Score.later(Entry.value(entry), 10)).isEqualTo(Score.WIN - 13);
        long loss = Entry.of(Score.LOSS + 7, Score.LOSS + 7, 0, 4, 6, 3, 0);
        assertThat(Entry.bound(loss)).isEqualTo(Bound.AT_MOST);
        assertThat(Entry.value(loss)).isEqualTo(Score.LOSS + 3);
        assertThat(Entry.bound(Entry.of(5, 4, 5, 4, 6, 3, 0))).isEqualTo(Bound.AT_LEAST);
        assertThat(Entry.answers(Entry.of(Score.WIN - 3, Bound.AT_LEAST, 6, 3, 0), 6, 5, Score.WIN - 12, 10))
                .isFalse();
        assertThat(Entry.answers(Entry.of(Score.WIN - 3, Bound.AT_LEAST, 6, 3, 0), 6, 5, Score.WIN - 13, 10))
                .isTrue();
    }

    @Test
    void withoutItsClaimAnEntryIsTrueOfEveryPositionAndKeepsItsMove() {
        long entry = Entry.withoutClaim(Entry.of(3, Bound.EXACT, 6, 2, 77));
        assertThat(Entry.move(entry)).isEqualTo(77);
        assertThat(Entry.depth(entry)).isEqualTo(6);
        assertThat(Entry.height(entry)).isEqualTo(Entry.UNFINISHED);
        assertThat(Entry.bound(entry)).isEqualTo(Bound.AT_LEAST);
        assertThat(Entry.value(entry)).isEqualTo(Score.LOSS);
    }

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
