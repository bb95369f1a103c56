package org.gametree.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link TraceBenchmark} and prints a trace's time as a ratio to that of the plain search; it fails above 5. */
public final class TraceReport {
    private static final double MOST = 5;

    private TraceReport() {}

    /**
     * Runs the benchmark.
     *
     * @param args options of JMH's own, for instance {@code -f 1 -wi 2 -i 2} for a short run
     * @throws RunnerException if it cannot be run
     * @throws CommandLineOptionException if an option is unknown
     */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        Map<String, Map<String, Double>> byShape = new TreeMap<>();
        for (RunResult result : new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .include(TraceBenchmark.class.getName())
                        .shouldFailOnError(true)
                        .build())
                .run()) {
            String method = result.getParams().getBenchmark();
            byShape.computeIfAbsent(result.getParams().getParam("shape"), shape -> new TreeMap<>())
                    .put(method.substring(method.lastIndexOf('.') + 1), median(result));
        }
        System.out.printf(
                "%n%-8s %12s %12s %10s %18s%n", "b d", "search µs", "trace µs", "/ search", "with steps / search");
        byShape.forEach((shape, micros) -> System.out.printf(
                "%-8s %12.1f %12.1f %10.2f %18.2f%n",
                shape,
                micros.get("search"),
                micros.get("trace"),
                micros.get("trace") / micros.get("search"),
                micros.get("traceAndCount") / micros.get("search")));
        if (byShape.values().stream().anyMatch(micros -> micros.get("trace") > MOST * micros.get("search"))) {
            throw new IllegalStateException("a trace took more than " + MOST + " times its search");
        }
    }

    // One figure for each fork, since forks differ by how the code was compiled.
    private static double median(RunResult result) {
        List<Double> forks = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            Result<?> mean = fork.getPrimaryResult();
            forks.add(mean.getScore());
        }
        Collections.sort(forks);
        return forks.get(forks.size() / 2);
    }
}
