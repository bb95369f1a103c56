package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.gametree.game.RootSearch.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The threads that help another one with a search. Each searches the same position by itself, to the same depths, over
 * the same table; what it finds out is found there by the others.
 *
 * <p>The answer is that of the thread which is helped. It needs no help to be right, so nothing depends on how far a
 * helper gets.
 */
final class Crew {
    private final int count;
    private final Function<Watch, RootSearch> roots;
    private final Limits limits;
    private final NodeBudget budget;
    private final int deepest;
    private final List<Mate> mates = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile int depth;
    private volatile boolean over;

    /**
     * Makes a crew that has not begun.
     *
     * @param count how many, at least 0
     * @param roots makes the search of a helper
     * @param budget what the threads share
     * @param deepest the greatest depth to search
     */
    Crew(int count, Function<Watch, RootSearch> roots, NodeBudget budget, int deepest) {
        this.count = count;
        this.roots = roots;
        this.budget = budget;
        this.deepest = deepest;
        limits = Limits.until(() -> over);
    }

    /** Says which depth is searched from now on, and begins if that has not been done. */
    // All that the game is asked to prepare a search is asked by the caller's thread.
    void advance(int newDepth) {
        depth = newDepth;
        if (mates.size() < count) {
            List<Mate> all = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                all.add(new Mate(i + 1, roots.apply(new Watch(limits, budget))));
            }
            for (Mate mate : all) {
                mate.start();
                mates.add(mate);
            }
        }
    }

    /** Tells whether the game's code failed in one of them. */
    boolean failed() {
        return failure.get() != null;
    }

    /** Returns what each that has begun has done: until {@link #end}, in the depths it has finished. */
    List<Statistics> statistics() {
        List<Statistics> all = new ArrayList<>();
        for (Mate mate : mates) {
            all.add(mate.statistics);
        }
        return all;
    }

    /** Ends them all, and waits for it. */
    void end() {
        over = true;
        boolean interrupted = false;
        for (Mate mate : mates) {
            interrupted |= joined(mate);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    // Returns whether this thread was interrupted, which does not make the other one any faster.
    private static boolean joined(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                return interrupted;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    /** Throws what the game's code threw in one of them. */
    void rethrow() {
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw Crew.<RuntimeException>unchecked(thrown);
        }
    }

    // The game's methods declare nothing, but what they throw may be a checked exception all the same.
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // at run time, any exception can be thrown
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private final class Mate extends Thread {
        private final RootSearch root;
        private volatile Statistics statistics;

        Mate(int number, RootSearch root) {
            super("gametree search, helper " + number);
            setDaemon(true);
            this.root = root;
            statistics = root.statistics();
        }

        @Override
        public void run() {
            try {
                help();
            } catch (Watch.Stopped | StackOverflowError end) {
                // The thread that is helped finds out by itself how far the search goes.
            } catch (Throwable thrown) {
                failure.compareAndSet(null, thrown);
            } finally {
                statistics = root.statistics();
            }
        }

        // Always at least as deep as the thread that is helped, and deeper when that has not come so far yet.
        private void help() {
            int own = 0;
            boolean proven = false;
            while (own < deepest && !proven) {
                own = Math.max(own + 1, depth);
                Answer answer = root.search(own);
                proven = answer.proven();
                statistics = root.statistics();
            }
        }
    }
}
