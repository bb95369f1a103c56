package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.gametree.core.Player;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

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
                StandardInput.open(),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                STACK);
        System.exit(code);
    }

    /** Runs the program in a thread of its own, since searches take stack in proportion to the depth of a tree. */
    static int run(String[] args, InputStream in, OutputStream out, OutputStream err, long stack)
            throws InterruptedException, ExecutionException {
        CommandLine program = commandLine(in, out, err);
        FutureTask<Integer> run = new FutureTask<>(() -> program.execute(args));
        try {
            new Thread(null, run, "gametree", stack).start();
        } catch (OutOfMemoryError e) {
            return fail(program, "no memory for a stack of " + (stack >> 20) + " MiB");
        }
        int code = run.get();
        return program.getOut().checkError() ? fail(program, "the output cannot be written") : code;
    }

    private static int fail(CommandLine program, String why) {
        program.getErr().println(Printable.message("gametree: " + why));
        program.getErr().flush();
        return 2;
    }

    private static CommandLine commandLine(InputStream in, OutputStream out, OutputStream err) {
        return new CommandLine(new SolveCommand(in))
                // -inf is a tree and no option; what is left over and no tree is refused by the command.
                .setUnmatchedOptionsArePositionalParams(true)
                .addSubcommand(withHelp(new PlayCommand(in, in != System.in || !isTerminal())))
                .addSubcommand(withHelp(new AnalyzeCommand()))
                .setCommandName(Program.typed())
                .setSubcommandsCaseInsensitive(true)
                .setExecutionStrategy(Main::execute)
                .setOut(new PrintWriter(new OutputStreamWriter(out, UTF_8)))
                .setErr(new PrintWriter(new OutputStreamWriter(err, UTF_8)))
                .registerConverter(Player.class, Choice.of(Player.class))
                .registerConverter(Algorithm.class, Choice.of(Algorithm.class))
                .registerConverter(Order.class, Choice.of(Order.class))
                .registerConverter(Format.class, Choice.of(Format.class))
                .registerConverter(AnalyzeCommand.Format.class, Choice.of(AnalyzeCommand.Format.class))
                .registerConverter(Opponent.class, Choice.of(Opponent.class))
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(Main::refuse);
    }

    private static CommandLine withHelp(Object command) {
        CommandLine program = new CommandLine(command);
        program.getCommandSpec()
                .addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .hidden(true)
                        .build());
        return program;
    }

    // What stands before a command would be read as a tree or an option of trees, and be lost.
    private static int execute(ParseResult parsed) {
        Optional<Integer> helped = Optional.ofNullable(CommandLine.executeHelpRequest(parsed));
        if (helped.isPresent()) {
            return helped.get();
        }
        if (parsed.hasSubcommand()) {
            CommandLine command = parsed.subcommand().commandSpec().commandLine();
            String first = parsed.originalArgs().get(0);
            if (!first.equalsIgnoreCase(command.getCommandName())) {
                throw new ParameterException(
                        command,
                        "'" + Printable.of(first) + "' stands before " + command.getCommandName()
                                + "; expected nothing before it, and its options behind");
            }
        }
        return new RunLast().execute(parsed);
    }

    private static int refuse(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String help = command.getParent() == null
                ? "--help"
                : command.getCommandSpec().qualifiedName() + " --help";
        return fail(command, Printable.message(String.valueOf(e.getMessage())) + " (see " + help + ")");
    }

    // A terminal shows what is typed; of other input the program has to.
    @SuppressWarnings("SystemConsoleNull") // where it is never null, it is asked whether it is a terminal
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
