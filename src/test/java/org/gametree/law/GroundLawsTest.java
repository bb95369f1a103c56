package org.gametree.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Timed;
import org.gametree.law.BoundedOrderLaws.Triple;
import org.gametree.law.TimedLaws.Bind;
import org.junit.jupiter.api.Test;

/** The laws of orders and of timed values, on ours and on broken ones. */
class GroundLawsTest {

    @Test
    void everyReadyMadeOrderObeysTheLawsOfOrders() {
        obeys(BoundedOrder.ints(), List.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE));
        obeys(BoundedOrder.longs(), List.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE));
        obeys(
                BoundedOrder.doubles(),
                List.of(Double.NEGATIVE_INFINITY, -1.5, -0.0, 0.0, Double.MIN_VALUE, Double.POSITIVE_INFINITY));
        obeys(BoundedOrder.natural("a", "m"), List.of("a", "b", "ba", "m"));
        obeys(BoundedOrder.of(Comparator.<Integer>reverseOrder(), 9, 0), List.of(9, 4, 0));
        obeys(
                BoundedOrder.adjoin(BigDecimal::compareTo),
                List.of(
                        Bounded.bottom(),
                        Bounded.value(new BigDecimal("1.0")),
                        Bounded.value(new BigDecimal("1.00")),
                        Bounded.value(new BigDecimal("2")),
                        Bounded.top()));
    }

    private static <V> void obeys(BoundedOrder<V> order, List<V> values) {
        for (BoundedOrder<V> each : List.of(order, order.reversed())) {
            Tally tally = Law.verify(new BoundedOrderLaws<>(each).all(), Triple.all(values));
            assertThat(tally.cases()).isEqualTo((long) values.size() * values.size() * values.size());
            assertThat(tally.neverApplied()).isEmpty();
        }
    }

    @Test
    void comparingBySubtractionIsCaught() {
        breaks(
                BoundedOrder.of((x, y) -> x - y, -9, 9),
                List.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE),
                "opposite",
                "transitive");
    }

    @Test
    void aComparatorThatNeverSaysEqualIsCaught() {
        breaks(BoundedOrder.of((x, y) -> x < y ? -1 : 1, 0, 9), List.of(0, 1, 9), "reflexive", "opposite");
    }

    @Test
    void nanUnderTheOperatorsOfTheLanguageIsCaught() {
        Comparator<Double> operators = (x, y) -> x < y ? -1 : x > y ? 1 : 0;
        breaks(BoundedOrder.of(operators, 0.0, 9.0), List.of(0.0, Double.NaN, 9.0), "equal alike", "transitive");
    }

    @Test
    void valuesOutsideTheBoundsAreCaught() {
        breaks(BoundedOrder.natural(0, 9), List.of(0, 12), "bounds");
    }

    private static <V> void breaks(BoundedOrder<V> order, List<V> values, String... laws) {
        List<String> broken = new BoundedOrderLaws<>(order)
                .linear().stream()
                        .filter(law -> Stream.of(law)
                                .flatMap(each -> values.stream()
                                        .flatMap(x -> values.stream()
                                                .flatMap(y -> values.stream().map(z -> new Triple<>(x, y, z)))))
                                .anyMatch(triple -> law.check(triple) == Law.Outcome.FAILS))
                        .map(Law::name)
                        .toList();
        assertThat(broken).contains(laws);
        assertThatExceptionOfType(LawFailure.class)
                .isThrownBy(() -> Law.verify(new BoundedOrderLaws<>(order).linear(), Triple.all(values)));
    }

    @Test
    void timedIsAMonadWhoseTimesAddUp() {
        List<Function<Integer, Timed<Integer>>> functions = List.of(
                Timed::pure, Timed::tick, v -> new Timed<>(v + 1, 3), v -> new Timed<>(-v, v * v), v -> Timed.tick(7));
        List<Bind<Integer>> cases = Stream.of(new Timed<>(0, 0), new Timed<>(2, 5), new Timed<>(-3, 1))
                .flatMap(x -> functions.stream().flatMap(f -> functions.stream().map(g -> new Bind<>(x, f, g))))
                .toList();
        Tally tally = Law.verify(TimedLaws.all(), cases);
        assertThat(tally.cases()).isEqualTo(75);
        assertThat(tally.neverApplied()).isEmpty();
    }
}
