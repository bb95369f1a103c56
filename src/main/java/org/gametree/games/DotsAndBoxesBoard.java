package org.gametree.games;

import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/**
 * {@link DotsAndBoxes} in the fast form: the same moves in the same order, the same evaluation. It also tells bounds of
 * its value, and which moves are enough to search.
 */
public final class DotsAndBoxesBoard extends MutableGame {
    private final DotsAndBoxes game;
    private final DotsAndBoxesKnowledge knowledge;

    // The edges not drawn, and how many boxes have one.
    private long free;
    private int open;
    private boolean maxToMove;
    private int lead;

    /**
     * Makes a board.
     *
     * @param position where the game stands, which also knows its rules
     */
    public DotsAndBoxesBoard(DotsAndBoxes.Position position) {
        this(position, new DotsAndBoxesKnowledge(position.game()));
    }

    private DotsAndBoxesBoard(DotsAndBoxes.Position position, DotsAndBoxesKnowledge knowledge) {
        this.knowledge = knowledge;
        game = position.game();
        free = all() & ~position.edges();
        open = game.width() * game.height() - knowledge.without(free);
        maxToMove = position.maxToMove();
        lead = position.lead();
    }

    private long all() {
        return -1L >>> (Long.SIZE - game.edges());
    }

    @Override
    public boolean maxToMove() {
        return maxToMove;
    }

    @Override
    public void moves(MoveList moves) {
        add(free, moves);
    }

    @Override
    public void worthwhileMoves(MoveList moves) {
        add(knowledge.worthwhile(free), moves);
    }

    private static void add(long edges, MoveList moves) {
        for (long rest = edges; rest != 0; rest &= rest - 1) {
            moves.add(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public void make(int edge) {
        free ^= 1L << edge;
        int completed = knowledge.without(free, edge);
        open -= completed;
        lead += maxToMove ? completed : -completed;
        maxToMove = maxToMove == completed > 0;
    }

    @Override
    public void unmake(int edge) {
        int completed = knowledge.without(free, edge);
        maxToMove = maxToMove == completed > 0;
        lead -= maxToMove ? completed : -completed;
        open += completed;
        free ^= 1L << edge;
    }

    @Override
    public int evaluate() {
        return lead;
    }

    /** Returns what MAX leads by if MIN gets all boxes that are open. */
    @Override
    public int lowerBound() {
        return lead - open;
    }

    /** Returns what MAX leads by who gets all boxes that are open. */
    @Override
    public int upperBound() {
        return lead + open;
    }

    @Override
    public DotsAndBoxes rules() {
        return game;
    }

    /** Returns a mixture of the edges, the lead and whose turn it is. */
    @Override
    public long key() {
        return Key.mixed(Key.mixed(free) + 2L * lead + (maxToMove ? 1 : 0));
    }

    @Override
    public DotsAndBoxesBoard copy() {
        return new DotsAndBoxesBoard(position(), knowledge);
    }

    private DotsAndBoxes.Position position() {
        return new DotsAndBoxes.Position(game, all() & ~free, maxToMove, lead);
    }

    /** Returns the grid as {@link DotsAndBoxes.Position#toString} does. */
    @Override
    public String toString() {
        return position().toString();
    }
}
