package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;

/** Threads turn to the moves that no other is searching. */
class DivisionTest {
    private static final int DEPTH = 6;

    private final ConnectFourBoard game = new ConnectFourBoard(new ConnectFour(4, 4));
    private final MoveList one = moves();
    private final MoveList other = moves();

    private MoveList moves() {
        MoveList moves = new MoveList();
        game.moves(moves);
        return moves;
    }

    private long take(Division division, MoveList moves, int index, int depth) {
        return division.take(game, moves, index, 4, depth);
    }

    @Test
    void whatOneSearchesTheOtherPutsOff() {
        Division division = Division.among(2);
        int[] given = one.toArray();
        long first = take(division, one, 1, DEPTH);
        assertThat(one.toArray()).isEqualTo(given);
        assertThat(first).isNotEqualTo(Division.NONE);
        long second = take(division, other, 1, DEPTH);
        assertThat(second).isNotEqualTo(Division.NONE).isNotEqualTo(first);
        assertThat(other.toArray()).containsExactly(given[0], given[2], given[1], given[3]);
    }

    @Test
    void whatIsDoneIsFreeAgain() {
        Division division = Division.among(2);
        int[] given = one.toArray();
        division.release(take(division, one, 1, DEPTH));
        take(division, other, 1, DEPTH);
        assertThat(other.toArray()).isEqualTo(given);
    }

    @Test
    void whereAllIsBeingSearchedTheFirstIsSearchedByBoth() {
        Division division = Division.among(2);
        int[] given = one.toArray();
        for (int i = 0; i < 4; i++) {
            take(division, one, i, DEPTH);
        }
        other.add(77);
        long mark = take(division, other, 2, DEPTH);
        assertThat(mark).isEqualTo(Division.NONE);
        other.truncate(4);
        assertThat(other.toArray()).isEqualTo(given);
        division.release(mark);
        assertThat(take(division, other, 2, DEPTH)).isEqualTo(Division.NONE);
    }

    @Test
    void anotherDepthOrPositionIsOtherWork() {
        Division division = Division.among(2);
        int[] given = one.toArray();
        take(division, one, 1, DEPTH);
        take(division, other, 1, DEPTH + 1);
        assertThat(other.toArray()).isEqualTo(given);
        game.make(given[0]);
        take(division, other, 1, DEPTH);
        assertThat(other.toArray()).isEqualTo(given);
    }

    @Test
    void closeToTheHorizonNothingIsDivided() {
        Division division = Division.among(2);
        assertThat(IntStream.of(1, 3, 4, 5, 6, 11, 12, 13, 40).map(division::minDepth))
                .containsExactly(2, 2, 2, 2, 3, 5, 6, 6, 6);
    }

    @Test
    void aloneNothingIsDivided() {
        assertThat(Division.among(1)).isSameAs(Division.ALONE);
        assertThat(Division.ALONE.minDepth(1_000)).isEqualTo(Integer.MAX_VALUE);
    }

    /** Returns at which plies a search that has no other use for keys asks for them, since it divides moves there. */
    private static Set<Long> pliesDivided(int depth, Division division) {
        Set<Long> plies = new TreeSet<>();
        FastStones stones = new FastStones() {
            @Override
            public long key() {
                plies.add(made);
                return super.key();
            }
        };
        stones.left[0] = 20;
        Watch watch = new Watch(Limits.depth(depth), new NodeBudget(Long.MAX_VALUE));
        new RootSearch(stones, watch, null, Options.NONE, division).search(depth);
        return plies;
    }

    @Test
    void aSearchDividesMovesDownToTheLeastDepthAndNoFarther() {
        assertThat(pliesDivided(3, Division.among(2))).containsExactly(1L);
        assertThat(pliesDivided(4, Division.among(2))).containsExactly(1L, 2L);
        assertThat(pliesDivided(6, Division.among(2))).containsExactly(1L, 2L, 3L);
        assertThat(pliesDivided(6, Division.ALONE)).isEmpty();
    }
}
