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
}
