package org.gametree.trace;

import java.util.concurrent.atomic.AtomicReference;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Player;

/** Trees that need a thread of their own. */
final class LargeTrees {
    private LargeTrees() {}

    /** Runs an action on a thread with so many bytes of stack, and passes on what it throws. */
    static void onAThread(long stack, Runnable action) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(null, action, "a thread of its own", stack);
        thread.setUncaughtExceptionHandler((which, throwable) -> thrown.set(throwable));
        thread.start();
        thread.join();
        if (thrown.get() != null) {
            throw new AssertionError("on " + thread.getName(), thrown.get());
        }
    }

    /** The trace of a leaf under a hundred thousand nodes. */
    static Searched<Integer> deepTrace() throws InterruptedException {
        AtomicReference<Searched<Integer>> trace = new AtomicReference<>();
        onAThread(1L << 29, () -> trace.set(new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, Trees.chain(100_000))));
        return trace.get();
    }
}
