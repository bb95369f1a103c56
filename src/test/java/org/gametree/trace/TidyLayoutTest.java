package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** What a tidy drawing is: nothing overlaps, children are in order, parents are in the middle. */
class TidyLayoutTest {
    private static final double GAP = 2;

    /** Boxes in preorder. */
    private static final class Boxes {
        final int[] parent;
        final double[] height;

        Boxes(int[] parent, double[] height) {
            this.parent = parent;
            this.height = height;
        }

        double[] middles() {
            return TidyLayout.middles(parent, height, GAP);
        }

        int depth(int box) {
            int depth = 0;
            for (int at = box; parent[at] >= 0; at = parent[at]) {
                depth++;
            }
            return depth;
        }
    }

    /** Each pair says how many levels up the next box goes, and how high it is. */
    @Provide
    Arbitrary<Boxes> boxes() {
        return Arbitraries.integers().between(0, 35).list().ofMaxSize(40).map(TidyLayoutTest::boxes);
    }

    private static Boxes boxes(List<Integer> steps) {
        int[] parent = new int[steps.size() + 1];
        double[] height = new double[steps.size() + 1];
        parent[0] = -1;
        height[0] = 5;
        for (int i = 1; i < parent.length; i++) {
            parent[i] = i - 1;
            for (int up = steps.get(i - 1) % 6 - 1; up > 0 && parent[parent[i]] >= 0; up--) {
                parent[i] = parent[parent[i]];
            }
            height[i] = 1 + steps.get(i - 1);
        }
        return new Boxes(parent, height);
    }

    @Property
    void boxesOfALevelAreInOrderWithTheGapBetweenThemAtLeast(@ForAll("boxes") Boxes boxes) {
        double[] y = boxes.middles();
        List<Integer> lowest = new ArrayList<>();
        for (int i = 0; i < y.length; i++) {
            int depth = boxes.depth(i);
            if (depth < lowest.size()) {
                int above = lowest.set(depth, i);
                double free = y[i] - boxes.height[i] / 2 - (y[above] + boxes.height[above] / 2);
                assertThat(free).isGreaterThan(GAP - 1e-6);
            } else {
                lowest.add(i);
            }
        }
        Statistics.label("levels")
                .collect(lowest.size() > 4)
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 30));
    }

    @Property
    void everyParentIsMidwayBetweenItsFirstAndItsLastChild(@ForAll("boxes") Boxes boxes) {
        double[] y = boxes.middles();
        for (int node = 0; node < y.length; node++) {
            int parent = node;
            int[] below = IntStream.range(0, y.length)
                    .filter(i -> boxes.parent[i] == parent)
                    .toArray();
            if (below.length > 0) {
                assertThat(y[node]).isCloseTo((y[below[0]] + y[below[below.length - 1]]) / 2, within(1e-6));
            }
        }
    }

    @Property
    void theTopmostBoxTouchesTheTop(@ForAll("boxes") Boxes boxes) {
        double[] y = boxes.middles();
        double top = IntStream.range(0, y.length)
                .mapToDouble(i -> y[i] - boxes.height[i] / 2)
                .min()
                .orElseThrow();
        assertThat(top).isCloseTo(0, within(1e-6));
    }

    @Example
    void subtreesAreAsCloseAsTheirBoxesAllow() {
        // A leaf on the root stands beside the deep subtree's root, not below its leaves.
        Boxes boxes = new Boxes(new int[] {-1, 0, 1, 1, 1, 0}, new double[] {10, 10, 10, 10, 10, 10});
        assertThat(boxes.middles()).containsExactly(23, 17, 5, 17, 29, 29);
    }

    @Example
    void aHundredThousandBoxesDeepAndWideTakeNoTimeToSpeakOf() {
        int size = 100_000;
        double[] height = new double[size];
        Arrays.fill(height, 10);
        double[] chain = TidyLayout.middles(IntStream.range(-1, size - 1).toArray(), height, GAP);
        assertThat(chain).containsOnly(5);
        int[] star = IntStream.range(0, size).map(i -> i == 0 ? -1 : 0).toArray();
        assertThat(TidyLayout.middles(star, height, GAP)[size - 1]).isCloseTo(12.0 * (size - 2) + 5, within(1e-3));
        int[] comb = IntStream.range(0, size)
                .map(i -> i == 0 ? -1 : i % 2 == 1 ? i - 1 : i - 2)
                .toArray();
        assertThat(TidyLayout.middles(comb, height, GAP)).hasSize(size);
    }
}
