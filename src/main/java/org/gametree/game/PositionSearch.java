package org.gametree.game;

/**
 * A search of a game's positions: the type of {@link GameSearch} and of any other whose answers {@link SearchLaws} are
 * to check.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
@FunctionalInterface
public interface PositionSearch<P, M> {

    /**
     * Searches a position.
     *
     * @param position where to search; not to be changed
     * @param limits how far to go
     * @return the answer of the deepest finished depth
     */
    SearchResult<M> search(P position, Limits limits);
}
