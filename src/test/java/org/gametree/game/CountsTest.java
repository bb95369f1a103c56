package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What small searches count, in all: nodes, evaluations, cutoffs, searches done again, hits of the table, and hits that
 * were the answer. A search that orders moves in another way, or remembers something else, counts something else.
 */
class CountsTest {
    private static final List<Integer> DEPTHS = List.of(4, 1, 6, 5);

    private long nodes;
    private long evaluations;
    private long cutoffs;
    private long researches;
    private long tableHits;
    private long tableCutoffs;

    private <P, M> void search(GameSearch<P, M> search, P position, List<Integer> depths) {
        for (int depth : depths) {
            Statistics statistics = search.search(position, Limits.depth(depth)).statistics();
            nodes += statistics.nodes();
            evaluations += statistics.evaluations();
            cutoffs += statistics.cutoffs();
            researches += statistics.researches();
            tableHits += statistics.tableHits();
            tableCutoffs += statistics.tableCutoffs();
        }
    }

    private static <P, M> GameSearch<P, M> with(int bytes, GameSearch<P, M> search) {
        return bytes == 0 ? search : search.withTable(new TranspositionTable(bytes));
    }

    private String counts() {
        return nodes + " " + evaluations + " " + cutoffs + " " + researches + " " + tableHits + " " + tableCutoffs;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, '5154 1980 244 192 0 0'",
        "48, 1, '5850 2668 258 140 1224 126'",
        "384, 2, '6618 3282 358 128 1334 194'",
        "16384, 0, '5144 1952 162 216 1582 234'"
    })
    void ofGraphsThatTellWhatTheyKnow(int bytes, int quiescence, String counts) {
        for (int seed = 0; seed < 40; seed++) {
            InformedGraph game = InformedGraph.random(seed, quiescence);
            search(with(bytes, GameSearch.of(game).withQuiescence(quiescence)), 0, DEPTHS);
            search(
                    with(
                            bytes,
                            GameSearch.<PathGame<Integer, Integer>>ofMutable().withQuiescence(quiescence)),
                    new PathGame<>(game, 0),
                    DEPTHS);
        }
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"0, '16521 8166 5713 0 0 0'", "48, '16471 8115 5658 0 653 16'", "16384, '12390 5470 3511 0 3111 1204'"})
    void straightToTheDepth(int bytes, String counts) {
        for (int seed = 0; seed < 40; seed++) {
            InformedGraph game = InformedGraph.random(seed, 0);
            search(with(bytes, GameSearch.of(game).withoutDeepening()), 0, DEPTHS);
            ConnectFour board = new ConnectFour(4, 4);
            ConnectFourBoard position = new ConnectFourBoard(board);
            position.make(seed % 4);
            search(
                    with(bytes, GameSearch.<ConnectFourBoard>ofMutable().withoutDeepening()),
                    position,
                    List.of(1, 2, 6));
        }
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"0, '2400 1502 641 0 0 0'", "16384, '1297 719 352 0 400 73'"})
    void straightToTheDepthWhereTheFirstMovesAreOftenWrong(int bytes, String counts) {
        GameSearch<OthelloBoard, Integer> search =
                GameSearch.<OthelloBoard>ofMutable().withoutDeepening();
        OthelloBoard position = new OthelloBoard(new Othello(6, OthelloEvaluation.DISCS).start());
        search(with(bytes, search), position, List.of(2, 3, 4, 5, 6));
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, '1156 485 105 30 0 0'",
        "48, 1, '1394 505 157 24 183 2'",
        "384, 2, '1398 508 173 24 266 4'",
        "16384, 0, '1234 481 117 29 276 4'"
    })
    void ofGraphsWithDrawsByRepetition(int bytes, int quiescence, String counts) {
        for (int seed = 0; seed < 40; seed++) {
            InformedGraph game = InformedGraph.randomWithRepetition(seed);
            List<Integer> before = List.of(seed % game.nodes());
            search(with(bytes, GameSearch.of(game).withQuiescence(quiescence).withRepetition(before)), 0, DEPTHS);
        }
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({
        "0, '8955 4031 2712 148 0 0'",
        "48, '6851 2854 1849 143 709 371'",
        "384, '4398 1555 909 110 1973 619'",
        "16384, '3618 1061 585 107 2498 809'"
    })
    void ofGraphsOfManyLevelsWithDrawsByRepetition(int bytes, String counts) {
        for (int seed = 0; seed < 10; seed++) {
            search(
                    with(bytes, GameSearch.of(InformedGraph.climbing(seed)).withRepetition(List.of())),
                    0,
                    List.of(6, 7));
        }
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({
        "0, '20898 12628 5895 24 0 0'",
        "384, '16809 9878 4577 11 534 422'",
        "65536, '10463 5563 2377 8 3436 1239'"
    })
    void ofConnectFour(int bytes, String counts) {
        ConnectFour game = new ConnectFour(6, 5);
        UnaryOperator<Integer> centre = column -> -Math.abs(2 * column - 5);
        search(with(bytes, GameSearch.ofMutable()), new ConnectFourBoard(game), List.of(8));
        search(with(bytes, GameSearch.of(game, (at, column) -> centre.apply(column))), game.start(), List.of(7));
        search(
                with(bytes, GameSearch.<ConnectFourBoard>ofMutable((board, column) -> centre.apply(column)))
                        .withExactRootMoves(),
                new ConnectFourBoard(game),
                List.of(6));
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"0, '5801 3447 1939 2 0 0'", "384, '5296 3100 1722 3 119 93'", "65536, '2563 1248 554 2 1250 536'"})
    void ofDotsAndBoxesWhereAPlayerMovesAgain(int bytes, String counts) {
        DotsAndBoxes game = new DotsAndBoxes(2, 2);
        search(with(bytes, GameSearch.of(game)), game.start(), List.of(6));
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"0, '6048 4054 1337 46 0 0'", "384, '5201 3450 1157 40 143 30'", "65536, '2649 1613 577 12 724 128'"})
    void ofOthello(int bytes, String counts) {
        Othello game = new Othello(6, OthelloEvaluation.POSITIONAL);
        search(with(bytes, GameSearch.ofMutable()), new OthelloBoard(game.start()), List.of(6, 7));
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({"0, '4019 2165 1207 30 0 0'", "384, '3390 1769 1015 14 163 71'", "65536, '1949 888 535 4 869 192'"})
    void ofHexapawnWithDrawsByRepetitionWhilePlayGoesOn(int bytes, String counts) {
        Hexapawn game = new Hexapawn(4, 5);
        GameSearch<Hexapawn.Pawns, Hexapawn.Step> search = with(bytes, GameSearch.of(game));
        List<Hexapawn.Pawns> before = new ArrayList<>();
        Hexapawn.Pawns position = game.start();
        for (int depth : List.of(7, 6, 7)) {
            search(search.withRepetition(before), position, List.of(depth));
            before.add(position);
            position = game.play(position, game.moves(position).get(1));
        }
        assertThat(counts()).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource({
        "BOUNDS, '3580 1634 488 72 863 159'",
        "SELECTION, '3655 1706 157 76 1322 288'",
        "TABLE_MOVES, '2797 1249 96 52 576 93'",
        "ENHANCED_CUTOFFS, '2885 1301 102 74 708 112'"
    })
    void ofGraphsWithoutOneSpeedup(Speedup speedup, String counts) {
        for (int seed = 0; seed < 40; seed++) {
            InformedGraph game = InformedGraph.random(seed, 1);
            search(with(1 << 14, GameSearch.of(game).withQuiescence(1).without(speedup)), 0, DEPTHS);
        }
        assertThat(counts()).isEqualTo(counts);
    }
}
