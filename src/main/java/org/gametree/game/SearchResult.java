package org.gametree.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The answer of a search: that of the deepest finished depth, however the search stopped.
 *
 * @param <M> the type of the moves
 * @param bestMove the first, in the game's order, of the moves with the best value at {@code depth}, at depth 0 the
 *     first legal move; empty iff the game is over
 * @param value the minimax value of the position {@linkplain Unfold unfolded} to {@code depth}, to MAX
 * @param principalVariation best play by both to the leaf of that value, beginning with the best move; empty at depth 0
 * @param rootMoves every move in the game's order with its value or a bound of it at {@code depth}; empty at depth 0
 * @param depth the deepest depth that was finished, in plies
 * @param proven whether no deeper search can change value or move, nor the values of the other moves if they were asked
 *     for: they are wins or losses, or all lines that were followed ended in final positions
 * @param stopReason why the search stopped; empty where it goes on, as for a listener
 * @param statistics what it cost up to here
 */
public record SearchResult<M>(
        Optional<M> bestMove,
        int value,
        List<M> principalVariation,
        List<RootMove<M>> rootMoves,
        int depth,
        boolean proven,
        Optional<StopReason> stopReason,
        Statistics statistics) {

    /**
     * Makes a result over copies of the lists.
     *
     * @param bestMove the best move, empty iff the game is over
     * @param value the value to MAX
     * @param principalVariation best play by both
     * @param rootMoves every move with its value or bound
     * @param depth the deepest finished depth
     * @param proven whether no deeper search can change value or move
     * @param stopReason why the search stopped, empty where it goes on
     * @param statistics what it cost
     */
    public SearchResult {
        principalVariation = List.copyOf(principalVariation);
        rootMoves = List.copyOf(rootMoves);
    }

    /**
     * Returns how many plies away the end is, if the value is a win or a loss.
     *
     * @return the number of plies, empty if neither player is seen to win
     */
    public OptionalInt winDistance() {
        return Score.distance(value);
    }

    /** Returns one line, such as {@code best 4, value 0, depth 9 (proven), line 4 0 2, 5391 nodes in 12 ms, PROVEN}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(bestMove.map(move -> "best " + move).orElse("game over"));
        text.append(", value ").append(Score.toString(value)).append(", depth ").append(depth);
        if (proven) {
            text.append(" (proven)");
        }
        if (!principalVariation.isEmpty()) {
            text.append(", line");
            principalVariation.forEach(move -> text.append(' ').append(move));
        }
        text.append(", ").append(statistics);
        stopReason.ifPresent(reason -> text.append(", ").append(reason));
        return text.toString();
    }
}
