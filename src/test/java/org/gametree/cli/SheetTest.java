package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.cli.Played.played;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that is typed loses a game: not a new one or one that is loaded, and no file but those of the game itself. */
class SheetTest {
    private static final String BROUGHT_BACK = "the game before is not saved; undo brings it back\n";

    @TempDir
    Path folder;

    private Path file;
    private Path other;

    @BeforeEach
    void anotherGameIsSaved() throws IOException {
        file = folder.resolve("game");
        other = Files.writeString(folder.resolve("other"), "# gametree connect4 7x6\n1 2\n");
    }

    private static String typed(String lines, String... args) {
        return played(
                lines,
                Stream.concat(Stream.of("connect4", "--engine", "none"), Stream.of(args))
                        .toArray(String[]::new));
    }

    private static void ends(String out, String moves) {
        assertThat(out).endsWith(("To go on: gametree play connect4 " + moves).strip() + "\n");
    }

    private static void holds(Path saved, String moves) {
        assertThat(saved).hasContent("# gametree connect4 7x6\n" + moves + "\n");
    }

    @Test
    void aSaveReplacesWhatThisGameWasSavedToOrLoadedFrom() {
        assertThat(typed("4\nsave " + file + "\n5\nsave " + file + "\n")).doesNotContain("is kept");
        holds(file, "4 5");
        typed("6\nsave " + file + "\n", "--load", file.toString());
        holds(file, "4 5 6");
        typed("load " + file + "\n7\nsave " + file + "\n");
        holds(file, "4 5 6 7");
        typed("undo\nundo\nsave " + file + "\n", "--load", file.toString());
        holds(file, "4 5");
        typed("4\nsave " + file + "2\n5\nsave " + file + "3\n6\nsave " + file + "2\n");
        holds(folder.resolve("game2"), "4 5 6");
        holds(folder.resolve("game3"), "4 5");
        typed("resign\nsave " + file + "\nundo\nsave " + file + "3\n", "--load", file.toString());
        holds(file, "4 5 resign");
    }

    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it links for administrators alone")
    @Test
    void aFileIsTheSameByAnyOfItsNames() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("inner/most"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), inner);
        Path above = Files.writeString(folder.resolve("inner/game"), "1");
        assertThat(typed("4\nsave " + file + "\n5\nsave " + folder.resolve("inner/../game") + "\n"))
                .doesNotContain("is kept");
        holds(file, "4 5");
        assertThat(typed("save " + link.resolve("../game") + "\n", "--load", file.toString()))
                .contains("is kept");
        assertThat(above).hasContent("1");
    }

    @Test
    void noOtherFileIsReplaced() {
        String kept = other + " exists and is kept; save to another file\n";
        assertThat(typed("4\nsave " + other + "\n")).contains(kept);
        assertThat(typed("new\n3\nsave " + other + "\n", "--load", other.toString()))
                .contains(kept);
        assertThat(typed("save " + file + "\nload " + file + "\n3\nsave " + other + "\n", "--load", other.toString()))
                .contains(kept);
        assertThat(typed("load no\u0000file\nload none\nsave " + other + "\n")).contains(kept);
        holds(other, "1 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"new", "load"})
    void whatWasUnderWayIsBroughtBack(String word) {
        String turn = word.equals("new") ? "new\n" : "load " + other + "\n";
        String moves = word.equals("new") ? "" : "1 2";
        String out = typed("4\n" + turn);
        assertThat(out).contains("> " + turn + BROUGHT_BACK);
        ends(out, moves);
        ends(typed("4\n" + turn + "undo\n"), "4");
        ends(typed("4\n" + turn + "3\nundo\n"), moves);
        ends(typed("4\n" + turn + "3\nresign\nundo\nundo\nundo\n"), "4");
        ends(typed("4\n5\n" + turn + turn + "undo\nundo\n"), "4");
        ends(typed("4\n" + turn + "3\n" + turn + "6\nundo\nundo\nundo\nundo\n"), "4");
        ends(typed("4\n" + turn + "3\n" + turn + "save " + file + "\nundo\nundo\nundo\nundo\n"), "");
    }

    @Test
    void aGameIsBroughtBackWithItsFiles() {
        assertThat(typed("4\nsave " + file + "\n5\nnew\nundo\nsave " + file + "\n"))
                .doesNotContain("is kept");
        holds(file, "4 5");
    }

    @Test
    void aResignedGameIsBroughtBackAndLeft() {
        assertThat(typed("4\nresign\nsave " + file + "\n")).contains("saved to");
        assertThat(typed("resign\nnew\nundo\n")).contains(BROUGHT_BACK).endsWith("over> \n");
        ends(typed("3\nload " + file + "\nundo\n"), "3");
        ends(typed("load " + file + "\nundo\n"), "4");
    }

    @Test
    void whatIsInAFileOrWasTypedToBeginWithIsNotBroughtBack() {
        String none = "there is no move of yours to take back\n";
        assertThat(typed("4\nsave " + file + "\nnew\nundo\n")).contains(none).doesNotContain(BROUGHT_BACK);
        assertThat(typed("new\nundo\n", "4", "4")).contains(none).doesNotContain(BROUGHT_BACK);
        assertThat(typed("4\nundo\nnew\nundo\n")).contains(none).doesNotContain(BROUGHT_BACK);
        assertThat(played("new\nundo\n", "connect4", "--engine", "first", "--depth", "1"))
                .contains(none)
                .doesNotContain(BROUGHT_BACK);
        String loaded = typed("load " + other + "\nundo\n");
        assertThat(loaded).doesNotContain(BROUGHT_BACK);
        ends(loaded, "1");
        ends(typed("4\nsave " + file + "\nload " + other + "\nundo\nundo\n"), "");
        assertThat(typed("undo\nnew\nundo\n", "--load", other.toString())).contains(none);
        ends(typed("undo\nundo\n4\nnew\nundo\n", "--load", other.toString()), "4");
    }

    @Test
    void theEnginesMoveIsNoneOfYours() {
        String[] first = {"connect4", "--engine", "first", "--depth", "1"};
        assertThat(played("3\nnew\nundo\n", first))
                .contains(BROUGHT_BACK)
                .matches("(?s).*\nTo go on: gametree play connect4 \\d 3 \\d\n");
        assertThat(played("3\nnew\nundo\nundo\n", first)).matches("(?s).*\nTo go on: gametree play connect4 \\d\n");
    }
}
