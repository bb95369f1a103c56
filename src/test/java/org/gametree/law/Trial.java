package org.gametree.law;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;
import org.gametree.law.Law.Outcome;
import org.gametree.law.Rejections.Subject;

/** Puts wrong searches before every law. */
record Trial(List<SearchCase<Integer>> cases, List<SearchCase<Integer>> casesForLeaves) {
    private static final BoundedOrder<Integer> ORDER = BoundedOrder.natural(0, 3);

    /** The laws of leaves search many times for each case, so they get smaller trees; all but C, which does not. */
    static Trial of(int vertices, int verticesForLeaves) {
        return new Trial(casesUpTo(vertices), casesUpTo(verticesForLeaves));
    }

    private static List<SearchCase<Integer>> casesUpTo(int vertices) {
        Iterable<SearchCase<Integer>> cases =
                Universe.of(List.of(0, 1, 2, 3), vertices).cases();
        return StreamSupport.stream(cases.spliterator(), false).toList();
    }

    Rejections of(List<Subject> subjects) {
        List<List<String>> rejecting =
                subjects.parallelStream().map(this::lawsRejecting).toList();
        Map<Subject, List<String>> rejections = new LinkedHashMap<>();
        for (int i = 0; i < subjects.size(); i++) {
            rejections.put(subjects.get(i), rejecting.get(i));
        }
        return new Rejections(names(), rejections);
    }

    List<String> lawsRejecting(Subject subject) {
        List<Law<SearchCase<Integer>>> laws = new ArrayList<>(lawsOfResults(subject));
        laws.add(lawsOfLeaves(subject).get(0));
        return Stream.concat(
                        laws.stream().filter(law -> rejects(law, cases)),
                        lawsOfLeaves(subject).stream().skip(1).filter(law -> rejects(law, casesForLeaves)))
                .map(Law::name)
                .toList();
    }

    private static boolean rejects(Law<SearchCase<Integer>> law, List<SearchCase<Integer>> cases) {
        return cases.stream().anyMatch(c -> law.check(c) == Outcome.FAILS);
    }

    private static List<Law<SearchCase<Integer>>> lawsOfResults(Subject subject) {
        return new AlphaBetaLaws<>(
                        ORDER, new WrongAlphaBeta<>(ORDER, ORDER, x -> x + 1, subject.mistake(), subject.where()))
                .all();
    }

    private static List<Law<SearchCase<Integer>>> lawsOfLeaves(Subject subject) {
        return new LeafLaws<>(ORDER, over -> wrongOver(over, subject)).all();
    }

    // A law may turn the order around; what the mistakes know beside it has to turn with it.
    private static TreeSearch<Tagged<Integer>> wrongOver(BoundedOrder<Tagged<Integer>> over, Subject subject) {
        BoundedOrder<Tagged<Integer>> upwards =
                BoundedOrder.of(Comparator.comparing(Tagged::value), Tagged.bound(0), Tagged.bound(3));
        boolean up = over.bottom().value() == 0;
        return new WrongAlphaBeta<>(
                over,
                up ? upwards : upwards.reversed(),
                x -> Tagged.bound(up ? x.value() + 1 : x.value() - 1),
                subject.mistake(),
                subject.where());
    }

    static List<String> names() {
        Subject any = new Subject(Mistake.NO_CUTOFF, Set.of());
        return Stream.of(lawsOfResults(any), lawsOfLeaves(any))
                .flatMap(List::stream)
                .map(Law::name)
                .toList();
    }
}
