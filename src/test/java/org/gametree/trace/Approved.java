package org.gametree.trace;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts that a person has read and approved. */
final class Approved {
    private static final Path APPROVED = Path.of("src", "test", "resources", "org", "gametree", "trace");
    private static final Path ACTUAL = Path.of("target", "drawings");

    private Approved() {}

    /** Compares a text with the approved file of that name; says how to approve the text if they differ. */
    static void verify(String name, String actual) throws IOException {
        Path approved = APPROVED.resolve(name);
        if (Files.exists(approved) && Files.readString(approved).equals(actual)) {
            return;
        }
        Path written = Files.writeString(Files.createDirectories(ACTUAL).resolve(name), actual);
        fail(String.format(
                "%s is not what was approved.%nCompare %s%nwith    %s%n"
                        + "and copy the first over the second if it is right.%n%n%s",
                name, written, approved, actual));
    }
}
