package org.gametree.game;

import java.util.List;
import java.util.stream.IntStream;

/** Dots and boxes: who completes a box moves again; the payoff is the difference of boxes. A move is an edge. */
record DotsAndBoxes(int width, int height) implements Game<DotsAndBoxes.Drawn, Integer> {

    /** The edges drawn, as bits: first those along the rows, then those along the columns. */
    record Drawn(long edges, boolean max, int lead) {
        static final Drawn NOTHING = new Drawn(0, true, 0);
    }

    @Override
    public boolean maxToMove(Drawn drawn) {
        return drawn.max;
    }

    @Override
    public List<Integer> moves(Drawn drawn) {
        int count = width * (height + 1) + height * (width + 1);
        return IntStream.range(0, count)
                .filter(edge -> (drawn.edges & (1L << edge)) == 0)
                .boxed()
                .toList();
    }

    @Override
    public Drawn play(Drawn drawn, Integer edge) {
        long edges = drawn.edges | (1L << edge);
        int boxes = boxes(edges) - boxes(drawn.edges);
        return new Drawn(edges, drawn.max == boxes > 0, drawn.lead + (drawn.max ? boxes : -boxes));
    }

    @Override
    public int evaluate(Drawn drawn) {
        return drawn.lead;
    }

    private int boxes(long edges) {
        int boxes = 0;
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                long top = 1L << (row * width + column);
                long left = 1L << (width * (height + 1) + row * (width + 1) + column);
                long box = top | (top << width) | left | (left << 1);
                boxes += (edges & box) == box ? 1 : 0;
            }
        }
        return boxes;
    }
}
