package org.gametree.cli;

import java.math.BigDecimal;
import java.util.OptionalInt;
import org.gametree.game.Score;
import org.gametree.games.OthelloEvaluation;

/** What the values of a game count where nobody is seen to win outright. */
enum Unit {
    /** Nothing: a game that is not won is a draw. */
    NOTHING(1, "", "", "'even' says that nobody is seen to win."),

    /** A guess, which wins nothing by itself. */
    CENTRE_POINTS(
            1,
            "centre point",
            "ahead by",
            "Centre points are a guess, and no stones: each stone counts as many as there are columns between it and the "
                    + "nearer edge."),

    /** What one is expected to win by. */
    DISCS(
            OthelloEvaluation.POSITIONAL.disc(),
            "disc",
            "expected to win by",
            "Discs expected are a guess, by the corners, the squares to move to and the discs."),

    /** What one wins by. */
    BOXES(1, "box", "ahead by", "'ahead by' counts the boxes after the moves looked ahead.");

    private final int scale;
    private final String one;
    private final String leads;
    private final String meaning;

    Unit(int scale, String one, String leads, String meaning) {
        this.scale = scale;
        this.one = one;
        this.leads = leads;
        this.meaning = meaning;
    }

    /** Returns a sentence on what is counted. */
    String meaning() {
        return meaning;
    }

    /** Returns a value as a number of this unit, positive if X is better off. */
    BigDecimal number(int value) {
        BigDecimal exact = BigDecimal.valueOf(value).divide(BigDecimal.valueOf(scale));
        return exact.signum() == 0 ? BigDecimal.ZERO : exact;
    }

    /** Returns the name of several. */
    String several() {
        return one.isEmpty() ? "" : one + (one.endsWith("x") ? "es" : "s");
    }

    /** Returns who is how much better off; {@code certain} tells that the game ends so when both play their best. */
    String said(int value, boolean certain) {
        OptionalInt distance = Score.distance(value);
        if (distance.isPresent()) {
            int moves = distance.getAsInt();
            return player(value) + " wins" + (moves == 0 ? "" : " in " + moves + (moves == 1 ? " move" : " moves"));
        }
        if (value == 0) {
            return certain ? "a draw" : "even";
        }
        BigDecimal by = number(value).abs();
        String count = by.compareTo(BigDecimal.ONE) == 0 ? "1 " + one : by.toPlainString() + " " + several();
        return player(value) + (certain ? " wins by " : " " + leads + " ") + count;
    }

    private static String player(int value) {
        return PlayableGame.player(value > 0);
    }
}
