package org.gametree.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.gametree.game.Limits;
import org.gametree.game.RootMove;
import org.gametree.game.SearchResult;

/**
 * A game with whoever types. Input that is neither a legal move nor a command is answered by what was expected, and
 * changes nothing.
 */
final class Session<P> {
    static final String COMMANDS =
            "hint, pv, values, moves, board, undo, save FILE, load FILE, resign, new, quit, help";

    private final PlayableGame<P> game;
    private final Opponent engine;
    private final Limits limits;
    private final String options;
    private final InputLines in;
    private final boolean echo;
    private final PrintWriter out;

    // Read by another thread when the program is interrupted.
    private volatile Match<P> match;
    private volatile Optional<String> resigned = Optional.empty();

    /** Tells whether to read on. */
    private enum Next {
        READ,
        QUIT
    }

    /** Makes a session; {@code options} is what to type behind the moves for another one like it. */
    Session(
            Match<P> match,
            Opponent engine,
            Limits limits,
            String options,
            InputLines in,
            boolean echo,
            PrintWriter out) {
        this.match = match;
        this.engine = engine;
        this.limits = limits;
        this.options = options;
        this.in = in;
        this.echo = echo;
        this.out = out;
        game = match.game();
    }

    /** Plays until the input ends, nobody reads the output, or there is nothing left to be typed. */
    void run() {
        out.println(game.title() + ": X begins. A move is written like "
                + game.notation().write(game.rules().moves(game.start()).get(0)) + "; help tells more.");
        show();
        Next next = Next.READ;
        while (next == Next.READ && !out.checkError()) {
            if (isRunning() && engine.plays(match.maxToMove())) {
                reply();
            } else if (engine == Opponent.BOTH) {
                next = Next.QUIT;
            } else {
                next = ask();
            }
        }
        if (isRunning()) {
            out.println(goOn());
        }
        out.flush();
    }

    /** Ends the line that is being typed and tells how to go on: the program is being ended from outside. */
    void interrupt() {
        out.println();
        if (isRunning()) {
            out.println(goOn());
        }
        out.flush();
    }

    private String goOn() {
        return "To go on: gametree play " + (game.typed() + " " + match.text()).strip() + options;
    }

    private boolean isRunning() {
        return resigned.isEmpty() && !match.isOver();
    }

    private void reply() {
        SearchResult<Integer> found = game.search().answer(match, limits, false);
        int move = found.bestMove().orElseThrow();
        out.println(
                game.player(match.position()) + " plays " + game.notation().write(move) + " (" + value(found) + ")");
        match = match.play(move);
        show();
    }

    private String value(SearchResult<Integer> found) {
        return game.value(found.value()) + (found.proven() ? "" : " at depth " + found.depth());
    }

    private void show() {
        out.println();
        out.print(game.drawing().apply(match.position()));
        if (match.isOver()) {
            out.println(game.result(match.position()));
        } else {
            String standing = game.standing().apply(match.position());
            out.print(standing.isEmpty() ? "" : standing + ".\n");
        }
        out.println();
        out.flush();
    }

    private Next ask() {
        out.print((isRunning() ? game.player(match.position()) : "over") + "> ");
        out.flush();
        Optional<String> line = read();
        if (line.isEmpty()) {
            out.println();
            return Next.QUIT;
        }
        if (echo) {
            out.println(Printable.of(line.get()));
        }
        String[] words = line.get().split("\\s+", 2);
        try {
            return obey(words[0].toLowerCase(Locale.ROOT), words.length > 1 ? words[1] : "");
        } catch (IllegalArgumentException e) {
            out.println(e.getMessage());
            return Next.READ;
        }
    }

    private Optional<String> read() {
        try {
            return in.next();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Next obey(String word, String rest) {
        switch (word) {
            case "quit", "exit" -> {
                return Next.QUIT;
            }
            case "save" -> save(rest);
            case "load" -> take(SavedMatch.read(game, file("load", rest)));
            default -> {
                if (!rest.isEmpty()) {
                    throw new IllegalArgumentException(
                            "one move or command a line, please; the commands are " + COMMANDS);
                }
                obey(word);
            }
        }
        return Next.READ;
    }

    private void obey(String word) {
        switch (word) {
            case "" -> out.println("type a move, or help");
            case "help" -> help();
            case "board" -> show();
            case "new" -> take(Match.start(game));
            case "undo" -> undo();
            case "resign" -> resign();
            case "moves" -> out.println(isRunning() ? game.legal(match.position()) : "none, the game is over");
            case "hint", "pv" -> advise(word);
            case "values" -> values();
            default -> play(word);
        }
    }

    private void take(Match<P> other) {
        match = other;
        resigned = Optional.empty();
        show();
    }

    private void play(String word) {
        requireRunning();
        match = match.play(match.read(word));
        show();
    }

    private void requireRunning() {
        if (!isRunning()) {
            throw new IllegalArgumentException("the game is over; type undo, new, save FILE, load FILE or quit");
        }
    }

    private void save(String rest) {
        String file = file("save", rest);
        SavedMatch.write(match, file);
        out.println("saved to " + Printable.of(file));
    }

    private static String file(String command, String rest) {
        if (rest.isEmpty()) {
            throw new IllegalArgumentException(command + " what? expected " + command + " FILE");
        }
        return rest;
    }

    private void resign() {
        requireRunning();
        boolean max = match.maxToMove();
        resigned = Optional.of(PlayableGame.player(max));
        out.println(PlayableGame.player(max) + " resigns. " + PlayableGame.player(!max) + " wins.");
    }

    // Back to where the same person was to move before; a resignation is taken back first.
    private void undo() {
        if (resigned.isPresent()) {
            take(match);
            return;
        }
        for (int plies = match.moves().size() - 1; plies >= 0; plies--) {
            Match<P> earlier = match.after(plies);
            if (!engine.plays(earlier.maxToMove())) {
                take(earlier);
                return;
            }
        }
        throw new IllegalArgumentException("there is no move of yours to take back");
    }

    private void advise(String word) {
        requireRunning();
        SearchResult<Integer> found = game.search().answer(match, limits, false);
        String moves = word.equals("hint")
                ? game.notation().write(found.bestMove().orElseThrow())
                : game.write(found.principalVariation());
        out.println(moves + " (" + value(found) + ")");
    }

    private void values() {
        requireRunning();
        SearchResult<Integer> found = game.search().answer(match, limits, true);
        for (RootMove<Integer> move : found.rootMoves()) {
            out.println(game.notation().write(move.move()) + "  " + game.value(move.value()));
        }
        out.println("at depth " + found.depth() + (found.proven() ? ", proven" : "") + "; + is good for X, - for O");
    }

    private void help() {
        out.println("Type a move, or one of: " + COMMANDS + ".");
        out.println("Legal here: " + (isRunning() ? game.legal(match.position()) : "nothing, the game is over"));
    }
}
