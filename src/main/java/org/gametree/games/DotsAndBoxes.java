package org.gametree.games;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.gametree.game.Game;

/**
 * Dots and boxes on a board of any size that has at most 64 edges and at most 12 boxes in a row. Who completes a box
 * moves again; the game is worth the difference of the boxes.
 *
 * <p>MAX begins. The board is seen as a grid in which dots, edges and boxes each take one square, so that {@code 2 *
 * width + 1} of them stand in a row. Numbered from 0 row by row, every second one is an edge: a move is an edge, and edge
 * n is square {@code 2 * n + 1}. It is written as {@code b1}: the column and the row of that square.
 *
 * @param width the number of boxes in a row, from 1 to 12
 * @param height the number of boxes in a column, at least 1
 */
public record DotsAndBoxes(int width, int height)
        implements Game<DotsAndBoxes.Position, Integer>, MoveNotation<Integer> {
    // One letter for each column of the grid.
    private static final int MAX_WIDTH = 12;

    /**
     * Makes the rules on a board.
     *
     * @param width the number of boxes in a row
     * @param height the number of boxes in a column
     * @throws IllegalArgumentException if width is not from 1 to 12, or height less than 1, or there are more than 64
     *     edges
     */
    public DotsAndBoxes {
        if (width < 1 || width > MAX_WIDTH || height < 1 || width * (height + 1L) + height * (width + 1L) > Long.SIZE) {
            throw new IllegalArgumentException("width = " + width + ", height = " + height
                    + "; expected a width from 1 to " + MAX_WIDTH + " and at least 1 box and at most " + Long.SIZE
                    + " edges");
        }
    }

    /**
     * A position. Who has which box matters no more, only by how many one leads.
     *
     * @param game the rules, which know the board
     * @param edges the edges drawn, edge n as bit n
     * @param maxToMove whether MAX is to move
     * @param lead how many boxes more MAX has than MIN
     */
    public record Position(DotsAndBoxes game, long edges, boolean maxToMove, int lead) {

        // That of a record would be the same for many positions of more than 32 edges: a search of 4x4 boxes with a
        // table entered a tenth more nodes.
        @Override
        public int hashCode() {
            int drawn = (int) edges + (int) Key.mixed(edges >>> Integer.SIZE);
            return 31 * (31 * (31 * game.hashCode() + drawn) + Boolean.hashCode(maxToMove)) + lead;
        }

        /** Returns the grid with the names of its columns and rows, {@code .} for an edge not drawn. */
        @Override
        public String toString() {
            return game.coordinates().draw(square -> game.drawn(square, edges));
        }
    }

    /**
     * Returns the board without an edge.
     *
     * @return the position at the beginning
     */
    public Position start() {
        return new Position(this, 0, true, 0);
    }

    @Override
    public boolean maxToMove(Position position) {
        return position.maxToMove;
    }

    @Override
    public List<Integer> moves(Position position) {
        return IntStream.range(0, edges())
                .filter(edge -> ((position.edges >>> edge) & 1) == 0)
                .boxed()
                .toList();
    }

    @Override
    public Position play(Position position, Integer edge) {
        long edges = position.edges | (1L << edge);
        int boxes = boxes(edges) - boxes(position.edges);
        int lead = position.lead + (position.maxToMove ? boxes : -boxes);
        return new Position(this, edges, position.maxToMove == boxes > 0, lead);
    }

    @Override
    public int evaluate(Position position) {
        return position.lead;
    }

    @Override
    public String write(Integer edge) {
        return coordinates().name(2 * edge + 1);
    }

    @Override
    public Integer read(String text) {
        int square = coordinates().square(text).orElse(0);
        if (square % 2 == 0) {
            throw new IllegalArgumentException("move = '" + text + "'; expected "
                    + coordinates().expected() + " where an edge is, such as b1 or a2");
        }
        return square / 2;
    }

    private int boxes(long edges) {
        return (int) LongStream.of(boxes()).filter(box -> (edges & box) == box).count();
    }

    /** Returns the four edges of each box. */
    long[] boxes() {
        return IntStream.range(0, width * height)
                .mapToLong(box -> around(2 * (box / width) + 1, 2 * (box % width) + 1))
                .toArray();
    }

    private long around(int row, int column) {
        int square = row * columns() + column;
        int above = (square - columns()) / 2;
        int below = (square + columns()) / 2;
        return 1L << above | 1L << (square / 2 - 1) | 1L << (square / 2) | 1L << below;
    }

    int edges() {
        return width * (height + 1) + height * (width + 1);
    }

    private int columns() {
        return 2 * width + 1;
    }

    private Coordinates coordinates() {
        return new Coordinates(columns(), 2 * height + 1);
    }

    private char drawn(int square, long edges) {
        int row = square / columns();
        if (square % 2 == 1) {
            return ((edges >>> (square / 2)) & 1) == 0 ? '.' : row % 2 == 0 ? '-' : '|';
        }
        long box = row % 2 == 0 ? 0 : around(row, square % columns());
        return box == 0 ? '+' : (edges & box) == box ? '#' : ' ';
    }
}
