package org.gametree.bench;

import java.util.function.Supplier;
import org.gametree.game.GameSearch;
import org.gametree.game.MutableGame;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;

/** A game from its beginning to a depth, with a new table for each search or without one. */
public enum Setting {
    /** Connect Four 7x6 without a table. */
    CONNECT_FOUR(Name.FOUR, 12, false),
    /** Connect Four 7x6 without a table, deeper. */
    CONNECT_FOUR_DEEPER(Name.FOUR, 14, false),
    /** Connect Four 7x6 with a table. */
    CONNECT_FOUR_TABLE(Name.FOUR, 17, true),
    /** Othello 8x8 without a table. */
    OTHELLO(Name.OTHELLO, 7, false),
    /** Othello 8x8 with a table. */
    OTHELLO_TABLE(Name.OTHELLO, 9, true),
    /** A random graph without a table. */
    GRAPH(Name.GRAPH, 8, false),
    /** A random graph with a table. */
    GRAPH_TABLE(Name.GRAPH, 10, true);

    /** The memory of a table. */
    static final int BYTES_OF_TABLE = 32 << 20;

    private static final ConnectFour FOUR = new ConnectFour(7, 6);
    private static final Othello DISCS = new Othello(8, OthelloEvaluation.POSITIONAL);
    private static final RandomGraph RANDOM = new RandomGraph(16, 8, 20261130);

    private final Name name;
    private final int depth;
    private final boolean table;

    /** The games. */
    private enum Name {
        FOUR("Connect Four 7x6"),
        OTHELLO("Othello 8x8"),
        GRAPH("random graph of 65,536 positions, 8 moves each");

        private final String text;

        Name(String text) {
            this.text = text;
        }
    }

    Setting(Name name, int depth, boolean table) {
        this.name = name;
        this.depth = depth;
        this.table = table;
    }

    int depth() {
        return depth;
    }

    boolean hasTable() {
        return table;
    }

    /** Returns the engine, with a table of the usual size if there is one. */
    Engine engine() {
        return table ? Engine.WITHOUT_TABLE.withTable(BYTES_OF_TABLE) : Engine.WITHOUT_TABLE;
    }

    /** Returns the search of the fast form. */
    Supplier<Outcome> fast(int toDepth, Engine engine) {
        return switch (name) {
            case FOUR -> mutable(new ConnectFourBoard(FOUR), toDepth, engine);
            case OTHELLO -> mutable(new OthelloBoard(DISCS.start()), toDepth, engine);
            case GRAPH -> mutable(new RandomGraphBoard(RANDOM, 1), toDepth, engine);
        };
    }

    /** Returns the search of the immutable form. */
    Supplier<Outcome> immutable(int toDepth, Engine engine) {
        return switch (name) {
            case FOUR -> engine.search(GameSearch.of(FOUR), FOUR.start(), toDepth);
            case OTHELLO -> engine.search(GameSearch.of(DISCS), DISCS.start(), toDepth);
            case GRAPH -> engine.search(GameSearch.of(RANDOM), 1, toDepth);
        };
    }

    /** Returns the search of a game that is this one. */
    static <G extends MutableGame> Supplier<Outcome> mutable(G start, int toDepth, Engine engine) {
        return engine.search(GameSearch.ofMutable(), start, toDepth);
    }

    /** Returns the name as one reads it. */
    @Override
    public String toString() {
        return toString(depth);
    }

    /** Returns the name with another depth. */
    String toString(int otherDepth) {
        return name.text + ", depth " + otherDepth
                + (table ? ", table of " + (BYTES_OF_TABLE >> 20) + " MiB" : ", no table");
    }
}
