package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.game.LawFailures.fails;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.game.Stones.Row;
import org.gametree.law.Law;
import org.gametree.law.Tally;
import org.junit.jupiter.api.Test;

/** Each law of what a game tells besides its rules catches a game that tells something wrong. */
class WrongKnowledgeTest {
    // MAX chooses between 3 and 5 by the second kid, and what is not final is evaluated 4.
    private static final GraphGame CHOICE = GraphGame.of("max 4: 1 2 1", "max 3:", "max 5:");

    private static InformedGraph told(List<Integer> lower, List<Integer> upper, List<List<Integer>> worthwhile) {
        InformedGraph game = new InformedGraph(
                CHOICE, Collections.nCopies(3, List.of()), Collections.nCopies(3, true), Knowledge.none(CHOICE));
        return game.knowing(new Knowledge(lower, upper, worthwhile));
    }

    private static List<Law<Integer>> laws(Game<Integer, Integer> game) {
        return new GameLaws<>(game).knowledge(3);
    }

    private static void breaks(String law, Game<Integer, Integer> game) {
        fails(law, laws(game), List.of(0, 1, 2));
    }

    private static Iterable<Integer> nodes(InformedGraph game) {
        return IntStream.range(0, game.nodes()).boxed().toList();
    }

    @Test
    void whatIsTrueKeepsAllLaws() {
        InformedGraph game = told(List.of(4, 3, 5), List.of(5, 3, 5), List.of(List.of(1), List.of(), List.of()));
        Tally tally = Law.verify(laws(game), nodes(game));
        assertThat(tally.neverApplied()).isEmpty();
    }

    @Test
    void soDoesWhatARandomGraphKnowsInTheWayItIsSearched() {
        for (int seed = 0; seed < 200; seed++) {
            int plies = seed % 4;
            InformedGraph game = InformedGraph.random(seed, plies);
            Law.verify(new KnowledgeLaws<>(new Unfold<>(game).withQuiescence(plies), 5).all(), nodes(game));
            InformedGraph recurring = InformedGraph.randomWithRepetition(seed);
            Unfold<Integer, Integer> unfold =
                    new Unfold<>(recurring).withQuiescence(plies).withRepetition(List.of(seed % recurring.nodes()));
            Law.verify(new KnowledgeLaws<>(unfold, 5).all(), nodes(recurring));
        }
    }

    @Test
    void whatIsTrueWithoutQuiescenceMayBeWrongWithIt() {
        InformedGraph game = InformedGraph.of("max 4: 1", "max 4: 2!", "max 9:");
        InformedGraph shallow = game.knowing(
                new Knowledge(List.of(4, 4, 9), List.of(4, 9, 9), List.of(List.of(), List.of(), List.of())));
        Law.verify(new KnowledgeLaws<>(new Unfold<>(shallow), 1).all(), nodes(shallow));
        fails("bounds", new KnowledgeLaws<>(new Unfold<>(shallow).withQuiescence(1), 1).all(), nodes(shallow));
    }

    @Test
    void noisyMovesThatAreNoMovesOrListedTwice() {
        for (List<Integer> noisy : List.of(List.of(0, 3), List.of(1, 0, 1))) {
            InformedGraph game = new InformedGraph(
                    CHOICE, List.of(noisy, List.of(), List.of()), Collections.nCopies(3, true), Knowledge.none(CHOICE));
            breaks("noisy moves", game);
        }
        InformedGraph after = new InformedGraph(
                CHOICE,
                List.of(List.of(), List.of(0), List.of()),
                Collections.nCopies(3, true),
                Knowledge.none(CHOICE));
        breaks("noisy moves", after);
    }

    @Test
    void worthwhileMovesThatAreNoMovesOrListedTwice() {
        for (List<Integer> worthwhile : List.of(List.of(1, 3), List.of(1, 1))) {
            InformedGraph game = told(
                    Knowledge.none(CHOICE).lower(),
                    Knowledge.none(CHOICE).upper(),
                    List.of(worthwhile, List.of(), List.of()));
            breaks("worthwhile moves", game);
        }
    }

    @Test
    void worthwhileMovesWithoutTheBest() {
        for (List<Integer> worthwhile : List.of(List.of(0), List.of(0, 2))) {
            breaks(
                    "worthwhile moves keep the value",
                    told(
                            Knowledge.none(CHOICE).lower(),
                            Knowledge.none(CHOICE).upper(),
                            List.of(worthwhile, List.of(), List.of())));
        }
        GraphGame late = GraphGame.of("min 0: 1 2", "min 0: 3", "min 0: 4", "min 0: 5", "min 0: 6", "max 3:", "max 2:");
        InformedGraph game = new InformedGraph(
                late, Collections.nCopies(7, List.of()), Collections.nCopies(7, true), Knowledge.none(late));
        InformedGraph first = game.knowing(new Knowledge(
                Knowledge.none(late).lower(),
                Knowledge.none(late).upper(),
                IntStream.range(0, 7)
                        .mapToObj(node -> node == 0 ? List.of(0) : List.<Integer>of())
                        .toList()));
        Law.verify(new GameLaws<>(first).knowledge(2), List.of(0));
        fails("worthwhile moves keep the value", new GameLaws<>(first).knowledge(3), List.of(0));
    }

    @Test
    void boundsThatTheEvaluationOrAValuePasses() {
        List<List<Integer>> nothing = Knowledge.none(CHOICE).worthwhile();
        breaks("bounds", told(List.of(5, 3, 5), List.of(5, 3, 5), nothing));
        breaks("bounds", told(List.of(4, 3, 5), List.of(4, 3, 5), nothing));
        breaks("bounds", told(List.of(4, 4, 5), List.of(5, 4, 5), nothing));
        breaks("bounds", told(List.of(4, 3, 4), List.of(5, 3, 4), nothing));
    }

    @Test
    void boundsOutsideTheScale() {
        List<List<Integer>> nothing = Knowledge.none(CHOICE).worthwhile();
        Law.verify(
                laws(told(Collections.nCopies(3, Score.LOSS), Collections.nCopies(3, Score.WIN), nothing)), List.of(0));
        breaks("bounds", told(Collections.nCopies(3, Score.LOSS - 1), Collections.nCopies(3, Score.WIN), nothing));
        breaks("bounds", told(Collections.nCopies(3, Score.LOSS), Collections.nCopies(3, Score.WIN + 1), nothing));
    }

    @Test
    void progressThatAMoveLowers() {
        Game<Row, Integer> falling = new Stones() {
            @Override
            public int progress(Row row) {
                return row.left().get();
            }
        };
        fails("progress", new GameLaws<>(falling).knowledge(2), List.of(Stones.start()));
        Game<Row, Integer> rising = new Stones() {
            @Override
            public int progress(Row row) {
                return -row.left().get();
            }
        };
        Law.verify(new GameLaws<>(rising).knowledge(2), List.of(Stones.start()));
    }

    @Test
    void illegalArgumentsAreRefusedByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> new KnowledgeLaws<Integer, Integer>(null, 0))
                .withMessageStartingWith("unfold is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new KnowledgeLaws<>(new Unfold<>(CHOICE), -1))
                .withMessage("depth = -1; expected at least 0");
        Law.verify(new KnowledgeLaws<>(new Unfold<>(CHOICE), 0).all(), List.of(0));
    }
}
