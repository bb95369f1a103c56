package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gametree.core.BoundedOrder;
import org.gametree.law.AlphaBetaLaws;
import org.gametree.law.Law;
import org.gametree.law.LawFailure;
import org.gametree.law.Universe;
import org.junit.jupiter.api.Test;

class OwnSearchTest {
    private final BoundedOrder<Integer> order = BoundedOrder.natural(0, 3);
    private final Universe<Integer> universe = Universe.of(List.of(0, 1, 2, 3), 4);

    @Test
    void theRightSearchPassesEveryLaw() {
        var tally = Law.verify(new AlphaBetaLaws<>(order, OwnSearch::search).all(), universe.cases());
        assertEquals(List.of(), tally.neverApplied());
    }

    @Test
    void theWrongSearchIsToldTheSmallestTreeThatShowsIt() {
        LawFailure failure = assertThrows(
                LawFailure.class,
                () -> Law.verify(new AlphaBetaLaws<>(order, OwnSearch::searchWrongly).sound(), universe.cases()));
        assertTrue(failure.getMessage().contains("tree [1, 0]"), failure.getMessage());
    }
}
