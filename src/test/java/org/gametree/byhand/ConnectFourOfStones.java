package org.gametree.byhand;

import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;
import org.gametree.game.Score;

/** Connect Four 7x6 for the engine, on the board of the searches by hand: what is left between them is the search. */
public final class ConnectFourOfStones extends MutableGame {
    private static final long BOTTOMS = 0b1_0000001_0000001_0000001_0000001_0000001_0000001L;

    private final ConnectFourStones board = new ConnectFourStones();

    /** Makes an empty board. */
    public ConnectFourOfStones() {}

    @Override
    public boolean maxToMove() {
        return board.maxToMove();
    }

    @Override
    public void moves(MoveList moves) {
        if (board.isWon()) {
            return;
        }
        for (int column : ConnectFourStones.ORDER) {
            if (board.hasRoom(column)) {
                moves.add(column);
            }
        }
    }

    @Override
    public void make(int column) {
        board.make(column);
    }

    @Override
    public void unmake(int column) {
        board.unmake(column);
    }

    @Override
    public int evaluate() {
        if (board.isWon()) {
            return board.maxToMove() ? Score.LOSS : Score.WIN;
        }
        return board.isFull() ? 0 : board.evaluate();
    }

    @Override
    public long key() {
        return board.first + BOTTOMS + (board.first | board.second);
    }

    @Override
    public ConnectFourOfStones copy() {
        ConnectFourOfStones copy = new ConnectFourOfStones();
        System.arraycopy(board.next, 0, copy.board.next, 0, board.next.length);
        copy.board.first = board.first;
        copy.board.second = board.second;
        copy.board.stones = board.stones;
        return copy;
    }
}
