package org.gametree.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.gametree.game.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells what a position of a game is worth, and each of its moves. */
@Command(
        name = "analyze",
        sortOptions = false,
        customSynopsis = GameOptions.SYNOPSIS,
        usageHelpWidth = 110,
        description = {
            "Tells of the position after some moves its value, best move and principal variation, and what each move is "
                    + "worth.",
            "A value says who wins, and in how many moves of both, or who is how much better off when both play their best.",
            ""
        },
        footer = {
            "",
            "In JSON winner is X or O if one of them is seen to win outright, winIn in how many moves of both, and value is "
                    + "1000000000 less winIn, with a minus if it is O. Elsewhere winner and winIn are null, and value is "
                    + "what X is ahead by, in the unit that is named: null for tictactoe, centre points, which are a guess, "
                    + "for connect4, discs at the end for othello and boxes for dots; if proven, that is how the game ends. Where there "
                    + "was no time to look ahead, depth is 0, value is null, and bestMove is the first legal move.",
            "Exit code: 0; 2 for what cannot be answered; 130 if interrupted (Ctrl-C), 143 if terminated, after the best "
                    + "answer so far, with stop = interrupted."
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

    // An answer may be long, and whoever reads it slow.
    private static final long LAST_WORDS_MILLIS = 3_000;

    @Override
    public Integer call() {
        return analyze(options.game());
    }

    private <P> int analyze(PlayableGame<P> game) {
        Match<P> match = options.match(Advice.rehearsed(game));
        Limits limits = options.limits();
        Thread searching = Thread.currentThread();
        CountDownLatch told = new CountDownLatch(1);
        LastWords ended = LastWords.of(() -> stop(searching, told), LAST_WORDS_MILLIS);
        try {
            tell(new Analysis<>(match, game.search().answer(match, limits, true)));
        } finally {
            told.countDown();
            ended.remove();
        }
        return 0;
    }

    // An interrupted thread ends its search with the best it has, and goes on to tell that.
    private static void stop(Thread searching, CountDownLatch told) {
        searching.interrupt();
        try {
            told.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell(Analysis<?> analysis) {
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.JSON) {
            analysis.printJson(out);
        } else {
            analysis.print(out);
        }
        out.flush();
    }
}
