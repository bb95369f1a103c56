package org.gametree.bench;

import fr.pixelprose.minimax4j.IA;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gametree.byhand.ConnectFourOfStones;
import org.gametree.byhand.ConnectFourSearch;
import org.gametree.byhand.ConnectFourTableSearch;

/** Who searches. */
public enum Contender {
    /** A search written for Connect Four. */
    BY_HAND("written by hand"),
    /** The engine on the fast form, no other game loaded. */
    FAST("fast form"),
    /** The engine on the fast form after it searched other games. */
    FAST_OF_THREE("fast form, three games loaded"),
    /** The engine on the immutable form, no other game loaded. */
    IMMUTABLE("immutable form"),
    /** The engine on the immutable form after it searched other games. */
    IMMUTABLE_OF_THREE("immutable form, three games loaded"),
    /** The engine on the fast form, its board the one of the search by hand and of the other libraries. */
    FAST_ON_SAME_BOARD("fast form, board written by hand"),
    /** The engine on the fast form, without killers and history, as the other libraries are. */
    FAST_IN_ORDER_OF_GAME("fast form, moves in the game's order"),
    /** The engine on the fast form with a small table, where the others have none. */
    FAST_WITH_TABLE("fast form, table of 2 MiB"),
    /** The engine on the immutable form with a small table, where the others have none. */
    IMMUTABLE_WITH_TABLE("immutable form, table of 2 MiB"),
    /** Alpha-beta of minimax4j. */
    MINIMAX4J_NEGAMAX("minimax4j, negamax"),
    /** Principal variation search of minimax4j. */
    MINIMAX4J_NEGASCOUT("minimax4j, negascout"),
    /** Deepening alpha-beta of aima-java. */
    AIMA("aima-java");

    private static final int SMALL_TABLE = 2 << 20;
    private static final int ROUNDS = 3;
    private static final long ROUND_NANOS = 300_000_000;

    private final String label;

    Contender(String label) {
        this.label = label;
    }

    /** Loads what the contender is to be loaded with. */
    void load(Setting setting) {
        if (this == FAST_OF_THREE) {
            takeTurns(setting, other -> other.fast(other.depth(), other.engine()));
        } else if (this == IMMUTABLE_OF_THREE) {
            takeTurns(setting, other -> other.immutable(other.depth(), other.engine()));
        }
    }

    /** Returns the search to a depth; not every contender searches every setting. */
    Supplier<Outcome> search(Setting setting, int depth) {
        return switch (this) {
            case BY_HAND -> setting.hasTable() ? () -> tableByHand(depth) : () -> byHand(depth);
            case FAST, FAST_OF_THREE -> setting.fast(depth, setting.engine());
            case IMMUTABLE, IMMUTABLE_OF_THREE -> setting.immutable(depth, setting.engine());
            case FAST_ON_SAME_BOARD -> Setting.mutable(new ConnectFourOfStones(), depth, setting.engine());
            case FAST_IN_ORDER_OF_GAME -> setting.fast(depth, setting.engine().inOrderOfGame());
            case FAST_WITH_TABLE -> setting.fast(depth, setting.engine().withTable(SMALL_TABLE));
            case IMMUTABLE_WITH_TABLE ->
                setting.immutable(depth, setting.engine().withTable(SMALL_TABLE));
            case MINIMAX4J_NEGAMAX -> minimax4j(IA.Algorithm.NEGAMAX, depth);
            case MINIMAX4J_NEGASCOUT -> minimax4j(IA.Algorithm.NEGASCOUT, depth);
            case AIMA -> () -> new Aima(depth).search();
        };
    }

    private static Outcome byHand(int depth) {
        ConnectFourSearch search = new ConnectFourSearch();
        int value = search.deepen(depth);
        return new Outcome(value, search.nodes());
    }

    private static Outcome tableByHand(int depth) {
        ConnectFourTableSearch search = new ConnectFourTableSearch();
        int value = search.deepen(depth);
        return new Outcome(value, search.nodes());
    }

    private static Supplier<Outcome> minimax4j(IA.Algorithm algorithm, int depth) {
        int value = new Minimax4j(algorithm, depth).value();
        return () -> new Outcome(value, new Minimax4j(algorithm, depth).countNodes());
    }

    // In turns, so that calls of the game have been compiled for each of them.
    private static void takeTurns(Setting setting, Function<Setting, Supplier<Outcome>> form) {
        for (int round = 0; round < ROUNDS; round++) {
            for (Setting other : Setting.values()) {
                if (other.hasTable() == setting.hasTable()) {
                    repeat(form.apply(other));
                }
            }
        }
    }

    private static void repeat(Supplier<Outcome> search) {
        long start = System.nanoTime();
        Outcome outcome = search.get();
        while (System.nanoTime() - start < ROUND_NANOS) {
            if (!search.get().equals(outcome)) {
                throw new IllegalStateException("a search repeated differs from " + outcome);
            }
        }
    }

    /** Returns what the contender is called in a table. */
    @Override
    public String toString() {
        return label;
    }
}
