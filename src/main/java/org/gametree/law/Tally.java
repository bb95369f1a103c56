package org.gametree.law;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.gametree.law.Law.Outcome;

/**
 * How often each law applied in a run in which none failed.
 *
 * @param cases how many cases were checked, at least 1
 * @param applied by law name, in the order of the laws: how many cases met its hypothesis
 */
public record Tally(long cases, Map<String, Long> applied) {

    /**
     * Makes a tally over a copy of the map.
     *
     * @param cases how many cases were checked
     * @param applied how many cases met each law's hypothesis
     * @throws NullPointerException if {@code applied} is null
     * @throws IllegalArgumentException if {@code cases} is less than 1, or a count is negative or greater than it
     */
    public Tally {
        Objects.requireNonNull(applied, "applied is null; expected a count for each law");
        if (cases < 1) {
            throw new IllegalArgumentException("cases = " + cases + "; expected at least 1");
        }
        for (Map.Entry<String, Long> count : applied.entrySet()) {
            if (count.getValue() < 0 || count.getValue() > cases) {
                throw new IllegalArgumentException("applied = " + count + "; expected a count from 0 to " + cases);
            }
        }
        applied = Collections.unmodifiableMap(new LinkedHashMap<>(applied));
    }

    /**
     * Returns how many cases met a law's hypothesis.
     *
     * @param law the name of the law
     * @return how often it applied
     * @throws IllegalArgumentException if no law of that name was checked
     */
    public long applied(String law) {
        Long count = applied.get(law);
        if (count == null) {
            throw new IllegalArgumentException("law = " + law + "; expected one of " + applied.keySet());
        }
        return count;
    }

    /**
     * Returns the names of the laws whose hypothesis no case met: nothing is known of them.
     *
     * @return the names, in the order of the laws
     */
    public List<String> neverApplied() {
        return applied.entrySet().stream()
                .filter(entry -> entry.getValue() == 0)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns the number of cases, and a line for each law with how often it applied. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%,d cases", cases));
        applied.forEach(
                (law, count) -> text.append(String.format(Locale.ROOT, "%n  %-28s applied to %,d", law, count)));
        return text.toString();
    }

    /** Counts while a run goes on. */
    static final class Counter {
        private final List<String> names;
        private final long[] applied;
        private long cases;

        Counter(Collection<? extends Law<?>> laws) {
            names = laws.stream()
                    .<String>map(law -> Objects.requireNonNull(law, "a law is null; expected a law")
                            .name())
                    .toList();
            if (names.isEmpty()) {
                throw new IllegalArgumentException("laws is empty; expected at least one law");
            }
            List<String> twice = new ArrayList<>(names);
            names.stream().distinct().forEach(twice::remove);
            if (!twice.isEmpty()) {
                throw new IllegalArgumentException("laws names " + twice + " more than once; expected distinct names");
            }
            applied = new long[names.size()];
        }

        void nextCase() {
            cases++;
        }

        void count(int law, Outcome outcome) {
            if (outcome != Outcome.VACUOUS) {
                applied[law]++;
            }
        }

        Tally tally() {
            if (cases == 0) {
                throw new IllegalArgumentException("cases is empty; expected at least one case");
            }
            Map<String, Long> counts = new LinkedHashMap<>();
            for (int i = 0; i < applied.length; i++) {
                counts.put(names.get(i), applied[i]);
            }
            return new Tally(cases, counts);
        }
    }
}
