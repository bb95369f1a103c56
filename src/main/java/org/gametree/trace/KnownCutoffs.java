package org.gametree.trace;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.gametree.trace.Cutoff.Kind;

/** The cutoffs that nearly all are, made once: a search makes one at every second node. */
final class KnownCutoffs {
    /** Stands for no level: the window cuts. */
    static final int WINDOW = -1;

    private static final int COUNT = 32;
    private static final List<Optional<Cutoff>> BETA = known(Kind.BETA);
    private static final List<Optional<Cutoff>> ALPHA = known(Kind.ALPHA);

    private KnownCutoffs() {}

    private static List<Optional<Cutoff>> known(Kind kind) {
        return IntStream.range(0, COUNT)
                .mapToObj(i -> made(kind, 2 * i + WINDOW))
                .toList();
    }

    private static Optional<Cutoff> made(Kind kind, int levelsUp) {
        return Optional.of(new Cutoff(kind, levelsUp == WINDOW ? OptionalInt.empty() : OptionalInt.of(levelsUp)));
    }

    /** Returns the cutoff by the bound of an ancestor, an odd number of levels up, or of the window. */
    static Optional<Cutoff> of(Kind kind, int levelsUp) {
        int index = (levelsUp - WINDOW) / 2;
        return index < COUNT ? (kind == Kind.BETA ? BETA : ALPHA).get(index) : made(kind, levelsUp);
    }
}
