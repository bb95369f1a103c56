package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.gametree.games.ConnectFour;
import org.gametree.games.DotsAndBoxes;
import org.gametree.games.TicTacToe;
import org.gametree.games.TicTacToe.Board;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Wherever a search ends, by a limit or by an exception, its answer is that of the deepest finished depth, and the next
 * over the same table answers as if there had been none.
 */
class TableStopTest {
    private static final List<Integer> TABLES = List.of(0, TranspositionTable.MIN_BYTES, 384, 1 << 12);

    /** How the user searches: anyhow; with an ordering and a listener; or straight to the depth. */
    private enum Manner {
        PLAIN,
        TOLD,
        STRAIGHT
    }

    // The names of the methods of the user that the games of both forms called.
    private final Set<String> called = new TreeSet<>();
    private long points;

    /** A position searched in one form, with one table or none; the user's code counts its calls. */
    private record Subject<P, M>(
            PositionSearch<P, M> search,
            @Nullable TranspositionTable table,
            Calls calls,
            P root,
            int depth,
            Answers<M> answers,
            boolean proven) {

        void forget() {
            if (table != null) {
                table.clear();
            }
        }

        void searchAgain() {
            SearchResult<M> again = search.search(root, Limits.depth(depth));
            answers.assertAdmit(again, depth);
            assertThat(again.proven()).isEqualTo(proven);
        }
    }

    /** Returns a position in both forms with each table. */
    private static <P, M> List<Subject<P, M>> subjects(Ways<P, M> ways, P root, int depth, Manner manner) {
        Answers<M> answers = Answers.of(ways.unfold(), root, depth + 2);
        boolean proven = immutable(ways, manner, null, new Calls())
                .search(root, Limits.depth(depth))
                .proven();
        List<Subject<P, M>> subjects = new ArrayList<>();
        for (int bytes : TABLES) {
            TranspositionTable table = bytes == 0 ? null : new TranspositionTable(bytes);
            Calls calls = new Calls();
            subjects.add(
                    new Subject<>(immutable(ways, manner, table, calls), table, calls, root, depth, answers, proven));
            TranspositionTable another = bytes == 0 ? null : new TranspositionTable(bytes);
            Calls others = new Calls();
            subjects.add(
                    new Subject<>(fast(ways, manner, another, others), another, others, root, depth, answers, proven));
        }
        return subjects;
    }

    private static <P, M> PositionSearch<P, M> immutable(
            Ways<P, M> ways, Manner manner, @Nullable TranspositionTable table, Calls calls) {
        Game<P, M> game = new Tapped<>(ways.game(), calls);
        Ordering<P, M> anyhow = Searches.anyhow();
        GameSearch<P, M> search = manner == Manner.TOLD
                ? GameSearch.of(game, (position, move) -> {
                            calls.accept("priority");
                            return anyhow.priority(position, move);
                        })
                        .withListener(result -> calls.accept("listener"))
                : GameSearch.of(game);
        return set(ways.before() == null ? search : search.withRepetition(ways.before()), ways, table, manner);
    }

    private static <P, M> PositionSearch<P, M> fast(
            Ways<P, M> ways, Manner manner, @Nullable TranspositionTable table, Calls calls) {
        Map<P, Long> keys = new HashMap<>();
        GameSearch<TappedBoard, Integer> search = manner == Manner.TOLD
                ? GameSearch.<TappedBoard>ofMutable((position, move) -> {
                            calls.accept("priority");
                            return -move * move % 3;
                        })
                        .withListener(result -> calls.accept("listener"))
                : GameSearch.ofMutable();
        if (ways.before() != null) {
            search = search.withRepetition(ways.before().stream()
                    .map(position -> new TappedBoard(new PathGame<>(ways.game(), position, keys), calls))
                    .toList());
        }
        GameSearch<TappedBoard, Integer> whole = set(search, ways, table, manner);
        return (position, limits) -> {
            TappedBoard board = new TappedBoard(new PathGame<>(ways.game(), position, keys), calls);
            return Searches.told(ways.game(), position, whole.search(board, limits));
        };
    }

    private static <Q, N> GameSearch<Q, N> set(
            GameSearch<Q, N> search, Ways<?, ?> ways, @Nullable TranspositionTable table, Manner manner) {
        GameSearch<Q, N> looking = search.withQuiescence(ways.quiescence());
        GameSearch<Q, N> going = manner == Manner.STRAIGHT ? looking.withoutDeepening() : looking;
        return table == null ? going : going.withTable(table);
    }

