package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.cli.Played.played;
import static org.gametree.cli.Played.refused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are saved and loaded. */
class SavedMatchTest {
    @TempDir
    Path folder;

    @Test
    void aGameIsSavedAndLoaded() throws IOException {
        Path file = folder.resolve("a game.txt");
        assertThat(played("4\n4\nsave " + file + "\nnew\nload " + file + "\n", "connect4", "--engine", "none"))
                .contains("saved to " + file + "\n")
                .endsWith("To go on: gametree play connect4 4 4\n");
        assertThat(file).hasContent("# gametree connect4 7x6\n4 4\n");
        assertThat(played("3\nsave " + file + "\n", "connect4", "--engine", "none", "4"))
                .contains(file + " exists and is kept; save to another file\n")
                .endsWith("To go on: gametree play connect4 4 3\n");
        assertThat(file).hasContent("# gametree connect4 7x6\n4 4\n");
    }

    @Test
    void aFileThatHoldsNoGameOfThisKindIsRefusedAndTheGameGoesOn() throws IOException {
        String other = "; expected one of connect4 7x6";
        notLoaded(
                "# gametree othello 8x8\nd3\n",
                " holds a game of othello 8x8" + other + " (start with play othello --size 8x8 for that one)");
        notLoaded(
                "# gametree tictactoe\n5\n",
                " holds a game of tictactoe" + other + " (start with play tictactoe for that one)");
        notLoaded("# gametree chess 8x8\ne4\n", " holds a game of chess 8x8" + other);
        notLoaded("# gametree othello \u001b[2J\n", " holds a game of othello \uFFFD[2J" + other);
        notLoaded("4 4 9", ", move 3: move = '9'; expected a column from 1 to 7");
        notLoaded("4444441 4", ", move 8: '4' is not legal here; expected one of 1 2 3 5 6 7");
        notLoaded("12121212", ", move 8: '2' comes after the end of the game");
        notLoaded("\u001b[2J", ", move 1: move = '\uFFFD[2J'; expected a column from 1 to 7");
        notLoaded("1 ".repeat(100_000), " is no saved game: it has more than 65536 bytes");
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC3, (byte) 0x28, 0});
        notLoaded(bytes, " is no saved game: it is not text in UTF-8");
        notLoaded(folder, " is not a file");
        notLoaded(folder.resolve("none"), " does not exist");
    }

    @Test
    void aGameIsLoadedOnItsOwnBoardUnlessAnotherIsTyped() throws IOException {
        Path file = Files.writeString(folder.resolve("game"), "# gametree connect4 6x5\n4 6\n");
        String load = file.toString();
        assertThat(played("", "connect4", "--engine", "none", "--load", load))
                .endsWith("To go on: gametree play connect4 --size 6x5 4 6\n");
        assertThat(played("", "connect4", "--engine", "none", "--size", "6x5", "--load", load))
                .endsWith("To go on: gametree play connect4 --size 6x5 4 6\n");
        String why = " holds a game of connect4 6x5; expected one of connect4 7x6"
                + " (start with play connect4 --size 6x5 for that one)";
        refused("--load " + file + why, "connect4", "--size", "7x6", "--load", load);
        assertThat(played("load " + file + "\n", "connect4", "--engine", "none", "4"))
                .contains(file + why + "\n");
        refused(
                "--load " + file + " holds a game of connect4 6x5; expected one of othello 8x8",
                "othello",
                "--load",
                load);
    }

    @Test
    void aGameOnABoardThatThereIsNotIsRefused() throws IOException {
        Path file = folder.resolve("game");
        Files.writeString(file, "# gametree othello 7x7\n");
        refused(
                "--load " + file
                        + " holds a game of othello 7x7; othello has as many rows as columns, an even number of "
                        + "them from 4 to 8",
                "othello",
                "--load",
                file.toString());
        Files.writeString(file, "# gametree connect4 10x9\n");
        refused("--load " + file + " holds a game of connect4 10x9; connect4 ", "connect4", "--load", file.toString());
        Files.writeString(file, "# gametree connect4 0x99999999999\n");
        refused(
                "--load " + file + " holds a game of connect4 0x99999999999; expected one of connect4 7x6",
                "connect4",
                "--load",
                file.toString());
    }

    @Test
    void aResignedGameIsLoadedAsOne() {
        Path file = folder.resolve("resigned");
        assertThat(played("4\nresign\nsave " + file + "\n", "connect4", "--engine", "none"))
                .contains("saved to");
        assertThat(file).hasContent("# gametree connect4 7x6\n4 resign\n");
        String[] loaded = {"connect4", "--engine", "none", "--load", file.toString()};
        assertThat(played("3\n", loaded))
                .contains("\n1 2 3 4 5 6 7\nO resigned. X wins.\n\nover> 3\nthe game is over")
                .doesNotContain("To go on");
        assertThat(played("undo\n", loaded)).endsWith("To go on: gametree play connect4 4\n");
        assertThat(played("load " + file + "\n", "connect4", "--engine", "none"))
                .contains("O resigned. X wins.");
    }

    @Test
    void whoResignsBeforeTheFirstMoveHasLostToo() {
        Path file = folder.resolve("at once");
        played("resign\nsave " + file + "\n", "tictactoe");
        assertThat(file).hasContent("# gametree tictactoe\nresign\n");
        assertThat(played("", "tictactoe", "--load", file.toString())).contains("X resigned. O wins.");
    }

    @Test
    void aResignationIsTheLastWordOfAGameThatIsNotOver() throws IOException {
        notLoaded("4 resign 4", ", move 2: move = 'resign'; expected a column from 1 to 7");
        notLoaded("1212121 resign", ", 'resign' comes after the end of the game");
    }

    @Test
    void aFileWithoutAGameIsNoNewGame() throws IOException {
        for (String text : new String[] {"", "\n \n", "# my game\n", "\uFEFF"}) {
            notLoaded(text, " holds no game; expected moves, or a line such as # gametree connect4 7x6");
        }
        for (String text : new String[] {"# gametree ", "# gametree", "# gametree \t\n4 4\n"}) {
            notLoaded(text, " names no game; expected a line such as # gametree connect4 7x6");
        }
        notLoaded("# gametree connect4 7x6\n4\n# gametree connect4 7x6\n3\n", " holds 2 games; expected one");
    }

    @Test
    void aNewGameAMarkOfTheEncodingAndAnyEndOfLineAreRead() throws IOException {
        Path file = folder.resolve("game");
        String[] loaded = {"connect4", "--engine", "none", "--load", file.toString()};
        Files.writeString(file, "# gametree connect4 7x6\n\n");
        assertThat(played("", loaded)).endsWith("To go on: gametree play connect4\n");
        Files.writeString(file, "\uFEFF# gametree connect4 7x6\r\n4\t4\r\n\r\n3");
        assertThat(played("", loaded)).endsWith("To go on: gametree play connect4 4 4 3\n");
        Files.writeString(file, "\uFEFF44");
        assertThat(played("", loaded)).endsWith("To go on: gametree play connect4 4 4\n");
        notLoaded("44\n\uFEFF3", ", move 3: move = '\uFFFD3'; expected a column from 1 to 7");
    }

    @Test
    void theEmptyNameIsNoNameOfAFile() {
        refused("--load '' is no name of a file", "connect4", "--load", "");
        refused("--load ' ' is no name of a file", "connect4", "--load", " ");
        assertThat(played("save\nload\nsave  \n", "connect4", "--engine", "none"))
                .contains("save what? expected save FILE\n", "load what? expected load FILE\n")
                .endsWith("To go on: gametree play connect4\n");
    }

    @Test
    void aLongNameLeavesRoomForWhatIsWrongWithIt() {
        String name = "x".repeat(1_000);
        assertThat(played("save " + name + "\nload " + name + "\n", "connect4", "--engine", "none"))
                .containsPattern("\nx{200}… cannot be written: File name too long\n")
                .containsPattern("\nx{200}… cannot be read: File name too long\n");
    }

    private void notLoaded(String text, String why) throws IOException {
        notLoaded(Files.writeString(folder.resolve("game"), text), why);
    }

    private static void notLoaded(Path file, String why) {
        assertThat(played("load " + file + "\n", "connect4", "--engine", "none", "4"))
                .contains("load " + file + "\n" + file + why + "\n")
                .endsWith("To go on: gametree play connect4 4\n");
        refused("--load " + file + why, "connect4", "--load", file.toString());
    }
}
