package org.gametree.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A match in a session: how it stands, which files are its own, and which one it took the place of. It never changes.
 *
 * @param match how it stands
 * @param begun the least of it that there was: a new match, or what was loaded or typed
 * @param kept what would not be lost with it: how it began, or how it was last saved
 * @param files those that it was loaded from or saved to
 * @param left what it took the place of, if that would be lost otherwise
 */
record Sheet<P>(Match<P> match, Match<P> begun, Match<P> kept, Set<Path> files, Optional<Sheet<P>> left) {

    /** Returns a match that has no file: a new one, or what was typed. */
    static <P> Sheet<P> of(Match<P> match) {
        return new Sheet<>(match, match, match, Set.of(), Optional.empty());
    }

    /** Reads a match; throws an IllegalArgumentException that tells why it cannot be read. */
    static <P> Sheet<P> load(PlayableGame<P> game, String file) {
        Match<P> match = SavedMatch.read(game, file);
        return new Sheet<>(match, match, match, places(Set.of(), file), Optional.empty());
    }

    /** Writes the match to a file of its own or a new one; throws an IllegalArgumentException if it cannot be written. */
    Sheet<P> save(String file) {
        boolean isOwn = SavedMatch.place(file).filter(files::contains).isPresent();
        SavedMatch.write(match, file, isOwn);
        return new Sheet<>(match, begun, match, places(files, file), left);
    }

    private static Set<Path> places(Set<Path> before, String file) {
        return Stream.concat(before.stream(), SavedMatch.place(file).stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns this after a move or a resignation, or with one taken back. */
    Sheet<P> with(Match<P> next) {
        Match<P> least = next.moves().size() < begun.moves().size() ? next : begun;
        return new Sheet<>(next, least, kept, files, left);
    }

    /**
     * Tells whether there is something that whoever types has done and no file holds.
     *
     * @param yours tells whether whoever types is to move in a match
     */
    boolean isUnsaved(Predicate<Match<P>> yours) {
        return !match.equals(kept) && before(yours, begun.moves().size()).isPresent();
    }

    /** Puts another in the place of this one, which is left behind it if it is unsaved. */
    Sheet<P> replacedBy(Sheet<P> other, Predicate<Match<P>> yours) {
        Optional<Sheet<P>> behind = isUnsaved(yours) ? Optional.of(this) : left;
        return new Sheet<>(other.match, other.begun, other.kept, other.files, behind);
    }

    /**
     * Returns what there was before the last move or resignation of whoever types; if there was none since this one took
     * the place of another, that other one; empty if there is nothing to take back.
     *
     * @param yours tells whether whoever types is to move in a match
     */
    Optional<Sheet<P>> undo(Predicate<Match<P>> yours) {
        int first = left.isPresent() ? begun.moves().size() : 0;
        return before(yours, first).map(this::with).or(() -> left);
    }

    private Optional<Match<P>> before(Predicate<Match<P>> yours, int first) {
        if (match.resigned()) {
            boolean isOwn = left.isEmpty() || !match.equals(begun);
            return isOwn ? Optional.of(match.after(match.moves().size())) : Optional.empty();
        }
        int last = match.moves().size() - 1;
        return IntStream.rangeClosed(0, last - first)
                .mapToObj(back -> match.after(last - back))
                .filter(yours)
                .findFirst();
    }
}
