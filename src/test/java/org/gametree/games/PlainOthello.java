package org.gametree.games;

import java.util.ArrayList;
import java.util.List;
import org.gametree.game.Game;

/** The rules of {@link Othello} once more, square by square: who has no move passes. A move is a square. */
record PlainOthello(int size) implements Game<PlainOthello.Discs, Integer> {
    static final int PASS = -1;
    private static final int[][] DIRECTIONS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    /** Whose disc each square has, 1 for MAX, -1 for MIN, 0 for none; and who is to move. */
    record Discs(List<Integer> squares, int mover) {}

    Discs start() {
        List<Integer> squares = new ArrayList<>();
        int half = size / 2;
        for (int square = 0; square < size * size; square++) {
            boolean inRows = square / size == half - 1 || square / size == half;
            boolean inColumns = square % size == half - 1 || square % size == half;
            boolean diagonal = square / size == square % size;
            squares.add(inRows && inColumns ? (diagonal ? -1 : 1) : 0);
        }
        return new Discs(List.copyOf(squares), 1);
    }

    @Override
    public boolean maxToMove(Discs discs) {
        return discs.mover == 1;
    }

    @Override
    public List<Integer> moves(Discs discs) {
        List<Integer> moves = placements(discs);
        boolean passes = moves.isEmpty()
                && !placements(new Discs(discs.squares, -discs.mover)).isEmpty();
        return passes ? List.of(PASS) : moves;
    }

    private List<Integer> placements(Discs discs) {
        List<Integer> placements = new ArrayList<>();
        for (int square = 0; square < size * size; square++) {
            if (discs.squares.get(square) == 0 && !turned(discs, square).isEmpty()) {
                placements.add(square);
            }
        }
        return placements;
    }

    private List<Integer> turned(Discs discs, int square) {
        List<Integer> turned = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            List<Integer> row = new ArrayList<>();
            int x = square % size + direction[0];
            int y = square / size + direction[1];
            while (disc(discs, x, y) == -discs.mover) {
                row.add(y * size + x);
                x += direction[0];
                y += direction[1];
            }
            if (disc(discs, x, y) == discs.mover) {
                turned.addAll(row);
            }
        }
        return turned;
    }

    private int disc(Discs discs, int x, int y) {
        return x < 0 || y < 0 || x >= size || y >= size ? 0 : discs.squares.get(y * size + x);
    }

    @Override
    public Discs play(Discs discs, Integer move) {
        List<Integer> squares = new ArrayList<>(discs.squares);
        if (move != PASS) {
            squares.set(move, discs.mover);
            turned(discs, move).forEach(square -> squares.set(square, discs.mover));
        }
        return new Discs(List.copyOf(squares), -discs.mover);
    }

    @Override
    public int evaluate(Discs discs) {
        return discs.squares.stream().mapToInt(disc -> disc).sum();
    }
}
