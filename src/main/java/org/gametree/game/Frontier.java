package org.gametree.game;

/** Searches positions one ply above the horizon: those after their moves are evaluated. */
// Most nodes are these. To enter a search of each, as of all others, takes a tenth longer where there is no table.
final class Frontier {
    private final MutableGame game;
    private final Watch watch;
    private final Memory memory;
    private final Evaluator evaluator;

    // Of the last position searched: its best move, the first of them; and the greatest height of its moves' values, of
    // the one that led to a cutoff if one did.
    private int move;
    private int height;

    Frontier(MutableGame game, Watch watch, Memory memory, Evaluator evaluator) {
        this.game = game;
        this.watch = watch;
        this.memory = memory;
        this.evaluator = evaluator;
    }

    int move() {
        return move;
    }

    int height() {
        return height;
    }

    /**
     * Searches the game's position, {@code ply} plies from the root, whose moves begin at an index, within a &lt; b. The
     * value is as {@link Searcher}'s.
     */
    int search(MoveList moves, int from, boolean max, int a, int b, int ply) {
        int best = max ? Score.LOSS : Score.WIN;
        int bestMove = 0;
        int tallest = 0;
        int to = moves.size();
        for (int i = from; i < to; i++) {
            int next = moves.at(i);
            game.make(next);
            watch.enter();
            boolean recurs = memory.recurs();
            int value = recurs ? 0 : evaluator.horizon(ply + 1);
            int found = recurs ? 0 : evaluator.height();
            game.unmake(next);
            if (max ? value > best : value < best) {
                best = value;
                bestMove = next;
                if (max ? value >= b : value <= a) {
                    tallest = found;
                    break;
                }
            }
            tallest = Math.max(tallest, found);
        }
        move = bestMove;
        height = tallest;
        return best;
    }
}
