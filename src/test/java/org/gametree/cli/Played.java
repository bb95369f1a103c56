package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

/** Games that are played by what is piped into the program. */
final class Played {
    private Played() {}

    /** Plays a game to its end, or to that of the input, and returns what is shown. */
    static String played(String input, String... args) {
        Run run = run(input, args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return withoutOptions(run.out());
    }

    /** What is said at the end without the options of this session, which one test looks at. */
    private static String withoutOptions(String out) {
        return out.replaceAll("(To go on: .*?)( --(engine|time|depth|threads) \\S+)+\n", "$1\n");
    }

    static Run run(String input, String... args) {
        return Run.withInput(
                input, Stream.concat(Stream.of("play"), Stream.of(args)).toArray(String[]::new));
    }

    /** Checks that a game is refused before it begins. */
    static void refused(String why, String... args) {
        Run run = run("", args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("gametree: " + why).hasLineCount(1).endsWith(" (see gametree play --help)\n");
    }
}
