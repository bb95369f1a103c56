package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose a table is, and what it refuses. */
class TableOwnerTest {

    @Test
    void aTableForWhichThereIsNoRoomCanStillBeCleared() {
        TranspositionTable table = new TranspositionTable(TranspositionTable.MAX_BYTES);
        GameSearch<Board, Integer> search = GameSearch.of(new TicTacToe()).withTable(table);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> search.search(Board.EMPTY, Limits.depth(1)))
                    .isInstanceOf(OutOfMemoryError.class);
        }
        table.clear();
    }

    @Test
    void aTableOfABoardOfOtherRulesIsRefused() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        GameSearch<ConnectFourBoard, Integer> search =
                GameSearch.<ConnectFourBoard>ofMutable().withTable(table);
        Limits limits = Limits.depth(2);
        search.search(new ConnectFourBoard(new ConnectFour(4, 4)), limits);
        search.search(new ConnectFourBoard(new ConnectFour(4, 4)), limits);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(new ConnectFourBoard(new ConnectFour(5, 4)), limits))
                .withMessageContaining("with ConnectFour[width=4, height=4]; expected a table of")
                .withMessageContaining("with ConnectFour[width=5, height=4], or one");
    }

    @Test
    void aTableOfAnotherGameIsRefusedUntilItIsCleared() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        ConnectFour one = new ConnectFour(4, 4);
        ConnectFour same = new ConnectFour(4, 4);
        ConnectFour other = new ConnectFour(5, 4);
        Limits limits = Limits.depth(2);
        GameSearch.of(one).withTable(table).search(one.start(), limits);
        GameSearch.of(same).withTable(table).search(same.start(), limits);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(other).withTable(table).search(other.start(), limits))
                .withMessage("table holds positions of ConnectFour[width=4, height=4]; expected a table of "
                        + "ConnectFour[width=5, height=4], or one that was cleared");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        GameSearch.of(one).withQuiescence(2).withTable(table).search(one.start(), limits))
                .withMessageContaining("[width=4, height=4] with quiescence of 2 plies, or one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.of(one)
                        .withRepetition(List.of())
                        .withTable(table)
                        .search(one.start(), limits))
                .withMessageContaining("[width=4, height=4] with draws by repetition, or one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSearch.ofMutable().withTable(table).search(new ConnectFourBoard(one), limits))
                .withMessageContaining("ConnectFourBoard with ConnectFour[width=4, height=4], or one");
        table.clear();
        assertThat(GameSearch.of(other)
                        .withTable(table)
                        .search(other.start(), limits)
                        .depth())
                .isEqualTo(2);
    }

    @Test
    void aTableServesOneSearchAtATimeAndAfterAnyEndTheNext() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        List<Throwable> refused = new ArrayList<>();
        Game<Board, Integer> game = new TicTacToe();
        GameSearch<Board, Integer> search = GameSearch.of(game).withTable(table);
        search.withListener(result -> {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> search.search(Board.EMPTY, Limits.depth(1)))
                            .satisfies(refused::add)
                            .withMessage("table is in use; expected one search at a time");
                    assertThatIllegalStateException().isThrownBy(table::clear);
                })
                .search(Board.EMPTY, Limits.depth(1));
        assertThat(refused).hasSize(2);
        IllegalStateException thrown = new IllegalStateException("out of sorts");
        assertThatThrownBy(() -> search.withListener(result -> {
                            throw thrown;
                        })
                        .search(Board.EMPTY, Limits.depth(1)))
                .isSameAs(thrown);
        assertThat(search.search(Board.EMPTY, Limits.depth(1)).depth()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, 0, 47, TranspositionTable.MAX_BYTES + 1, Long.MAX_VALUE})
    void aSizeOutOfRangeIsRefused(long bytes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TranspositionTable(bytes))
                .withMessage("bytes = " + bytes + "; expected a number from 48 to " + TranspositionTable.MAX_BYTES);
    }

    @Test
    void aTableTellsItsSizeAndWhoseItIs() {
        TranspositionTable table = new TranspositionTable(64);
        assertThat(table).hasToString("table of 64 bytes");
        GameSearch.of(new TicTacToe()).withTable(table).search(Board.EMPTY, Limits.depth(1));
        assertThat(table).hasToString("table of 64 bytes for TicTacToe[]");
    }
}
