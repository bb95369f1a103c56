package org.gametree.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells what a position of a game is worth, and each of its moves. */
@Command(
        name = "analyze",
        sortOptions = false,
        abbreviateSynopsis = true,
        usageHelpWidth = 110,
        description = {
            "Tells of the position after some moves its value, best move and principal variation, and what each move is "
                    + "worth.",
            "Values are what X gains: by winning in so many plies, or in stones, discs or boxes; best play by both."
        })
final class AnalyzeCommand implements Callable<Integer> {

    /** How the answer is printed. */
    enum Format {
        TEXT,
        JSON
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            description = "lines of text (default), or one JSON object")
    private Format format = Format.TEXT;

    @Override
    public Integer call() {
        return analyze(options.game());
    }

    private <P> int analyze(PlayableGame<P> game) {
        Match<P> match = options.match(game);
        Analysis<P> analysis = new Analysis<>(match, game.search().answer(match, options.limits(), true));
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSON) {
            analysis.printJson(out);
        } else {
            analysis.print(out);
        }
        out.flush();
        return 0;
    }
}
