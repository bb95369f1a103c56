package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program of its own that is ended from outside. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no such signals")
class InterruptedTest {
    // More than it takes to start, so that by then it searches.
    private static final Duration BUSY = Duration.ofSeconds(3);

    private static void send(String signal, Process process) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    private static void awaitSearch(Process process) throws InterruptedException {
        while (process.info().totalCpuDuration().orElseThrow().compareTo(BUSY) < 0) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(20);
        }
    }

    private static String ended(Process process) throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        return out;
    }

    @ParameterizedTest
    @CsvSource({"INT, 130, 1", "TERM, 143, 2"})
    void anAnalysisTellsTheBestAnswerSoFar(String signal, int code, String threads) throws Exception {
        Process process =
                Run.started("analyze", "othello", "d3", "--time", "600", "--threads", threads, "--format", "json");
        try {
            awaitSearch(process);
            send(signal, process);
            JsonObject answer = JsonParser.parseString(ended(process)).getAsJsonObject();
            assertThat(answer.get("stop").getAsString()).isEqualTo("interrupted");
            assertThat(answer.get("depth").getAsInt()).isPositive();
            assertThat(answer.getAsJsonArray("rootMoves")).hasSize(3);
            assertThat(process.exitValue()).isEqualTo(code);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aGameTellsHowToGoOn() throws Exception {
        Process process = Run.started("play", "othello", "--engine", "none", "d3");
        try {
            StringBuilder shown = new StringBuilder();
            InputStream out = process.getInputStream();
            while (!shown.toString().endsWith("O> ")) {
                int c = out.read();
                assertThat(c).isNotNegative();
                shown.append((char) c);
            }
            send("INT", process);
            assertThat(ended(process)).isEqualTo("\nTo go on: gametree play othello d3 --engine none\n");
            assertThat(process.exitValue()).isEqualTo(130);
        } finally {
            process.destroyForcibly();
        }
    }
}
