package org.gametree.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Nim: who takes the last object wins. */
record Nim() implements Game<Nim.Heaps, Nim.Take> {

    /** The heaps, and who is to move. */
    record Heaps(List<Integer> sizes, boolean max) {
        static Heaps of(Integer... sizes) {
            return new Heaps(List.of(sizes), true);
        }
    }

    /** To take some objects from a heap. */
    record Take(int heap, int count) {}

    @Override
    public boolean maxToMove(Heaps heaps) {
        return heaps.max;
    }

    @Override
    public List<Take> moves(Heaps heaps) {
        List<Take> moves = new ArrayList<>();
        for (int heap = 0; heap < heaps.sizes.size(); heap++) {
            for (int count = 1; count <= heaps.sizes.get(heap); count++) {
                moves.add(new Take(heap, count));
            }
        }
        return moves;
    }

    @Override
    public Heaps play(Heaps heaps, Take take) {
        List<Integer> sizes = new ArrayList<>(heaps.sizes);
        sizes.set(take.heap, sizes.get(take.heap) - take.count);
        return new Heaps(Collections.unmodifiableList(sizes), !heaps.max);
    }

    @Override
    public int evaluate(Heaps heaps) {
        if (heaps.sizes.stream().allMatch(size -> size == 0)) {
            return heaps.max ? Score.LOSS : Score.WIN;
        }
        return heaps.sizes.get(0);
    }
}
