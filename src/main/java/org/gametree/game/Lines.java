package org.gametree.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lines of play, each a move and the line that follows it, kept in arrays: a line is an int, and whoever holds it frees
 * it or prepends to it, once. What is freed is used again, so that a search allocates nothing for them.
 */
// Arrays of moves for every ply would be copied at every ply: quadratic in the depth.
final class Lines {
    /** The empty line. */
    static final int EMPTY = 0;

    private int[] moves = new int[16];
    private int[] rests = new int[16];
    private int used = 1;

    // The lines that were freed, linked by their rests.
    private int free;

    /** Returns the line of a move and then another line, which is the new line's from now on. */
    int prepend(int move, int rest) {
        int line = free;
        if (line == EMPTY) {
            line = used++;
            if (line == moves.length) {
                moves = Arrays.copyOf(moves, 2 * moves.length);
                rests = Arrays.copyOf(rests, 2 * rests.length);
            }
        } else {
            free = rests[line];
        }
        moves[line] = move;
        rests[line] = rest;
        return line;
    }

    /** Frees a line. */
    void free(int line) {
        int next = line;
        while (next != EMPTY) {
            int rest = rests[next];
            rests[next] = free;
            free = next;
            next = rest;
        }
    }

    /** Frees every line. */
    void clear() {
        used = 1;
        free = EMPTY;
    }

    List<Integer> toList(int line) {
        List<Integer> list = new ArrayList<>();
        for (int next = line; next != EMPTY; next = rests[next]) {
            list.add(moves[next]);
        }
        return list;
    }

    /** Returns how many lines were made and not freed. */
    int held() {
        int held = used - 1;
        for (int next = free; next != EMPTY; next = rests[next]) {
            held--;
        }
        return held;
    }
}
