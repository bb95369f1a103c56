package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.Test;

/** A search of a game in the fast form allocates what it needs once for each depth, and nothing for a node. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What a search to a depth entered, and the memory that it took. */
    private record Cost(long nodes, long bytes) {}

    private static Cost cost(GameSearch<ConnectFourBoard, Integer> search, int depth) {
        ConnectFourBoard start = new ConnectFourBoard(new ConnectFour(7, 6));
        long before = THREADS.getCurrentThreadAllocatedBytes();
        long nodes = search.search(start, Limits.depth(depth)).statistics().nodes();
        return new Cost(nodes, THREADS.getCurrentThreadAllocatedBytes() - before);
    }

    private static void allocatesNothingForANode(GameSearch<ConnectFourBoard, Integer> search) {
        cost(search, 7);
        Cost shallow = cost(search, 7);
        Cost deep = cost(search, 10);
        assertThat(deep.nodes - shallow.nodes).isGreaterThan(20_000);
        // An object takes 16 bytes: not one node in a hundred has one.
        assertThat((double) (deep.bytes - shallow.bytes) / (deep.nodes - shallow.nodes))
                .isLessThan(0.16);
    }

    @Test
    void withoutATable() {
        allocatesNothingForANode(GameSearch.ofMutable());
    }

    @Test
    void withAnOrdering() {
        allocatesNothingForANode(GameSearch.ofMutable((board, column) -> -column));
    }

    @Test
    void whatEveryNodeAllocatesIsSeen() {
        Cost deep =
                cost(GameSearch.ofMutable((board, column) -> board.toString().charAt(column)), 7);
        assertThat(deep.bytes / deep.nodes).isGreaterThan(16);
    }
}
