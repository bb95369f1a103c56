package org.gametree.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.game.Game;

/**
 * Kalah, with its rule variants.
 *
 * <p>MAX begins. A move is a house of the mover, numbered from 0 on the mover's left. Its seeds are sown one by one to
 * the right, into the mover's store too but not into the other's. Who sows the last seed into the own store moves again;
 * who sows it into an own empty house {@linkplain Capture may capture}. The game is over when one player's houses are
 * empty, and worth the difference of the stores, to which {@linkplain Rest may be added} what is left in the houses.
 *
 * @param houses the number of houses of each player, at least 1
 * @param seeds the number of seeds in each house at the beginning, at least 1
 * @param capture when the last seed, sown into an own empty house, captures itself and the seeds of the house opposite
 * @param rest to whom the seeds belong that are left in the houses at the end
 */
public record Kalah(int houses, int seeds, Capture capture, Rest rest) implements Game<Kalah.Position, Integer> {

    /** When the last seed captures. */
    public enum Capture {
        /** If there are seeds in the house opposite. */
        SEEDS_OPPOSITE,
        /** Also, itself alone, if the house opposite is empty. */
        ALWAYS,
        /** Never. */
        NEVER
    }

    /** Whose the seeds are that are left in the houses at the end. */
    public enum Rest {
        /** The player's in whose houses they lie. */
        OWNER,
        /** Nobody's. */
        NOBODY
    }

    /**
     * Makes the rules.
     *
     * @param houses the number of houses of each player
     * @param seeds the number of seeds in each house at the beginning
     * @param capture when the last seed captures
     * @param rest whose the seeds are that are left
     * @throws IllegalArgumentException if {@code houses} or {@code seeds} is less than 1
     */
    public Kalah {
        if (houses < 1 || seeds < 1) {
            String found = "houses = " + houses + ", seeds = " + seeds;
            throw new IllegalArgumentException(found + "; expected each at least 1");
        }
    }

    /**
     * A position: the seeds of MAX's houses from the left, of MAX's store, of MIN's houses from MIN's left, of MIN's
     * store; and whose turn it is.
     *
     * @param pits how many seeds lie where
     * @param maxToMove whether MAX is to move
     */
    public record Position(List<Integer> pits, boolean maxToMove) {

        /** Returns MIN's houses from right to left with MIN's store before them, then MAX's with MAX's store after. */
        @Override
        public String toString() {
            int side = pits.size() / 2;
            List<Integer> upper = new ArrayList<>(pits.subList(side, pits.size()));
            Collections.reverse(upper);
            return line(upper) + "\n   " + line(pits.subList(0, side)) + "\n";
        }

        private static String line(List<Integer> pits) {
            return String.join(" ", pits.stream().map("%2d"::formatted).toList());
        }
    }

    /**
     * Returns the position at the beginning, with empty stores.
     *
     * @return the position
     */
    public Position start() {
        IntStream pits = IntStream.range(0, 2 * side()).map(pit -> pit % side() == houses ? 0 : seeds);
        return new Position(pits.boxed().toList(), true);
    }

    @Override
    public boolean maxToMove(Position position) {
        return position.maxToMove;
    }

    @Override
    public List<Integer> moves(Position position) {
        int first = position.maxToMove ? 0 : side();
        IntStream full = IntStream.range(0, houses).filter(house -> position.pits.get(first + house) > 0);
        return isOver(position) ? List.of() : full.boxed().toList();
    }

    private boolean isOver(Position position) {
        return inHouses(position, 0) == 0 || inHouses(position, side()) == 0;
    }

    private int inHouses(Position position, int first) {
        return position.pits.subList(first, first + houses).stream()
                .mapToInt(seeds -> seeds)
                .sum();
    }

    @Override
    public Position play(Position position, Integer house) {
        List<Integer> pits = new ArrayList<>(position.pits);
        int first = position.maxToMove ? 0 : side();
        int store = first + houses;
        int othersStore = (store + side()) % pits.size();
        int pit = first + house;
        for (int hand = pits.set(pit, 0); hand > 0; hand--) {
            pit = (pit + 1) % pits.size();
            pit = pit == othersStore ? (pit + 1) % pits.size() : pit;
            pits.set(pit, pits.get(pit) + 1);
        }
        int opposite = 2 * houses - pit;
        if (first <= pit && pit < store && pits.get(pit) == 1 && captures(pits.get(opposite))) {
            pits.set(store, pits.get(store) + pits.set(pit, 0) + pits.set(opposite, 0));
        }
        return new Position(List.copyOf(pits), position.maxToMove == (pit == store));
    }

    boolean captures(int opposite) {
        return capture == Capture.ALWAYS || (capture == Capture.SEEDS_OPPOSITE && opposite > 0);
    }

    @Override
    public int evaluate(Position position) {
        int stores = position.pits.get(houses) - position.pits.get(houses + side());
        boolean counts = rest == Rest.OWNER && isOver(position);
        return counts ? stores + inHouses(position, 0) - inHouses(position, side()) : stores;
    }

    private int side() {
        return houses + 1;
    }
}
