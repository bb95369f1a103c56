package org.gametree.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** What is read where no file is named. */
final class StandardInput {
    private StandardInput() {}

    /** Returns the standard input; one that cannot be read if the program was started without any. */
    static InputStream open() throws IOException {
        if (!isClosed()) {
            return System.in;
        }
        InputStream none = InputStream.nullInputStream();
        none.close();
        return none;
    }

    // Where standard input is closed, the first file that the virtual machine opens takes its place, one of its own,
    // and what that holds is nobody's input.
    private static boolean isClosed() {
        try {
            Path home = Path.of(System.getProperty("java.home")).toRealPath();
            return Path.of("/proc/self/fd/0").toRealPath().startsWith(home);
        } catch (IOException e) {
            // No system with such names: there it is not known, and what is read counts.
            return false;
        }
    }
}
