package org.gametree.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.gametree.game.Limits;
import org.gametree.game.SearchResult;

/**
 * A game with whoever types. Input that is neither a legal move nor a command is answered by what was expected, and
 * changes nothing.
 */
final class Session<P> {
    static final String COMMANDS =
            "hint, pv, values, moves, board, undo, save FILE, load FILE, resign, new, quit, help";

    private final PlayableGame<P> game;
    private final Advice<P> advice;
    private final Opponent engine;
    private final Restart restart;
    private final InputLines in;
    private final boolean echo;
    private final PrintWriter out;

    // Read by another thread when the program is interrupted.
    private volatile Sheet<P> sheet;

    /** Tells whether to read on. */
    private enum Next {
        READ,
        QUIT
    }

    Session(
            Sheet<P> sheet,
            Opponent engine,
            Limits limits,
            Restart restart,
            InputLines in,
            boolean echo,
            PrintWriter out) {
        this.sheet = sheet;
        this.engine = engine;
        this.restart = restart;
        this.in = in;
        this.echo = echo;
        this.out = out;
        game = sheet.match().game();
        advice = new Advice<>(game, limits);
    }

    /**
     * Plays until the input ends, nobody reads the output, or there is nothing left to be typed.
     *
     * @throws IOException if the input cannot be read; all else is done by then
     */
    void run() throws IOException {
        out.println(game.title() + ": X begins. A move is written like "
                + game.notation().write(game.rules().moves(game.start()).get(0)) + "; help tells more.");
        out.println(game.name().howToWin());
        show();
        try {
            Next next = Next.READ;
            while (next == Next.READ && !out.checkError()) {
                if (!match().isOver() && !isYours(match())) {
                    reply();
                } else if (engine == Opponent.BOTH) {
                    next = Next.QUIT;
                } else {
                    next = ask();
                }
            }
        } finally {
            sayHowToGoOn();
        }
    }

    /** Ends the line that is being typed and tells how to go on: the program is being ended from outside. */
    void interrupt() {
        out.println();
        sayHowToGoOn();
    }

    private void sayHowToGoOn() {
        Match<P> last = match();
        if (!last.isOver()) {
            out.println("To go on: " + restart.typed(last));
        }
        out.flush();
    }

    private Match<P> match() {
        return sheet.match();
    }

    // Tells whether whoever types is to move.
    private boolean isYours(Match<P> at) {
        return !engine.plays(at.maxToMove());
    }

    private void reply() {
        SearchResult<Integer> found = advice.best(match());
        out.println(advice.reply(match(), found));
        show(sheet.with(match().play(found.bestMove().orElseThrow())));
    }

    private void show(Sheet<P> next) {
        sheet = next;
        show();
    }

    private void show() {
        out.println();
        out.print(game.drawing().apply(match().position()));
        if (match().isOver()) {
            out.println(match().result());
        } else {
            String standing = game.standing().apply(match().position());
            out.print(standing.isEmpty() ? "" : standing + ".\n");
        }
        out.println();
        out.flush();
    }

    private Next ask() throws IOException {
        out.print((match().isOver() ? "over" : game.player(match().position())) + "> ");
        out.flush();
        Optional<String> line = read();
        if (line.isEmpty()) {
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

    // Where there is no line, the one of the prompt ends here.
    private Optional<String> read() throws IOException {
        Optional<String> line = Optional.empty();
        try {
            line = in.next();
            return line;
        } finally {
            if (line.isEmpty()) {
                out.println();
            }
        }
    }

    private Next obey(String word, String rest) {
        switch (word) {
            case "quit", "exit" -> {
                return Next.QUIT;
            }
            case "save" -> save(rest);
            case "load" -> turnTo(Sheet.load(game, file("load", rest)));
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
            case "new" -> turnTo(Sheet.of(Match.start(game)));
            case "undo" -> undo();
            case Match.RESIGN -> resign();
            case "moves" -> out.println(legal());
            case "hint" -> out.println(advice.hint(running()));
            case "pv" -> out.println(advice.principalVariation(running()));
            case "values" -> advice.values(running()).forEach(out::println);
            default -> play(word);
        }
    }

    private void turnTo(Sheet<P> other) {
        if (sheet.isUnsaved(this::isYours)) {
            out.println("the game before is not saved; undo brings it back");
        }
        show(sheet.replacedBy(other, this::isYours));
    }

    private void play(String word) {
        show(sheet.with(running().play(match().read(word))));
    }

    private Match<P> running() {
        if (match().isOver()) {
            throw new IllegalArgumentException("the game is over; type undo, new, save FILE, load FILE or quit");
        }
        return match();
    }

    private void save(String rest) {
        String file = file("save", rest);
        sheet = sheet.save(file);
        out.println("saved to " + Printable.of(file));
    }

    private static String file(String command, String rest) {
        if (rest.isEmpty()) {
            throw new IllegalArgumentException(command + " what? expected " + command + " FILE");
        }
        return rest;
    }

    private void resign() {
        sheet = sheet.with(running().resign());
        out.println(match().result());
    }

    // Back to where the same person was to move before; a resignation is taken back first.
    private void undo() {
        show(sheet.undo(this::isYours)
                .orElseThrow(() -> new IllegalArgumentException("there is no move of yours to take back")));
    }

    private String legal() {
        return match().isOver() ? "none, the game is over" : game.legal(match().position());
    }

    private void help() {
        out.println("Type a move, or one of: " + COMMANDS + ".");
        out.println("Legal here: " + legal());
        out.println(game.name().howToWin());
        out.println(
                "In 'wins in 3 moves' the moves of both count. " + game.unit().meaning());
        out.println("save replaces no file but those of this game; undo brings back what new or load left unsaved.");
    }
}
