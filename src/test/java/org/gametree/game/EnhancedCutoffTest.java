package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.game.TranspositionTable.Owner;
import org.junit.jupiter.api.Test;

/** What the table is asked of a position's moves before they are searched. */
class EnhancedCutoffTest {
    private static final int DEPTH = 5;
    private static final int PLY = 2;

    private final FastStones game = new FastStones();
    private final Memory memory = new Memory(game, table(), null);
    private final EnhancedCutoff cutoff = with(game, Options.NONE);
    private final MoveList moves = new MoveList();

    EnhancedCutoffTest() {
        game.moves(moves);
    }

    private EnhancedCutoff with(MutableGame told, Options options) {
        return new EnhancedCutoff(memory, new Insight(told, options), options);
    }

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        table.begin(new Owner("a game", false, 0, false));
        return table;
    }

    /** Remembers what is known of the position after a move. */
    private void remember(int move, int value, Bound bound, int depth, int height) {
        game.make(move);
        memory.put(memory.key(), Entry.of(value, bound, depth, height, 0));
        game.unmake(move);
    }

    private int find(boolean max, int depth, int a, int b) {
        return cutoff.find(moves, 0, max, depth, a, b, PLY);
    }

    @Test
    void aMoveThatIsGoodEnoughIsFoundWhicheverItIs() {
        remember(2, 7, Bound.AT_LEAST, DEPTH - 1, Entry.UNFINISHED);
        assertThat(find(true, DEPTH, 6, 7)).isEqualTo(7);
        assertThat(memory.cutoffs()).isEqualTo(1);
        assertThat(find(true, DEPTH, 7, 8)).isEqualTo(Insight.UNKNOWN);
        remember(1, -7, Bound.AT_MOST, DEPTH - 1, Entry.UNFINISHED);
        assertThat(find(false, DEPTH, -7, -6)).isEqualTo(-7);
        assertThat(find(false, DEPTH, -8, -7)).isEqualTo(Insight.UNKNOWN);
        assertThat(game.left[0]).isEqualTo(6);
    }

    @Test
    void movesBeforeTheFirstAreAnotherPositions() {
        remember(1, 7, Bound.EXACT, DEPTH - 1, Entry.UNFINISHED);
        assertThat(cutoff.find(moves, 1, true, DEPTH, 6, 7, PLY)).isEqualTo(Insight.UNKNOWN);
        assertThat(cutoff.find(moves, 0, true, DEPTH, 6, 7, PLY)).isEqualTo(7);
    }

    @Test
    void whatIsKnownMustBeOfTheMovesOwnDepth() {
        remember(1, 7, Bound.EXACT, DEPTH - 2, DEPTH);
        assertThat(find(true, DEPTH, 6, 7)).isEqualTo(Insight.UNKNOWN);
        remember(1, 7, Bound.EXACT, DEPTH, Entry.UNFINISHED);
        assertThat(find(true, DEPTH, 6, 7)).isEqualTo(Insight.UNKNOWN);
        remember(1, 7, Bound.EXACT, DEPTH, DEPTH - 1);
        assertThat(find(true, DEPTH, 6, 7)).isEqualTo(7);
    }

    @Test
    void distancesCountFromTheRootAndHeightsFromThePosition() {
        remember(1, Score.WIN - 2, Bound.EXACT, DEPTH - 1, Entry.UNFINISHED);
        int value = Score.WIN - 2 - (PLY + 1);
        assertThat(find(true, DEPTH, value - 1, value)).isEqualTo(value);
        assertThat(cutoff.height()).isEqualTo(3);
        assertThat(find(true, DEPTH, value, value + 1)).isEqualTo(Insight.UNKNOWN);
        remember(1, 7, Bound.EXACT, DEPTH - 1, 2);
        find(true, DEPTH, 6, 7);
        assertThat(cutoff.height()).isEqualTo(3);
    }

    @Test
    void nothingIsFoundOnThePrincipalVariationOrCloseToTheHorizonOrIfLeftOut() {
        remember(1, 7, Bound.EXACT, DEPTH - 1, 0);
        assertThat(find(true, DEPTH, 5, 7)).isEqualTo(Insight.UNKNOWN);
        assertThat(find(true, 3, 6, 7)).isEqualTo(Insight.UNKNOWN);
        assertThat(find(true, 4, 6, 7)).isEqualTo(7);
        EnhancedCutoff none = with(game, Options.NONE.without(Speedup.ENHANCED_CUTOFFS));
        assertThat(none.find(moves, 0, true, DEPTH, 6, 7, PLY)).isEqualTo(Insight.UNKNOWN);
    }

    /** Stones whose bounds are told. */
    private static FastStones telling(int lower, int upper) {
        return new FastStones() {
            @Override
            public int lowerBound() {
                return lower;
            }

            @Override
            public int upperBound() {
                return upper;
            }
        };
    }

    @Test
    void whereTheGameTellsBoundsTheTableIsAskedFartherFromTheHorizonAlone() {
        assertThat(with(game, Options.NONE).minDepth()).isEqualTo(4);
        assertThat(with(telling(Score.LOSS, Score.WIN), Options.NONE).minDepth())
                .isEqualTo(4);
        assertThat(with(telling(Score.LOSS + 1, Score.WIN), Options.NONE).minDepth())
                .isEqualTo(11);
        assertThat(with(telling(Score.LOSS, Score.WIN - 1), Options.NONE).minDepth())
                .isEqualTo(11);
        Options unused = Options.NONE.without(Speedup.BOUNDS);
        assertThat(with(telling(0, 0), unused).minDepth()).isEqualTo(4);
        assertThat(with(telling(0, 0), unused.without(Speedup.ENHANCED_CUTOFFS)).minDepth())
                .isGreaterThan(Entry.MAX_DEPTH);
    }
}
