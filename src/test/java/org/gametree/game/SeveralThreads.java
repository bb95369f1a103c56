package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A small game for searches by several threads; none of which is left after a test, and nobody interrupted. */
final class SeveralThreads implements AfterEachCallback {
    static final ConnectFour GAME = new ConnectFour(5, 4);

    @Override
    public void afterEach(ExtensionContext test) {
        assertThat(Thread.interrupted()).isFalse();
        assertThat(Thread.getAllStackTraces().keySet()).noneMatch(SeveralThreads::isHelper);
    }

    private static boolean isHelper(Thread thread) {
        return thread.getName().startsWith("gametree search, helper ");
    }

    /** Tells whether the thread that asks is one that helps with a search. */
    static boolean isHelper() {
        return isHelper(Thread.currentThread());
    }

    static ConnectFourBoard board() {
        return new ConnectFourBoard(GAME);
    }

    static TappedBoard tapped(Consumer<String> tap) {
        return new TappedBoard(board(), tap);
    }

    static <G extends MutableGame> GameSearch<G, Integer> fast(int threads, long bytes) {
        return GameSearch.<G>ofMutable()
                .withTable(new TranspositionTable(bytes))
                .withThreads(threads);
    }
}
