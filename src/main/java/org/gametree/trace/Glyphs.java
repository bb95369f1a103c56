package org.gametree.trace;

/** The signs that a text drawing is made of. */
public enum Glyphs {
    /** Box lines, Greek letters and mathematical signs. */
    UNICODE("├─ ", "├★ ", "└─ ", "└★ ", "│  ", "★", "✂", "…", "≥", "≤", "α", "β"),
    /** Characters of 7-bit ASCII only; values come as they are printed. */
    ASCII("|-- ", "|-* ", "`-- ", "`-* ", "|   ", "*", "x", "...", ">=", "<=", "alpha", "beta");

    private final String child;
    private final String bestChild;
    private final String lastChild;
    private final String bestLastChild;
    final String line;
    final String noLine;
    final String best;
    final String cut;
    final String folded;
    final String atLeast;
    final String atMost;
    final String alpha;
    final String beta;

    Glyphs(
            String child,
            String bestChild,
            String lastChild,
            String bestLastChild,
            String line,
            String best,
            String cut,
            String folded,
            String atLeast,
            String atMost,
            String alpha,
            String beta) {
        this.child = child;
        this.bestChild = bestChild;
        this.lastChild = lastChild;
        this.bestLastChild = bestLastChild;
        this.line = line;
        this.noLine = " ".repeat(line.length());
        this.best = best;
        this.cut = cut;
        this.folded = folded;
        this.atLeast = atLeast;
        this.atMost = atMost;
        this.alpha = alpha;
        this.beta = beta;
    }

    String branch(boolean isBest, boolean isLast) {
        if (isLast) {
            return isBest ? bestLastChild : lastChild;
        }
        return isBest ? bestChild : child;
    }

    String reading(Reading reading) {
        return switch (reading) {
            case AT_LEAST -> atLeast;
            case AT_MOST -> atMost;
            case EXACT, NOTHING -> reading.symbol();
        };
    }
}
