package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.StreamSupport;
import org.gametree.game.CopiedGame;
import org.gametree.game.GameLaws;
import org.gametree.games.DotsAndBoxes.Position;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DotsAndBoxesTest {
    private static final DotsAndBoxes GAME = new DotsAndBoxes(2, 2);

    private static Forms<Position> forms(int width, int height) {
        DotsAndBoxes game = new DotsAndBoxes(width, height);
        return new Forms<>(game, game.start(), new DotsAndBoxesBoard(game.start()));
    }

    private static Position after(DotsAndBoxes game, String moves) {
        Position position = game.start();
        for (String move : moves.split(" ", -1)) {
            position = game.play(position, game.read(move));
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 4", "2, 1, 7", "2, 2, 12", "3, 3, 24", "5, 5, 60", "12, 2, 62", "1, 21, 64"})
    void everyEdgeNotDrawnIsAMoveSoThatThereAreFactoriallyManyLines(int width, int height, int edges) {
        DotsAndBoxes game = new DotsAndBoxes(width, height);
        long lines = 1;
        for (int depth = 1; depth <= 4; depth++) {
            lines *= edges - depth + 1;
            if (lines < 500_000) {
                Law.verify(List.of(new GameLaws<>(game).perft(depth, lines)), List.of(game.start()));
                assertThat(Forms.lines(new DotsAndBoxesBoard(game.start()), depth))
                        .isEqualTo(lines);
            }
        }
    }

    @Test
    void bothFormsAreTheSameGame() {
        for (int[] size : new int[][] {{1, 1}, {2, 3}, {5, 5}, {12, 2}, {1, 21}}) {
            forms(size[0], size[1]).play(10);
        }
    }

    @Test
    void bothFormsKeepTheLawsOfGames() {
        forms(1, 1).keepTheLaws(5);
        forms(3, 2).keepTheLaws(10);
        forms(5, 5).keepTheLaws(1);
        forms(1, 21).keepTheLaws(1);
    }

    @Test
    void theirSearchesAgreeWithMinimax() {
        forms(1, 1).agreeWithMinimax(4, 1, 4);
        forms(2, 2).agreeWithMinimax(3, 2, 3);
        forms(3, 3).agreeWithMinimax(1, 4, 2);
    }

    /** Checks what the fast form tells of random positions from which at most so many plies are left. */
    private static void knows(int width, int height, int games, int plies) {
        DotsAndBoxesBoard start = new DotsAndBoxesBoard(new DotsAndBoxes(width, height).start());
        GameLaws<DotsAndBoxesBoard, Integer> laws = new GameLaws<>(new CopiedGame<>());
        List<DotsAndBoxesBoard> late = StreamSupport.stream(
                        laws.positions(start, games, 64).spliterator(), false)
                .filter(board ->
                        new CopiedGame<DotsAndBoxesBoard>().moves(board).size() <= plies)
                .toList();
        assertThat(Law.verify(laws.knowledge(plies), late).neverApplied()).isEmpty();
    }

    @Test
    void whatTheFastFormTellsIsTrueAtEveryDepthToTheEnd() {
        knows(1, 1, 20, 4);
        knows(2, 1, 50, 6);
        knows(1, 3, 50, 5);
        knows(2, 2, 100, 6);
        knows(3, 2, 100, 5);
        knows(3, 3, 100, 5);
        knows(4, 4, 100, 5);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nothing to take: of two edges that are one box's alone, one  | ''                | b1 d1 c2 b3 d3 a4 c4 e4
            two boxes by one edge: that edge                             | b1 a2 b3 d1 e2 d3 | c2
            boxes beside which there is none with a free edge: one       | b1 c2 b3 d3 c4 d5 | a2
            a box that leaves the next one short of two edges: that move | b1 a2 b3          | c2
            a box that leaves the next one short of one: that one, too   | b1 a2 b3 d1 d3    | c2 e2
            """)
    void fewMovesAreWorthwhile(String why, String moves, String worthwhile) {
        DotsAndBoxesBoard board = new DotsAndBoxesBoard(moves.isEmpty() ? GAME.start() : after(GAME, moves));
        assertThat(new CopiedGame<DotsAndBoxesBoard>().worthwhileMoves(board))
                .as(why)
                .extracting(GAME::write)
                .containsExactly(worthwhile.split(" ", -1));
    }

    @Test
    void keysTellPositionsApart() {
        forms(2, 1).keysTellPositionsApart(7);
        forms(3, 3).keysTellPositionsApart(4);
    }

    @Test
    void hashCodesTellPositionsOfManyEdgesApart() {
        DotsAndBoxes game = new DotsAndBoxes(4, 4);
        List<Position> positions = game.moves(game.start()).stream()
                .map(first -> game.play(game.start(), first))
                .flatMap(one -> game.moves(one).stream().map(second -> game.play(one, second)))
                .distinct()
                .toList();
        assertThat(positions).hasSize(40 * 39 / 2);
        assertThat(positions.stream().map(Position::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void theLeadAndTheTurnBelongToTheKey() {
        long key = new DotsAndBoxesBoard(new Position(GAME, 0b1011, true, 0)).key();
        assertThat(new DotsAndBoxesBoard(new Position(GAME, 0b1011, false, 0)).key())
                .isNotEqualTo(key);
        assertThat(new DotsAndBoxesBoard(new Position(GAME, 0b1011, true, 1)).key())
                .isNotEqualTo(key);
    }

    @Test
    void whoCompletesABoxMovesAgain() {
        Position three = after(GAME, "b1 a2 c2");
        assertThat(three.maxToMove()).isFalse();
        Position box = GAME.play(three, GAME.read("b3"));
        assertThat(box.maxToMove()).isFalse();
        assertThat(box.lead()).isEqualTo(-1);
        Position two = after(new DotsAndBoxes(2, 1), "b1 d1 a2 e2 b3 d3 c2");
        assertThat(two.lead()).isEqualTo(2);
        assertThat(two.game().moves(two)).isEmpty();
    }

    @Test
    void everyBoxIsWonOnce() {
        for (int[] size : new int[][] {{1, 1}, {2, 3}, {3, 3}}) {
            DotsAndBoxes game = new DotsAndBoxes(size[0], size[1]);
            for (Position position : new GameLaws<>(game).positions(game.start(), 20, 64)) {
                if (game.moves(position).isEmpty()) {
                    assertThat(Math.abs(position.lead())).isLessThanOrEqualTo(size[0] * size[1]);
                    assertThat(Math.floorMod(position.lead(), 2)).isEqualTo(size[0] * size[1] % 2);
                }
            }
        }
    }

    @Test
    void aPositionIsShownAsTheGridThatNamesTheEdges() {
        assertThat(after(GAME, "b1 a2 c2 b3 e4")).hasToString("""
                  a b c d e
                1 + - + . +
                2 | # |   .
                3 + - + . +
                4 .   .   |
                5 + . + . +
                """);
    }

    @Test
    void movesAreReadAsTheyAreWritten() {
        forms(2, 2).movesAreReadAsTheyAreWritten(GAME, 3);
        forms(12, 2).movesAreReadAsTheyAreWritten(new DotsAndBoxes(12, 2), 1);
        forms(1, 21).movesAreReadAsTheyAreWritten(new DotsAndBoxes(1, 21), 1);
        assertThat(GAME.moves(GAME.start()))
                .extracting(GAME::write)
                .containsExactly("b1", "d1", "a2", "c2", "e2", "b3", "d3", "a4", "c4", "e4", "b5", "d5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a1", "b2", "f1", "b6", "b0", "b", "1", "1b", "b1x"})
    void whatIsNoMoveIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.read(text))
                .withMessage("move = '" + text
                        + "'; expected a column from a to e and a row from 1 to 5 where an edge is, such as b1 or a2");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "13, 1", "6, 5", "1, 22", "12, 2147483647", "-1, -1"})
    void aBoardThatDoesNotFitIsRefused(int width, int height) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DotsAndBoxes(width, height))
                .withMessageStartingWith(
                        "width = " + width + ", height = " + height + "; expected a width from 1 to 12");
    }
}
