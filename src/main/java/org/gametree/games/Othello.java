package org.gametree.games;

import java.util.ArrayList;
import java.util.List;
import org.gametree.game.Game;

/**
 * Othello on a square board of 4, 6 or 8 rows.
 *
 * <p>MAX plays black, X, and begins. A move is a square, numbered from 0 row by row, and written as {@code d3}: its
 * column and its row. Who can place no disc while the other can has one move, to {@linkplain #PASS pass}. The game is
 * over when nobody can, and worth the difference of the discs.
 *
 * @param size the number of rows and of columns: 4, 6 or 8
 * @param evaluation what a position is worth that is not final
 */
public record Othello(int size, OthelloEvaluation evaluation)
        implements Game<Othello.Position, Integer>, MoveNotation<Integer> {
    /** The move of a player who can place no disc. */
    public static final int PASS = -1;

    private static final String PASS_TEXT = "pass";

    /**
     * Makes the rules on a board.
     *
     * @param size the number of rows and of columns
     * @param evaluation what a position is worth that is not final
     * @throws IllegalArgumentException if {@code size} is not 4, 6 or 8
     */
    public Othello {
        if (size != 4 && size != 6 && size != 8) {
            throw new IllegalArgumentException("size = " + size + "; expected 4, 6 or 8");
        }
    }

    /**
     * A position: who has which squares, square n as bit n, and whose turn it is.
     *
     * @param game the rules, which know the board
     * @param black the discs of MAX
     * @param white the discs of MIN
     * @param blackToMove whether MAX is to move
     */
    public record Position(Othello game, long black, long white, boolean blackToMove) {

        /** Returns the board with the names of its columns and rows, {@code X} for black, {@code O} for white. */
        @Override
        public String toString() {
            return game.coordinates()
                    .draw(square -> ((black >>> square) & 1) != 0 ? 'X' : ((white >>> square) & 1) != 0 ? 'O' : '.');
        }

        private long own() {
            return blackToMove ? black : white;
        }

        private long other() {
            return blackToMove ? white : black;
        }
    }

    /**
     * Returns the position at the beginning, with four discs in the centre.
     *
     * @return the position
     */
    public Position start() {
        int upperLeft = (size / 2 - 1) * (size + 1);
        long black = 1L << (upperLeft + 1) | 1L << (upperLeft + size);
        long white = 1L << upperLeft | 1L << (upperLeft + size + 1);
        return new Position(this, black, white, true);
    }

    @Override
    public boolean maxToMove(Position position) {
        return position.blackToMove;
    }

    @Override
    public List<Integer> moves(Position position) {
        long placements = squares().placements(position.own(), position.other());
        if (placements == 0) {
            return squares().placements(position.other(), position.own()) == 0 ? List.of() : List.of(PASS);
        }
        List<Integer> moves = new ArrayList<>();
        for (long rest = placements; rest != 0; rest &= rest - 1) {
            moves.add(Long.numberOfTrailingZeros(rest));
        }
        return moves;
    }

    @Override
    public Position play(Position position, Integer move) {
        if (move == PASS) {
            return new Position(this, position.black, position.white, !position.blackToMove);
        }
        long turned = squares().turned(position.own(), position.other(), move);
        long placed = 1L << move;
        return position.blackToMove
                ? new Position(this, position.black | turned | placed, position.white ^ turned, false)
                : new Position(this, position.black ^ turned, position.white | turned | placed, true);
    }

    @Override
    public int evaluate(Position position) {
        return evaluation.of(squares(), position.black, position.white);
    }

    @Override
    public String write(Integer move) {
        return move == PASS ? PASS_TEXT : coordinates().name(move);
    }

    @Override
    public Integer read(String text) {
        if (text.equalsIgnoreCase(PASS_TEXT)) {
            return PASS;
        }
        return coordinates().square(text).orElseThrow(() -> {
            String example = write(moves(start()).get(0));
            return new IllegalArgumentException("move = '" + text + "'; expected "
                    + coordinates().expected() + ", such as " + example + ", or pass");
        });
    }

    private Coordinates coordinates() {
        return new Coordinates(size, size);
    }

    OthelloSquares squares() {
        return OthelloSquares.of(size);
    }
}
