package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.gametree.game.LawFailures.fails;

import java.util.List;
import org.gametree.law.Claim;
import org.gametree.law.Law;
import org.junit.jupiter.api.Test;

/** The law of equal positions catches positions that are equal and not the same. */
class WrongEqualityTest {

    /** A node of a graph, told from others by a label alone. */
    private record Place(int node, int label) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Place place && place.label == label;
        }

        @Override
        public int hashCode() {
            return label;
        }
    }

    /** A graph whose nodes have labels. */
    private record Labelled(Game<Integer, Integer> graph, List<Integer> labels) implements Game<Place, Integer> {
        Place place(int node) {
            return new Place(node, labels.get(node));
        }

        @Override
        public boolean maxToMove(Place place) {
            return graph.maxToMove(place.node);
        }

        @Override
        public List<Integer> moves(Place place) {
            return graph.moves(place.node);
        }

        @Override
        public Place play(Place place, Integer move) {
            return place(graph.play(place.node, move));
        }

        @Override
        public int evaluate(Place place) {
            return graph.evaluate(place.node);
        }

        @Override
        public List<Integer> noisyMoves(Place place) {
            return graph.noisyMoves(place.node);
        }

        @Override
        public boolean mayStandPat(Place place) {
            return graph.mayStandPat(place.node);
        }

        @Override
        public int upperBound(Place place) {
            return graph.upperBound(place.node);
        }
    }

    private static void confused(int plies, Game<Integer, Integer> graph, Integer... labels) {
        Labelled game = new Labelled(graph, List.of(labels));
        Law<Place> law = new GameLaws<>(game).equalPositions(plies);
        fails("equal positions", List.of(law), List.of(game.place(0)));
        Law.verify(List.of(new GameLaws<>(game).equalPositions(plies - 1)), List.of(game.place(0)));
    }

    @Test
    void positionsThatOnlyTheirNamesTellApartMayBeEqual() {
        GraphGame graph = GraphGame.of("max 0: 1 2", "min 5: 3 0", "min 5: 4 0", "max 7:", "min 7:");
        Labelled game = new Labelled(graph, List.of(0, 1, 1, 3, 3));
        Law.verify(List.of(new GameLaws<>(game).equalPositions(6)), List.of(game.place(0), game.place(3)));
    }

    @Test
    void finalPositionsMayBeEqualWhetherTheirPlayerMayStandPatOrNot() {
        InformedGraph graph = InformedGraph.of("max 0: 1 2", "min 7: forced", "max 7:");
        Labelled game = new Labelled(graph, List.of(0, 1, 1));
        Law.verify(List.of(new GameLaws<>(game).equalPositions(1)), List.of(game.place(0)));
    }

    @Test
    void aNegativeNumberOfPliesIsRefused() {
        GameLaws<Integer, Integer> laws = new GameLaws<>(GraphGame.of("max 0:"));
        Law.verify(List.of(laws.equalPositions(0)), List.of(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> laws.equalPositions(-1))
                .withMessage("plies = -1; expected at least 0");
    }

    @Test
    void theClaimSaysWhere() {
        GraphGame graph = GraphGame.of("max 0: 1 2", "min 5: 3", "min 6: 3", "max 7:");
        Labelled game = new Labelled(graph, List.of(0, 1, 1, 3));
        Claim claim =
                new GameLaws<>(game).equalPositions(2).claim(game.place(0)).orElseThrow();
        assertThat(claim.holds()).isFalse();
        assertThat(claim.about().map(Object::toString)).contains(game.place(2).toString());
    }

    @Test
    void withoutWhoseTurnItIs() {
        confused(1, GraphGame.of("max 0: 1 2", "min 5: 3", "max 5: 3", "max 7:"), 0, 1, 1, 3);
    }

    @Test
    void withOtherEvaluationsOrMoves() {
        confused(1, GraphGame.of("max 0: 1 2", "min 5: 3", "min 6: 3", "max 7:"), 0, 1, 1, 3);
        confused(1, GraphGame.of("max 0: 1 2", "min 5: 3", "min 5: 3 3", "max 7:"), 0, 1, 1, 3);
    }

    @Test
    void withOtherMovesAfterThem() {
        confused(1, GraphGame.of("max 0: 1 2", "min 5: 3", "min 5: 0", "max 7:"), 0, 1, 1, 3);
    }

    @Test
    void withADifferenceThatShowsOnlyLater() {
        GraphGame graph = GraphGame.of(
                "max 0: 1 2", "min 0: 3", "min 0: 4", "max 0: 5", "max 0: 6", "min 0: 7", "min 0: 7 7", "max 0:");
        confused(3, graph, 0, 1, 1, 3, 3, 5, 5, 7);
    }

    @Test
    void withOtherThingsTold() {
        confused(1, InformedGraph.of("max 0: 1 2", "min 5: 3!", "min 5: 3", "max 7:"), 0, 1, 1, 3);
        confused(1, InformedGraph.of("max 0: 1 2", "min 5: 3 forced", "min 5: 3", "max 7:"), 0, 1, 1, 3);
        InformedGraph graph = InformedGraph.of("max 0: 1 2", "min 5: 3", "min 5: 3", "max 7:");
        Knowledge none = Knowledge.none(graph.graph());
        Knowledge known = new Knowledge(none.lower(), List.of(7, 7, 8, 7), none.worthwhile());
        confused(1, graph.knowing(known), 0, 1, 1, 3);
    }
}
