package org.gametree.cli;

import org.jspecify.annotations.Nullable;

/** A tree that can be read, but not answered as was asked. */
final class UnanswerableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnanswerableException(@Nullable String why) {
        super(why);
    }
}
