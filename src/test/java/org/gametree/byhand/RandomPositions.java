package org.gametree.byhand;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Positions of Connect Four after random moves, where nobody has won and who is to move cannot win at once. */
public final class RandomPositions {
    private final Random random;

    /**
     * A position.
     *
     * @param own the stones of who is to move
     * @param all all stones
     */
    public record Position(long own, long all) {}

    /**
     * Makes a source of positions.
     *
     * @param seed the seed; the same gives the same positions
     */
    public RandomPositions(long seed) {
        random = new Random(seed);
    }

    /**
     * Returns the next positions.
     *
     * @param count how many
     * @param stones how many stones each has
     * @return the positions
     */
    public List<Position> next(int count, int stones) {
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            Position position = play(stones);
            if (isOpen(position.own, position.all) && Long.bitCount(position.all) == stones) {
                positions.add(position);
            }
        }
        return positions;
    }

    // Until who is to move could win.
    private Position play(int stones) {
        long own = 0;
        long all = 0;
        while (Long.bitCount(all) < stones && isOpen(own, all)) {
            long squares = ConnectFourThreats.possible(all);
            for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
                squares &= squares - 1;
            }
            own ^= all;
            all |= Long.lowestOneBit(squares);
        }
        return new Position(own, all);
    }

    private static boolean isOpen(long own, long all) {
        return (ConnectFourThreats.winning(own, all) & ConnectFourThreats.possible(all)) == 0;
    }
}
