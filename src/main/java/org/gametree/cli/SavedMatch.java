package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A match in a file: a line that names the game, and its moves as they are typed. Whatever is wrong is an
 * IllegalArgumentException that tells what.
 */
final class SavedMatch {
    private static final String COMMENT = "#";
    private static final String HEAD = COMMENT + " gametree ";
    private static final int LONGEST = 1 << 16;

    private SavedMatch() {}

    /** Writes a match to a file that does not exist yet. */
    static void write(Match<?> match, String file) {
        try {
            Files.writeString(path(file), HEAD + match.game().title() + "\n" + match.text() + "\n", CREATE_NEW, WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new IllegalArgumentException(Printable.of(file) + " exists and is kept; save to another file", e);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(Printable.of(file) + " is in no folder that exists", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    Printable.of(file) + " cannot be written: " + Printable.of(reason(e)), e);
        }
    }

    /** Reads a match of a game. */
    static <P> Match<P> read(PlayableGame<P> game, String file) {
        List<String> lines = lines(file);
        String other = lines.stream()
                .filter(line -> line.startsWith(HEAD))
                .map(line -> line.substring(HEAD.length()).strip())
                .findFirst()
                .orElse(game.title());
        if (!other.equals(game.title())) {
            throw new IllegalArgumentException(Printable.of(file) + " holds a game of " + Printable.of(other)
                    + "; expected one of " + game.title());
        }
        List<String> words = lines.stream()
                .filter(line -> !line.startsWith(COMMENT))
                .flatMap(line -> Stream.of(line.split("\\s+", -1)))
                .filter(word -> !word.isEmpty())
                .toList();
        try {
            return Match.of(game, words);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(Printable.of(file) + ", " + e.getMessage(), e);
        }
    }

    private static List<String> lines(String file) {
        Path path = path(file);
        if (!Files.isRegularFile(path)) {
            throw new IllegalArgumentException(
                    Printable.of(file) + (Files.exists(path) ? " is not a file" : " does not exist"));
        }
        try {
            if (Files.size(path) > LONGEST) {
                throw new IllegalArgumentException(
                        Printable.of(file) + " is no saved game: it has more than " + LONGEST + " bytes");
            }
            return Files.readAllLines(path, UTF_8);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(Printable.of(file) + " is no saved game: it is not text", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(Printable.of(file) + " cannot be read: " + Printable.of(reason(e)), e);
        }
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("'" + Printable.of(file) + "' is no name of a file", e);
        }
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + " " + e.getMessage();
    }
}
