package org.gametree.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;

/** {@link Timed} is a monad, and its times add up. */
class TimedTest {

    @Property
    void pureThenFIsF(@ForAll int x, @ForAll("steps") Function<Integer, Timed<Integer>> f) {
        collectWhetherItCosts(f.apply(x));
        assertThat(Timed.pure(x).then(f)).isEqualTo(f.apply(x));
    }

    @Property
    void thenPureChangesNothing(@ForAll("timed") Timed<Integer> x) {
        collectWhetherItCosts(x);
        assertThat(x.then(Timed::pure)).isEqualTo(x);
    }

    @Property
    void thenIsAssociative(
            @ForAll("timed") Timed<Integer> x,
            @ForAll("steps") Function<Integer, Timed<Integer>> f,
            @ForAll("steps") Function<Integer, Timed<Integer>> g) {
        collectWhetherItCosts(x);
        assertThat(x.then(f).then(g)).isEqualTo(x.then(value -> f.apply(value).then(g)));
    }

    @Property
    void timesAddUpAlongThen(@ForAll("timed") Timed<Integer> x, @ForAll("steps") Function<Integer, Timed<Integer>> f) {
        collectWhetherItCosts(x);
        assertThat(x.then(f).time()).isEqualTo(x.time() + f.apply(x.value()).time());
    }

    @Property
    void noValueDependsOnATime(
            @ForAll("timed") Timed<Integer> x,
            @ForAll("times") long otherTime,
            @ForAll("steps") Function<Integer, Timed<Integer>> f) {
        Statistics.collect(x.time() == otherTime ? "same time" : "another time");
        Statistics.coverage(times -> times.check("another time").percentage(p -> p > 50));
        Timed<Integer> other = new Timed<>(x.value(), otherTime);
        assertThat(other.then(f).value()).isEqualTo(x.then(f).value());
        assertThat(other.map(value -> value + 1).value())
                .isEqualTo(x.map(value -> value + 1).value());
    }

    @Property
    void mapIsThenWithPureAfterIt(@ForAll("timed") Timed<Integer> x) {
        collectWhetherItCosts(x);
        assertThat(x.map(value -> "v" + value)).isEqualTo(x.then(value -> Timed.pure("v" + value)));
    }

    @Example
    void pureIsFreeAndATickCostsOne() {
        assertThat(Timed.pure(7)).isEqualTo(new Timed<>(7, 0));
        assertThat(Timed.tick(7)).isEqualTo(new Timed<>(7, 1));
    }

    @Example
    void aNegativeTimeIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Timed<>(7, -1))
                .withMessage("time = -1; expected a count of leaf evaluations, at least 0");
    }

    @Example
    void aNullValueIsRefused() {
        String message = "value is null; expected what was computed";
        assertThatNullPointerException().isThrownBy(() -> new Timed<>(null, 1)).withMessage(message);
        assertThatNullPointerException().isThrownBy(() -> Timed.pure(null)).withMessage(message);
        assertThatNullPointerException().isThrownBy(() -> Timed.tick(null)).withMessage(message);
        assertThatNullPointerException()
                .isThrownBy(() -> Timed.pure(7).map(value -> null))
                .withMessage(message);
    }

    @Example
    void aMissingFunctionOrResultIsRefused() {
        String message = "f is null; expected a function of the value";
        assertThatNullPointerException()
                .isThrownBy(() -> Timed.pure(7).map(null))
                .withMessage(message);
        assertThatNullPointerException()
                .isThrownBy(() -> Timed.pure(7).then(null))
                .withMessage(message);
        assertThatNullPointerException()
                .isThrownBy(() -> Timed.pure(7).then(value -> null))
                .withMessage("f(value) is null; expected a value with its time");
    }

    @Example
    void aSumOfTimesThatDoesNotFitIsRefused() {
        Timed<Integer> longest = new Timed<>(7, Long.MAX_VALUE);
        assertThat(longest.then(Timed::pure).time()).isEqualTo(Long.MAX_VALUE);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> longest.then(Timed::tick));
    }

    @Provide
    Arbitrary<Long> times() {
        return Arbitraries.frequencyOf(
                Tuple.of(1, Arbitraries.just(0L)),
                Tuple.of(3, Arbitraries.longs().between(1, 1_000_000)));
    }

    @Provide
    Arbitrary<Timed<Integer>> timed() {
        return Combinators.combine(Arbitraries.integers(), times()).as(Timed::new);
    }

    @Provide
    Arbitrary<Function<Integer, Timed<Integer>>> steps() {
        return Combinators.combine(Arbitraries.integers(), Arbitraries.integers(), times())
                .as((factor, summand, time) -> value -> new Timed<>(factor * value + summand, time));
    }

    private static void collectWhetherItCosts(Timed<Integer> timed) {
        Statistics.collect(timed.time() == 0 ? "free" : "costs");
        Statistics.coverage(costs -> {
            costs.check("free").percentage(p -> p > 5);
            costs.check("costs").percentage(p -> p > 50);
        });
    }
}
