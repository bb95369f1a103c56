package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the commands are named, and what may stand before them. */
class CommandsTest {

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1);
    }

    @ParameterizedTest
    @EnumSource
    void aGameWithoutACommandIsToldWhichThereAre(GameName game) {
        String why = game + " is a game and no tree; expected play " + game + ", or analyze " + game + " (see ";
        refused(why, game.toString());
        refused(why, game.name());
        refused(why, game.toString(), "4455");
        refused(why, "--depth", "3", game.toString());
        refused(why, game.toString(), "--engine", "none");
        refused(why, "--format", "json", game.toString());
        refused(why, "--file", "x", game.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "--format json, --format",
        "--format=json, --format=json",
        "--depth 3, --depth",
        "--time 1 --engine none, --time",
        "--ascii, --ascii",
        "--file trees, --file",
        "--output x --force, --output",
        "-x, -x",
        "[1], [1]",
        "tictactoe, tictactoe",
        "-, -",
    })
    void nothingIsLostThatStandsBeforeACommand(String before, String first) {
        for (String command : new String[] {"play", "analyze"}) {
            refused(
                    "'" + first + "' stands before " + command
                            + "; expected nothing before it, and its options behind (see gametree " + command
                            + " --help)",
                    Stream.concat(Arrays.stream(before.split(" ", -1)), Stream.of(command, "connect4"))
                            .toArray(String[]::new));
        }
    }

    @Test
    void optionsOfACommandStandAnywhereBehindIt() {
        String out = Run.of("analyze", "connect4", "44", "--depth", "3", "--size", "6x5")
                .out();
        assertThat(Run.of("analyze", "--size", "6x5", "--depth", "3", "connect4", "44")
                        .out())
                .isEqualTo(out);
        assertThat(Run.of("analyze", "--depth=3", "connect4", "--size=6X5", "4", "4")
                        .out())
                .isEqualTo(out);
        refused(
                "option '--depth' (MOVES) should be specified only once",
                "analyze",
                "dots",
                "--depth",
                "1",
                "--depth",
                "2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "Play", "ANALYZE"})
    void aCommandMayBeInCapitals(String command) {
        assertThat(Run.of(command, "tictactoe", "--depth", "1").code()).isZero();
    }

    @Test
    void theProgramIsNamedAsItWasStartedAndAsTheReadmeStartsIt() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        assertThat(readme).contains("| " + Program.typed("target/gametree-cli.jar") + " play tictactoe");
        assertThat(Program.typed("/opt/my games/cli.jar")).isEqualTo("java -jar '/opt/my games/cli.jar'");
        assertThat(Program.typed("it's.jar")).isEqualTo("java -jar 'it'\\''s.jar'");
        assertThat(Program.typed("target/classes")).isEqualTo("gametree");
        assertThat(Program.typed("target/classes" + java.io.File.pathSeparator + "picocli.jar"))
                .isEqualTo("gametree");
        assertThat(Run.of("play", "--help").out()).startsWith("Usage: " + Program.typed() + " play ");
    }

    @Test
    void theEmptyNameIsNoNameOfAFile() {
        refused("--file ''; expected the name of a file", "--file", "");
        refused("--output ''; expected the name of a file", "--output", "", "[1]");
    }
}
