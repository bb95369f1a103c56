package org.gametree.game;

/** The leaves of a search: evaluations, checked, with wins and losses moved away by their distance from the root. */
final class Evaluator {
    private final MutableGame game;
    private final MoveList moves = new MoveList();

    // Whether some leaf since the last reset was a position with moves.
    private boolean cutByHorizon;

    // From which depth on the last leaf is one at every depth.
    private int height;
    private long evaluations;

    Evaluator(MutableGame game) {
        this.game = game;
    }

    /** Begins a new depth. */
    void begin() {
        cutByHorizon = false;
    }

    long evaluations() {
        return evaluations;
    }

    /** Returns 0 if the last leaf is known to be final, {@link Entry#UNFINISHED} if not. */
    int height() {
        return height;
    }

    /** Returns the evaluation of a final position. */
    int end(int ply) {
        evaluations++;
        height = 0;
        int value = game.evaluate();
        return Score.isPayoff(value) ? value : won(value, false, ply);
    }

    /** Returns the evaluation of a position that need not be final. */
    // Whether it is final is asked only until one has been found that is not. Before, the whole search may be finished;
    // afterwards a finished subtree is known as such once it is searched one ply deeper.
    int horizon(int ply) {
        evaluations++;
        int value = game.evaluate();
        if (!Score.isPayoff(value)) {
            height = 0;
            return won(value, hasMoves(), ply);
        }
        if (!cutByHorizon) {
            cutByHorizon = hasMoves();
        }
        height = cutByHorizon ? Entry.UNFINISHED : 0;
        return value;
    }

    private int won(int value, boolean hasMoves, int ply) {
        if (hasMoves || (value != Score.WIN && value != Score.LOSS)) {
            throw new IllegalArgumentException("evaluation of position " + game + " = " + value
                    + "; expected a value within ±MAX_PAYOFF = ±" + Score.MAX_PAYOFF
                    + (hasMoves ? " where there are moves" : ", WIN or LOSS"));
        }
        return Score.later(value, ply);
    }

    private boolean hasMoves() {
        game.moves(moves);
        boolean some = moves.size() > 0;
        moves.truncate(0);
        return some;
    }
}
