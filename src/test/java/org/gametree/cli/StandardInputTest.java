package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program of its own whose standard input cannot be read. */
@EnabledOnOs(OS.LINUX)
class StandardInputTest {

    private static String refused(String redirection, String... args) throws Exception {
        List<String> shell = new ArrayList<>(List.of("sh", "-c", "exec \"$@\" " + redirection, "sh"));
        shell.addAll(Run.command(args));
        Process process = new ProcessBuilder(shell).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        return out;
    }

    @ParameterizedTest
    @CsvSource({"<&-, Stream closed", "</, Is a directory"})
    void itIsNoEndOfTheInput(String redirection, String why) throws Exception {
        assertThat(refused(redirection, "play", "tictactoe"))
                .endsWith("X> \nTo go on: gametree play tictactoe\n" + "gametree: standard input cannot be read: " + why
                        + " (see gametree play --help)\n");
        assertThat(refused(redirection, "-"))
                .isEqualTo("gametree: standard input cannot be read: " + why + " (see --help)\n");
    }
}
