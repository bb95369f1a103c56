package org.gametree.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link VariantBenchmark} and prints each search's time per evaluation beside alpha-beta's. */
public final class VariantReport {
    private VariantReport() {}

    /**
     * Runs the benchmark.
     *
     * @param args options of JMH that go before the benchmark's own, such as {@code -f 1 -wi 1 -i 1} for a quick look
     * @throws RunnerException if it cannot be run
     * @throws CommandLineOptionException if an option is none of JMH's
     */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .include(VariantBenchmark.class.getName())
                        .shouldFailOnError(true)
                        .build())
                .run();
        Map<VariantBenchmark.Subject, Double> micros = new EnumMap<>(VariantBenchmark.Subject.class);
        for (RunResult result : results) {
            micros.put(VariantBenchmark.Subject.valueOf(result.getParams().getParam("subject")), median(result));
        }
        System.out.printf("%n%-12s %12s %12s %10s %13s%n", "search", "µs", "evaluations", "ns each", "/ alpha-beta");
        double alphaBeta = perEvaluation(VariantBenchmark.Subject.ALPHA_BETA, micros);
        for (VariantBenchmark.Subject subject : micros.keySet()) {
            double each = perEvaluation(subject, micros);
            System.out.printf(
                    "%-12s %12.1f %,12d %10.1f %13.2f%n",
                    subject, micros.get(subject), subject.run().time(), each, each / alphaBeta);
        }
    }

    private static double perEvaluation(
            VariantBenchmark.Subject subject, Map<VariantBenchmark.Subject, Double> micros) {
        return 1000 * micros.get(subject) / subject.run().time();
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
