package org.gametree.bench;

import aima.core.search.adversarial.Game;
import aima.core.search.adversarial.IterativeDeepeningAlphaBetaSearch;
import java.util.ArrayList;
import java.util.List;
import org.gametree.bench.Aima.Position;
import org.gametree.byhand.ConnectFourStones;
import org.gametree.core.Player;

/** Connect Four for aima-java: iterative deepening to one depth over immutable positions, worth what it is to MAX. */
final class Aima extends IterativeDeepeningAlphaBetaSearch<Position, Integer, Player> {
    private static final int WIN = 10_000;
    private static final int AN_HOUR = 3_600;
    private static final int HEIGHT = 6;

    private final int depth;
    private boolean cutByHorizon;
    private int value;

    Aima(int depth) {
        super(new Rules(), -WIN, WIN, AN_HOUR);
        this.depth = depth;
    }

    Outcome search() {
        makeDecision(game.getInitialState());
        return new Outcome(value, getMetrics().getInt(METRICS_NODES_EXPANDED));
    }

    @Override
    protected void incrementDepthLimit() {
        super.incrementDepthLimit();
        cutByHorizon = false;
    }

    // Asked after every depth.
    @Override
    protected boolean hasSafeWinner(double best) {
        value = (int) best;
        return currDepthLimit >= depth || super.hasSafeWinner(best);
    }

    // The superclass has to be told once a depth that the horizon was met, or it takes the game for solved.
    @Override
    protected double eval(Position position, Player player) {
        if (!cutByHorizon && !game.isTerminal(position)) {
            cutByHorizon = true;
            super.eval(position, player);
        }
        return game.getUtility(position, player);
    }

    /** A board as {@link ConnectFourStones} has it. */
    record Position(long first, long second) {
        private static final long BOTTOM = 0x0000_0408_1020_4081L;

        private boolean maxToMove() {
            return Long.bitCount(first) == Long.bitCount(second);
        }

        private boolean isWon() {
            return ConnectFourStones.hasFour(maxToMove() ? second : first);
        }

        private boolean isFull() {
            return Long.bitCount(first | second) == ConnectFourStones.COLUMNS * HEIGHT;
        }

        private boolean hasRoom(int column) {
            return ((first | second) & (1L << ((HEIGHT + 1) * column + HEIGHT - 1))) == 0;
        }

        private Position after(int column) {
            long all = first | second;
            long stone =
                    (all + (BOTTOM & (0x7FL << ((HEIGHT + 1) * column)))) & ~all & (0x3FL << ((HEIGHT + 1) * column));
            return maxToMove() ? new Position(first | stone, second) : new Position(first, second | stone);
        }
    }

    private static final class Rules implements Game<Position, Integer, Player> {
        @Override
        public Position getInitialState() {
            return new Position(0, 0);
        }

        @Override
        public Player[] getPlayers() {
            return Player.values();
        }

        @Override
        public Player getPlayer(Position position) {
            return position.maxToMove() ? Player.MAX : Player.MIN;
        }

        @Override
        public List<Integer> getActions(Position position) {
            List<Integer> columns = new ArrayList<>(ConnectFourStones.COLUMNS);
            for (int place = 0; place < ConnectFourStones.COLUMNS; place++) {
                int column = ConnectFourStones.column(place);
                if (position.hasRoom(column)) {
                    columns.add(column);
                }
            }
            return columns;
        }

        @Override
        public Position getResult(Position position, Integer column) {
            return position.after(column);
        }

        @Override
        public boolean isTerminal(Position position) {
            return position.isWon() || position.isFull();
        }

        @Override
        public double getUtility(Position position, Player player) {
            if (position.isWon()) {
                return position.maxToMove() ? -WIN : WIN;
            }
            return position.isFull() ? 0 : ConnectFourStones.evaluate(position.first, position.second);
        }
    }
}
