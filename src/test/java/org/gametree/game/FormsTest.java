package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

/** What a game tells is the same in both forms. */
class FormsTest {

    /** A game of one position with the moves a to d, of which it selects some. */
    private record Selecting(List<String> selected) implements Game<String, String> {
        @Override
        public boolean maxToMove(String position) {
            return true;
        }

        @Override
        public List<String> moves(String position) {
            return List.of("a", "b", "c", "d");
        }

        @Override
        public String play(String position, String move) {
            return position + move;
        }

        @Override
        public int evaluate(String position) {
            return 0;
        }

        @Override
        public List<String> noisyMoves(String position) {
            return selected;
        }

        @Override
        public List<String> worthwhileMoves(String position) {
            return selected;
        }
    }

    private static List<Integer> listed(Consumer<MoveList> adder) {
        MoveList moves = new MoveList();
        adder.accept(moves);
        return Arrays.stream(moves.toArray()).boxed().toList();
    }

    @Test
    void anAdaptedGameSaysTheSameAndSoDoesItsCopy() {
        for (int seed = 0; seed < 100; seed++) {
            InformedGraph game = InformedGraph.random(seed, 2);
            for (int node = 0; node < game.nodes(); node++) {
                Sight<Integer> sight = Sight.of(game, node);
                assertThat(Sight.of(new CopiedGame<>(), new AdaptedGame<>(game, node)))
                        .isEqualTo(sight);
                assertThat(Sight.of(new CopiedGame<>(), new AdaptedGame<>(game, node).copy()))
                        .isEqualTo(sight);
            }
        }
    }

    @Test
    void theFastFormOfAGraphThatTellsWhatItKnowsKeepsAllLaws() {
        for (int seed = 0; seed < 50; seed++) {
            InformedGraph game = InformedGraph.random(seed, 2);
            List<PathGame<Integer, Integer>> nodes = IntStream.range(0, game.nodes())
                    .mapToObj(node -> new PathGame<>(game, node))
                    .toList();
            MutableGameLaws<PathGame<Integer, Integer>> fast = new MutableGameLaws<>();
            Law.verify(fast.all(), nodes);
            Law.verify(List.of(fast.equalKeys(3)), nodes);
            Unfold<PathGame<Integer, Integer>, Integer> unfold = new Unfold<>(new CopiedGame<>());
            Law.verify(new KnowledgeLaws<>(unfold.withQuiescence(2), 3).all(), nodes);
        }
    }

    @Test
    void theKeyOfAnAdaptedGameIsItsPositionsHash() {
        Nim.Heaps heaps = Nim.Heaps.of(3, 1);
        assertThat(new AdaptedGame<>(new Nim(), heaps).key()).isEqualTo(heaps.hashCode());
    }

    @Test
    void theKeyAfterAMoveIsThatOfThePositionThereAndWhatIsComparedIsThatPosition() {
        for (int seed = 0; seed < 100; seed++) {
            InformedGraph graph = InformedGraph.random(seed, 2);
            for (int node = 0; node < graph.nodes(); node++) {
                AdaptedGame<Integer, Integer> game = new AdaptedGame<>(graph, node);
                for (int move : listed(game::moves)) {
                    int next = graph.play(node, game.move(move));
                    assertThat(game.keyAfter(move)).isEqualTo(Integer.hashCode(next));
                    assertThat(game.identityAfter(move)).isEqualTo(next);
                    assertThat(game.position()).isEqualTo(node);
                    game.make(move);
                    assertThat(game.position()).isEqualTo(next);
                    game.unmake(move);
                    assertThat(game.position()).isEqualTo(node);
                }
            }
        }
    }

    @Test
    void aPositionWhoseKeyWasAskedForIsKeptUntilTheMovesAreListedAgain() {
        List<String> calls = new ArrayList<>();
        AdaptedGame<String, String> game =
                new AdaptedGame<>(new Tapped<>(new Selecting(List.of()), calls::add), "here ");
        game.moves(new MoveList());
        assertThat(game.keyAfter(2)).isEqualTo("here c".hashCode());
        for (int times = 0; times < 2; times++) {
            game.make(2);
            assertThat(game.position()).isEqualTo("here c");
            game.unmake(2);
        }
        assertThat(game.keyAfter(3)).isEqualTo("here d".hashCode());
        assertThat(game.identityAfter(2)).isSameAs(game.identityAfter(2)).isEqualTo("here c");
        assertThat(calls).containsExactly("moves", "play", "play");
        game.moves(new MoveList());
        assertThat(game.identityAfter(2)).isEqualTo("here c");
        assertThat(calls).containsExactly("moves", "play", "play", "moves", "play");
    }

