package org.gametree.games;

import java.util.Arrays;
import java.util.List;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;

/** {@link Kalah} in the fast form: the same moves in the same order, the same evaluation. */
public final class KalahBoard extends MutableGame {
    private final Kalah game;
    private final int houses;
    private final int pits;

    // One board after the other, that of the position last.
    private int[] boards;
    private boolean[] turns;
    private int ply;

    /**
     * Makes a board.
     *
     * @param game the rules
     * @param position where the game stands
     */
    public KalahBoard(Kalah game, Kalah.Position position) {
        this(game, position.pits().stream().mapToInt(seeds -> seeds).toArray(), position.maxToMove());
    }

    private KalahBoard(Kalah game, int[] board, boolean maxToMove) {
        this.game = game;
        houses = game.houses();
        pits = board.length;
        boards = board;
        turns = new boolean[] {maxToMove};
    }

    @Override
    public boolean maxToMove() {
        return turns[ply];
    }

    @Override
    public void moves(MoveList moves) {
        if (isOver()) {
            return;
        }
        int first = at(maxToMove() ? 0 : houses + 1);
        for (int house = 0; house < houses; house++) {
            if (boards[first + house] > 0) {
                moves.add(house);
            }
        }
    }

    @Override
    public void make(int house) {
        push();
        int own = maxToMove() ? 0 : houses + 1;
        int last = sow(own + house, own + houses);
        int opposite = 2 * houses - last;
        if (own <= last && last < own + houses && boards[at(last)] == 1 && game.captures(boards[at(opposite)])) {
            boards[at(own + houses)] += 1 + boards[at(opposite)];
            boards[at(last)] = 0;
            boards[at(opposite)] = 0;
        }
        turns[ply] = maxToMove() == (last == own + houses);
    }

    private void push() {
        if (ply + 1 == turns.length) {
            turns = Arrays.copyOf(turns, 2 * turns.length);
            boards = Arrays.copyOf(boards, pits * turns.length);
        }
        System.arraycopy(boards, at(0), boards, at(pits), pits);
        turns[ply + 1] = turns[ply];
        ply++;
    }

    /** Sows the seeds of a pit and returns where the last one lies. */
    private int sow(int from, int store) {
        int seeds = boards[at(from)];
        boards[at(from)] = 0;
        int pit = from;
        while (seeds > 0) {
            pit = pit + 1 == pits ? 0 : pit + 1;
            boolean othersStore = (pit == houses || pit == pits - 1) && pit != store;
            if (!othersStore) {
                boards[at(pit)]++;
                seeds--;
            }
        }
        return pit;
    }

    @Override
    public void unmake(int house) {
        ply--;
    }

    @Override
    public int evaluate() {
        int stores = boards[at(houses)] - boards[at(pits - 1)];
        boolean counts = game.rest() == Kalah.Rest.OWNER && isOver();
        return counts ? stores + inHouses(0) - inHouses(houses + 1) : stores;
    }

    private boolean isOver() {
        return inHouses(0) == 0 || inHouses(houses + 1) == 0;
    }

    private int inHouses(int first) {
        int seeds = 0;
        for (int house = first; house < first + houses; house++) {
            seeds += boards[at(house)];
        }
        return seeds;
    }

    @Override
    public Kalah rules() {
        return game;
    }

    /** Returns the sum of a mixture for each pit and its seeds, and one for whose turn it is. */
    @Override
    public long key() {
        long key = Key.mixed(maxToMove() ? 1 : 2);
        for (int pit = 0; pit < pits; pit++) {
            key += Key.mixed((pit + 1L) << Integer.SIZE | boards[at(pit)]);
        }
        return key;
    }

    private int at(int pit) {
        return ply * pits + pit;
    }

    @Override
    public KalahBoard copy() {
        return new KalahBoard(game, Arrays.copyOfRange(boards, at(0), at(pits)), maxToMove());
    }

    /** Returns the pits as {@link Kalah.Position#toString} does. */
    @Override
    public String toString() {
        List<Integer> seeds = Arrays.stream(boards, at(0), at(pits)).boxed().toList();
        return new Kalah.Position(seeds, maxToMove()).toString();
    }
}
