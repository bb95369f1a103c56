package org.gametree.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Any game in the fast form, with moves that are no indexes: 7 times the place of a move, less 3. Keys are hash codes, or
 * numbers given to the positions one after the other, so that no two have the same.
 */
final class PathGame<P, M> extends MutableGame {
    private final Game<P, M> game;
    private final ToLongFunction<P> keys;
    private final Deque<P> path = new ArrayDeque<>();

    PathGame(Game<P, M> game, P position) {
        this(game, position, Object::hashCode);
    }

    /** Makes the game with numbers for keys, adding to those given already, in any thread. */
    PathGame(Game<P, M> game, P position, Map<P, Long> numbers) {
        this(game, position, each -> number(each, numbers));
    }

    private PathGame(Game<P, M> game, P position, ToLongFunction<P> keys) {
        this.game = game;
        this.keys = keys;
        path.push(position);
    }

    private static <P> long number(P position, Map<P, Long> numbers) {
        synchronized (numbers) {
            return numbers.computeIfAbsent(position, next -> (long) numbers.size());
        }
    }

    P position() {
        return path.element();
    }

    static int encoded(int place) {
        return 7 * place - 3;
    }

    static int place(int move) {
        return (move + 3) / 7;
    }

    @Override
    public boolean maxToMove() {
        return game.maxToMove(position());
    }

    @Override
    public void moves(MoveList moves) {
        add(game.moves(position()), moves);
    }

    @Override
    public void make(int move) {
        path.push(game.play(position(), game.moves(position()).get(place(move))));
    }

    @Override
    public void unmake(int move) {
        path.pop();
    }

    @Override
    public int evaluate() {
        return game.evaluate(position());
    }

    @Override
    public void noisyMoves(MoveList moves) {
        add(game.noisyMoves(position()), moves);
    }

    @Override
    public void worthwhileMoves(MoveList moves) {
        add(game.worthwhileMoves(position()), moves);
    }

    private void add(List<M> selection, MoveList moves) {
        List<M> legal = game.moves(position());
        selection.forEach(move -> moves.add(encoded(legal.indexOf(move))));
    }

    @Override
    public boolean mayStandPat() {
        return game.mayStandPat(position());
    }

    @Override
    public int lowerBound() {
        return game.lowerBound(position());
    }

    @Override
    public int upperBound() {
        return game.upperBound(position());
    }

    @Override
    public int progress() {
        return game.progress(position());
    }

    @Override
    public long key() {
        return keys.applyAsLong(position());
    }

    @Override
    public PathGame<P, M> copy() {
        return new PathGame<>(game, position(), keys);
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
