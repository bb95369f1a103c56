package org.gametree.games;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What the edges of {@link DotsAndBoxes} that are not drawn tell of the moves worth a thought. */
final class DotsAndBoxesKnowledge {
    private final long[] boxes;

    // By edge: the edges of each box that it belongs to, one or two.
    private final long[][] boxesOf;

    // Of each box that has several edges to itself, at a corner of the board for instance: those.
    private final long[] alike;

    DotsAndBoxesKnowledge(DotsAndBoxes game) {
        boxes = game.boxes();
        boxesOf = IntStream.range(0, game.edges())
                .mapToObj(edge -> LongStream.of(boxes)
                        .filter(box -> ((box >>> edge) & 1) != 0)
                        .toArray())
                .toArray(long[][]::new);
        alike = LongStream.of(boxes)
                .map(this::ofNoOther)
                .filter(edges -> Long.bitCount(edges) > 1)
                .toArray();
    }

    private long ofNoOther(long box) {
        return LongStream.of(boxes).filter(other -> other != box).reduce(box, (own, other) -> own & ~other);
    }

    /** Returns how many boxes have no edge among some. */
    int without(long edges) {
        return (int) LongStream.of(boxes).filter(box -> (box & edges) == 0).count();
    }

    /** Returns how many of the boxes that an edge belongs to have no edge among some. */
    int without(long edges, int edge) {
        int count = 0;
        for (long box : boxesOf[edge]) {
            count += (box & edges) == 0 ? 1 : 0;
        }
        return count;
    }

    /** Returns those of the free edges that are enough to search, whatever the depth. */
    // Let e be an edge that completes a box, Q the position after it, and v(P, d) what the mover gains in P in d plies.
    // A move m that completes none, neither here nor after e, gains at most -(1 + v(Q after m, d - 2)), since the other
    // player can answer e and is to move again; e and then m gain 1 - v(Q after m, d - 2). So beside the moves that
    // complete a box only the one is of interest that would complete one after e.
    // If e completes two, or all that can be completed lack an edge that no other box has, e alone is enough: then by
    // induction over d it is worth k + v(Q, d - 1) for the k that it completes, and every other move can be made after
    // it as well. No other completes more than k at once.
    long worthwhile(long free) {
        long captures = 0;
        long next = -1;
        boolean alone = true;
        for (long box : boxes) {
            long last = box & free;
            if (Long.bitCount(last) != 1) {
                continue;
            }
            long beyond = beyond(box, last) & free;
            if (beyond == last) {
                return last;
            }
            captures |= last;
            alone &= beyond == 0;
            long completesNext = Long.bitCount(beyond) == 2 ? beyond & ~last : 0;
            next = next == 0 ? 0 : completesNext;
        }
        return captures == 0 ? distinct(free) : alone ? Long.lowestOneBit(captures) : captures | next;
    }

    // The edges of the box on the other side of an edge of a box, none if there is none.
    private long beyond(long box, long edge) {
        for (long other : boxesOf[Long.numberOfTrailingZeros(edge)]) {
            if (other != box) {
                return other;
            }
        }
        return 0;
    }

    // Whichever of the edges is drawn that are one box's alone, the game is the same from there on.
    private long distinct(long free) {
        long distinct = free;
        for (long edges : alike) {
            distinct &= ~edges | Long.lowestOneBit(free & edges);
        }
        return distinct;
    }
}
