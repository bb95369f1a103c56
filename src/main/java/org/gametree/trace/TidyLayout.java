package org.gametree.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Places the boxes of a tree so that it grows to the right: a column for each level, children in order from top to
 * bottom, every parent at half height between its first and its last child, and subtrees as close as their boxes allow.
 *
 * <p>The tree comes as arrays in preorder. The time is in proportion to its size: two subtrees are pushed together
 * along their outlines, which are compared only as deep as the shallower one reaches (Reingold and Tilford 1981).
 */
final class TidyLayout {
    private final int[] parent;
    private final double[] height;
    private final double gap;

    /** Where the middle of a box stands: first below the middle of its parent's, in the end below the top. */
    private final double[] y;

    private final List<List<Integer>> children = new ArrayList<>();

    private TidyLayout(int[] parent, double[] height, double gap) {
        this.parent = parent;
        this.height = height;
        this.gap = gap;
        this.y = new double[parent.length];
    }

    /**
     * Returns where the middles of the boxes stand, measured from the top of the topmost.
     *
     * @param parent the position of each box's parent, which is less than its own; −1 at the root, which comes first
     * @param height how high each box is
     * @param gap how much stays free between two boxes of one level
     */
    static double[] middles(int[] parent, double[] height, double gap) {
        return new TidyLayout(parent, height, gap).middles();
    }

    /** The outline of a subtree: how far its boxes reach up and down on each level, the lowest level first. */
    private static final class Outer {
        final List<Double> top = new ArrayList<>();
        final List<Double> bottom = new ArrayList<>();

        /** What is to be added to all of them. */
        double shift;

        int levels() {
            return top.size();
        }

        double top(int level) {
            return top.get(levels() - 1 - level) + shift;
        }

        double bottom(int level) {
            return bottom.get(levels() - 1 - level) + shift;
        }

        void root(double half) {
            top.add(-half - shift);
            bottom.add(half - shift);
        }
    }

    private double[] middles() {
        for (int i = 0; i < parent.length; i++) {
            children.add(new ArrayList<>());
            if (parent[i] >= 0) {
                children.get(parent[i]).add(i);
            }
        }
        Outer[] outers = new Outer[parent.length];
        for (int i = parent.length - 1; i >= 0; i--) {
            outers[i] = subtree(i, outers);
        }
        for (int i = 1; i < parent.length; i++) {
            y[i] += y[parent[i]];
        }
        return fromTheTop();
    }

    private Outer subtree(int root, Outer[] outers) {
        List<Integer> below = children.get(root);
        Outer joined = new Outer();
        for (int child : below) {
            y[child] = distance(joined, outers[child]);
            joined = join(joined, outers[child], y[child]);
            outers[child] = new Outer();
        }
        if (!below.isEmpty()) {
            double middle = (y[below.get(0)] + y[below.get(below.size() - 1)]) / 2;
            below.forEach(child -> y[child] -= middle);
            joined.shift -= middle;
        }
        joined.root(height[root] / 2);
        return joined;
    }

    private double distance(Outer upper, Outer lower) {
        double distance = upper.levels() == 0 ? 0 : Double.NEGATIVE_INFINITY;
        for (int level = 0; level < Math.min(upper.levels(), lower.levels()); level++) {
            distance = Math.max(distance, upper.bottom(level) + gap - lower.top(level));
        }
        return distance;
    }

    // The deeper of the two takes in the shallower, whose levels alone have to be written.
    private static Outer join(Outer upper, Outer lower, double distance) {
        lower.shift += distance;
        Outer deeper = upper.levels() >= lower.levels() ? upper : lower;
        int shared = Math.min(upper.levels(), lower.levels());
        for (int level = 0; level < shared; level++) {
            int at = deeper.levels() - 1 - level;
            double top = upper.top(level);
            double bottom = lower.bottom(level);
            deeper.top.set(at, top - deeper.shift);
            deeper.bottom.set(at, bottom - deeper.shift);
        }
        return deeper;
    }

    private double[] fromTheTop() {
        double top = Double.POSITIVE_INFINITY;
        for (int i = 0; i < y.length; i++) {
            top = Math.min(top, y[i] - height[i] / 2);
        }
        double shift = -top;
        return Arrays.stream(y).map(middle -> middle + shift).toArray();
    }
}
