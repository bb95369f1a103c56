package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.gametree.game.TranspositionTable.Owner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a search remembers, and what it asks the game for to do so. */
class MemoryTest {
    private final FastStones game = new FastStones();

    private static TranspositionTable table() {
        TranspositionTable table = new TranspositionTable(1 << 10);
        table.begin(new Owner("a game", false, 0, false));
        return table;
    }

    private static long entry(int depth) {
        return Entry.of(3, Bound.EXACT, depth, Entry.UNFINISHED, 77);
    }

    /** Says how often it was asked for its key. */
    private static final class Asked extends FastStones {
        private final int[] keys;

        Asked(int[] keys) {
            this.keys = keys;
        }

        @Override
        public void noisyMoves(MoveList moves) {
            moves(moves);
        }

        @Override
        public long key() {
            keys[0]++;
            return super.key();
        }

        @Override
        public MutableGame copy() {
            return copyTo(new Asked(keys));
        }
    }

    @Test
    void aSearchThatRemembersNothingAsksForNoKeys() {
        int[] keys = {0};
        GameSearch<Asked, Integer> search = GameSearch.<Asked>ofMutable().withQuiescence(2);
        search.search(new Asked(keys), Limits.depth(6));
        assertThat(keys[0]).isZero();
        search.withTable(new TranspositionTable(1 << 10)).search(new Asked(keys), Limits.depth(6));
        assertThat(keys[0]).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, Entry.MAX_DEPTH})
    void whatIsPutIsFoundAndCounted(int depth) {
        Memory memory = new Memory(game, table(), null);
        assertThat(memory.keeps(depth)).isTrue();
        assertThat(memory.find(memory.key(), depth)).isEqualTo(Entry.NONE);
        assertThat(memory.hits()).isZero();
        memory.put(memory.key(), entry(depth));
        assertThat(Entry.value(memory.find(memory.key(), depth))).isEqualTo(3);
        assertThat(memory.hits()).isEqualTo(1);
        game.make(1);
        assertThat(memory.find(memory.key(), depth)).isEqualTo(Entry.NONE);
    }

    @Test
    void ofDepthsThatAnEntryCannotBeOfNothingIsKeptOrFound() {
        Memory memory = new Memory(game, table(), null);
        memory.put(memory.key(), entry(Entry.MAX_DEPTH));
        assertThat(memory.keeps(Entry.MAX_DEPTH + 1)).isFalse();
        assertThat(memory.find(memory.key(), Entry.MAX_DEPTH + 1)).isEqualTo(Entry.NONE);
        assertThat(memory.hits()).isZero();
    }

    @Test
    void withoutATableNothingIsKeptOrFound() {
        Memory memory = new Memory(game, null, new Path());
        assertThat(memory.keeps(0)).isFalse();
        memory.put(memory.key(), entry(0));
        assertThat(memory.find(memory.key(), 0)).isEqualTo(Entry.NONE);
    }

    @Test
    void whereAnEarlierPositionCanComeBackTheMoveAloneIsKept() {
        TranspositionTable table = table();
        Path path = new Path();
        Memory memory = new Memory(game, table, path);
        memory.put(memory.key(), entry(2));
        assertThat(Entry.value(memory.find(memory.key(), 2))).isEqualTo(3);
        path.push(99, null, 0);
        assertThat(memory.find(memory.key(), 2)).isEqualTo(Entry.withoutClaim(entry(2)));
        game.make(1);
        memory.put(memory.key(), entry(2));
        path.pop();
        long kept = memory.find(memory.key(), 2);
        assertThat(Entry.value(kept)).isEqualTo(Score.LOSS);
        assertThat(Entry.move(kept)).isEqualTo(77);
    }

    @Test
    void aPositionRecursWhileItIsOnThePath() {
        Memory memory = new Memory(game, null, new Path());
        assertThat(memory.recurs()).isFalse();
        memory.enter();
        assertThat(memory.recurs()).isTrue();
        assertThat(memory.recurs(memory.key())).isTrue();
        game.make(1);
        assertThat(memory.recurs()).isFalse();
        memory.enter(memory.key());
        assertThat(memory.recurs()).isTrue();
        memory.leave();
        assertThat(memory.recurs()).isFalse();
    }
}
