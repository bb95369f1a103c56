package org.gametree.game;

import java.util.function.Consumer;

/** A game in the fast form that tells of every call of its methods before it answers. */
final class TappedBoard extends MutableGame {
    private final MutableGame game;
    private final Consumer<String> tap;

    TappedBoard(MutableGame game, Consumer<String> tap) {
        this.game = game;
        this.tap = tap;
    }

    @Override
    public boolean maxToMove() {
        tap.accept("maxToMove");
        return game.maxToMove();
    }

    @Override
    public void moves(MoveList moves) {
        tap.accept("moves");
        game.moves(moves);
    }

    @Override
    public void make(int move) {
        tap.accept("make");
        game.make(move);
    }

    @Override
    public void unmake(int move) {
        tap.accept("unmake");
        game.unmake(move);
    }

    @Override
    public int evaluate() {
        tap.accept("evaluate");
        return game.evaluate();
    }

    @Override
    public long key() {
        tap.accept("key");
        return game.key();
    }

    @Override
    public TappedBoard copy() {
        tap.accept("copy");
        return new TappedBoard(game.copy(), tap);
    }

    @Override
    public Object rules() {
        tap.accept("rules");
        return game.rules();
    }

    @Override
    public void noisyMoves(MoveList moves) {
        tap.accept("noisyMoves");
        game.noisyMoves(moves);
    }

    @Override
    public boolean mayStandPat() {
        tap.accept("mayStandPat");
        return game.mayStandPat();
    }

    @Override
    public int lowerBound() {
        tap.accept("lowerBound");
        return game.lowerBound();
    }

    @Override
    public int upperBound() {
        tap.accept("upperBound");
        return game.upperBound();
    }

    @Override
    public void worthwhileMoves(MoveList moves) {
        tap.accept("worthwhileMoves");
        game.worthwhileMoves(moves);
    }

    @Override
    public int progress() {
        tap.accept("progress");
        return game.progress();
    }
}
