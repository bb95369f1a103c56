package org.gametree.games;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/** {@link DotsAndBoxes} in the fast form: the same moves in the same order, the same evaluation. */
public final class DotsAndBoxesBoard extends MutableGame {
    private final DotsAndBoxes game;

    // By edge: the edges of each box that it belongs to, one or two.
    private final long[][] boxes;
    private final long all;
    private long edges;
    private boolean maxToMove;
    private int lead;

    /**
     * Makes a board.
     *
     * @param position where the game stands, which also knows its rules
     */
    public DotsAndBoxesBoard(DotsAndBoxes.Position position) {
        this(position, boxes(position.game()));
    }

    private DotsAndBoxesBoard(DotsAndBoxes.Position position, long[][] boxes) {
        this.boxes = boxes;
        game = position.game();
        all = -1L >>> (Long.SIZE - game.edges());
        edges = position.edges();
        maxToMove = position.maxToMove();
        lead = position.lead();
    }

    private static long[][] boxes(DotsAndBoxes game) {
        return IntStream.range(0, game.edges())
                .mapToObj(edge -> LongStream.of(game.boxes())
                        .filter(box -> ((box >>> edge) & 1) != 0)
                        .toArray())
                .toArray(long[][]::new);
    }

    @Override
    public boolean maxToMove() {
        return maxToMove;
    }

    @Override
    public void moves(MoveList moves) {
        for (long free = all & ~edges; free != 0; free &= free - 1) {
            moves.add(Long.numberOfTrailingZeros(free));
        }
    }

    @Override
    public void make(int edge) {
        edges |= 1L << edge;
        int completed = completed(edge);
        lead += maxToMove ? completed : -completed;
        maxToMove = maxToMove == completed > 0;
    }

    @Override
    public void unmake(int edge) {
        int completed = completed(edge);
        maxToMove = maxToMove == completed > 0;
        lead -= maxToMove ? completed : -completed;
        edges ^= 1L << edge;
    }

    /** Returns how many boxes an edge that is drawn completes, if it is the last. */
    private int completed(int edge) {
        int completed = 0;
        for (long box : boxes[edge]) {
            completed += (edges & box) == box ? 1 : 0;
        }
        return completed;
    }

    @Override
    public int evaluate() {
        return lead;
    }

    /** Returns a mixture of the edges, the lead and whose turn it is. */
    @Override
    public DotsAndBoxes rules() {
        return game;
    }

    @Override
    public long key() {
        return Key.mixed(Key.mixed(edges) + 2L * lead + (maxToMove ? 1 : 0));
    }

    @Override
    public DotsAndBoxesBoard copy() {
        return new DotsAndBoxesBoard(position(), boxes);
    }

    private DotsAndBoxes.Position position() {
        return new DotsAndBoxes.Position(game, edges, maxToMove, lead);
    }

    /** Returns the grid as {@link DotsAndBoxes.Position#toString} does. */
    @Override
    public String toString() {
        return position().toString();
    }
}
