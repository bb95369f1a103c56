package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gametree.game.RootSearch.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The course of a search: which depths, when it stops, and what is told in the caller's terms.
 *
 * @param form what positions and moves are to the caller
 * @param options how to search
 * @param listener takes the answer of each finished depth, if anyone does
 */
record Deepening<P, M>(
        Form<P, M> form, Options options, @Nullable Consumer<? super SearchResult<M>> listener) {

    /** Searches a position to one depth after the other, or straight to the last, and answers the deepest finished. */
    SearchResult<M> search(P position, Limits limits) {
        Watch watch = new Watch(limits);
        RootSearch root = new RootSearch(form.open(position), watch, form.rank(), options);
        Answer answer = root.evaluation();
        Optional<StopReason> stop = Optional.empty();
        while (stop.isEmpty()) {
            report(position, answer, root);
            if (answer.proven()) {
                stop = Optional.of(StopReason.PROVEN);
            } else if (answer.depth() == limits.depth()) {
                stop = Optional.of(StopReason.DEPTH);
            } else {
                try {
                    answer = root.search(next(answer.depth(), limits.depth()));
                } catch (Watch.Stopped stopped) {
                    stop = Optional.of(stopped.reason());
                } catch (StackOverflowError deep) {
                    // One ply needs no stack to speak of: it is the game's own code that does not end.
                    if (answer.depth() == 0 && options.deepening()) {
                        throw deep;
                    }
                    stop = Optional.of(StopReason.STACK);
                }
            }
        }
        return result(position, answer, root.statistics(), stop);
    }

    // What is deeper than entries of a table can be is searched one ply after the other, in any case.
    private int next(int depth, int limit) {
        return options.deepening() || depth > 0 ? depth + 1 : Math.min(limit, Entry.MAX_DEPTH);
    }

    private void report(P position, Answer answer, RootSearch root) {
        if (listener != null) {
            listener.accept(result(position, answer, root.statistics(), Optional.empty()));
        }
    }

    // The searcher's game may stand anywhere by now, so the moves are read off another.
    private SearchResult<M> result(P position, Answer answer, Statistics statistics, Optional<StopReason> stop) {
        MutableGame game = form.open(position);
        MoveList moves = new MoveList();
        game.moves(moves);
        Optional<M> best = Optional.empty();
        if (answer.best().isPresent()) {
            best = Optional.of(form.move(game, moves.get(answer.best().getAsInt())));
        }
        List<RootMove<M>> rootMoves = new ArrayList<>();
        for (RootMove<Integer> found : answer.rootMoves()) {
            rootMoves.add(new RootMove<>(form.move(game, moves.get(found.move())), found.value(), found.bound()));
        }
        List<M> line = new ArrayList<>();
        for (int move : answer.line()) {
            line.add(form.move(game, move));
            game.make(move);
            game.moves(new MoveList());
        }
        return new SearchResult<>(
                best, answer.value(), line, rootMoves, answer.depth(), answer.proven(), stop, statistics);
    }
}
