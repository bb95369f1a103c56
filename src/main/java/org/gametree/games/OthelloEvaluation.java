package org.gametree.games;

/** What an Othello position is worth to black, MAX. */
public enum OthelloEvaluation {
    /** The difference of the discs, of which the middle of the game says little. */
    DISCS(1) {
        @Override
        int of(OthelloSquares squares, long black, long white) {
            return difference(black, white, squares.all());
        }
    },

    /**
     * The expected difference of the discs at the end, in hundredths of a disc, by five differences between the players:
     * of the places where they could place a disc, the corners, the discs beside an empty corner, the discs beside any
     * empty square, and the discs. A final position is worth its own difference.
     *
     * <p>The weights are the least-squares fit of how 3&nbsp;000 games on 8 rows ended, over the 135&nbsp;000 positions
     * from ply 8 until 8 squares were empty. The engine played both sides at depth 4 with the weights of the fit before,
     * the first eight moves and every twentieth at random. So values can be read as discs: where black stands better by
     * 500, it won by 5 discs on average.
     */
    POSITIONAL(100) {
        @Override
        int of(OthelloSquares squares, long black, long white) {
            long blacks = squares.placements(black, white);
            long whites = squares.placements(white, black);
            if ((blacks | whites) == 0) {
                return disc() * difference(black, white, squares.all());
            }
            long empty = squares.all() & ~(black | white);
            return PLACEMENT * difference(blacks, whites, squares.all())
                    + CORNER * difference(black, white, squares.corners())
                    + BESIDE_CORNER * difference(black, white, squares.neighbours(squares.corners() & empty))
                    + FRONTIER * difference(black, white, squares.neighbours(empty))
                    + DISC * difference(black, white, squares.all());
        }
    };

    private static final int PLACEMENT = 135;
    private static final int CORNER = 1165;
    private static final int BESIDE_CORNER = -160;
    private static final int FRONTIER = -85;
    private static final int DISC = 45;

    private final int disc;

    OthelloEvaluation(int disc) {
        this.disc = disc;
    }

    /**
     * Returns what one disc counts.
     *
     * @return the unit of all values: a game won by n discs is worth n times as much
     */
    public int disc() {
        return disc;
    }

    abstract int of(OthelloSquares squares, long black, long white);

    private static int difference(long black, long white, long among) {
        return Long.bitCount(black & among) - Long.bitCount(white & among);
    }
}
