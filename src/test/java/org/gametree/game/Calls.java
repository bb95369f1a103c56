package org.gametree.game;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Counts the calls of a user's code, and throws instead of the last that is allowed. */
final class Calls implements Consumer<String> {

    /** Thrown out of the user's code. */
    static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Thrown() {
            super("out of sorts", null, false, false);
        }
    }

    private final Set<String> names = new TreeSet<>();
    private int left = Integer.MAX_VALUE;

    /** Allows so many calls more. */
    void allow(int calls) {
        left = calls;
    }

    /** Returns the names of all methods called. */
    Set<String> names() {
        return names;
    }

    @Override
    public void accept(String name) {
        names.add(name);
        if (left-- == 0) {
            throw new Thrown();
        }
    }
}
