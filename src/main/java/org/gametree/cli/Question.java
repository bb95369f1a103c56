package org.gametree.cli;

import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.law.SearchCase;
import org.gametree.notation.Labels;

/** What was asked of one tree. */
record Question(
        Algorithm algorithm,
        Player player,
        Window window,
        Bounded<BigDecimal> guess,
        GameTree<Bounded<BigDecimal>> tree,
        Labels labels) {

    /** The bounds a and b, in any relation. */
    record Window(Bounded<BigDecimal> a, Bounded<BigDecimal> b) {
        static final Window FULL = new Window(Bounded.bottom(), Bounded.top());
    }

    SearchCase<Bounded<BigDecimal>> searchCase() {
        return new SearchCase<>(player, window.a, window.b, tree);
    }
}
