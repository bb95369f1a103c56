package org.gametree.law;

import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that is true of every case: a hypothesis and what follows from it.
 *
 * <p>A law is data and two functions; it knows no test framework. {@link #verify} runs laws over cases from JUnit,
 * TestNG, jqwik or a {@code main} method alike.
 *
 * @param <C> the type of the cases
 * @param name its name: a theorem's Lean name verbatim, or a name of its own
 * @param statement what it says, in one line
 * @param given its hypothesis; where this is false the law says nothing
 * @param then what holds under the hypothesis; called only where {@code given} is true
 */
public record Law<C>(String name, String statement, Predicate<? super C> given, Function<? super C, Claim> then) {

    /** What a law says of one case. */
    public enum Outcome {
        /** The hypothesis is met and the claim is true. */
        HOLDS,
        /** The hypothesis is not met. */
        VACUOUS,
        /** The hypothesis is met and the claim is false. */
        FAILS
    }

    /**
     * States a law.
     *
     * @param name its name
     * @param statement what it says, in one line
     * @param given its hypothesis
     * @param then what holds under the hypothesis
     * @throws NullPointerException if an argument is null
     */
    public Law {
        Objects.requireNonNull(name, "name is null; expected the name of the law");
        Objects.requireNonNull(statement, "statement is null; expected what the law says");
        Objects.requireNonNull(given, "given is null; expected the hypothesis");
        Objects.requireNonNull(then, "then is null; expected the claim");
    }

    /**
     * States a law without a hypothesis.
     *
     * @param <C> the type of the cases
     * @param name its name
     * @param statement what it says, in one line
     * @param then what holds
     * @return the law
     */
    public static <C> Law<C> always(String name, String statement, Function<? super C, Claim> then) {
        return new Law<>(name, statement, any -> true, then);
    }

    /**
     * Returns what the law claims of one case. Exceptions of the case's own code pass through.
     *
     * @param example the case
     * @return the claim, true or false; empty if the hypothesis is not met
     */
    public Optional<Claim> claim(C example) {
        return given.test(example) ? Optional.of(then.apply(example)) : Optional.empty();
    }

    /**
     * Returns the law under one more hypothesis.
     *
     * @param also what else must be true of a case for the law to say anything
     * @return a law of the same name
     */
    public Law<C> where(Predicate<? super C> also) {
        return new Law<>(name, statement, example -> also.test(example) && given.test(example), then);
    }

    /**
     * Tells whether the law holds of one case. Exceptions of the case's own code pass through.
     *
     * @param example the case
     * @return the outcome
     */
    public Outcome check(C example) {
        return claim(example)
                .map(claim -> claim.holds() ? Outcome.HOLDS : Outcome.FAILS)
                .orElse(Outcome.VACUOUS);
    }

    /**
     * Checks every law on every case, in order, up to the first failure.
     *
     * <p>Cases are taken one at a time and not kept, so there may be any number of them. A law that never applied has
     * not been tested: the result says how often each did.
     *
     * @param <C> the type of the cases
     * @param laws the laws, at least one
     * @param cases the cases, at least one; {@link Universe} makes them smallest first
     * @return how often each law applied
     * @throws LawFailure if a law fails, or what it checks throws: with the law's name and statement, both sides and
     *     the case
     * @throws NullPointerException if an argument, a law or a case is null
     * @throws IllegalArgumentException if there is no law or no case, since nothing would be checked, or if two laws have
     *     one name, since they could not be told apart
     */
    public static <C> Tally verify(Collection<? extends Law<? super C>> laws, Iterable<? extends C> cases) {
        Objects.requireNonNull(laws, "laws is null; expected at least one law");
        Objects.requireNonNull(cases, "cases is null; expected at least one case");
        Tally.Counter counter = new Tally.Counter(laws);
        for (C example : cases) {
            Objects.requireNonNull(example, "a case is null; expected what the laws are about");
            counter.nextCase();
            int index = 0;
            for (Law<? super C> law : laws) {
                counter.count(index++, law.requireHolds(example));
            }
        }
        return counter.tally();
    }

    // What a search under test throws is its failure: also an assertion of its own, and the StackOverflowError in which
    // recursion ends on a tree too deep. The case has to be told then too.
    private Outcome requireHolds(C example) {
        Optional<Claim> claim;
        try {
            claim = claim(example);
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            throw LawFailure.broken(this, thrown, example);
        }
        if (claim.isEmpty()) {
            return Outcome.VACUOUS;
        }
        if (!claim.get().holds()) {
            throw LawFailure.refuted(this, claim.get(), example);
        }
        return Outcome.HOLDS;
    }

    /** Returns the name and the statement. */
    @Override
    public String toString() {
        return name + ": " + statement;
    }
}
