package org.gametree.cli;

import java.util.Locale;
import java.util.function.Function;
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

/** The games that can be played. */
enum GameName {
    TICTACTOE(3, 3) {
        @Override
        PlayableGame<?> on(BoardSize size) {
            if (!size.equals(usualSize())) {
                throw new IllegalArgumentException("tictactoe has 3x3 squares");
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
                    1,
                    PlayableGame.Search.of(game));
        }
    },

    CONNECT4(7, 6) {
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
                    1,
                    PlayableGame.Search.fast(board));
        }
    },

    OTHELLO(8, 8) {
        @Override
        PlayableGame<?> on(BoardSize size) {
            if (size.width() != size.height()) {
                throw new IllegalArgumentException("an Othello board is square");
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
                    game.evaluation().disc(),
                    PlayableGame.Search.fast(match -> new OthelloBoard(match.position())));
        }
    },

    DOTS(3, 3) {
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
                    1,
                    PlayableGame.Search.fast(match -> new DotsAndBoxesBoard(match.position())));
        }
    };

    private final int width;
    private final int height;

    GameName(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Returns the game on a board; throws an IllegalArgumentException that tells which boards it has. */
    abstract PlayableGame<?> on(BoardSize size);

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

    /** Returns the name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
