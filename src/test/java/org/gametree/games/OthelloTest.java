package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.games.Othello.Position;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloTest {
    private static final Othello GAME = new Othello(8, OthelloEvaluation.DISCS);

    private static Forms<Position> forms(int size, OthelloEvaluation evaluation) {
        Othello game = new Othello(size, evaluation);
        return new Forms<>(game, game.start(), new OthelloBoard(game.start()));
    }

    private static Position after(Othello game, String moves) {
        Position position = game.start();
        for (String move : moves.split(" ", -1)) {
            assertThat(game.moves(position)).contains(game.read(move));
            position = game.play(position, game.read(move));
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216"})
    void perft(int depth, long lines) {
        Law.verify(List.of(new GameLaws<>(GAME).perft(depth, lines)), List.of(GAME.start()));
        assertThat(Forms.lines(new OthelloBoard(GAME.start()), depth)).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void thereAreAsManyLinesAsTheRulesSquareBySquareHave(int size) {
        Othello game = new Othello(size, OthelloEvaluation.DISCS);
        PlainOthello plain = new PlainOthello(size);
        for (int depth = 1; depth <= 5; depth++) {
            long lines = new GameLaws<>(plain).lines(plain.start(), depth);
            Law.verify(List.of(new GameLaws<>(game).perft(depth, lines)), List.of(game.start()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void bothFormsAreTheGameOfTheRulesSquareBySquare(int size) {
        PlainOthello plain = new PlainOthello(size);
        forms(size, OthelloEvaluation.DISCS).play(plain, plain.start(), 20);
        forms(size, OthelloEvaluation.POSITIONAL).play(20);
    }

    @ParameterizedTest
    @EnumSource
    void bothFormsKeepTheLawsOfGames(OthelloEvaluation evaluation) {
        for (int size : new int[] {4, 6, 8}) {
            forms(size, evaluation).keepTheLaws(8);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theirSearchesAgreeWithMinimax(OthelloEvaluation evaluation) {
        forms(4, evaluation).agreeWithMinimax(6, 2, 4);
        forms(8, evaluation).agreeWithMinimax(2, 9, 2);
    }

    @Test
    void keysTellPositionsApart() {
        forms(4, OthelloEvaluation.DISCS).keysTellPositionsApart(7);
        forms(8, OthelloEvaluation.DISCS).keysTellPositionsApart(6);
    }

    @Test
    void whoseTurnItIsBelongsToTheKey() {
        Position black = GAME.start();
        Position white = new Position(GAME, black.black(), black.white(), false);
        assertThat(new OthelloBoard(black).key()).isNotEqualTo(new OthelloBoard(white).key());
    }

    @Test
    void whoCanPlaceNoDiscPassesAndOnlyThen() {
        for (Position position : new GameLaws<>(GAME).positions(GAME.start(), 30, 70)) {
            List<Integer> moves = GAME.moves(position);
            assertThat(moves.contains(Othello.PASS)).isEqualTo(moves.equals(List.of(Othello.PASS)));
            if (moves.contains(Othello.PASS)) {
                Position next = GAME.play(position, Othello.PASS);
                assertThat(next.black()).isEqualTo(position.black());
                assertThat(next.blackToMove()).isNotEqualTo(position.blackToMove());
                assertThat(GAME.moves(next)).isNotEmpty().doesNotContain(Othello.PASS);
            }
        }
        Position passing = after(new Othello(4, OthelloEvaluation.DISCS), "d3 d2 b1 d4");
        assertThat(passing.game().moves(passing)).isEqualTo(List.of(Othello.PASS));
    }

    @Test
    void aGameMayEndOnABoardThatIsNotFull() {
        Position wiped = after(GAME, "e6 f4 e3 f6 g5 d6 e7 f5 c5");
        assertThat(wiped).hasToString("""
                  a b c d e f g h
                1 . . . . . . . .
                2 . . . . . . . .
                3 . . . . X . . .
                4 . . . X X X . .
                5 . . X X X X X .
                6 . . . X X X . .
                7 . . . . X . . .
                8 . . . . . . . .
                """);
        assertThat(wiped.white()).isZero();
        assertThat(GAME.moves(wiped)).isEmpty();
        assertThat(GAME.evaluate(wiped)).isEqualTo(13);
        Othello positional = new Othello(8, OthelloEvaluation.POSITIONAL);
        assertThat(positional.evaluate(new Position(positional, wiped.black(), 0, false)))
                .isEqualTo(1300);
    }

    @Test
    void aPositionIsShownWithTheNamesOfItsColumnsAndRows() {
        assertThat(after(new Othello(4, OthelloEvaluation.DISCS), "b1")).hasToString("""
                  a b c d
                1 . X . .
                2 . X X .
                3 . X O .
                4 . . . .
                """);
    }

    @Test
    void movesAreReadAsTheyAreWritten() {
        for (int size : new int[] {4, 6, 8}) {
            forms(size, OthelloEvaluation.DISCS)
                    .movesAreReadAsTheyAreWritten(new Othello(size, OthelloEvaluation.DISCS), 8);
        }
        assertThat(GAME.moves(GAME.start())).extracting(GAME::write).containsExactly("d3", "c4", "f5", "e6");
        assertThat(GAME.read("PASS")).isEqualTo(Othello.PASS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "d",
                "3",
                "d0",
                "d9",
                "i3",
                "d33",
                "d03",
                "d3 ",
                "3d",
                "`1",
                "@1",
                "d٣",
                "passe",
                "\uD835\uDC1A1"
            })
    void whatIsNoMoveIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.read(text))
                .withMessage("move = '" + text
                        + "'; expected a column from a to h and a row from 1 to 8, such as d3, or pass");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 3, 5, 10, -8})
    void aBoardOfAnotherSizeIsRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Othello(size, OthelloEvaluation.DISCS))
                .withMessage("size = " + size + "; expected 4, 6 or 8");
    }

    @Test
    void thePositionalEvaluationExpectsWhatHappensInTheEnd() {
        double products = 0;
        double squares = 0;
        for (int seed = 0; seed < 150; seed++) {
            Othello game = new Othello(8, OthelloEvaluation.POSITIONAL);
            List<Position> positions = played(game, game, seed);
            int end = game.evaluate(positions.get(positions.size() - 1));
            for (Position position : positions.subList(8, positions.size() - 8)) {
                int expected = game.evaluate(position);
                products += (double) expected * end;
                squares += (double) expected * expected;
            }
        }
        assertThat(products / squares).isBetween(0.8, 1.25);
    }

    @Test
    void thePositionalEvaluationPlaysBetterThanThatOfDiscs() {
        Othello positional = new Othello(8, OthelloEvaluation.POSITIONAL);
        int won = 0;
        for (int seed = 0; seed < 30; seed++) {
            List<Position> first = played(positional, GAME, seed);
            List<Position> second = played(GAME, positional, seed);
            won += GAME.evaluate(first.get(first.size() - 1)) > 0 ? 1 : 0;
            won += GAME.evaluate(second.get(second.size() - 1)) < 0 ? 1 : 0;
        }
        assertThat(won).isGreaterThan(50);
    }

    /** Plays a game after six random moves, each side by a search of depth 2 with an evaluation of its own. */
    private static List<Position> played(Othello black, Othello white, int seed) {
        GameSearch<OthelloBoard, Integer> search = GameSearch.ofMutable();
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>();
        Position position = black.start();
        positions.add(position);
        while (!black.moves(position).isEmpty()) {
            List<Integer> moves = black.moves(position);
            Othello mover = position.blackToMove() ? black : white;
            OthelloBoard board =
                    new OthelloBoard(new Position(mover, position.black(), position.white(), position.blackToMove()));
            int move = positions.size() <= 6
                    ? moves.get(random.nextInt(moves.size()))
                    : search.search(board, Limits.depth(2)).bestMove().orElseThrow();
            position = black.play(position, move);
            positions.add(position);
        }
        return positions;
    }
}
