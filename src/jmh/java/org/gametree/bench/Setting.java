package org.gametree.bench;

import java.util.Arrays;
import java.util.function.Supplier;
import org.gametree.game.GameSearch;
import org.gametree.game.Limits;
import org.gametree.game.MutableGame;
import org.gametree.game.TranspositionTable;
import org.gametree.games.ConnectFour;
import org.gametree.games.ConnectFourBoard;
import org.gametree.games.Othello;
import org.gametree.games.OthelloBoard;
import org.gametree.games.OthelloEvaluation;

/** A game from its beginning to a depth, with a new table for each search or without one. */
public enum Setting {
    /** Connect Four 7x6 without a table. */
    CONNECT_FOUR(Name.FOUR, 12, false),
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

    /** Returns the same game with a table. */
    Setting withTable() {
        return Arrays.stream(values())
                .filter(setting -> setting.table && setting.name == name)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the search of the fast form. */
    Supplier<Outcome> fast(int toDepth) {
        return fast(toDepth, 1);
    }

    /** Returns the search of the fast form by so many threads. */
    Supplier<Outcome> fast(int toDepth, int threads) {
        return switch (name) {
            case FOUR -> mutable(new ConnectFourBoard(FOUR), toDepth, threads);
            case OTHELLO -> mutable(new OthelloBoard(DISCS.start()), toDepth, threads);
            case GRAPH -> mutable(new RandomGraphBoard(RANDOM, 1), toDepth, threads);
        };
    }

    /** Returns the search of the immutable form. */
    Supplier<Outcome> immutable(int toDepth) {
        return switch (name) {
            case FOUR -> search(GameSearch.of(FOUR), FOUR.start(), toDepth);
            case OTHELLO -> search(GameSearch.of(DISCS), DISCS.start(), toDepth);
            case GRAPH -> search(GameSearch.of(RANDOM), 1, toDepth);
        };
    }

    /** Returns the search of a game that is this one. */
    <G extends MutableGame> Supplier<Outcome> mutable(G start, int toDepth, int threads) {
        return search(GameSearch.<G>ofMutable().withThreads(threads), start, toDepth);
    }

    private <P, M> Supplier<Outcome> search(GameSearch<P, M> search, P start, int toDepth) {
        Limits limits = Limits.depth(toDepth);
        return () -> Outcome.of(
                (table ? search.withTable(new TranspositionTable(BYTES_OF_TABLE)) : search).search(start, limits));
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
