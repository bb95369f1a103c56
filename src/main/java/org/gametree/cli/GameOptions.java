package org.gametree.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.gametree.game.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import picocli.CommandLine.TypeConversionException;

/** What is said of a game and of how long to think about a move. */
final class GameOptions {
    /** How a command is typed that has these options; of its own accord picocli leaves out what it tells nothing of. */
    static final String SYNOPSIS = "${COMMAND-FULL-NAME} [OPTIONS] GAME [MOVE...]";

    private static final Limits USUAL = Limits.time(Duration.ofSeconds(1));
    private static final int MOST_THREADS = 256;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            converter = GameName.Converter.class,
            description = "tictactoe, connect4, othello or dots; it begins after the moves that follow")
    private GameName name = GameName.TICTACTOE;

    // Told of with the game: the help has ten lines.
    @Parameters(index = "1..*", paramLabel = "MOVE", hidden = true)
    private List<String> moves = List.of();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            converter = Seconds.class,
            description = "think so long about a move (1, if no --depth is given)")
    private @Nullable Duration time;

    @Option(
            names = "--depth",
            paramLabel = "MOVES",
            description = "look so many moves ahead at most, those of both counted")
    private @Nullable Integer depth;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "think with so many threads (1); more than there are processors do not help")
    private int threads = 1;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            converter = BoardSize.Converter.class,
            description = "the board: connect4 7x6, othello 8x8 (6x6, 4x4), dots 3x3 boxes, or others")
    private @Nullable BoardSize size;

    /** Reads {@code 0.5}. */
    static final class Seconds implements ITypeConverter<Duration> {
        private static final Pattern SECONDS = Pattern.compile("[0-9]{1,5}(\\.[0-9]{1,3})?");

        @Override
        public Duration convert(String text) {
            if (!SECONDS.matcher(text).matches()) {
                throw new TypeConversionException("'" + Printable.of(text)
                        + "'; expected seconds from 0 to 99999 with up to three decimals, such as 0.5");
            }
            return Duration.ofMillis(Math.round(Double.parseDouble(text) * 1_000));
        }
    }

    Limits limits() {
        if (depth != null && depth < 1) {
            throw refusal("--depth " + depth + "; expected at least 1");
        }
        if (depth == null) {
            return time == null ? USUAL : Limits.time(time);
        }
        return time == null ? Limits.depth(depth) : Limits.depth(depth).and(Limits.time(time));
    }

    /** Returns the limits and the threads as they were typed, behind a space; nothing if none were. */
    String typedEffort() {
        return (time == null
                        ? ""
                        : " --time "
                                + BigDecimal.valueOf(time.toMillis(), 3)
                                        .stripTrailingZeros()
                                        .toPlainString())
                + (depth == null ? "" : " --depth " + depth)
                + (threads == 1 ? "" : " --threads " + threads);
    }

    /** Returns the game, on its usual board if none was typed. */
    PlayableGame<?> game() {
        return game(GameName::usualSize);
    }

    /** Returns the game, on another board than the usual one if none was typed. */
    PlayableGame<?> game(Function<GameName, BoardSize> untyped) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw refusal("--threads " + threads + "; expected from 1 to " + MOST_THREADS);
        }
        return on(size == null ? untyped.apply(name) : size).withThreads(threads);
    }

    private PlayableGame<?> on(BoardSize board) {
        try {
            return name.on(board);
        } catch (IllegalArgumentException e) {
            throw refusal("--size " + board + ": " + name.boards(board));
        }
    }

    /** Returns the match that the moves lead to. */
    <P> Match<P> match(PlayableGame<P> game) {
        try {
            return Match.of(game, moves);
        } catch (IllegalArgumentException e) {
            throw refusal(e.getMessage());
        }
    }

    boolean hasMoves() {
        return !moves.isEmpty();
    }

    ParameterException refusal(@Nullable String why) {
        return new ParameterException(spec.commandLine(), String.valueOf(why));
    }
}
