package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A match in a file: a line that names the game, and its moves as they are typed, a resignation after them. Whatever is
 * wrong is an IllegalArgumentException that tells what.
 */
final class SavedMatch {
    private static final String COMMENT = "#";
    private static final String HEAD = COMMENT + " gametree";
    private static final Pattern TITLE = Pattern.compile("([a-z0-9]+)(?: ([0-9]+x[0-9]+))?");
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int LONGEST = 1 << 16;
    private static final OpenOption[] KEEPING = {CREATE_NEW, WRITE};
    private static final OpenOption[] REPLACING = {CREATE, TRUNCATE_EXISTING, WRITE};

    private SavedMatch() {}

    /** Writes a match to a file; one that exists is kept, unless it is to be replaced. */
    static void write(Match<?> match, String file, boolean replaces) {
        OpenOption[] options = replaces ? REPLACING : KEEPING;
        try {
            Files.writeString(path(file), head(match.game()) + "\n" + match.text() + "\n", options);
        } catch (FileAlreadyExistsException e) {
            throw new IllegalArgumentException(Printable.of(file) + " exists and is kept; save to another file", e);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(Printable.of(file) + " is in no folder that exists", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(Printable.of(file) + " cannot be written: " + Failure.reason(e), e);
        }
    }

    private static String head(PlayableGame<?> game) {
        return HEAD + " " + game.title();
    }

    /** Reads a match of a game. */
    static <P> Match<P> read(PlayableGame<P> game, String file) {
        List<String> lines = lines(file);
        List<String> words = new ArrayList<>(lines.stream()
                .filter(line -> !line.startsWith(COMMENT))
                .flatMap(line -> Stream.of(line.split("\\s+", -1)))
                .filter(word -> !word.isEmpty())
                .toList());
        requireTitle(game, lines, words.isEmpty(), Printable.of(file));
        try {
            boolean resigned = !words.isEmpty() && words.get(words.size() - 1).equalsIgnoreCase(Match.RESIGN);
            Match<P> match = Match.of(game, resigned ? words.subList(0, words.size() - 1) : words);
            return resigned ? resigned(match) : match;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(Printable.of(file) + ", " + e.getMessage(), e);
        }
    }

    /** Reads on which board a game was saved; empty if the file does not tell that of such a game. */
    static Optional<BoardSize> size(GameName name, String file) {
        String title = titles(lines(file)).stream().findFirst().orElse("");
        Matcher parts = TITLE.matcher(title);
        if (!parts.matches()
                || parts.group(2) == null
                || !GameName.of(parts.group(1)).equals(Optional.of(name))) {
            return Optional.empty();
        }
        Optional<BoardSize> size = BoardSize.of(parts.group(2));
        size.filter(board -> !name.has(board)).ifPresent(board -> {
            throw new IllegalArgumentException(
                    Printable.of(file) + " holds a game of " + title + "; " + name.boards(board));
        });
        return size;
    }

    private static List<String> titles(List<String> lines) {
        return lines.stream()
                .filter(line -> line.equals(HEAD) || line.startsWith(HEAD + " "))
                .map(line -> line.substring(HEAD.length()).strip())
                .toList();
    }

    private static <P> Match<P> resigned(Match<P> match) {
        if (match.isOver()) {
            throw new IllegalArgumentException("'" + Match.RESIGN + "' comes after the end of the game");
        }
        return match.resign();
    }

    private static void requireTitle(PlayableGame<?> game, List<String> lines, boolean noMoves, String file) {
        List<String> titles = titles(lines);
        if (titles.isEmpty() && noMoves) {
            throw new IllegalArgumentException(
                    file + " holds no game; expected moves, or a line such as " + head(game));
        }
        if (titles.size() > 1) {
            throw new IllegalArgumentException(file + " holds " + titles.size() + " games; expected one");
        }
        if (titles.contains("")) {
            throw new IllegalArgumentException(file + " names no game; expected a line such as " + head(game));
        }
        if (!titles.isEmpty() && !titles.contains(game.title())) {
            String title = titles.get(0);
            throw new IllegalArgumentException(file + " holds a game of " + Printable.of(title) + "; expected one of "
                    + game.title() + start(title));
        }
    }

    // What to type for the game that is there.
    private static String start(String title) {
        Matcher parts = TITLE.matcher(title);
        if (!parts.matches()) {
            return "";
        }
        String size = parts.group(2) == null ? "" : " --size " + parts.group(2);
        return GameName.of(parts.group(1))
                .map(name -> " (start with play " + name + size + " for that one)")
                .orElse("");
    }

    private static List<String> lines(String file) {
        Path path = path(file);
        try {
            BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
            if (!found.isRegularFile()) {
                throw new IllegalArgumentException(Printable.of(file) + " is not a file");
            }
            if (found.size() > LONGEST) {
                throw new IllegalArgumentException(
                        Printable.of(file) + " is no saved game: it has more than " + LONGEST + " bytes");
            }
            String text = Files.readString(path, UTF_8);
            return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
                    .lines()
                    .toList();
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(Printable.of(file) + " does not exist", e);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(Printable.of(file) + " is no saved game: it is not text in UTF-8", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(Printable.of(file) + " cannot be read: " + Failure.reason(e), e);
        }
    }

    /** Returns where a file is, the same for all its names; empty if there is none that can be seen. */
    static Optional<Path> place(String file) {
        try {
            return Optional.of(path(file).toRealPath());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    // The empty name would be that of the folder where the program runs.
    private static Path path(String file) {
        String why = "'" + Printable.of(file) + "' is no name of a file";
        if (file.isBlank()) {
            throw new IllegalArgumentException(why);
        }
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(why, e);
        }
    }
}
