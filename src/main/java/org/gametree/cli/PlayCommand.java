package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
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
        customSynopsis = GameOptions.SYNOPSIS,
        usageHelpWidth = 110,
        description = {
            "Plays a game with you, X first; the board and the first message show how its moves are written.",
            "Type a move, or one of: " + Session.COMMANDS + "."
        })
final class PlayCommand implements Callable<Integer> {
    private static final long LAST_WORDS_MILLIS = 500;

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

    @Option(names = "--load", paramLabel = "FILE", description = "go on with a game that was saved, on its board")
    private @Nullable String file;

    private final InputStream in;
    private final boolean echo;

    PlayCommand(InputStream in, boolean echo) {
        this.in = in;
        this.echo = echo;
    }

    @Override
    public Integer call() {
        return play(game());
    }

    private PlayableGame<?> game() {
        String saved = file;
        if (saved == null) {
            return options.game();
        }
        if (options.hasMoves()) {
            throw options.refusal("two games, MOVE and --load " + Printable.of(saved) + "; expected one of them");
        }
        try {
            return options.game(name -> SavedMatch.size(name, saved).orElse(name.usualSize()));
        } catch (IllegalArgumentException e) {
            throw options.refusal("--load " + e.getMessage());
        }
    }

    private <P> int play(PlayableGame<P> game) {
        PrintWriter out = spec.commandLine().getOut();
        InputLines lines = new InputLines(new InputStreamReader(in, UTF_8));
        String typed = (engine == Opponent.SECOND ? "" : " --engine " + engine) + options.typedEffort();
        Restart restart = new Restart(spec.qualifiedName(), typed);
        Sheet<P> sheet = sheet(Advice.rehearsed(game));
        Session<P> session = new Session<>(sheet, engine, options.limits(), restart, lines, echo, out);
        LastWords ended = LastWords.of(session::interrupt, LAST_WORDS_MILLIS);
        try {
            session.run();
        } catch (IOException e) {
            throw options.refusal("standard input cannot be read: " + Failure.reason(e));
        } finally {
            ended.remove();
        }
        return 0;
    }

    private <P> Sheet<P> sheet(PlayableGame<P> game) {
        if (file == null) {
            return Sheet.of(options.match(game));
        }
        try {
            return Sheet.load(game, file);
        } catch (IllegalArgumentException e) {
            throw options.refusal("--load " + e.getMessage());
        }
    }
}
