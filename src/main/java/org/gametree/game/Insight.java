package org.gametree.game;

/** What a game tells of its position besides the rules, as far as the options make use of it. */
final class Insight {
    /** No value. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private final MutableGame game;
    private final int quiescence;
    private final boolean bounds;
    private final boolean selection;

    Insight(MutableGame game, Options options) {
        this.game = game;
        quiescence = options.quiescence();
        bounds = options.uses(Speedup.BOUNDS);
        selection = options.uses(Speedup.SELECTION);
    }

    /**
     * Returns a bound of the value, {@code ply} plies from the root, that is outside a &lt; b; {@link #UNKNOWN} if there
     * is none. It holds of every depth.
     */
    // Where a game tells nothing, this still says that no win is shorter than the way to where it is.
    int outside(int a, int b, int ply) {
        if (!bounds) {
            return UNKNOWN;
        }
        int lower = game.lowerBound();
        if (Score.later(lower, ply) >= b) {
            return Score.later(requireInScale("lowerBound", lower), ply);
        }
        int upper = game.upperBound();
        return Score.later(upper, ply) <= a ? Score.later(requireInScale("upperBound", upper), ply) : UNKNOWN;
    }

    /** Returns a number that the value is never below, seen from the position. */
    int least() {
        return bounds ? requireInScale("lowerBound", game.lowerBound()) : Score.LOSS;
    }

    /** Returns a number that the value is never above, seen from the position. */
    int most() {
        return bounds ? requireInScale("upperBound", game.upperBound()) : Score.WIN;
    }

    /** Tells whether the game tells anything of what the position is worth. */
    boolean tellsBounds() {
        return bounds && (game.lowerBound() > Score.LOSS || game.upperBound() < Score.WIN);
    }

    private int requireInScale(String name, int bound) {
        if (bound < Score.LOSS || bound > Score.WIN) {
            throw new IllegalArgumentException(name + " of position " + game + " = " + bound
                    + "; expected a score from " + Score.LOSS + " to " + Score.WIN);
        }
        return bound;
    }

    /**
     * Adds the moves that are to be searched above the horizon, none if the game is over, and tells whether the game
     * knows of one that is enough.
     */
    boolean list(MoveList moves) {
        int before = moves.size();
        if (selection) {
            game.worthwhileMoves(moves);
        }
        int selected = moves.size() - before;
        if (selected == 0) {
            game.moves(moves);
        }
        return selected == 1;
    }

    /** Tells whether a depth is the last: positions there are evaluated, however they stand. */
    boolean isLast(int depth) {
        return depth == -quiescence;
    }

    /** Tells whether the player may stand pat in a position at the horizon or behind it. */
    boolean stands() {
        return game.mayStandPat();
    }

    /** Adds the moves that are to be searched there. */
    void list(MoveList moves, boolean stands) {
        if (stands) {
            game.noisyMoves(moves);
        } else {
            game.moves(moves);
        }
    }
}
