package org.gametree.trace;

import java.util.Objects;
import org.gametree.core.Player;

/**
 * How often things happened in a search, at MAX nodes and at MIN nodes apart. The names are those of the well-known
 * demonstration of alpha-beta on an array halved again and again.
 *
 * <p>The leaves pruned are those of the tree less those evaluated; {@link SearchedNode#prunedLeaves} tells for one
 * cutoff.
 *
 * @param leaves how many leaves were evaluated
 * @param prunedSubtrees how many children were left at cutoffs
 * @param max what happened at MAX nodes
 * @param min what happened at MIN nodes
 */
public record Counters(long leaves, long prunedSubtrees, Tally max, Tally min) {

    /** Before the first step: nothing happened. */
    public static final Counters ZERO = new Counters(0, 0, Tally.ZERO, Tally.ZERO);

    /**
     * What happened at the nodes of one player.
     *
     * @param nodes how many nodes were searched
     * @param updates how often a bound was taken after a child that is not the last of its node, whether it moved the
     *     bound or not, and whether it cut or not
     * @param done how many nodes had their last child searched
     * @param cutoffs how many nodes pruned children
     */
    public record Tally(long nodes, long updates, long done, long cutoffs) {

        /** Nothing happened. */
        public static final Tally ZERO = new Tally(0, 0, 0, 0);

        /**
         * Makes a tally.
         *
         * @param nodes how many nodes were searched
         * @param updates how often a bound was taken after a child that is not the last of its node
         * @param done how many nodes had their last child searched
         * @param cutoffs how many nodes pruned children
         * @throws IllegalArgumentException if a number is negative, or if more nodes are done or cut than there are
         */
        public Tally {
            requireFrom0("nodes", nodes);
            requireFrom0("updates", updates);
            requireFrom0("done", done);
            requireFrom0("cutoffs", cutoffs);
            if (cutoffs > nodes - done) {
                throw new IllegalArgumentException("done = " + done + " and cutoffs = " + cutoffs
                        + "; expected at most " + nodes + " together, one for each node");
            }
        }

        private Tally plus(Tally other) {
            return new Tally(nodes + other.nodes, updates + other.updates, done + other.done, cutoffs + other.cutoffs);
        }

        private Tally after(Step.Kind kind, SearchedNode<?> node, int returned) {
            int children = node.tree().children().size();
            return switch (kind) {
                case ENTER -> new Tally(nodes + 1, updates, done, cutoffs);
                case UPDATE ->
                    new Tally(
                            nodes,
                            updates + (returned < children ? 1 : 0),
                            done + (returned == children ? 1 : 0),
                            cutoffs);
                case CUT -> new Tally(nodes, updates, done, cutoffs + 1);
                case LEAF, LEAVE -> this;
            };
        }
    }

    /**
     * Makes counters.
     *
     * @param leaves how many leaves were evaluated
     * @param prunedSubtrees how many children were left at cutoffs
     * @param max what happened at MAX nodes
     * @param min what happened at MIN nodes
     * @throws NullPointerException if {@code max} or {@code min} is null
     * @throws IllegalArgumentException if a number is negative, or if fewer subtrees are pruned than there are cutoffs
     */
    public Counters {
        Objects.requireNonNull(max, "max is null; expected what happened at MAX nodes");
        Objects.requireNonNull(min, "min is null; expected what happened at MIN nodes");
        requireFrom0("leaves", leaves);
        requireFrom0("prunedSubtrees", prunedSubtrees);
        if (prunedSubtrees < max.cutoffs + min.cutoffs) {
            throw new IllegalArgumentException("prunedSubtrees = " + prunedSubtrees + "; expected at least "
                    + (max.cutoffs + min.cutoffs) + ", one for each cutoff");
        }
    }

    private static void requireFrom0(String name, long number) {
        if (number < 0) {
            throw new IllegalArgumentException(name + " = " + number + "; expected a number from 0");
        }
    }

    /**
     * Counts the steps of a search.
     *
     * @param <V> the type of the values
     * @param trace the trace of the search
     * @return the counters at its end
     * @throws NullPointerException if {@code trace} is null
     */
    public static <V> Counters of(Searched<V> trace) {
        return Steps.of(trace).reduce(ZERO, Counters::after, Counters::plus);
    }

    /**
     * Counts one step more, so that counters can follow a search step by step.
     *
     * @param step the next step of the search
     * @return the counters after it
     * @throws NullPointerException if {@code step} is null
     */
    public Counters after(Step<?> step) {
        Objects.requireNonNull(step, "step is null; expected the next step of the search");
        if (!(step.trace() instanceof SearchedNode<?> node)) {
            return new Counters(leaves + 1, prunedSubtrees, max, min);
        }
        long pruned = step.kind() == Step.Kind.CUT ? node.pruned().size() : 0;
        int returned = step.frame().returned();
        return node.player() == Player.MAX
                ? new Counters(leaves, prunedSubtrees + pruned, max.after(step.kind(), node, returned), min)
                : new Counters(leaves, prunedSubtrees + pruned, max, min.after(step.kind(), node, returned));
    }

    /**
     * Adds counters up.
     *
     * @param other the counters of another search
     * @return the sums
     * @throws NullPointerException if {@code other} is null
     */
    public Counters plus(Counters other) {
        Objects.requireNonNull(other, "other is null; expected the counters of another search");
        return new Counters(
                leaves + other.leaves, prunedSubtrees + other.prunedSubtrees, max.plus(other.max), min.plus(other.min));
    }

    /**
     * Returns the number of nodes searched, of both players.
     *
     * @return MAX nodes and MIN nodes
     */
    public long nodes() {
        return max.nodes + min.nodes;
    }

    /**
     * Returns the number of cutoffs, of both kinds.
     *
     * @return β-cutoffs, which happen at MAX nodes, and α-cutoffs, which happen at MIN nodes
     */
    public long cutoffs() {
        return max.cutoffs + min.cutoffs;
    }
}
