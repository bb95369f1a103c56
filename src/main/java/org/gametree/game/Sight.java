package org.gametree.game;

import java.util.List;

/** All that can be seen of a position without making a move. */
record Sight<M>(
        List<M> moves,
        boolean maxToMove,
        int evaluation,
        List<M> noisyMoves,
        boolean mayStandPat,
        int lowerBound,
        int upperBound,
        List<M> worthwhileMoves,
        int progress) {

    /** Looks at a position; only where there are moves it matters whose turn it is, and whether to stand pat. */
    static <P, M> Sight<M> of(Game<P, M> game, P position) {
        List<M> moves = List.copyOf(game.moves(position));
        boolean isFinal = moves.isEmpty();
        return new Sight<>(
                moves,
                isFinal || game.maxToMove(position),
                game.evaluate(position),
                List.copyOf(game.noisyMoves(position)),
                isFinal || game.mayStandPat(position),
                game.lowerBound(position),
                game.upperBound(position),
                List.copyOf(game.worthwhileMoves(position)),
                game.progress(position));
    }
}
