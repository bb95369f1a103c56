package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LinesTest {

    @Test
    void aLineIsItsMovesInOrder() {
        Lines lines = new Lines();
        int end = lines.prepend(3, Lines.EMPTY);
        assertThat(lines.toList(lines.prepend(1, lines.prepend(-2, end)))).containsExactly(1, -2, 3);
        assertThat(lines.toList(Lines.EMPTY)).isEmpty();
        assertThat(lines.held()).isEqualTo(3);
    }

    @Test
    void whatIsFreedIsUsedAgainAndNothingElseIs() {
        Lines lines = new Lines();
        int kept = lines.prepend(1, lines.prepend(2, Lines.EMPTY));
        int freed = lines.prepend(3, lines.prepend(4, Lines.EMPTY));
        lines.free(freed);
        lines.free(Lines.EMPTY);
        assertThat(lines.held()).isEqualTo(2);
        int again = lines.prepend(5, lines.prepend(6, Lines.EMPTY));
        assertThat(again).isLessThan(5);
        assertThat(lines.toList(again)).containsExactly(5, 6);
        assertThat(lines.toList(kept)).containsExactly(1, 2);
        assertThat(lines.held()).isEqualTo(4);
        lines.clear();
        assertThat(lines.held()).isZero();
    }

    @Test
    void aLongLineIsKept() {
        Lines lines = new Lines();
        int line = Lines.EMPTY;
        for (int move = 999; move >= 0; move--) {
            line = lines.prepend(move, line);
        }
        assertThat(lines.toList(line))
                .containsExactlyElementsOf(IntStream.range(0, 1_000).boxed().toList());
    }

    @Test
    void aSearchHoldsNoLinesButTheBest() {
        for (int seed = 0; seed < 300; seed++) {
            GraphGame game = GraphGame.random(seed);
            List<Integer> moves = game.moves(0);
            if (moves.isEmpty()) {
                continue;
            }
            Watch watch = new Watch(Limits.depth(9), new NodeBudget(Long.MAX_VALUE));
            RootSearch root = new RootSearch(
                    new AdaptedGame<>(game, 0),
                    watch,
                    null,
                    seed % 2 == 0 ? Options.NONE.withExact() : Options.NONE,
                    Division.ALONE);
            root.evaluation();
            for (int depth = 1; depth < 7; depth++) {
                int best = root.search(depth).line().size();
                assertThat(root.linesHeld()).isEqualTo(best);
            }
        }
    }
}