    @Test
    void whatIsKeptOfAPositionIsNotTakenForAnotherAtTheSamePly() {
        AdaptedGame<String, String> game = new AdaptedGame<>(new Selecting(List.of()), "");
        game.moves(new MoveList());
        for (int first : List.of(0, 1)) {
            game.make(first);
            game.moves(new MoveList());
            for (int second : List.of(0, 3)) {
                String after = game.move(first) + game.move(second);
                assertThat(game.keyAfter(second)).isEqualTo(after.hashCode());
                game.make(second);
                assertThat(game.position()).isEqualTo(after);
                game.unmake(second);
            }
            game.unmake(first);
        }
        assertThat(game.position()).isEmpty();
    }

    @Test
    void aGameOfFourMethodsTellsNothing() {
        Nim.Heaps heaps = Nim.Heaps.of(2, 1);
        MutableGame adapted = new AdaptedGame<>(new Nim(), heaps);
        for (Sight<?> sight : List.of(
                Sight.of(new Nim(), heaps),
                Sight.of(new CopiedGame<>(), adapted),
                Sight.of(new CopiedGame<>(), new FastStones()))) {
            assertThat(sight.noisyMoves()).isEmpty();
            assertThat(sight.mayStandPat()).isTrue();
            assertThat(sight.lowerBound()).isEqualTo(Score.LOSS);
            assertThat(sight.upperBound()).isEqualTo(Score.WIN);
            assertThat(sight.worthwhileMoves()).isEmpty();
            assertThat(sight.progress()).isZero();
        }
    }

    @Test
    void selectedMovesAreThePlacesOfThoseMovesInAnyOrder() {
        for (List<String> selected : List.of(
                List.<String>of(), List.of("a", "d"), List.of("d", "a"), List.of("c", "b", "d", "a"), List.of("b"))) {
            AdaptedGame<String, String> game = new AdaptedGame<>(new Selecting(selected), "");
            assertThat(listed(game::noisyMoves)).map(game::move).isEqualTo(selected);
            assertThat(listed(game::worthwhileMoves))
                    .map("abcd"::charAt)
                    .map(String::valueOf)
                    .isEqualTo(selected);
        }
    }

    @Test
    void selectedMovesCanBeMadeWithoutAskingForAllFirst() {
        AdaptedGame<String, String> game = new AdaptedGame<>(new Selecting(List.of("c")), "");
        game.noisyMoves(new MoveList());
        game.make(2);
        game.worthwhileMoves(new MoveList());
        game.make(0);
        assertThat(game.position()).isEqualTo("ca");
        game.unmake(0);
        game.unmake(2);
        assertThat(game.position()).isEmpty();
    }

    @Test
    void whereNothingIsSelectedTheMovesAreNotListed() {
        List<String> calls = new ArrayList<>();
        AdaptedGame<Nim.Heaps, Nim.Take> game = new AdaptedGame<>(new Tapped<>(new Nim(), calls::add), Nim.Heaps.of(3));
        assertThat(listed(game::noisyMoves)).isEmpty();
        assertThat(listed(game::worthwhileMoves)).isEmpty();
        assertThat(calls).containsExactly("noisyMoves", "worthwhileMoves");
    }

    @Test
    void aSelectedMoveThatIsNoneOfTheMovesIsRefused() {
        AdaptedGame<String, String> game = new AdaptedGame<>(new Selecting(List.of("b", "x")), "here");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.noisyMoves(new MoveList()))
                .withMessage("noisyMoves of position here hold x; expected some of its moves [a, b, c, d]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.worthwhileMoves(new MoveList()))
                .withMessage("worthwhileMoves of position here hold x; expected some of its moves [a, b, c, d]");
    }

    @Test
    void noListAtAllIsRefused() {
        AdaptedGame<String, String> game = new AdaptedGame<>(new Selecting(null), "here");
        assertThatNullPointerException()
                .isThrownBy(() -> game.noisyMoves(new MoveList()))
                .withMessage("noisyMoves of position here are null; expected some of its moves");
    }
}
