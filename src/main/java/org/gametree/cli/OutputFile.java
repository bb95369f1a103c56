package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that is opened when the first character is written to it: where nothing is answered nothing is lost. Its
 * errors are unchecked, since a PrintWriter keeps the checked ones to itself.
 */
final class OutputFile extends Writer {
    private final Path path;
    private final boolean replaces;
    private @Nullable Writer open;

    OutputFile(Path path, boolean replaces) {
        this.path = path;
        this.replaces = replaces;
    }

    @Override
    public void write(char[] characters, int offset, int length) {
        try {
            opened().write(characters, offset, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Writer opened() throws IOException {
        if (open == null) {
            open = replaces
                    ? Files.newBufferedWriter(path, UTF_8, CREATE, TRUNCATE_EXISTING, WRITE)
                    : Files.newBufferedWriter(path, UTF_8, CREATE_NEW, WRITE);
        }
        return open;
    }

    // What is written is not waited for until the end.
    @Override
    public void flush() {}

    @Override
    public void close() throws IOException {
        if (open != null) {
            open.close();
        }
    }
}
