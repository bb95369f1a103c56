package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/** One run of the program: what it printed, and its exit code. */
public record Run(int code, String out, String err) {
    private static final long STACK = 1L << 30;

    public static Run of(String... args) {
        return withInput("", args);
    }

    public static Run withInput(String input, String... args) {
        return withStack(STACK, input, args);
    }

    static Run withStack(long stack, String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try {
            int code = Main.run(args, new ByteArrayInputStream(input.getBytes(UTF_8)), out, err, stack);
            return new Run(code, text(out), text(err));
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError("the program itself is wrong", e);
        }
    }

    /** Starts the program as a process of its own, of which one reads what it prints. */
    static Process started(String... args) throws IOException {
        return new ProcessBuilder(command(args))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Returns what starts the program as a process of its own. */
    static List<String> command(String... args) {
        List<String> command =
                new ArrayList<>(ignoresInterrupts() ? List.of("env", "--default-signal=INT") : List.of());
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        return command;
    }

    // A shell lets what it runs in the background ignore SIGINT, and all that this starts.
    private static boolean ignoresInterrupts() {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("SigIgn:"))
                    .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<JsonObject> json() {
        return out.lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }
}
