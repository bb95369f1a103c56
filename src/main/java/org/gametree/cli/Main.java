package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Where the program starts. */
public final class Main {
    // Enough for the deepest tree that is promised, 100 000 nested brackets, with room to spare. Only what is used is
    // taken.
    private static final long STACK = 1L << 30;

    private Main() {}

    /**
     * Runs the program and ends the process with its exit code.
     *
     * @param args what was typed
     * @throws Exception if the program itself is wrong
     */
    public static void main(String[] args) throws Exception {
        int code = run(
                args,
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                STACK);
        System.exit(code);
    }

    /** Runs the program in a thread of its own, since searches take stack in proportion to the depth of a tree. */
    static int run(String[] args, InputStream in, OutputStream out, OutputStream err, long stack)
            throws InterruptedException, ExecutionException {
        FutureTask<Integer> program =
                new FutureTask<>(() -> commandLine(in, out, err).execute(args));
        Thread thread = new Thread(null, program, "gametree", stack);
        thread.start();
        return program.get();
    }

    private static CommandLine commandLine(InputStream in, OutputStream out, OutputStream err) {
        return new CommandLine(new SolveCommand(in))
                .setOut(new PrintWriter(new OutputStreamWriter(out, UTF_8)))
                .setErr(new PrintWriter(new OutputStreamWriter(err, UTF_8)))
                .setCaseInsensitiveEnumValuesAllowed(true)
                // -inf is a tree and no option; what is left over and no tree is refused by the command.
                .setUnmatchedOptionsArePositionalParams(true)
                .setParameterExceptionHandler(Main::refuse);
    }

    private static int refuse(ParameterException e, String[] args) {
        PrintWriter err = e.getCommandLine().getErr();
        String message = String.valueOf(e.getMessage()).replaceAll("\\R", " ");
        err.println("gametree: " + message + " (see --help)");
        err.flush();
        return 2;
    }
}
