package org.gametree.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;

/** Why a file cannot be read or written, as a message tells it behind the name of the file. */
final class Failure {
    private Failure() {}

    // What an exception of the file system says of itself begins with the name once more, however long that is.
    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "access is denied";
        }
        String reason = e instanceof FileSystemException failed ? failed.getReason() : e.getMessage();
        return Printable.of(reason == null ? e.getClass().getSimpleName().replaceAll("Exception$", "") : reason);
    }
}
