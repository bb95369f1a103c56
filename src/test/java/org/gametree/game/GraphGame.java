package org.gametree.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A game over a graph of positions: kids by node, in order, whose turn it is, and what a node is worth. Nodes may be
 * shared, several moves may lead to one node, and lines may run in circles. A move is the place of a kid.
 */
record GraphGame(List<List<Integer>> kids, List<Boolean> max, List<Integer> values) implements Game<Integer, Integer> {

    /** Few nodes and few distinct values, so that sharing, ties, passes and cycles are everywhere. */
    static GraphGame random(long seed) {
        Random random = new Random(seed);
        int nodes = 2 + random.nextInt(9);
        List<List<Integer>> kids = new ArrayList<>();
        List<Boolean> max = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            int count = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(3);
            kids.add(random.ints(count, 0, nodes).boxed().toList());
            max.add(random.nextBoolean());
            values.add(
                    count > 0 || random.nextBoolean()
                            ? Integer.valueOf(random.nextInt(5) - 2)
                            : random.nextBoolean() ? Integer.valueOf(Score.WIN) : Integer.valueOf(Score.LOSS));
        }
        return new GraphGame(kids, max, values);
    }

    /**
     * Seven levels of three nodes. Moves lead to the next level, or in circles on the same one; nobody moves on the last.
     */
    static GraphGame climbing(long seed) {
        int width = 3;
        int last = 6 * width;
        Random random = new Random(seed);
        List<List<Integer>> kids = new ArrayList<>();
        List<Boolean> max = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (int node = 0; node < last + width; node++) {
            int level = node - node % width;
            kids.add(random.ints(level < last ? 3 : 0, level, level + width)
                    .map(kid -> random.nextInt(4) == 0 ? kid : kid + width)
                    .boxed()
                    .toList());
            max.add(random.nextBoolean());
            values.add(random.nextInt(9) - 4);
        }
        return new GraphGame(kids, max, values);
    }

    /** Makes a game from lines such as {@code max 0: 1 2} or {@code min 5:}, node by node: turn, value, kids. */
    static GraphGame of(String... nodes) {
        List<List<Integer>> kids = new ArrayList<>();
        List<Boolean> max = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (String node : nodes) {
            String[] words = node.split("[: ]+", -1);
            max.add(words[0].equals("max"));
            values.add(
                    switch (words[1]) {
                        case "W" -> Score.WIN;
                        case "L" -> Score.LOSS;
                        default -> Integer.parseInt(words[1]);
                    });
            kids.add(Arrays.stream(words, 2, words.length)
                    .filter(word -> !word.isEmpty())
                    .map(Integer::valueOf)
                    .toList());
        }
        return new GraphGame(kids, max, values);
    }

    @Override
    public boolean maxToMove(Integer node) {
        if (kids.get(node).isEmpty()) {
            throw new IllegalStateException("asked whose turn it is in the final position " + node);
        }
        return max.get(node);
    }

    @Override
    public List<Integer> moves(Integer node) {
        return IntStream.range(0, kids.get(node).size()).boxed().toList();
    }

    @Override
    public Integer play(Integer node, Integer move) {
        return kids.get(node).get(move);
    }

    @Override
    public int evaluate(Integer node) {
        return values.get(node);
    }
}
