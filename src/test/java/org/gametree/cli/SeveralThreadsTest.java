package org.gametree.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gametree.cli.Played.played;
import static org.gametree.cli.Played.refused;
import static org.gametree.cli.Played.run;

import com.google.gson.JsonObject;
import java.util.stream.Stream;
import org.gametree.game.Limits;
import org.gametree.game.SearchResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** An engine that thinks with several threads plays and tells the same as with one. */
class SeveralThreadsTest {

    @ParameterizedTest
    @CsvSource({"tictactoe, 3x3, 9", "connect4, 4x4, 16", "othello, 4x4, 30", "dots, 2x1, 7"})
    void aGameIsPlayedAsOneThreadPlaysIt(String game, String size, String depth) {
        String[] alone = {game, "--size", size, "--engine", "both", "--depth", depth};
        String[] together = {game, "--size", size, "--engine", "both", "--depth", depth, "--threads", "3"};
        assertThat(played("", together)).isEqualTo(played("", alone));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe 1 --depth 5", "connect4 44 --depth 6", "othello --depth 5", "dots --depth 4"})
    void ofAPositionTheSameIsToldButForNodesAndTheReplies(String position) {
        JsonObject alone = analysis(position);
        for (String threads : new String[] {"1", "2", "256"}) {
            JsonObject together = analysis(position + " --threads " + threads);
            together.add("nodes", alone.get("nodes"));
            together.add("principalVariation", alone.get("principalVariation"));
            assertThat(together).isEqualTo(alone);
        }
    }

    private static JsonObject analysis(String of) {
        Run run = Run.of(("analyze " + of + " --format json").split(" ", -1));
        assertThat(run.err()).isEmpty();
        return run.json().get(0);
    }

    @ParameterizedTest
    @EnumSource
    void soManyThink(GameName name) {
        assertThat(helpers(name.toString())).isZero();
        assertThat(helpers(name.toString(), "--threads", "1")).isZero();
        assertThat(helpers(name.toString(), "--threads", "3")).isEqualTo(2);
    }

    private static int helpers(String... args) {
        return helpers(CommandLine.populateCommand(new GameOptions(), args).game());
    }

    private static <P> int helpers(PlayableGame<P> game) {
        SearchResult<Integer> found = game.search().answer(Match.start(game), Limits.depth(2), true);
        return found.statistics().helperNodes().size();
    }

    @Test
    void aGameGoesOnWithAsMany() {
        assertThat(run("", "connect4", "--threads", "2", "--depth", "3").out())
                .endsWith("\nTo go on: gametree play connect4 --depth 3 --threads 2\n");
        assertThat(run("", "connect4", "--threads", "1").out()).endsWith("\nTo go on: gametree play connect4\n");
    }

    @Test
    void aNumberThatThereCannotBeIsRefused() {
        for (int number : new int[] {0, -1, 257, Integer.MAX_VALUE}) {
            String why = "--threads " + number + "; expected from 1 to 256";
            refused(why + " (see", "connect4", "--threads", Integer.toString(number));
            assertThat(Run.of("analyze", "dots", "--threads", Integer.toString(number)))
                    .isEqualTo(new Run(2, "", "gametree: " + why + " (see gametree analyze --help)\n"));
        }
        Stream.of("all", "1.5", "", "99999999999")
                .forEach(word -> refused(
                        "Invalid value for option '--threads': '" + word + "' is not an int",
                        "connect4",
                        "--threads",
                        word));
    }
}
