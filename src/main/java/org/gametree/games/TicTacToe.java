package org.gametree.games;

import java.util.List;
import java.util.stream.IntStream;
import org.gametree.game.Game;
import org.gametree.game.Score;

/** Tic-tac-toe. MAX plays X and begins; a move is the number of a square, 0 to 8, row by row. */
public record TicTacToe() implements Game<TicTacToe.Board, Integer> {
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    /**
     * A position: who has which squares, square n as bit n.
     *
     * @param xs the squares of X
     * @param os the squares of O
     */
    public record Board(int xs, int os) {
        /** The empty board. */
        public static final Board EMPTY = new Board(0, 0);

        /** Returns three lines of three squares. */
        @Override
        public String toString() {
            return IntStream.range(0, 9)
                    .mapToObj(n -> ".XO".charAt(((xs >> n) & 1) + 2 * ((os >> n) & 1)) + (n % 3 == 2 ? "\n" : " "))
                    .reduce("", String::concat);
        }
    }

    @Override
    public boolean maxToMove(Board board) {
        return Integer.bitCount(board.xs) == Integer.bitCount(board.os);
    }

    @Override
    public List<Integer> moves(Board board) {
        IntStream free = IntStream.range(0, 9).filter(n -> ((board.xs | board.os) & (1 << n)) == 0);
        return evaluate(board) == 0 ? free.boxed().toList() : List.of();
    }

    @Override
    public Board play(Board board, Integer n) {
        return maxToMove(board) ? new Board(board.xs | (1 << n), board.os) : new Board(board.xs, board.os | (1 << n));
    }

    @Override
    public int evaluate(Board board) {
        return hasLine(board.xs) ? Score.WIN : hasLine(board.os) ? Score.LOSS : 0;
    }

    private static boolean hasLine(int squares) {
        return IntStream.of(LINES).anyMatch(line -> (squares & line) == line);
    }
}
