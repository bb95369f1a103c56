package org.gametree.core;

/**
 * A uniform tree as arrays of minimax values, and the number of its leaves that alpha-beta visits, computed from these
 * values alone: a leaf is visited iff α &lt; β there, where the exact values of the siblings to the left of the path
 * have raised α at every MAX node and lowered β at every MIN node.
 */
final class UniformTree {
    private final int branching;
    private final int depth;

    // One array for each level, children beside each other; the last holds the leaves.
    private final int[][] values;
    private final Player player;

    UniformTree(int branching, int depth, Player player) {
        this.branching = branching;
        this.depth = depth;
        this.player = player;
        this.values = new int[depth + 1][];
        int size = 1;
        for (int level = 0; level <= depth; level++) {
            values[level] = new int[size];
            size *= branching;
        }
        fill(player, 0, 0);
    }

    /** Returns the value of a leaf: scattered, so that cutoffs come and fail to come everywhere. */
    static int leaf(int index) {
        int mixed = index * 0x9E3779B9;
        mixed = (mixed ^ (mixed >>> 15)) * 0x85EBCA6B;
        return (mixed ^ (mixed >>> 13)) >>> 12;
    }

    int minimax() {
        return values[0][0];
    }

    long visited() {
        return visited(player, 0, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private int fill(Player p, int level, int index) {
        int value;
        if (level == depth) {
            value = leaf(index);
        } else {
            value = fill(p.opponent(), level + 1, index * branching);
            for (int i = 1; i < branching; i++) {
                int child = fill(p.opponent(), level + 1, index * branching + i);
                value = p == Player.MAX ? Math.max(value, child) : Math.min(value, child);
            }
        }
        values[level][index] = value;
        return value;
    }

    private long visited(Player p, int level, int index, int alpha, int beta) {
        if (alpha >= beta) {
            return 0;
        }
        if (level == depth) {
            return 1;
        }
        long sum = 0;
        for (int child = index * branching; child < (index + 1) * branching; child++) {
            sum += visited(p.opponent(), level + 1, child, alpha, beta);
            if (p == Player.MAX) {
                alpha = Math.max(alpha, values[level + 1][child]);
            } else {
                beta = Math.min(beta, values[level + 1][child]);
            }
        }
        return sum;
    }
}
