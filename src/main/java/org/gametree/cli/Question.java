package org.gametree.cli;

import java.math.BigDecimal;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.Player;

/** What was asked of one tree. */
record Question(Algorithm algorithm, Player player, Window window, GameTree<Bounded<BigDecimal>> tree) {

    /** The bounds a and b, in any relation. */
    record Window(Bounded<BigDecimal> a, Bounded<BigDecimal> b) {
        static final Window FULL = new Window(Bounded.bottom(), Bounded.top());
    }
}
