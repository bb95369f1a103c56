package org.gametree.game;

/** {@link Stones} in the fast form; tests break it. */
class FastStones extends MutableGame {
    int[] left = {6};
    boolean max = true;
    long made;

    @Override
    public boolean maxToMove() {
        return max;
    }

    @Override
    public void moves(MoveList moves) {
        for (int move = 1; move <= Math.min(2, left[0]); move++) {
            moves.add(move);
        }
    }

    @Override
    public void make(int move) {
        left[0] -= move;
        max = !max;
        made++;
    }

    @Override
    public void unmake(int move) {
        left[0] += move;
        max = !max;
        made--;
    }

    @Override
    public int evaluate() {
        return left[0] > 0 ? 0 : max ? Score.LOSS : Score.WIN;
    }

    @Override
    public long key() {
        return max ? left[0] : ~left[0];
    }

    @Override
    public MutableGame copy() {
        return copyTo(new FastStones());
    }

    FastStones copyTo(FastStones copy) {
        copy.left = left.clone();
        copy.max = max;
        return copy;
    }
}
