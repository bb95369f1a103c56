package org.gametree.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.game.MutableGame;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.DotsAndBoxesBoard;
import org.gametree.games.NumberNotation;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;
import org.gametree.games.TicTacToe;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The games that can be played. */
enum GameName {
    TICTACTOE(3, 3, "Three in a row, upright, level or slanting, win.") {
        @Override
        PlayableGame<?> on(BoardSize size) {
            if (!size.equals(usualSize())) {
                throw new IllegalArgumentException("size = " + size + "; expected 3x3");
            }
            TicTacToe game = new TicTacToe();
            return new PlayableGame<>(
                    this,
                    size,
                    game,
                    TicTacToe.Board.EMPTY,
                    new NumberNotation("square", 9),
                    GameName::numbered,
                    board -> "",
                    Unit.NOTHING,
                    PlayableGame.Search.of(game));
        }

        @Override
        String boards(BoardSize other) {
            return "tictactoe has 3x3 squares";
        }
    },

    CONNECT4(7, 6, "Stones fall to the bottom of their column; four in a row, upright, level or slanting, win.") {
        @Override
        PlayableGame<?> on(BoardSize size) {
            ConnectFour game = new ConnectFour(size.width(), size.height());
            Function<Match<ConnectFour.Position>, MutableGame> board = match -> {
                ConnectFourBoard at = new ConnectFourBoard(game);
                match.moves().forEach(at::make);
                return at;
            };
            return new PlayableGame<>(
                    this,
                    size,
                    game,
                    game.start(),
                    new NumberNotation("column", size.width()),
                    position -> position + columns(size.width()),
                    position -> "",
                    Unit.CENTRE_POINTS,
                    PlayableGame.Search.fast(board));
        }

        @Override
        String boards(BoardSize other) {
            return most(other, "columns", "rows");
        }
    },

    OTHELLO(
            8,
            8,
            "A disc turns those of the other player between itself and another of yours, one at least; most discs win.") {
        @Override
        PlayableGame<?> on(BoardSize size) {
            if (size.width() != size.height()) {
                throw new IllegalArgumentException("size = " + size + "; expected a square");
            }
            Othello game = new Othello(size.width(), OthelloEvaluation.POSITIONAL);
            return new PlayableGame<>(
                    this,
                    size,
                    game,
                    game.start(),
                    game,
                    Othello.Position::toString,
                    at -> "X has " + Long.bitCount(at.black()) + ", O " + Long.bitCount(at.white()),
                    Unit.DISCS,
                    PlayableGame.Search.fast(match -> new OthelloBoard(match.position())));
        }

        @Override
        String boards(BoardSize other) {
            return "othello has as many rows as columns, an even number of them from 4 to 8";
        }
    },

    DOTS(3, 3, "Every . is a line to draw; who closes a box, then #, wins it and moves again; most boxes win.") {
        @Override
        PlayableGame<?> on(BoardSize size) {
            DotsAndBoxes game = new DotsAndBoxes(size.width(), size.height());
            return new PlayableGame<>(
                    this,
                    size,
                    game,
                    game.start(),
                    game,
                    DotsAndBoxes.Position::toString,
                    at -> at.lead() == 0
                            ? "Equally many boxes"
                            : PlayableGame.player(at.lead() > 0) + " leads by " + Math.abs(at.lead()),
                    Unit.BOXES,
                    PlayableGame.Search.fast(match -> new DotsAndBoxesBoard(match.position())));
        }

        @Override
        String boards(BoardSize other) {
            return most(other, "boxes in a row", "rows of them");
        }
    };

    private final int width;
    private final int height;
    private final String howToWin;

    GameName(int width, int height, String howToWin) {
        this.width = width;
        this.height = height;
        this.howToWin = howToWin;
    }

    /** Returns the game on a board; throws an IllegalArgumentException if it has no such board. */
    abstract PlayableGame<?> on(BoardSize size);

    /** Returns which boards the game has, said to someone who wanted another. */
    abstract String boards(BoardSize other);

    private boolean has(int columns, int rows) {
        return has(new BoardSize(columns, rows));
    }

    boolean has(BoardSize size) {
        try {
            on(size);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    // Asked of the rules, which know what fits.
    String most(BoardSize other, String columns, String rows) {
        IntStream sizes = IntStream.rangeClosed(1, BoardSize.MOST);
        if (!has(other.width(), 1)) {
            return this + " has at most " + sizes.filter(n -> has(n, 1)).max().orElseThrow() + " " + columns;
        }
        int most = sizes.filter(n -> has(other.width(), n)).max().orElseThrow();
        return this + " with " + other.width() + " " + columns + " has at most " + most + " " + rows;
    }

    /** Returns the rules in a few words. */
    String howToWin() {
        return howToWin;
    }

    BoardSize usualSize() {
        return new BoardSize(width, height);
    }

    boolean hasSizes() {
        return this != TICTACTOE;
    }

    private static String numbered(TicTacToe.Board board) {
        StringBuilder text = new StringBuilder(board.toString());
        for (int square = 0; square < 9; square++) {
            if (text.charAt(2 * square) == '.') {
                text.setCharAt(2 * square, (char) ('1' + square));
            }
        }
        return text.toString();
    }

    // Numbers of two digits stand one below the other.
    private static String columns(int width) {
        StringBuilder text = new StringBuilder();
        for (int column = 1; column <= width; column++) {
            text.append(column >= 10 ? (char) ('0' + column / 10) : ' ').append(' ');
        }
        String tens = width >= 10 ? text.toString().stripTrailing() + "\n" : "";
        StringBuilder ones = new StringBuilder();
        for (int column = 1; column <= width; column++) {
            ones.append((char) ('0' + column % 10)).append(' ');
        }
        return tens + ones.toString().stripTrailing() + "\n";
    }

    /** Returns the game of a name, in small or capital letters; empty if there is none. */
    static Optional<GameName> of(String name) {
        return Stream.of(values())
                .filter(game -> game.toString().equalsIgnoreCase(name))
                .findFirst();
    }

    /** Reads {@code othello}. */
    static final class Converter implements ITypeConverter<GameName> {
        @Override
        public GameName convert(String text) {
            return of(text).orElseThrow(() -> new TypeConversionException(
                    "'" + Printable.of(text) + "'; expected tictactoe, connect4, othello or dots"));
        }
    }

    /** Returns the name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
