package org.gametree.game;

import java.util.List;
import java.util.function.Consumer;

/** A game that tells of every call of its methods before it answers. */
record Tapped<P, M>(Game<P, M> game, Consumer<String> tap) implements Game<P, M> {

    @Override
    public boolean maxToMove(P position) {
        tap.accept("maxToMove");
        return game.maxToMove(position);
    }

    @Override
    public List<M> moves(P position) {
        tap.accept("moves");
        return game.moves(position);
    }

    @Override
    public P play(P position, M move) {
        tap.accept("play");
        return game.play(position, move);
    }

    @Override
    public int evaluate(P position) {
        tap.accept("evaluate");
        return game.evaluate(position);
    }

    @Override
    public List<M> noisyMoves(P position) {
        tap.accept("noisyMoves");
        return game.noisyMoves(position);
    }

    @Override
    public boolean mayStandPat(P position) {
        tap.accept("mayStandPat");
        return game.mayStandPat(position);
    }

    @Override
    public int lowerBound(P position) {
        tap.accept("lowerBound");
        return game.lowerBound(position);
    }

    @Override
    public int upperBound(P position) {
        tap.accept("upperBound");
        return game.upperBound(position);
    }

    @Override
    public List<M> worthwhileMoves(P position) {
        tap.accept("worthwhileMoves");
        return game.worthwhileMoves(position);
    }

    @Override
    public int progress(P position) {
        tap.accept("progress");
        return game.progress(position);
    }
}
