package org.gametree.games;

import java.util.ArrayList;
import java.util.List;
import org.gametree.game.Game;

/** The usual rules of {@link Kalah} once more, as the player to move sees them: own houses and store, then the other's. */
record PlainKalah(int houses, int seeds) implements Game<PlainKalah.Seen, Integer> {

    record Seen(List<Integer> own, List<Integer> other, boolean max) {}

    Seen start() {
        List<Integer> side = new ArrayList<>();
        for (int house = 0; house < houses; house++) {
            side.add(seeds);
        }
        side.add(0);
        return new Seen(side, side, true);
    }

    @Override
    public boolean maxToMove(Seen seen) {
        return seen.max;
    }

    @Override
    public List<Integer> moves(Seen seen) {
        List<Integer> moves = new ArrayList<>();
        for (int house = 0; house < houses && sum(seen.other) > 0; house++) {
            if (seen.own.get(house) > 0) {
                moves.add(house);
            }
        }
        return moves;
    }

    @Override
    public Seen play(Seen seen, Integer house) {
        List<Integer> own = new ArrayList<>(seen.own);
        List<Integer> other = new ArrayList<>(seen.other);
        int hand = own.set(house, 0);
        int place = house;
        boolean mine = true;
        while (hand > 0) {
            place++;
            if (place > (mine ? houses : houses - 1)) {
                mine = !mine;
                place = 0;
            }
            List<Integer> side = mine ? own : other;
            side.set(place, side.get(place) + 1);
            hand--;
        }
        if (mine && place == houses) {
            return new Seen(own, other, seen.max);
        }
        int opposite = houses - 1 - place;
        if (mine && own.get(place) == 1 && other.get(opposite) > 0) {
            own.set(houses, own.get(houses) + 1 + other.get(opposite));
            own.set(place, 0);
            other.set(opposite, 0);
        }
        return new Seen(other, own, !seen.max);
    }

    Seen withEmptyStores(Seen seen) {
        List<Integer> own = new ArrayList<>(seen.own);
        List<Integer> other = new ArrayList<>(seen.other);
        own.set(houses, 0);
        other.set(houses, 0);
        return new Seen(own, other, seen.max);
    }

    @Override
    public int evaluate(Seen seen) {
        boolean over = moves(seen).isEmpty();
        int own = seen.own.get(houses) + (over ? sum(seen.own) : 0);
        int other = seen.other.get(houses) + (over ? sum(seen.other) : 0);
        return seen.max ? own - other : other - own;
    }

    private int sum(List<Integer> side) {
        return side.subList(0, houses).stream().mapToInt(n -> n).sum();
    }
}
