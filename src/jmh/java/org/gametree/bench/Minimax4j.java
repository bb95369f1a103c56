package org.gametree.bench;

import fr.pixelprose.minimax4j.Difficulty;
import fr.pixelprose.minimax4j.IA;
import fr.pixelprose.minimax4j.Move;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gametree.byhand.ConnectFourStones;

/** Connect Four for minimax4j: to one depth, without a table, worth what it is to who is to move. */
final class Minimax4j extends IA<Minimax4j.Column> {
    private static final double WIN = 10_000;

    private final ConnectFourStones board = new ConnectFourStones();
    private final Algorithm algorithm;
    private final int depth;
    private long nodes;

    /** A move: the columns from the centre outwards. */
    enum Column implements Move {
        /** Places in the order. */
        FIRST(0),
        SECOND(1),
        THIRD(2),
        FOURTH(3),
        FIFTH(4),
        SIXTH(5),
        SEVENTH(6);

        private final int number;

        Column(int place) {
            number = ConnectFourStones.column(place);
        }
    }

    private static final Column[] COLUMNS = Column.values();

    Minimax4j(Algorithm algorithm, int depth) {
        super(algorithm);
        this.algorithm = algorithm;
        this.depth = depth;
    }

    /** Returns how many positions are entered to choose the best move. */
    long countNodes() {
        nodes = 1;
        getBestMove();
        return nodes;
    }

    /** Returns the value behind the best move, which the library keeps to itself. */
    int value() {
        try {
            Method search = Arrays.stream(IA.class.getDeclaredMethods())
                    .filter(method -> method.getName().equals(algorithm.name().toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow();
            search.setAccessible(true);
            return ((Double) search.invoke(this, null, depth, -maxEvaluateValue(), maxEvaluateValue())).intValue();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Difficulty getDifficulty() {
        return () -> depth;
    }

    @Override
    public boolean isOver() {
        return board.isWon() || board.isFull();
    }

    @Override
    public void makeMove(Column column) {
        nodes++;
        board.make(column.number);
    }

    @Override
    public void unmakeMove(Column column) {
        board.unmake(column.number);
    }

    @Override
    public List<Column> getPossibleMoves() {
        List<Column> moves = new ArrayList<>(ConnectFourStones.COLUMNS);
        for (Column column : COLUMNS) {
            if (board.hasRoom(column.number)) {
                moves.add(column);
            }
        }
        return moves;
    }

    @Override
    public double evaluate() {
        if (board.isWon()) {
            return -WIN;
        }
        if (board.isFull()) {
            return 0;
        }
        return board.maxToMove() ? board.evaluate() : -board.evaluate();
    }

    @Override
    public double maxEvaluateValue() {
        return 2 * WIN;
    }

    @Override
    public void next() {}

    @Override
    public void previous() {}
}
