package org.gametree.law;

import java.util.List;
import java.util.function.Function;
import org.gametree.core.Timed;

/** What is true of {@link Timed}: it is a monad, its times add up, and no value depends on a time. */
public final class TimedLaws {
    private TimedLaws() {}

    /**
     * A computation and two ways to go on with it.
     *
     * @param <V> the type of the values
     * @param x a computation that was made
     * @param f what to do with its value
     * @param g what to do then
     */
    public record Bind<V>(Timed<V> x, Function<V, Timed<V>> f, Function<V, Timed<V>> g) {

        /** Returns the computation, and what the two functions make of it. */
        @Override
        public String toString() {
            return "x = " + x + ", f(x) = " + f.apply(x.value()) + ", g(x) = " + g.apply(x.value());
        }
    }

    /**
     * Returns all laws of {@link Timed}. They use {@code equals} of values and times.
     *
     * @param <V> the type of the values
     * @return the laws
     */
    public static <V> List<Law<Bind<V>>> all() {
        return List.of(
                Law.always(
                        "left identity",
                        "pure v then f = f v",
                        c -> Claim.equal(Timed.pure(c.x.value()).then(c.f), c.f.apply(c.x.value()))),
                Law.always("right identity", "x then pure = x", c -> Claim.equal(c.x.then(Timed::pure), c.x)),
                Law.always(
                        "associativity",
                        "(x then f) then g = x then (v ↦ f v then g)",
                        c -> Claim.equal(
                                c.x.then(c.f).then(c.g),
                                c.x.then(v -> c.f.apply(v).then(c.g)))),
                Law.always(
                        "time of bind",
                        "time (x then f) = time x + time (f (value x))",
                        c -> Claim.equal(
                                c.x.then(c.f).time(),
                                c.x.time() + c.f.apply(c.x.value()).time())),
                Law.always(
                        "tick",
                        "pure takes no time, tick one unit, and both keep the value",
                        c -> Claim.equal(
                                List.of(Timed.pure(c.x.value()), Timed.tick(c.x.value())),
                                List.of(new Timed<>(c.x.value(), 0), new Timed<>(c.x.value(), 1)))),
                Law.always(
                        "map",
                        "map keeps the time, and is then with pure",
                        c -> Claim.equal(
                                c.x.map(v -> c.f.apply(v).value()),
                                c.x.then(v -> Timed.pure(c.f.apply(v).value())))),
                Law.always(
                        "values ignore time",
                        "x at no time gives the same value",
                        c -> Claim.equal(
                                Timed.pure(c.x.value()).then(c.f).value(),
                                c.x.then(c.f).value())));
    }
}
