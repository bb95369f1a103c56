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
    private static final Limits USUAL = Limits.time(Duration.ofSeconds(1));

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            converter = GameName.Converter.class,
            description = "tictactoe, connect4, othello or dots")
    private GameName name = GameName.TICTACTOE;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "begin after these moves")
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

    /** Returns the limits as they were typed, behind a space; nothing if none were. */
    String typedLimits() {
        return (time == null
                        ? ""
                        : " --time "
                                + BigDecimal.valueOf(time.toMillis(), 3)
                                        .stripTrailingZeros()
                                        .toPlainString())
                + (depth == null ? "" : " --depth " + depth);
    }

    /** Returns the game, on its usual board if none was typed. */
    PlayableGame<?> game() {
        return game(GameName::usualSize);
    }

    /** Returns the game, on another board than the usual one if none was typed. */
    PlayableGame<?> game(Function<GameName, BoardSize> untyped) {
        if (size == null) {
            return name.on(untyped.apply(name));
        }
        try {
            return name.on(size);
        } catch (IllegalArgumentException e) {
            throw refusal("--size " + size + ": " + name.boards(size));
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
