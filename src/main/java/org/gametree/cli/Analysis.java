package org.gametree.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.gametree.game.RootMove;
import org.gametree.game.Score;
import org.gametree.game.SearchResult;
import org.gametree.game.StopReason;

/** What a search found of the position of a match, with the exact value of every move. */
record Analysis<P>(Match<P> match, SearchResult<Integer> found) {

    void print(PrintWriter out) {
        PlayableGame<P> game = match.game();
        out.print(game.drawing().apply(match.position()));
        if (match.isOver()) {
            out.println(match.result());
            return;
        }
        out.println(game.player(match.position()) + " to move");
        out.println();
        if (Advice.isBlind(found)) {
            line(out, "value", Advice.NO_TIME + "; expected more --time, or --depth");
        } else {
            printFound(out);
        }
        line(
                out,
                "searched",
                String.format(
                        Locale.ROOT,
                        "%,d nodes, ended by %s",
                        found.statistics().nodes(),
                        stop()));
    }

    private void printFound(PrintWriter out) {
        PlayableGame<P> game = match.game();
        line(out, "value", said(found.value()) + ", depth " + found.depth() + (found.proven() ? ", proven" : ""));
        line(out, "best move", game.notation().write(found.bestMove().orElseThrow()));
        line(out, "line", game.write(found.principalVariation()));
        String name = "moves";
        for (RootMove<Integer> move : PlayableGame.listed(found)) {
            line(out, name, "%-4s %s".formatted(game.notation().write(move.move()), said(move.value())));
            name = "";
        }
        if (!found.proven()) {
            line(out, "meaning", game.unit().meaning());
        }
    }

    private String said(int value) {
        return match.game().unit().said(value, found.proven());
    }

    private static void line(PrintWriter out, String name, String what) {
        out.println("%-10s %s".formatted(name, what).stripTrailing());
    }

    private String stop() {
        return found.stopReason().map(StopReason::name).orElseThrow().toLowerCase(Locale.ROOT);
    }

    /** Prints one JSON object on one line. */
    void printJson(PrintWriter out) {
        try {
            printJson(new JsonWriter(out));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.println();
    }

    private void printJson(JsonWriter json) throws IOException {
        PlayableGame<P> game = match.game();
        json.beginObject();
        json.name("game").value(game.name().toString());
        json.name("size").value(game.size().toString());
        moves(json.name("moves"), match.moves());
        json.name("toMove").value(match.isOver() ? null : game.player(match.position()));
        json.name("depth").value(found.depth());
        json.name("unit")
                .value(game.unit().several().isEmpty() ? null : game.unit().several());
        if (Advice.isBlind(found)) {
            unknown(json);
        } else {
            value(json, found.value());
        }
        json.name("bestMove").value(found.bestMove().map(game.notation()::write).orElse(null));
        moves(json.name("principalVariation"), found.principalVariation());
        json.name("rootMoves").beginArray();
        for (RootMove<Integer> move : PlayableGame.listed(found)) {
            json.beginObject();
            json.name("move").value(game.notation().write(move.move()));
            value(json, move.value());
            json.endObject();
        }
        json.endArray();
        json.name("proven").value(found.proven());
        json.name("nodes").value(found.statistics().nodes());
        json.name("stop").value(stop());
        json.endObject();
    }

    private void value(JsonWriter json, int value) throws IOException {
        OptionalInt distance = Score.distance(value);
        if (distance.isPresent()) {
            json.name("value").value(value);
            json.name("winner").value(PlayableGame.player(value > 0));
            json.name("winIn").value(distance.getAsInt());
        } else {
            json.name("value").value(match.game().unit().number(value));
            json.name("winner").nullValue();
            json.name("winIn").nullValue();
        }
    }

    private static void unknown(JsonWriter json) throws IOException {
        json.name("value").nullValue();
        json.name("winner").nullValue();
        json.name("winIn").nullValue();
    }

    private void moves(JsonWriter json, List<Integer> moves) throws IOException {
        json.beginArray();
        for (int move : moves) {
            json.value(match.game().notation().write(move));
        }
        json.endArray();
    }
}
