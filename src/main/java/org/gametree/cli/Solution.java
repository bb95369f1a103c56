package org.gametree.cli;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Minimax;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.Counters;
import org.gametree.trace.Cutoff;
import org.gametree.trace.PrincipalVariation;
import org.gametree.trace.Searched;
import org.gametree.trace.SearchedNode;
import org.gametree.trace.Step;
import org.gametree.trace.Steps;
import org.gametree.trace.Tracer;
import org.gametree.trace.VisitedLeaves;

/**
 * What there is to tell of one tree.
 *
 * @param question what was asked
 * @param minimax the tree's minimax value
 * @param leaves how many leaves the tree has
 * @param nodes how many nodes it has, leaves not counted
 * @param full the trace of alpha-beta with the full window, which tells best moves
 * @param asked the trace of alpha-beta with the window asked for; empty if the algorithm is another
 * @param watched what another algorithm did that looks at some leaves; empty if it is minimax, which looks at all
 */
record Solution(
        Question question,
        Bounded<BigDecimal> minimax,
        long leaves,
        long nodes,
        Searched<Bounded<BigDecimal>> full,
        Optional<Searched<Bounded<BigDecimal>>> asked,
        Optional<Watched> watched) {

    /** A cutoff and where it happened. */
    record CutoffAt(List<Integer> path, Cutoff cutoff, long prunedLeaves) {

        /** Returns the path of the ancestor whose bound was in force; empty if it was the window's. */
        Optional<List<Integer>> boundBy() {
            return cutoff.levelsUp().isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            path.subList(0, path.size() - cutoff.levelsUp().getAsInt()));
        }
    }

    static Solution of(Question question) {
        GameTree<Bounded<BigDecimal>> tree = question.tree();
        Tracer<Bounded<BigDecimal>> tracer = new Tracer<>(TreeNotation.order());
        Searched<Bounded<BigDecimal>> full = tracer.trace(question.player(), tree);
        return new Solution(
                question,
                new Minimax<>(TreeNotation.order()).minimax(question.player(), tree),
                tree.leaves(),
                nodes(tree),
                full,
                asked(question, tracer, full),
                watched(question));
    }

    private static Optional<Searched<Bounded<BigDecimal>>> asked(
            Question question, Tracer<Bounded<BigDecimal>> tracer, Searched<Bounded<BigDecimal>> full) {
        if (question.algorithm() != Algorithm.ALPHABETA) {
            return Optional.empty();
        }
        Window window = question.window();
        return Optional.of(
                window.equals(Window.FULL)
                        ? full
                        : tracer.trace(question.player(), window.a(), window.b(), question.tree()));
    }

    private static Optional<Watched> watched(Question question) {
        return switch (question.algorithm()) {
            case ALPHABETA, MINIMAX -> Optional.empty();
            default -> Optional.of(Watched.of(question));
        };
    }

    private static long nodes(GameTree<Bounded<BigDecimal>> tree) {
        if (!(tree instanceof Node<Bounded<BigDecimal>> node)) {
            return 0;
        }
        long sum = 1;
        for (GameTree<Bounded<BigDecimal>> child : node.children()) {
            sum += nodes(child);
        }
        return sum;
    }

    Bounded<BigDecimal> value() {
        return asked.map(Searched::value)
                .or(() -> watched.map(other -> other.seen().value()))
                .orElse(minimax);
    }

    /** Returns the number of evaluations, repeated ones included. */
    long cost() {
        return asked.map(trace -> Counters.of(trace).leaves())
                .or(() -> watched.map(other -> other.seen().time()))
                .orElse(leaves);
    }

    /** Returns the number of different leaves evaluated. */
    long leavesVisited() {
        return watched.map(other -> (long) other.seen().leaves().size()).orElseGet(this::cost);
    }

    long nodesVisited() {
        return asked.map(trace -> Counters.of(trace).nodes())
                .or(() -> watched.map(other -> NodesAbove.count(other.seen().leaves(), question.tree())))
                .orElse(nodes);
    }

    LongStream visited() {
        return asked.map(VisitedLeaves::of)
                .or(() -> watched.map(other -> other.seen().leaves().stream().mapToLong(Integer::longValue)))
                .orElse(LongStream.range(0, leaves));
    }

    Stream<CutoffAt> cutoffs() {
        return asked.stream().flatMap(Steps::of).flatMap(Solution::cutoffAt);
    }

    /** Returns the cutoff of a step, if it is one. */
    static Stream<CutoffAt> cutoffAt(Step<Bounded<BigDecimal>> step) {
        if (step.kind() != Step.Kind.CUT) {
            return Stream.empty();
        }
        SearchedNode<Bounded<BigDecimal>> node = (SearchedNode<Bounded<BigDecimal>>) step.trace();
        return node.cutoff().stream().map(cutoff -> new CutoffAt(step.path(), cutoff, node.prunedLeaves()));
    }

    List<Integer> principalVariation() {
        return PrincipalVariation.of(full);
    }

    OptionalInt bestMove() {
        return PrincipalVariation.bestMove(full);
    }
}
