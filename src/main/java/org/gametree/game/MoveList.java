package org.gametree.game;

import java.util.Arrays;

/**
 * A growing list of int moves, to which a {@link MutableGame} adds its legal ones.
 *
 * <p>A search keeps the moves of all positions on its path in one list, one after the other, so a game sees only
 * {@link #add}'s end of it and need not care what is there already.
 */
public final class MoveList {
    // Few positions of any game have more moves.
    static final int ROOM = 64;

    private static final int FEW = 16;

    private int[] moves;
    private int size;

    /** Makes an empty list. */
    public MoveList() {
        this(FEW);
    }

    /** Makes an empty list that has room for so many moves, at least 1, before it grows. */
    MoveList(int room) {
        moves = new int[room];
    }

    /**
     * Adds a move at the end.
     *
     * @param move the move, any int
     */
    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /**
     * Returns how many moves there are.
     *
     * @return the number of moves
     */
    public int size() {
        return size;
    }

    /**
     * Returns a move.
     *
     * @param index from 0 to {@code size() - 1}
     * @return the move
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public int get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(
                    "index = " + index + "; expected at least 0 and below the number of moves " + size);
        }
        return moves[index];
    }

    int at(int index) {
        return moves[index];
    }

    /** Begins the moves of another position, with room for as many as most have, and returns the index of the first. */
    // Where a list grows as moves are added, each addition waits for the size that the one before it stored; where it
    // never does, a loop of additions is compiled without the growing and keeps the size in a register. The fast form
    // of Connect Four takes a tenth less time so.
    int begin() {
        if (moves.length - size < ROOM) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        return size;
    }

    /** Forgets the moves from an index on. */
    void truncate(int newSize) {
        size = newSize;
    }

    /** Moves a move to an index before it, and those from there on back by one. */
    // They are few, mostly: to have them copied takes longer.
    void bringForward(int from, int to) {
        int move = moves[from];
        for (int i = from; i > to; i--) {
            moves[i] = moves[i - 1];
        }
        moves[to] = move;
    }

    void set(int index, int move) {
        moves[index] = move;
    }

    /**
     * Returns the moves.
     *
     * @return a new array
     */
    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }

    /** Returns the moves in brackets. */
    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
