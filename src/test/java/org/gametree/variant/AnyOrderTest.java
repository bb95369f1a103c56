package org.gametree.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.core.GameTree.leaf;
import static org.gametree.core.GameTree.node;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.TreeSearch;
import org.junit.jupiter.api.Test;

/** Null windows are places in the order: every search ends with the right value whatever the values are. */
class AnyOrderTest {

    private static <V> List<TreeSearch<V>> family(BoundedOrder<V> order, V guess) {
        return List.of(
                new Negamax<>(order),
                new FailSoft<>(order),
                new PrincipalVariationSearch<>(order),
                new Scout<>(order),
                new CountedMinimax<>(order),
                MtdF.sss(order),
                MtdF.dual(order),
                new MtdF<>(order, guess));
    }

    private static <V> void everySearchFinds(V m, BoundedOrder<V> order, Player p, V guess, GameTree<V> tree) {
        assertThat(new Minimax<>(order).minimax(p, tree)).isEqualTo(m);
        for (TreeSearch<V> search : family(order, guess)) {
            assertThat(search.search(p, order.bottom(), order.top(), tree).value())
                    .as("%s", search)
                    .isEqualTo(m);
        }
    }

    @Test
    void fractionsCloserThanOne() {
        everySearchFinds(0.5, BoundedOrder.doubles(), Player.MAX, 0.25, node(leaf(0.0), leaf(0.5)));
        everySearchFinds(
                Double.MIN_VALUE,
                BoundedOrder.doubles(),
                Player.MAX,
                0.0,
                node(node(leaf(Double.MIN_VALUE), leaf(1e300)), node(leaf(0.0), leaf(-1e-300))));
    }

    @Test
    void decimalsOfAnyScaleBetweenAdjoinedBounds() {
        BoundedOrder<Bounded<BigDecimal>> order = BoundedOrder.adjoin(BigDecimal::compareTo);
        List<GameTree<Bounded<BigDecimal>>> leaves = new ArrayList<>();
        for (String number : List.of("1e-400", "2e-400", "1.5e-400")) {
            leaves.add(leaf(Bounded.value(new BigDecimal(number))));
        }
        everySearchFinds(Bounded.value(new BigDecimal("2e-400")), order, Player.MAX, Bounded.bottom(), node(leaves));
        everySearchFinds(Bounded.value(new BigDecimal("1e-400")), order, Player.MIN, Bounded.top(), node(leaves));
    }

    @Test
    void words() {
        everySearchFinds(
                "bear",
                BoundedOrder.natural("", "~"),
                Player.MAX,
                "bee",
                node(node(leaf("cat"), leaf("bear")), node(leaf("ant"), leaf("dog")), node(leaf("b"), leaf("bear"))));
    }

    @Test
    void theLeastIntWhoseNegationOverflows() {
        int min = Integer.MIN_VALUE;
        everySearchFinds(-5, BoundedOrder.ints(), Player.MAX, 0, node(node(leaf(min), leaf(0)), leaf(-5)));
        everySearchFinds(min, BoundedOrder.ints(), Player.MAX, 0, node(leaf(min), leaf(min)));
        everySearchFinds(
                Integer.MAX_VALUE, BoundedOrder.ints(), Player.MAX, 0, node(node(leaf(Integer.MAX_VALUE)), node()));
    }

    @Test
    void anOrderOfOneValue() {
        everySearchFinds(0, BoundedOrder.natural(0, 0), Player.MAX, 0, node(leaf(0), node()));
    }
}
