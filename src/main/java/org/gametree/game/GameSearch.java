package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.gametree.game.RootSearch.Answer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best move of a game within limits, provably the answer of minimax.
 *
 * <p><strong>However a search stops, its answer is that of the deepest finished depth d</strong>: the value is the
 * minimax of the position {@linkplain Unfold unfolded} to d, and the move is the first, in the game's own order, among
 * the moves of that value. At d = 0 the value is the evaluation and the move the first legal one. A position with moves
 * always gets a move. Options change how long a search takes and what is told of the other moves, never value or move.
 *
 * <pre>{@code
 * SearchResult<Move> result = GameSearch.of(game).search(position, Limits.time(Duration.ofSeconds(1)));
 * Move move = result.bestMove().orElseThrow();
 * }</pre>
 *
 * <p>The method is iterative deepening with principal variation search (Marsland and Campbell 1982; Reinefeld 1983), in
 * the form with MAX and MIN. Of equal wins the shortest is preferred, of equal losses the longest.
 *
 * <p>Immutable, and as safe for use by many threads as the rules, ordering and listener given to it. The position
 * searched is never changed: a {@link MutableGame} is copied first. Exceptions of the game's own code pass through and
 * leave everything as it was. A search recurses to its depth; where the thread's stack does not hold that, it stops
 * with {@link StopReason#STACK} and the answer of the depth before. Games with small methods were measured to have at
 * least 2&nbsp;800 plies in 1&nbsp;MiB; for more, search in a thread with a larger stack.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
public final class GameSearch<P, M> implements PositionSearch<P, M> {
    private final Form<P, M> form;
    private final boolean exact;
    private final @Nullable Consumer<? super SearchResult<M>> listener;

    private GameSearch(Form<P, M> form, boolean exact, @Nullable Consumer<? super SearchResult<M>> listener) {
        this.form = form;
        this.exact = exact;
        this.listener = listener;
    }

    /**
     * Makes a search of a game.
     *
     * @param <P> the type of the positions
     * @param <M> the type of the moves
     * @param game the rules
     * @return the search
     */
    public static <P, M> GameSearch<P, M> of(Game<P, M> game) {
        return new GameSearch<>(Form.of(requireGame(game), null), false, null);
    }

    /**
     * Makes a search of a game that looks at promising moves first.
     *
     * @param <P> the type of the positions
     * @param <M> the type of the moves
     * @param game the rules
     * @param ordering which moves to look at first
     * @return the search
     */
    public static <P, M> GameSearch<P, M> of(Game<P, M> game, Ordering<? super P, ? super M> ordering) {
        return new GameSearch<>(Form.of(requireGame(game), requireOrdering(ordering)), false, null);
    }

    /**
     * Makes a search of a game in the fast form. Its position is the game itself.
     *
     * @param <G> the type of the game
     * @return the search
     */
    public static <G extends MutableGame> GameSearch<G, Integer> ofMutable() {
        return new GameSearch<>(Form.ofMutable(null), false, null);
    }

    /**
     * Makes a search of a game in the fast form that looks at promising moves first.
     *
     * @param <G> the type of the game
     * @param ordering which moves to look at first
     * @return the search
     */
    public static <G extends MutableGame> GameSearch<G, Integer> ofMutable(MutableOrdering<? super G> ordering) {
        return new GameSearch<>(Form.ofMutable(requireOrdering(ordering)), false, null);
    }

    private static <T> T requireGame(T game) {
        return Objects.requireNonNull(game, "game is null; expected the rules");
    }

    private static <T> T requireOrdering(T ordering) {
        return Objects.requireNonNull(ordering, "ordering is null; expected which moves to look at first");
    }

    /**
     * Returns a search that tells the exact value of every move at the root, not of the best alone. It takes longer.
     *
     * @return the search
     */
    public GameSearch<P, M> withExactRootMoves() {
        return new GameSearch<>(form, true, listener);
    }

    /**
     * Returns a search that reports every finished depth, from 0 on, to a listener, in the thread that searches.
     *
     * @param newListener takes the answer of each finished depth
     * @return the search
     */
    public GameSearch<P, M> withListener(Consumer<? super SearchResult<M>> newListener) {
        Objects.requireNonNull(newListener, "newListener is null; expected what takes the answers");
        return new GameSearch<>(form, exact, newListener);
    }

    /**
     * Searches a position until a limit is reached or a deeper search can change neither value nor move.
     *
     * @param position the position; never changed
     * @param limits how far to go
     * @return the answer of the deepest finished depth
     * @throws NullPointerException if an argument is null, or the game answers null
     * @throws IllegalArgumentException if the game gives a value that it may not, naming position and value
     */
    @Override
    public SearchResult<M> search(P position, Limits limits) {
        Objects.requireNonNull(position, "position is null; expected where to search");
        Objects.requireNonNull(limits, "limits is null; expected how far to go");
        Watch watch = new Watch(limits);
        RootSearch root = new RootSearch(form.open(position), watch, form.rank(), exact);
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
                    answer = root.search(answer.depth() + 1);
                } catch (Watch.Stopped stopped) {
                    stop = Optional.of(stopped.reason());
                } catch (StackOverflowError deep) {
                    stop = Optional.of(StopReason.STACK);
                }
            }
        }
        return result(position, answer, root.statistics(), stop);
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
            moves.truncate(0);
            game.moves(moves);
        }
        return new SearchResult<>(
                best, answer.value(), line, rootMoves, answer.depth(), answer.proven(), stop, statistics);
    }
}
