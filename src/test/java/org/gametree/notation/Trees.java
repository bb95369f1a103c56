package org.gametree.notation;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;

/** Trees written in Java, without the notation under test. */
final class Trees {
    private Trees() {}

    static GameTree<Bounded<BigDecimal>> leaf(long value) {
        return number(value, 0);
    }

    static GameTree<Bounded<BigDecimal>> number(long unscaled, int scale) {
        return GameTree.leaf(Bounded.value(BigDecimal.valueOf(unscaled, scale)));
    }

    static GameTree<Bounded<BigDecimal>> inf() {
        return GameTree.leaf(Bounded.top());
    }

    static GameTree<Bounded<BigDecimal>> minusInf() {
        return GameTree.leaf(Bounded.bottom());
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the array is copied and never written to
    static GameTree<Bounded<BigDecimal>> node(GameTree<Bounded<BigDecimal>>... children) {
        return GameTree.node(children);
    }

    /** A node over leaves. */
    static GameTree<Bounded<BigDecimal>> leaves(long... values) {
        return GameTree.node(Arrays.stream(values).mapToObj(Trees::leaf).toList());
    }

    static List<GameTree<Bounded<BigDecimal>>> children(GameTree<Bounded<BigDecimal>> tree) {
        return ((GameTree.Node<Bounded<BigDecimal>>) tree).children();
    }
}
