package org.gametree.game;

import java.util.concurrent.atomic.AtomicInteger;

/** True from one time on that it is asked, whichever threads ask. */
final class CountedSignal {
    private final AtomicInteger left;

    CountedSignal(int left) {
        this.left = new AtomicInteger(left);
    }

    boolean get() {
        return left.getAndDecrement() <= 0;
    }
}
