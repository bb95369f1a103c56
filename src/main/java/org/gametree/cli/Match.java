package org.gametree.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gametree.games.NumberNotation;

/**
 * A match in progress. It never changes: a move makes another one.
 *
 * @param game the game
 * @param moves the moves from its start
 * @param position where they lead
 * @param resigned whether the player who would be to move has resigned
 */
record Match<P>(PlayableGame<P> game, List<Integer> moves, P position, boolean resigned) {
    /** What is typed and written to resign. */
    static final String RESIGN = "resign";

    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    static <P> Match<P> start(PlayableGame<P> game) {
        return new Match<>(game, List.of(), game.start(), false);
    }

    /** Plays the moves that are written, from the start; throws an IllegalArgumentException that names a bad one. */
    static <P> Match<P> of(PlayableGame<P> game, List<String> words) {
        Match<P> match = start(game);
        for (String word : words.stream().flatMap(word -> moves(game, word)).toList()) {
            try {
                match = match.play(match.read(word));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("move " + (match.moves.size() + 1) + ": " + e.getMessage(), e);
            }
        }
        return match;
    }

    // Where every move is a digit, they may be written without blanks.
    private static Stream<String> moves(PlayableGame<?> game, String word) {
        boolean digits = game.notation() instanceof NumberNotation numbers && numbers.count() < 10;
        return digits && DIGITS.matcher(word).matches() ? word.chars().mapToObj(Character::toString) : Stream.of(word);
    }

    /** Reads a legal move; throws an IllegalArgumentException that tells what is none. */
    int read(String word) {
        int move = game.notation().read(Printable.of(word));
        if (isOver()) {
            throw new IllegalArgumentException("'" + Printable.of(word) + "' comes after the end of the game");
        }
        if (!game.rules().moves(position).contains(move)) {
            throw new IllegalArgumentException(
                    "'" + Printable.of(word) + "' is not legal here; expected one of " + game.legal(position));
        }
        return move;
    }

    Match<P> play(int move) {
        List<Integer> longer = new ArrayList<>(moves);
        longer.add(move);
        return new Match<>(game, List.copyOf(longer), game.rules().play(position, move), false);
    }

    /** Returns this match, which is not over, as the player to move has resigned it. */
    Match<P> resign() {
        return new Match<>(game, moves, position, true);
    }

    /** Returns the match after its first moves, without a resignation. */
    Match<P> after(int plies) {
        Match<P> match = start(game);
        for (int move : moves.subList(0, plies)) {
            match = match.play(move);
        }
        return match;
    }

    boolean isOver() {
        return resigned || game.rules().moves(position).isEmpty();
    }

    /** Tells whether X is to move, in a match that did not come to its end. */
    boolean maxToMove() {
        return game.rules().maxToMove(position);
    }

    /** Returns how the match ended, if it is over. */
    String result() {
        return resigned
                ? PlayableGame.player(maxToMove()) + " resigned. " + PlayableGame.player(!maxToMove()) + " wins."
                : game.result(position);
    }

    /** Returns the moves as they are typed. */
    String text() {
        String written = game.write(moves);
        return resigned ? (written + " " + RESIGN).strip() : written;
    }
}
