package org.gametree.game;

import java.util.Arrays;

/**
 * What null windows have told of the moves of a root: what each is at best and at worst to who is to move, and from which
 * depth on that holds of every depth.
 */
final class RootBounds {
    private final boolean max;
    private final int[] atBest;
    private final int[] atWorst;
    private final int[] heightsAtBest;
    private final int[] heightsAtWorst;

    /** Of so many moves, of MAX or of MIN, nothing is known. */
    RootBounds(boolean max, int count) {
        this.max = max;
        atBest = new int[count];
        atWorst = new int[count];
        heightsAtBest = new int[count];
        heightsAtWorst = new int[count];
        Arrays.fill(atBest, max ? Score.WIN : Score.LOSS);
        Arrays.fill(atWorst, max ? Score.LOSS : Score.WIN);
    }

    /** Takes note of what was found of a move within a and a + 1, and tells whether it is on the good side. */
    boolean note(int index, int a, int found, int height) {
        boolean isGood = isGood(found, a);
        if (isGood) {
            atWorst[index] = found;
            heightsAtWorst[index] = height;
        } else {
            atBest[index] = found;
            heightsAtBest[index] = height;
        }
        return isGood;
    }

    /** Tells whether a value is on the good side of a and a + 1. */
    boolean isGood(int value, int a) {
        return max ? value > a : value <= a;
    }

    /** Returns the a of the null window whose good side begins with a value. */
    int below(int value) {
        return max ? value - 1 : value;
    }

    /** Tells whether a move is known to be worse than a value. */
    boolean isWorse(int index, int value) {
        return !isGood(atBest[index], below(value));
    }

    /** Tells whether a move is known to be no worse than a value. */
    boolean reaches(int index, int value) {
        return isGood(atWorst[index], below(value));
    }

    int heightAtBest(int index) {
        return heightsAtBest[index];
    }

    int heightAtWorst(int index) {
        return heightsAtWorst[index];
    }

    /** Returns what is known of a move that is no better than a value. */
    RootMove<Integer> noBetterThan(int value, int index, int move) {
        return max
                ? new RootMove<>(move, Math.min(value, atBest[index]), Bound.AT_MOST)
                : new RootMove<>(move, Math.max(value, atBest[index]), Bound.AT_LEAST);
    }
}
