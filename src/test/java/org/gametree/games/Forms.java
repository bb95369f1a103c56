package org.gametree.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.gametree.game.CopiedGame;
import org.gametree.game.Game;
import org.gametree.game.GameLaws;
import org.gametree.game.GameSearch;
import org.gametree.game.MoveList;
import org.gametree.game.MutableGame;
import org.gametree.game.MutableGameLaws;
import org.gametree.law.Law;

/** A game in its two forms, both at the same position, and what they owe to each other and to a search. */
record Forms<P>(Game<P, Integer> game, P start, MutableGame board) {
    private static final int TO_THE_END = 200;

    /** Plays at random, in both forms and in another game of the same moves, and compares all that can be seen. */
    <Q> void play(Game<Q, Integer> other, Q otherStart, int games) {
        for (int seed = 0; seed < games; seed++) {
            Random random = new Random(seed);
            P position = start;
            Q twin = otherStart;
            MutableGame fast = board.copy();
            List<Integer> moves = game.moves(position);
            while (!moves.isEmpty()) {
                assertThat(listed(fast)).isEqualTo(moves);
                assertThat(other.moves(twin)).isEqualTo(moves);
                assertThat(fast.maxToMove()).isEqualTo(game.maxToMove(position));
                assertThat(other.maxToMove(twin)).isEqualTo(game.maxToMove(position));
                compare(position, fast);
                int move = moves.get(random.nextInt(moves.size()));
                position = game.play(position, move);
                twin = other.play(twin, move);
                fast.make(move);
                moves = game.moves(position);
            }
            compare(position, fast);
            assertThat(listed(fast)).isEmpty();
            assertThat(other.moves(twin)).isEmpty();
        }
    }

    void play(int games) {
        play(game, start, games);
    }

    private void compare(P position, MutableGame fast) {
        assertThat(fast.evaluate()).isEqualTo(game.evaluate(position));
        assertThat(fast).hasToString(position.toString());
    }

    private static List<Integer> listed(MutableGame fast) {
        MoveList moves = new MoveList();
        fast.moves(moves);
        return Arrays.stream(moves.toArray()).boxed().toList();
    }

    /** Checks the laws of games on the positions of random games. */
    void keepTheLaws(int games) {
        GameLaws<P, Integer> laws = new GameLaws<>(game);
        Law.verify(laws.all(), laws.positions(start, games, TO_THE_END));
        GameLaws<MutableGame, Integer> fast = new GameLaws<>(new CopiedGame<>());
        Iterable<MutableGame> boards = fast.positions(board, games, TO_THE_END);
        Law.verify(fast.all(), boards);
        Law.verify(new MutableGameLaws<MutableGame>().all(), boards);
    }

    /** Checks what both forms' searches answer in every so manieth position of random games. */
    void agreeWithMinimax(int games, int every, int depth) {
        GameLaws<P, Integer> laws = new GameLaws<>(game);
        List<P> positions = StreamSupport.stream(
                        laws.positions(start, games, TO_THE_END).spliterator(), false)
                .toList();
        Law.verify(List.of(laws.agreesWithMinimax(GameSearch.of(game), depth)), each(positions, every));
        Law.verify(
                List.of(laws.agreesWithMinimax(GameSearch.of(game).withExactRootMoves(), depth)),
                each(positions, every));
        GameLaws<MutableGame, Integer> fast = new GameLaws<>(new CopiedGame<>());
        List<MutableGame> boards = StreamSupport.stream(
                        fast.positions(board, games, TO_THE_END).spliterator(), false)
                .toList();
        Law.verify(List.of(fast.agreesWithMinimax(GameSearch.ofMutable(), depth)), each(boards, every));
    }

    private static <T> List<T> each(List<T> all, int every) {
        return IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** Checks of every position within so many plies that it has one key, whatever led to it, and no other has it. */
    void keysTellPositionsApart(int plies) {
        Map<P, Long> keys = new HashMap<>();
        note(start, board.copy(), plies, keys);
        Set<Long> distinct = new HashSet<>(keys.values());
        assertThat(distinct).hasSameSizeAs(keys.keySet());
        assertThat(keys.size()).isGreaterThan(100);
    }

    private void note(P position, MutableGame fast, int plies, Map<P, Long> keys) {
        Long known = keys.put(position, fast.key());
        assertThat(known == null ? fast.key() : known).isEqualTo(fast.key());
        if (plies > 0) {
            for (int move : game.moves(position)) {
                fast.make(move);
                note(game.play(position, move), fast, plies - 1, keys);
                fast.unmake(move);
            }
        }
    }

    /** Counts the lines of so many plies in the fast form. */
    static long lines(MutableGame fast, int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (int move : listed(fast)) {
            fast.make(move);
            count += lines(fast, depth - 1);
            fast.unmake(move);
        }
        return count;
    }

    /** Reads every move of every position of random games as it is written, also in capitals. */
    void movesAreReadAsTheyAreWritten(MoveNotation<Integer> notation, int games) {
        for (P position : new GameLaws<>(game).positions(start, games, TO_THE_END)) {
            for (int move : game.moves(position)) {
                String text = notation.write(move);
                assertThat(notation.read(text)).isEqualTo(move);
                assertThat(notation.read(text.toUpperCase(Locale.ROOT))).isEqualTo(move);
            }
        }
    }
}
