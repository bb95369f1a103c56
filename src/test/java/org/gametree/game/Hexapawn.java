package org.gametree.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Hexapawn: pawns alone, MAX's from the bottom upwards. Who has a pawn on the far row, or leaves the other no move, wins.
 * The evaluation is ten for each pawn more; captures are noisy; who must fear a pawn one step from its goal may not
 * stand pat.
 */
record Hexapawn(int width, int height) implements Game<Hexapawn.Pawns, Hexapawn.Step> {

    /** Square (column, row) with row 0 at the bottom is bit {@code row * width + column}. */
    record Pawns(int ofMax, int ofMin, boolean max) {}

    /** A pawn's step, by its squares. */
    record Step(int from, int to) {}

    Pawns start() {
        int row = (1 << width) - 1;
        return new Pawns(row, row << (width * (height - 1)), true);
    }

    @Override
    public boolean maxToMove(Pawns pawns) {
        return pawns.max;
    }

    @Override
    public List<Step> moves(Pawns pawns) {
        return hasArrived(pawns, !pawns.max) ? List.of() : steps(pawns, pawns.max);
    }

    @Override
    public List<Step> noisyMoves(Pawns pawns) {
        return moves(pawns).stream()
                .filter(step -> (step.to - step.from) % width != 0)
                .toList();
    }

    @Override
    public boolean mayStandPat(Pawns pawns) {
        return steps(pawns, !pawns.max).stream().noneMatch(step -> step.to / width == goal(!pawns.max));
    }

    @Override
    public int progress(Pawns pawns) {
        int rows = 0;
        for (int square = 0; square < width * height; square++) {
            int row = square / width;
            rows += has(pawns.ofMax, square) ? row : has(pawns.ofMin, square) ? height - 1 - row : 0;
        }
        int taken = 2 * width - Integer.bitCount(pawns.ofMax | pawns.ofMin);
        return rows + height * taken;
    }

    private List<Step> steps(Pawns pawns, boolean max) {
        int own = max ? pawns.ofMax : pawns.ofMin;
        int other = max ? pawns.ofMin : pawns.ofMax;
        List<Step> steps = new ArrayList<>();
        for (int from = 0; from < width * height; from++) {
            for (int side = -1; side <= 1 && has(own, from); side++) {
                int column = from % width + side;
                int row = from / width + (max ? 1 : -1);
                int to = row * width + column;
                if (column >= 0
                        && column < width
                        && row >= 0
                        && row < height
                        && (side == 0 ? !has(own | other, to) : has(other, to))) {
                    steps.add(new Step(from, to));
                }
            }
        }
        return steps;
    }

    @Override
    public Pawns play(Pawns pawns, Step step) {
        int own = (pawns.max ? pawns.ofMax : pawns.ofMin) ^ ((1 << step.from) | (1 << step.to));
        int other = (pawns.max ? pawns.ofMin : pawns.ofMax) & ~(1 << step.to);
        return pawns.max ? new Pawns(own, other, false) : new Pawns(other, own, true);
    }

    @Override
    public int evaluate(Pawns pawns) {
        if (moves(pawns).isEmpty()) {
            return pawns.max ? Score.LOSS : Score.WIN;
        }
        return 10 * (Integer.bitCount(pawns.ofMax) - Integer.bitCount(pawns.ofMin));
    }

    private boolean hasArrived(Pawns pawns, boolean max) {
        int row = ((1 << width) - 1) << (width * goal(max));
        return ((max ? pawns.ofMax : pawns.ofMin) & row) != 0;
    }

    private int goal(boolean max) {
        return max ? height - 1 : 0;
    }

    private static boolean has(int pawns, int square) {
        return (pawns & (1 << square)) != 0;
    }
}
