package org.gametree.bench;

import java.util.List;
import java.util.stream.IntStream;
import org.gametree.game.Game;

/**
 * A game over a random graph of 2^{@code bits} positions, numbered from 0: whose turn it is, where the moves lead and
 * what a position is worth are hashes of its number. Nobody moves in every sixteenth position; the others have
 * {@code branching} moves, to any positions, so lines meet again, run in circles, and the same player may move twice.
 */
record RandomGraph(int bits, int branching, long seed) implements Game<Integer, Integer> {
    private static final int GREATEST = 100;

    boolean isFinal(int node) {
        return (hash(node, -1) & 15) == 0;
    }

    boolean isMax(int node) {
        return (hash(node, -2) & 1) == 0;
    }

    int child(int node, int move) {
        return (int) (hash(node, move) >>> (Long.SIZE - bits));
    }

    int value(int node) {
        return (int) Math.floorMod(hash(node, -3), 2L * GREATEST + 1) - GREATEST;
    }

    // The finalizer of SplittableRandom (Steele, Lea and Flood 2014).
    private long hash(int node, int of) {
        long mixed = seed + 0x9E3779B97F4A7C15L * ((long) node << 8 | (of & 0xFF));
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    @Override
    public boolean maxToMove(Integer node) {
        return isMax(node);
    }

    @Override
    public List<Integer> moves(Integer node) {
        return isFinal(node) ? List.of() : IntStream.range(0, branching).boxed().toList();
    }

    @Override
    public Integer play(Integer node, Integer move) {
        return child(node, move);
    }

    @Override
    public int evaluate(Integer node) {
        return value(node);
    }
}
