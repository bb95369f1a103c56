package org.gametree.trace;

/**
 * How much of a trace is drawn before the rest is folded into lines that only count it.
 *
 * <p>The limits hold whatever the tree, so a drawing stays small. The principal variation is drawn first; then nodes
 * are opened level by level, from left to right, as long as their children still fit.
 *
 * @param depth how many levels below the root are drawn, at least 0
 * @param children how many children of one node are drawn, and how many values of one row of leaves, at least 1; beyond
 *     it are drawn the child on the principal variation, and a child that would be the only one folded
 * @param leaves how many leaves side by side are drawn one a line, at least 1; more of them share a line
 * @param lines how many lines are drawn, at least 1, the legend not counted
 */
public record FoldLimits(int depth, int children, int leaves, int lines) {

    /** What a page of text takes: 20 levels, 12 children, 3 leaves, 200 lines. */
    public static final FoldLimits DEFAULT = new FoldLimits(20, 12, 3, 200);

    /**
     * Makes limits.
     *
     * @param depth how many levels below the root are drawn
     * @param children how many children of one node are drawn
     * @param leaves how many leaves side by side are drawn one a line
     * @param lines how many lines are drawn
     * @throws IllegalArgumentException if a limit is below its least value
     */
    public FoldLimits {
        requireAtLeast("depth", 0, depth);
        requireAtLeast("children", 1, children);
        requireAtLeast("leaves", 1, leaves);
        requireAtLeast("lines", 1, lines);
    }

    private static void requireAtLeast(String name, int least, int value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " = " + value + "; expected at least " + least);
        }
    }
}
