package org.gametree.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link GameBenchmark} and prints nodes per second, their ratio to the search by hand, and allocation per node. */
public final class GameReport {
    private GameReport() {}

    /**
     * Runs the benchmark.
     *
     * @param args options of JMH's own, for instance {@code -f 1 -wi 2 -i 2} for a short run
     * @throws RunnerException if it cannot be run
     * @throws CommandLineOptionException if an option is unknown
     */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        Map<String, RunResult> results = new TreeMap<>();
        for (RunResult result : new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .include(GameBenchmark.class.getName())
                        .addProfiler(GCProfiler.class)
                        .shouldFailOnError(true)
                        .build())
                .run()) {
            String method = result.getParams().getBenchmark();
            results.put(method.substring(method.lastIndexOf('.') + 1), result);
        }
        double byHand = nodesASecond("byHand", results.get("byHand"));
        System.out.printf("%nConnect Four 7x6 to depth %d%n", GameBenchmark.DEPTH);
        System.out.printf("%-10s %12s %16s %9s %14s%n", "", "nodes", "nodes a second", "/ by hand", "bytes a node");
        results.forEach((name, result) -> System.out.printf(
                "%-10s %,12d %,16.0f %9.2f %14.4f%n",
                name,
                GameBenchmark.nodes(name),
                nodesASecond(name, result),
                nodesASecond(name, result) / byHand,
                result.getSecondaryResults().get("gc.alloc.rate.norm").getScore() / GameBenchmark.nodes(name)));
    }

    private static double nodesASecond(String name, RunResult result) {
        return GameBenchmark.nodes(name) * 1e6 / median(result);
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
