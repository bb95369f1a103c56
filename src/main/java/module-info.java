/**
 * Searching game trees: alpha-beta written as it is proved, with the laws that say what is true of it.
 *
 * <p>Start at {@link org.gametree.core.AlphaBeta}; the trees it searches are {@link org.gametree.core.GameTree}s. Trees are
 * read from text by {@link org.gametree.notation.TreeNotation}; what a search did is told by {@link
 * org.gametree.trace.Tracer} and drawn by {@link org.gametree.trace.TextDrawing}; a search of your own is checked by {@link
 * org.gametree.law.AlphaBetaLaws}; real games are played by {@link org.gametree.game.GameSearch}.
 */
module org.gametree {
    requires static com.google.gson;
    requires static info.picocli;
    requires static org.jspecify;

    exports org.gametree.core;
    exports org.gametree.game;
    exports org.gametree.games;
    exports org.gametree.law;
    exports org.gametree.notation;
    exports org.gametree.trace;
    exports org.gametree.variant;
}
