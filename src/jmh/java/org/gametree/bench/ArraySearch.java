package org.gametree.bench;

/** The same search of a uniform tree whose leaves are one array of ints: no objects at all. */
final class ArraySearch {
    private final int[] values;
    private final int branching;
    private long leaves;

    ArraySearch(int[] values, int branching) {
        this.values = values;
        this.branching = branching;
    }

    long leaves() {
        return leaves;
    }

    int max(int first, int width, int alpha, int beta) {
        if (width == 1) {
            leaves++;
            return values[first];
        }
        int a = alpha;
        int step = width / branching;
        for (int child = first; child < first + width; child += step) {
            a = Math.max(a, min(child, step, a, beta));
            if (beta <= a) {
                return a;
            }
        }
        return a;
    }

    int min(int first, int width, int alpha, int beta) {
        if (width == 1) {
            leaves++;
            return values[first];
        }
        int b = beta;
        int step = width / branching;
        for (int child = first; child < first + width; child += step) {
            b = Math.min(b, max(child, step, alpha, b));
            if (b <= alpha) {
                return b;
            }
        }
        return b;
    }
}
