package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.concurrent.ExecutionException;

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

    List<JsonObject> json() {
        return out.lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }
}
