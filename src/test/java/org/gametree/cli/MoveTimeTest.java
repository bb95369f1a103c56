package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * No move of a whole game takes more than 100 ms longer than its time. Whatever else the machine does can only lengthen
 * a move, so of several games one that keeps the time shows that the program does.
 */
class MoveTimeTest {
    private static final Duration ALLOWANCE = Duration.ofMillis(100);
    private static final int GAMES = 5;

    /** Notes when the program has shown something: after every board, and before it thinks on. */
    private static final class Clocked extends OutputStream {
        private final List<Long> shown = new ArrayList<>();

        @Override
        public void write(int b) {}

        @Override
        public void write(byte[] bytes, int from, int length) {}

        @Override
        public void flush() {
            shown.add(System.nanoTime());
        }

        Duration longestMove() {
            List<Long> moves = new ArrayList<>();
            for (int i = 1; i < shown.size(); i++) {
                moves.add(shown.get(i) - shown.get(i - 1));
            }
            return Duration.ofNanos(Collections.max(moves));
        }
    }

    private static Duration longestMove(String game, String size, String seconds, String threads) throws Exception {
        Clocked out = new Clocked();
        String[] args = {"play", game, "--size", size, "--engine", "both", "--time", seconds, "--threads", threads};
        assertThat(Main.run(args, InputStream.nullInputStream(), out, new ByteArrayOutputStream(), 1 << 20))
                .isZero();
        return out.longestMove();
    }

    private static void keepsTheTime(String game, String size, String seconds, String threads) throws Exception {
        Duration time = Duration.ofMillis(Math.round(Double.parseDouble(seconds) * 1_000));
        Duration longest = longestMove(game, size, seconds, threads);
        for (int games = 1; games < GAMES && longest.compareTo(time.plus(ALLOWANCE)) > 0; games++) {
            longest = longestMove(game, size, seconds, threads);
        }
        assertThat(longest).isBetween(time, time.plus(ALLOWANCE));
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, 3x3, 0.001, 1",
        "connect4,  7x6, 0.01,  1",
        "connect4,  7x6, 0.01,  2",
        "connect4,  5x5, 0.05,  1",
        "othello,   8x8, 0.01,  1",
        "othello,   6x6, 0.05,  1",
        "othello,   6x6, 0.05,  4",
        "dots,      3x3, 0.01,  1",
        "dots,      3x3, 0.05,  1",
    })
    void noMoveTakesLongerThanItsTimeAndAllowance(String game, String size, String seconds, String threads)
            throws Exception {
        keepsTheTime(game, size, seconds, threads);
    }

    @ParameterizedTest
    @CsvSource({"connect4, 5x4, 0.01", "othello, 4x4, 0.05"})
    void notEvenTheFirstOfAProgramThatHasJustBeenStarted(String game, String size, String seconds) throws Exception {
        Duration most = Duration.ofMillis(Math.round(Double.parseDouble(seconds) * 1_000))
                .plus(ALLOWANCE);
        Duration first = firstMove(game, size, seconds);
        for (int games = 1; games < GAMES && first.compareTo(most) > 0; games++) {
            first = firstMove(game, size, seconds);
        }
        assertThat(first).isLessThanOrEqualTo(most);
    }

    private static Duration firstMove(String game, String size, String seconds) throws IOException {
        Process process = Run.started("play", game, "--size", size, "--engine", "both", "--time", seconds);
        try (BufferedReader lines = process.inputReader(UTF_8)) {
            long before = System.nanoTime();
            String line = lines.readLine();
            while (line != null && !line.contains(" plays ")) {
                before = System.nanoTime();
                line = lines.readLine();
            }
            assertThat(line).isNotNull();
            return Duration.ofNanos(System.nanoTime() - before);
        } finally {
            process.destroyForcibly();
        }
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "connect4, 5x5, 0.2",
        "connect4, 5x5, 1",
        "othello,  6x6, 0.2",
        "othello,  6x6, 1",
        "dots,     3x3, 0.2",
        "dots,     3x3, 1",
    })
    void noLongerMoveDoesEither(String game, String size, String seconds) throws Exception {
        keepsTheTime(game, size, seconds, "1");
    }
}
