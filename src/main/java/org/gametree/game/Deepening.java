package org.gametree.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gametree.game.RootSearch.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The course of a search: which depths, when it stops, and what is told in the caller's terms.
 *
 * @param form what positions and moves are to the caller
 * @param options how to search
 * @param listener takes the answer of each finished depth, if anyone does
 */
record Deepening<P, M>(
        Form<P, M> form, Options options, @Nullable Consumer<? super SearchResult<M>> listener) {

    /** Where a search has come to, and why it went no further. */
    private record Outcome(Answer answer, StopReason reason) {}

    /** Searches a position to one depth after the other, or straight to the last, and answers the deepest finished. */
    SearchResult<M> search(P position, Limits limits) {
        NodeBudget budget = new NodeBudget(limits.nodes());
        Division division = Division.among(options.threads());
        Crew crew = new Crew(options.threads() - 1, watch -> root(position, watch, division), budget, limits.depth());
        Watch watch = new Watch(limits.and(Limits.until(crew::failed)), budget);
        RootSearch root = root(position, watch, division);
        Outcome outcome;
        try {
            outcome = deepen(position, limits.depth(), root, crew);
        } finally {
            crew.end();
        }
        crew.rethrow();
        return result(position, outcome.answer, statistics(root, crew), Optional.of(outcome.reason));
    }

    private RootSearch root(P position, Watch watch, Division division) {
        return new RootSearch(form.open(position), watch, form.rank(), options, division);
    }

    private Outcome deepen(P position, int limit, RootSearch root, Crew crew) {
        Answer answer = root.evaluation();
        while (true) {
            report(position, answer, root, crew);
            if (answer.proven()) {
                return new Outcome(answer, StopReason.PROVEN);
            }
            if (answer.depth() == limit) {
                return new Outcome(answer, StopReason.DEPTH);
            }
            try {
                int depth = next(answer.depth(), limit);
                crew.advance(depth);
                answer = root.search(depth);
            } catch (Watch.Stopped stopped) {
                return new Outcome(answer, stopped.reason());
            } catch (StackOverflowError deep) {
                // One ply needs no stack to speak of: it is the game's own code that does not end.
                if (answer.depth() == 0 && options.deepening()) {
                    throw deep;
                }
                return new Outcome(answer, StopReason.STACK);
            }
        }
    }

    // What is deeper than entries of a table can be is searched one ply after the other, in any case.
    private int next(int depth, int limit) {
        return options.deepening() || depth > 0 ? depth + 1 : Math.min(limit, Entry.MAX_DEPTH);
    }

    private void report(P position, Answer answer, RootSearch root, Crew crew) {
        if (listener != null) {
            listener.accept(result(position, answer, statistics(root, crew), Optional.empty()));
        }
    }

    private static Statistics statistics(RootSearch root, Crew crew) {
        return root.statistics().with(crew.statistics());
    }

    // The searcher's game may stand anywhere by now, so the moves are read off another.
    private SearchResult<M> result(P position, Answer answer, Statistics statistics, Optional<StopReason> stop) {
        Form.Reader<M> reader = form.reader(position);
        Optional<M> best = answer.best().isPresent()
                ? Optional.of(reader.move(answer.best().getAsInt()))
                : Optional.empty();
        List<RootMove<M>> rootMoves = new ArrayList<>(answer.rootMoves().size());
        for (RootMove<Integer> found : answer.rootMoves()) {
            rootMoves.add(new RootMove<>(reader.move(found.move()), found.value(), found.bound()));
        }
        List<M> line = new ArrayList<>(answer.line().size());
        for (int move : answer.line()) {
            line.add(reader.move(move));
            reader.make(move);
        }
        return new SearchResult<>(
                best, answer.value(), line, rootMoves, answer.depth(), answer.proven(), stop, statistics);
    }
}
