package org.gametree.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link CoreBenchmark} and prints medians over the forks, ratios, and allocation per search. */
public final class CoreReport {
    private CoreReport() {}

    /**
     * Runs the benchmark.
     *
     * @param args none
     * @throws RunnerException if it cannot be run
     */
    public static void main(String[] args) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(CoreBenchmark.class.getName())
                        .addProfiler(GCProfiler.class)
                        .shouldFailOnError(true)
                        .build())
                .run();
        Map<String, Map<String, RunResult>> byShape = new TreeMap<>(Comparator.reverseOrder());
        for (RunResult result : results) {
            String method = result.getParams().getBenchmark();
            byShape.computeIfAbsent(result.getParams().getParam("shape"), shape -> new TreeMap<>())
                    .put(method.substring(method.lastIndexOf('.') + 1), result);
        }
        System.out.printf(
                "%n%-8s %22s %22s %22s %9s %9s%n",
                "b d", "alphaBeta", "plain objects", "int array", "/ plain", "/ array");
        byShape.forEach(CoreReport::print);
    }

    private static void print(String shape, Map<String, RunResult> results) {
        double generic = median(results.get("alphaBeta"));
        double plain = median(results.get("plainObjects"));
        double array = median(results.get("intArray"));
        System.out.printf(
                "%-8s %22s %22s %22s %9.2f %9.2f%n",
                shape,
                cell(results.get("alphaBeta")),
                cell(results.get("plainObjects")),
                cell(results.get("intArray")),
                generic / plain,
                generic / array);
    }

    private static String cell(RunResult result) {
        Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return String.format("%.1f µs %,.0f B", median(result), bytes.getScore());
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
