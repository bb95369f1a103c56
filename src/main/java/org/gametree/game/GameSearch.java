package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best move of a game within limits, provably the answer of minimax.
 *
 * <p><strong>However a search stops, its answer is that of the deepest finished depth d</strong>: the value is the
 * minimax of the position {@linkplain Unfold unfolded} to d, and the move is the first, in the game's own order, among
 * the moves of that value. At d = 0 the value is the evaluation and the move the first legal one. A position with moves
 * always gets a move. Quiescence and draws by repetition are other unfoldings; all other options change how long a
 * search takes and what is told of the other moves, never value or move.
 *
 * <pre>{@code
 * SearchResult<Move> result = GameSearch.of(game).search(position, Limits.time(Duration.ofSeconds(1)));
 * Move move = result.bestMove().orElseThrow();
 * }</pre>
 *
 * <p>The method is iterative deepening with principal variation search (Marsland and Campbell 1982; Reinefeld 1983), in
 * the form with MAX and MIN. Of equal wins the shortest is preferred, of equal losses the longest.
 *
 * <p>Immutable, and as safe for use by many threads as the rules, ordering and listener given to it; with a table, by
 * one at a time. The position searched is never changed: a {@link MutableGame} is copied first. Exceptions of the
 * game's own code pass through and leave everything as it was. A search recurses to its depth; where the thread's stack
 * does not hold that, it stops with {@link StopReason#STACK} and the answer of the depth before. Games with small
 * methods were measured to have at least 2&nbsp;800 plies in 1&nbsp;MiB; for more, search in a thread with a larger
 * stack.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
public final class GameSearch<P, M> implements PositionSearch<P, M> {
    private final Form<P, M> form;
    private final Options options;
    private final @Nullable Consumer<? super SearchResult<M>> listener;

    private GameSearch(Form<P, M> form, Options options, @Nullable Consumer<? super SearchResult<M>> listener) {
        this.form = form;
        this.options = options;
        this.listener = listener;
    }

    private GameSearch(Form<P, M> form) {
        this(form, Options.NONE, null);
    }

    private GameSearch<P, M> with(Options newOptions) {
        return new GameSearch<>(form, newOptions, listener);
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
        return new GameSearch<>(Form.of(requireGame(game), null));
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
        return new GameSearch<>(Form.of(requireGame(game), requireOrdering(ordering)));
    }

    /**
     * Makes a search of a game in the fast form. Its position is the game itself.
     *
     * @param <G> the type of the game
     * @return the search
     */
    public static <G extends MutableGame> GameSearch<G, Integer> ofMutable() {
        return new GameSearch<>(Form.ofMutable(null));
    }

    /**
     * Makes a search of a game in the fast form that looks at promising moves first.
     *
     * @param <G> the type of the game
     * @param ordering which moves to look at first
     * @return the search
     */
    public static <G extends MutableGame> GameSearch<G, Integer> ofMutable(MutableOrdering<? super G> ordering) {
        return new GameSearch<>(Form.ofMutable(requireOrdering(ordering)));
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
        return with(options.withExact());
    }

    /**
     * Returns a search that remembers positions in a table, over all its searches.
     *
     * @param newTable the table; used by one search at a time, and by searches of this game alone
     * @return the search
     */
    public GameSearch<P, M> withTable(TranspositionTable newTable) {
        Objects.requireNonNull(newTable, "newTable is null; expected a table");
        return with(options.withTable(newTable));
    }

    /**
     * Returns a search by several threads over its table: the one that asks for it, and others that live as long as the
     * search. Value and move of a finished depth are those of one thread. What it cost is what it cost all threads
     * together, as is a limit of nodes; while it goes on, a listener is told of the nodes that helpers needed for the
     * depths which they have finished. What is only bounded of other moves at the root may be bounded in another way, and
     * a result may be proven at another depth.
     *
     * <p>Each thread has a position of its own, but rules and ordering are asked by several at the same time, and
     * positions of a {@link Game} are seen by all. An exception of the game's code in any thread ends the search and is
     * thrown by it; of several, one is. A helper whose stack does not hold the depth helps no more. More threads than
     * there are processors make a search slower.
     *
     * @param count the number of threads, at least 1, which is what a search has that was not told otherwise; more than
     *     one need a table
     * @return the search
     * @throws IllegalArgumentException if {@code count} is less than 1
     */
    public GameSearch<P, M> withThreads(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count = " + count + "; expected at least 1");
        }
        return with(options.withThreads(count));
    }

    /**
     * Returns a search that goes on behind the horizon where positions are not quiet: where the game tells of
     * {@linkplain Game#noisyMoves noisy moves}, or that the player may not {@linkplain Game#mayStandPat stand pat}. The
     * answer is that of the position {@linkplain Unfold#withQuiescence unfolded so}.
     *
     * @param plies how many plies to go on at most, at least 0, which is what a search does that was not told otherwise
     * @return the search
     * @throws IllegalArgumentException if {@code plies} is negative
     */
    public GameSearch<P, M> withQuiescence(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("plies = " + plies + "; expected at least 0");
        }
        return with(options.withQuiescence(plies));
    }

    /**
     * Returns a search in which a position that recurs is a draw, worth 0: one that was there on the way from the root,
     * or before it. A final position keeps its value, since no line goes on from it, not even one before the root. The
     * answer is that of the position {@linkplain Unfold#withRepetition(List) unfolded so}.
     *
     * <p>Positions of a {@link Game} are the same if they are {@code equals}, those of a {@link MutableGame} if their
     * keys are. A table then tells more the more the game tells of its {@linkplain Game#progress progress}: of a
     * position to which an earlier one can come back it keeps the best move alone.
     *
     * @param before what came before the root in any order; it may hold the root, and positions that are never reached
     * @return the search
     * @throws NullPointerException if {@code before} or a position in it is null
     */
    public GameSearch<P, M> withRepetition(List<? extends P> before) {
        Objects.requireNonNull(before, "before is null; expected the positions before the root");
        List<MutableGame> games = new ArrayList<>();
        for (P position : before) {
            MutableGame earlier = form.open(Objects.requireNonNull(position, "before holds null; expected positions"));
            // What is final does not recur. The path from the root holds nothing final either, since it goes on.
            if (!isFinal(earlier)) {
                games.add(earlier);
            }
        }
        return with(options.withRepetition(List.copyOf(games)));
    }

    private static boolean isFinal(MutableGame game) {
        MoveList moves = new MoveList();
        game.moves(moves);
        return moves.size() == 0;
    }

    /**
     * Returns a search that goes straight to the depth it is limited to, instead of to every depth before: for positions
     * that can be searched to their end. Without a limit of depth, that is the end of the game. Stopped on the way, it
     * has the answer of depth 0.
     *
     * @return the search
     */
    public GameSearch<P, M> withoutDeepening() {
        return with(options.withoutDeepening());
    }

    /**
     * Returns a search that does without one of the ways to be faster. For comparisons: the answer is the same.
     *
     * @param speedup what to do without
     * @return the search
     */
    public GameSearch<P, M> without(Speedup speedup) {
        return with(options.without(Objects.requireNonNull(speedup, "speedup is null; expected what to do without")));
    }

    /**
     * Returns a search that reports every finished depth, from 0 on, to a listener, in the thread that searches.
     *
     * @param newListener takes the answer of each finished depth
     * @return the search
     */
    public GameSearch<P, M> withListener(Consumer<? super SearchResult<M>> newListener) {
        Objects.requireNonNull(newListener, "newListener is null; expected what takes the answers");
        return new GameSearch<>(form, options, newListener);
    }

    /**
     * Searches a position until a limit is reached or a deeper search can change neither value nor move.
     *
     * @param position the position; never changed
     * @param limits how far to go
     * @return the answer of the deepest finished depth
     * @throws NullPointerException if an argument is null, or the game answers null
     * @throws IllegalArgumentException if the game gives a value that it may not, naming position and value, or the table
     *     belongs to another game
     * @throws IllegalStateException if the table is in use by another search, or there is none for several threads
     */
    @Override
    public SearchResult<M> search(P position, Limits limits) {
        Objects.requireNonNull(position, "position is null; expected where to search");
        Objects.requireNonNull(limits, "limits is null; expected how far to go");
        Deepening<P, M> deepening = new Deepening<>(form, options, listener);
        TranspositionTable table = options.table();
        if (table == null && options.threads() > 1) {
            throw new IllegalStateException("threads = " + options.threads()
                    + " without a table; expected a search with a table, which is where threads meet");
        }
        if (table == null) {
            return deepening.search(position, limits);
        }
        table.begin(options.owner(form.owner(position), form.comparesPositions()));
        try {
            return deepening.search(position, limits);
        } finally {
            table.end();
        }
    }
}
