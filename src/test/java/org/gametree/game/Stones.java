package org.gametree.game;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.gametree.game.Stones.Row;

/** A right game: take one or two stones; who takes the last one wins. Tests break it. */
class Stones implements Game<Row, Integer> {

    /** So many stones, in a place that a wrong game can write to. */
    record Row(AtomicInteger left, boolean max) {
        @Override
        public String toString() {
            return left + " left";
        }
    }

    static Row row(int left, boolean max) {
        return new Row(new AtomicInteger(left), max);
    }

    static Row start() {
        return row(6, true);
    }

    @Override
    public boolean maxToMove(Row row) {
        return row.max;
    }

    @Override
    public List<Integer> moves(Row row) {
        return row.left.get() == 0 ? List.of() : row.left.get() == 1 ? List.of(1) : List.of(1, 2);
    }

    @Override
    public Row play(Row row, Integer move) {
        return row(row.left.get() - move, !row.max);
    }

    @Override
    public int evaluate(Row row) {
        return row.left.get() > 0 ? 0 : row.max ? Score.LOSS : Score.WIN;
    }
}
