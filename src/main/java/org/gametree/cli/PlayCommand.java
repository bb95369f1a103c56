package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game with whoever types. */
@Command(
        name = "play",
        sortOptions = false,
        abbreviateSynopsis = true,
        usageHelpWidth = 110,
        description = {
            "Plays a game with you, X first; the board and the first message show how its moves are written.",
            "Type a move, or one of: " + Session.COMMANDS + "."
        })
final class PlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--engine",
            paramLabel = "SIDE",
            defaultValue = "second",
            description = "the engine plays first, second (default), both or none")
    private Opponent engine = Opponent.SECOND;

    @Option(names = "--load", paramLabel = "FILE", description = "go on with a game that was saved")
    private @Nullable String file;

    private final InputStream in;
    private final boolean echo;

    PlayCommand(InputStream in, boolean echo) {
        this.in = in;
        this.echo = echo;
    }

    @Override
    public Integer call() {
        return play(options.game());
    }

    private <P> int play(PlayableGame<P> game) {
        PrintWriter out = spec.commandLine().getOut();
        InputLines lines = new InputLines(new InputStreamReader(in, UTF_8));
        String typed = (engine == Opponent.SECOND ? "" : " --engine " + engine) + options.typedLimits();
        Session<P> session = new Session<>(match(game), engine, options.limits(), typed, lines, echo, out);
        Thread interrupted = new Thread(() -> interrupt(session), "gametree-interrupted");
        Runtime.getRuntime().addShutdownHook(interrupted);
        try {
            session.run();
        } finally {
            removeHook(interrupted);
        }
        return 0;
    }

    private <P> Match<P> match(PlayableGame<P> game) {
        if (file == null) {
            return options.match(game);
        }
        if (options.hasMoves()) {
            throw options.refusal("two games, MOVE and --load " + Printable.of(file) + "; expected one of them");
        }
        try {
            return SavedMatch.read(game, file);
        } catch (IllegalArgumentException e) {
            throw options.refusal("--load " + e.getMessage());
        }
    }

    // Where nobody reads the output, whoever writes it may hold it for ever, and the program has to end all the same.
    private static void interrupt(Session<?> session) {
        Thread last = new Thread(session::interrupt, "gametree-last-words");
        last.setDaemon(true);
        last.start();
        try {
            last.join(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is being ended from outside, and the hook is at work.
        }
    }
}