    /** Stops at every node that the whole search enters, and searches again each time. */
    private <P, M> void stopEverywhere(Subject<P, M> subject, IntFunction<Limits> limits, boolean forgetting) {
        boolean stopped = true;
        subject.forget();
        for (int nodes = 0; stopped; nodes++) {
            if (forgetting) {
                subject.forget();
            }
            SearchResult<M> result =
                    subject.search.search(subject.root, limits.apply(nodes).and(Limits.depth(subject.depth)));
            subject.answers.assertAdmit(result);
            stopped = !Set.of(StopReason.DEPTH, StopReason.PROVEN)
                    .contains(result.stopReason().orElseThrow());
            if (stopped) {
                assertThat(result.statistics().nodes()).isEqualTo(nodes);
                points++;
            }
            subject.searchAgain();
        }
    }

    /** Throws at every call of the user's code that the whole search makes, and searches again each time. */
    private void throwEverywhere(Subject<?, ?> subject) {
        boolean thrown = true;
        for (int call = 0; thrown; call++) {
            subject.forget();
            subject.calls.allow(call);
            try {
                subject.searchAgain();
                thrown = false;
            } catch (Calls.Thrown expected) {
                points++;
            }
            subject.calls.allow(Integer.MAX_VALUE);
            subject.searchAgain();
        }
        called.addAll(subject.calls.names());
    }

    // A clock that runs a millisecond from one look to the next: every node is worth a look.
    private static Limits slowly(Duration duration) {
        AtomicLong millis = new AtomicLong();
        return Limits.time(
                duration, () -> Duration.ofMillis(millis.getAndIncrement()).toNanos());
    }

    private static Limits signalAtLook(int look) {
        AtomicInteger looks = new AtomicInteger(look);
        return Limits.until(() -> looks.getAndDecrement() <= 0).and(slowly(Duration.ofDays(1)));
    }

    private static Limits timeAtLook(int look) {
        return slowly(Duration.ofMillis(look + 1));
    }

    private <P, M> void everywhere(Ways<P, M> ways, P root, int depth) {
        for (Subject<P, M> subject : subjects(ways, root, depth, Manner.STRAIGHT)) {
            stopEverywhere(subject, Limits::nodes, true);
        }
        for (Subject<P, M> subject : subjects(ways, root, depth, Manner.PLAIN)) {
            stopEverywhere(subject, Limits::nodes, true);
            stopEverywhere(subject, Limits::nodes, false);
            stopEverywhere(subject, TableStopTest::signalAtLook, true);
            stopEverywhere(subject, TableStopTest::timeAtLook, true);
        }
        subjects(ways, root, depth, Manner.STRAIGHT).forEach(this::throwEverywhere);
        subjects(ways, root, depth, Manner.TOLD).forEach(this::throwEverywhere);
    }

    @Test
    void ofGraphsOfPositionsThatTellAllThereIsToKnow() {
        for (int quiescence : List.of(0, 2)) {
            for (int seed = 0; seed < 12; seed++) {
                everywhere(new Ways<>(InformedGraph.random(seed, quiescence), quiescence, null), 0, 4);
            }
        }
        assertThat(points).isGreaterThan(10_000);
        assertThat(called)
                .containsExactly(
                        "copy",
                        "evaluate",
                        "key",
                        "listener",
                        "lowerBound",
                        "make",
                        "maxToMove",
                        "mayStandPat",
                        "moves",
                        "noisyMoves",
                        "play",
                        "priority",
                        "rules",
                        "unmake",
                        "upperBound",
                        "worthwhileMoves");
    }

    @Test
    void ofGraphsOfPositionsWithDrawsByRepetition() {
        for (int quiescence : List.of(0, 2)) {
            for (int seed = 0; seed < 12; seed++) {
                InformedGraph game = InformedGraph.randomWithRepetition(seed);
                everywhere(new Ways<>(game, quiescence, List.of(seed % game.nodes())), 0, 4);
            }
        }
        assertThat(points).isGreaterThan(10_000);
        assertThat(called).contains("progress");
    }

    @Test
    void ofTheEndOfTicTacToe() {
        everywhere(new Ways<>(new TicTacToe()), new Board(0b010_000_001, 0b000_010_100), 4);
        assertThat(points).isGreaterThan(1_000);
    }

    @Test
    void ofConnectFour() {
        ConnectFour game = new ConnectFour(3, 3);
        everywhere(new Ways<>(game), game.start(), 4);
        assertThat(points).isGreaterThan(1_000);
    }

    @Test
    void ofDotsAndBoxesWhereAPlayerMovesAgain() {
        DotsAndBoxes game = new DotsAndBoxes(1, 1);
        everywhere(new Ways<>(game), game.start(), 3);
        assertThat(points).isGreaterThan(1_000);
    }

    @Test
    void ofHexapawnWithQuiescenceAndRepetition() {
        Hexapawn game = new Hexapawn(3, 3);
        everywhere(new Ways<>(game, 2, List.of(game.start())), game.start(), 3);
        assertThat(points).isGreaterThan(1_000);
    }
}
