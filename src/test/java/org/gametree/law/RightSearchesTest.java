package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.gametree.core.Player;
import org.gametree.core.Timed;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.junit.jupiter.api.Test;

/** Right searches that are not this algorithm pass just the groups that they owe. */
class RightSearchesTest {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);
    private static final AlphaBeta<Integer> ALPHA_BETA = new AlphaBeta<>(ORDER);

    private enum Group {
        SOUND,
        FAIL_HARD,
        COST,
        PRUNING,
        EXACT
    }

    @Test
    void alphaBetaPassesEveryGroup() {
        assertThat(passed(ALPHA_BETA::alphaBeta)).isEqualTo(EnumSet.allOf(Group.class));
    }

    @Test
    void failSoftIsSoundAndCountsRight() {
        TreeSearch<Integer> failSoft =
                new WrongAlphaBeta<>(ORDER, ORDER, x -> x + 1, Mistake.FAIL_SOFT, EnumSet.allOf(Player.class));
        assertThat(passed(failSoft)).containsExactlyInAnyOrder(Group.SOUND, Group.COST, Group.PRUNING);
    }

    @Test
    void aResultClampedToTheWindowIsSoundAndCountsRight() {
        TreeSearch<Integer> clamped =
                (p, a, b, tree) -> ALPHA_BETA.alphaBeta(p, a, b, tree).map(r -> ORDER.clamp(a, b, r));
        assertThat(passed(clamped)).containsExactlyInAnyOrder(Group.SOUND, Group.COST, Group.PRUNING);
    }

    @Test
    void minimaxWithACountIsSoundAndCountsRight() {
        TreeSearch<Integer> minimax =
                (p, a, b, tree) -> new Timed<>(new Minimax<>(ORDER).minimax(p, tree), tree.leaves());
        assertThat(passed(minimax)).containsExactlyInAnyOrder(Group.SOUND, Group.COST);
    }

    @Test
    void aTableOfBoundsIsSoundAndCountsRight() {
        assertThat(passed(new TableSearch(new HashMap<>()))).containsExactlyInAnyOrder(Group.SOUND, Group.COST);
    }

    @Test
    void aSearchThatRefusesCrossedWindowsIsSound() {
        TreeSearch<Integer> strict = (p, a, b, tree) -> {
            if (a >= b) {
                throw new IllegalArgumentException("a = " + a + ", b = " + b + "; expected a < b");
            }
            return ALPHA_BETA.alphaBeta(p, a, b, tree);
        };
        AlphaBetaLaws<Integer> laws = new AlphaBetaLaws<>(ORDER, strict);
        Iterable<SearchCase<Integer>> cases =
                Universe.of(List.of(0, 1, 2, 3), 4).cases();
        for (var group : List.of(laws.sound(), laws.cost(), laws.pruning())) {
            assertThat(Law.verify(group, cases).neverApplied()).isEmpty();
        }
    }

    private static Set<Group> passed(TreeSearch<Integer> search) {
        AlphaBetaLaws<Integer> laws = new AlphaBetaLaws<>(ORDER, search);
        Map<Group, List<Law<SearchCase<Integer>>>> groups = Map.of(
                Group.SOUND, laws.sound(),
                Group.FAIL_HARD, laws.failHard(),
                Group.COST, laws.cost(),
                Group.PRUNING, laws.pruning(),
                Group.EXACT, laws.exact());
        Set<Group> passed = EnumSet.allOf(Group.class);
        for (SearchCase<Integer> c : Universe.of(List.of(0, 1, 2, 3), 4).cases()) {
            passed.removeIf(group -> groups.get(group).stream().anyMatch(law -> law.check(c) == Outcome.FAILS));
        }
        return passed;
    }

    /** Remembers for every position what is known of its value, over all searches, and searches what is left open. */
    private record TableSearch(Map<Key, Bounds> table) implements TreeSearch<Integer> {
        private record Key(Player p, GameTree<Integer> tree) {}

        private record Bounds(int lower, int upper) {}

        @Override
        public Timed<Integer> search(Player p, Integer a, Integer b, GameTree<Integer> tree) {
            Key key = new Key(p, tree);
            Bounds known = table.getOrDefault(key, new Bounds(0, 3));
            if (known.lower == known.upper || known.lower >= b) {
                return Timed.pure(known.lower);
            }
            if (known.upper <= a) {
                return Timed.pure(known.upper);
            }
            Timed<Integer> result = ALPHA_BETA.alphaBeta(p, a, b, tree);
            int r = result.value();
            if (a < b) {
                table.put(
                        key,
                        new Bounds(
                                r > a ? Math.max(r, known.lower) : known.lower,
                                r < b ? Math.min(r, known.upper) : known.upper));
            }
            return result;
        }
    }
}
