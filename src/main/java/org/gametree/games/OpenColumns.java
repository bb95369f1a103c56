package org.gametree.games;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a board that have room, in one order: for each set of full columns a list that is made when it is first
 * asked for, and from then on shared by all positions.
 */
// A list for every position was a quarter of what a search with a table allocates. Two sets may have the same place,
// where the later one is kept. Threads read and write without locks: what they pass on to each other never changes.
final class OpenColumns {
    private static final int LOG_PLACES = 10;

    private final List<Integer> columns;
    private final int height;
    private final @Nullable Open[] places = new Open[1 << LOG_PLACES];

    /** The columns that are not among the full ones. */
    private record Open(long full, List<Integer> columns) {}

    /** Makes the lists of some columns in their order, each as many squares high. */
    OpenColumns(List<Integer> columns, int height) {
        this.columns = columns;
        this.height = height;
    }

    /** Returns the highest square of a column. */
    long top(int column) {
        return 1L << (column * (height + 1) + height - 1);
    }

    /** Returns the columns whose highest squares are not among those that are taken. */
    List<Integer> beside(long full) {
        int place = (int) (Key.spread(full) >>> -LOG_PLACES);
        Open open = places[place];
        if (open == null || open.full != full) {
            open = new Open(
                    full,
                    columns.stream().filter(column -> (full & top(column)) == 0).toList());
            places[place] = open;
        }
        return open.columns;
    }
}
