package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games whose results are known. */
class KnownResultsTest {
    private static final Limits TO_THE_END = Limits.depth(1_000);

    @Test
    void inOthelloOn4x4TheSecondPlayerWins11To3AndSomeonePasses() {
        Othello game = new Othello(4);
        SearchResult<Integer> result = GameSearch.of(game).search(game.start(), TO_THE_END);
        assertThat(result.value()).isEqualTo(3 - 11);
        assertThat(result.proven()).isTrue();
        assertThat(result.winDistance()).isEmpty();
        GameLaws<Othello.Discs, Integer> laws = new GameLaws<>(game);
        Iterable<Othello.Discs> positions = laws.positions(game.start(), 40, 20);
        Law.verify(laws.all(), positions);
        assertThat(positions).anyMatch(position -> game.moves(position).equals(List.of(Othello.PASS)));
    }

    @Test
    void inDotsAndBoxesOn2x2TheFirstPlayerWinsByTwo() {
        SearchResult<Integer> result =
                GameSearch.of(new DotsAndBoxes(2, 2)).search(DotsAndBoxes.Drawn.NOTHING, TO_THE_END);
        assertThat(result.value()).isEqualTo(2);
        assertThat(result.depth()).isEqualTo(12);
        assertThat(result.proven()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 3, loss", "1, 2, 2, win", "2, 2, 0, loss", "1, 1, 1, win", "3, 2, 0, win", "1, 1, 0, loss"})
    void nimIsLostIffTheHeapsAddUpToZeroWithoutCarries(int one, int two, int three, String result) {
        SearchResult<Nim.Take> answer = GameSearch.of(new Nim()).search(Nim.Heaps.of(one, two, three), TO_THE_END);
        assertThat(Score.toString(answer.value())).startsWith(result + " in ");
        assertThat(answer.proven()).isTrue();
        assertThat(answer.principalVariation()).hasSize(answer.winDistance().orElseThrow());
    }
}
